/** Components drawn for themselves. */
import { render } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { client } from "../src/games/teutonica";
import SpaceShape from "../src/games/teutonica/SpaceShape.svelte";
import Piece from "../src/look/Piece.svelte";
import SeatBadge from "../src/look/SeatBadge.svelte";
import Segments from "../src/shell/Segments.svelte";
import { addCatalogue } from "../src/text/fluent";

beforeAll(() => addCatalogue(client.catalogue));

test("traders are cubes and merchants are discs, with the symbol of their seat", () => {
  const trader = render(Piece, { colour: "blue", kind: "trader" }).container;
  const merchant = render(Piece, { colour: "red", kind: "merchant" }).container;
  expect(trader.querySelectorAll("rect").length).toBeGreaterThan(0);
  expect(merchant.querySelectorAll("rect")).toHaveLength(0);
  expect(merchant.querySelectorAll("circle").length).toBeGreaterThan(0);
  expect(trader.querySelector("path")!.getAttribute("d")).not.toBe(merchant.querySelector("path")!.getAttribute("d"));
});

test("a space shows its privilege by strokes, and a coin by its worth", () => {
  const pink = render(SpaceShape, { space: { privilege: "pink", shape: "square", prestige: 0 } }).container;
  expect(pink.querySelectorAll("path")).toHaveLength(3);
  const coin = render(SpaceShape, { space: { privilege: "white", shape: "round", prestige: 2 } }).container;
  expect(coin.querySelector("text")!.textContent).toBe("2");
});

test("a badge has colour and symbol", () => {
  const badge = render(SeatBadge, { colour: "purple" }).container;
  expect(badge.querySelector("rect")!.getAttribute("fill")).toBe("#4a2a7a");
  expect(badge.querySelector("path")).not.toBeNull();
});

test("a choice of a few tells what was chosen", async () => {
  let chosen = "";
  const { getByLabelText } = render(Segments, {
    label: "Board",
    options: ["East", "Britannia"].map((label) => ({ value: label, label })),
    value: "East",
    choose: (value: string) => (chosen = value),
  });
  (getByLabelText("Britannia") as HTMLInputElement).click();
  expect(chosen).toBe("Britannia");
});
