/** The comparison of two positions that the animation follows. */
import { expect, test } from "vitest";
import { difference, put, type Spots } from "../src/table/difference";

test("nothing moves between equal positions", () => {
  const spots: Spots = { supply: { "blue trader": 5 } };
  expect(difference(spots, { supply: { "blue trader": 5 } })).toEqual([]);
});

test("a piece travels from where it is missing to where it is new", () => {
  const before: Spots = { supply: { "blue trader": 5 } };
  const after: Spots = { supply: { "blue trader": 4 }, "point:A/B.1": { "blue trader": 1 } };
  expect(difference(before, after)).toEqual([{ piece: "blue trader", from: "supply", to: "point:A/B.1" }]);
});

test("pieces of different kinds are not mistaken for each other", () => {
  const before: Spots = { supply: { "blue trader": 1, "blue merchant": 1 } };
  const after: Spots = { a: { "blue merchant": 1 }, b: { "blue trader": 1 } };
  expect(difference(before, after)).toHaveLength(2);
  expect(difference(before, after)).toContainEqual({ piece: "blue trader", from: "supply", to: "b" });
});

test("a displaced piece leaves before the other one arrives", () => {
  const before: Spots = { point: { "red trader": 1 }, supply: { "blue trader": 2 } };
  const after: Spots = { point: { "blue trader": 1 }, hand: { "red trader": 1 }, stock: { "blue trader": 1 } };
  const moves = difference(before, after);
  expect(moves[0]).toEqual({ piece: "red trader", from: "point", to: "hand" });
  expect(moves).toHaveLength(3);
});

test("a piece that comes from nowhere that can be seen does not travel", () => {
  expect(difference({}, { "marker:A/B": { "marker swap": 1 } })).toEqual([]);
});

test("income moves as many pieces as were taken", () => {
  const before: Spots = { stock: { "blue trader": 7 }, supply: {} };
  const after: Spots = { stock: { "blue trader": 4 }, supply: { "blue trader": 3 } };
  expect(difference(before, after)).toHaveLength(3);
});

test("nothing is put for no piece", () => {
  const spots: Spots = {};
  put(spots, "a", null);
  put(spots, "a", "blue trader", 0);
  expect(spots).toEqual({});
});
