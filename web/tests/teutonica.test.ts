/** What a click means, where things stand, what is compared: Hansa Teutonica without a server. */
import { beforeAll, expect, test } from "vitest";
import type { ActionInfo } from "../src/generated/protocol";
import { client } from "../src/games/teutonica";
import { changes } from "../src/games/teutonica/changes";
import { choose, followUp, impossible, routeOf } from "../src/games/teutonica/choices";
import { layoutOf } from "../src/games/teutonica/layout";
import { spots } from "../src/games/teutonica/spots";
import { naming } from "../src/games/teutonica/words";
import type { Menu } from "../src/games/game";
import type { Table } from "../src/table/table.svelte";
import { addCatalogue } from "../src/text/fluent";
import { board, position } from "./board";

beforeAll(() => addCatalogue(client.catalogue));

const POINT = "Arnheim/Isle_of_Man.1";
const ROUTE = "Arnheim/Isle_of_Man";
const action = (id: number, verb: string, args: Record<string, unknown>, targets: string[]): ActionInfo => ({
  id,
  verb,
  args,
  targets,
  text: "",
});
const place = (id: number, kind: string): ActionInfo =>
  action(id, "place", { kind, route: ROUTE, point: POINT }, [POINT]);

function tableWith(actions: ActionInfo[], shown = position(), kind = "trader"): Table {
  const byTarget = new Map<string, ActionInfo[]>();
  for (const one of actions)
    for (const target of one.targets) byTarget.set(target, [...(byTarget.get(target) ?? []), one]);
  const table = {
    board,
    shown,
    position: shown,
    kind,
    me: "blue",
    byTarget,
    actions,
    asked: { seat: 0, actions },
    nameOf: (seat: string) => seat,
  };
  return table as unknown as Table;
}

test("one click places the kind chosen on the desk", () => {
  const actions = [place(1, "trader"), place(2, "merchant")];
  expect(choose(tableWith(actions), POINT, false)).toBe(actions[0]);
  expect(choose(tableWith(actions, position(), "merchant"), POINT, false)).toBe(actions[1]);
});

test("a long press offers everything", () => {
  const menu = choose(tableWith([place(1, "trader"), place(2, "merchant")]), POINT, true) as Menu;
  expect(menu.items.map((item) => item.title)).toEqual(["Place a trader", "Place a merchant"]);
});

test("nothing is meant where nothing is legal, and the server is asked why", () => {
  const table = tableWith([]);
  expect(choose(table, POINT, false)).toBeNull();
  expect(impossible(table, POINT)).toBe(`place trader ${POINT}`);
});

test("a full route offers what it may bring, and keeps the impossible in the list", () => {
  const create = [
    action(5, "create", { route: ROUTE, benefit: "nothing" }, [ROUTE]),
    action(6, "create", { route: ROUTE, benefit: "post", city: "Arnheim" }, ["Arnheim", ROUTE]),
  ];
  const full = position({ routes: { [ROUTE]: ["blue trader", "blue trader", "blue merchant"] } });
  const menu = choose(tableWith(create, full), POINT, false) as Menu;
  expect(menu.items.map((item) => item.title)).toEqual([
    "Post in Arnheim",
    "Post in Isle of Man",
    "Develop Keys",
    "Only create the route",
  ]);
  expect(menu.items[0]!.action).toBe(create[1]);
  expect(menu.items[1]!.ask).toBe(`create ${ROUTE} post Isle_of_Man`);
});

test("a displacement pays in traders without another question", () => {
  const displace = action(
    7,
    "displace",
    { with: "trader", owner: "red", piece: "merchant", route: ROUTE, point: POINT },
    [POINT],
  );
  const pay = [0, 1, 2].map((merchants) => action(10 + merchants, "pay", { merchants }, []));
  expect(followUp(displace)!(pay)).toBe(pay[0]);
  expect(followUp(displace)!([place(1, "trader")])).toBeNull();
  expect(followUp(place(1, "trader"))).toBeNull();
});

test("points, routes and markers belong to routes", () => {
  expect(routeOf(POINT)).toBe(ROUTE);
  expect(routeOf(ROUTE)).toBe(ROUTE);
  expect(routeOf(`marker:${ROUTE}`)).toBe(ROUTE);
  expect(routeOf("Arnheim")).toBeNull();
});

test("everything that lies somewhere is counted", () => {
  const found = spots(
    position({
      routes: { [ROUTE]: [null, "red merchant", null] },
      extra_posts: { Arnheim: ["red trader", "blue trader"] },
    }),
  );
  expect(found[`point:${ROUTE}.2`]).toEqual({ "red merchant": 1 });
  expect(found["supply:blue"]).toEqual({ "blue trader": 5, "blue merchant": 1 });
  expect(found["desk:blue:book"]).toEqual({ "blue merchant": 3 });
  expect(found["extra:Arnheim:0"]).toEqual({ "blue trader": 1 }); // counted from the right: they grow to the left
  expect(found[`marker:${ROUTE}`]).toEqual({ "marker swap": 1 });
});

test("plates stay in the frame and off the points", () => {
  const layout = layoutOf(board);
  for (const plate of layout.plates) {
    expect(layout.frame.excess(plate.box)).toBe(0);
    for (const road of layout.roads)
      for (const point of road.points) expect(plate.box.distance(point.at)).toBeGreaterThan(8);
  }
  expect(layout.roads[0]!.points[2]!.boat).toBe(true);
  expect(layout.roads[1]!.permanent).not.toBeNull();
});

test("what an action changes is said in a few words", () => {
  const after = position({ controllers: { Arnheim: "blue" } });
  after.players.blue!.prestige.control = 2;
  after.players.blue!.markers = ["swap"];
  after.players.blue!.supply.traders = 3;
  expect(changes(position(), after, (seat) => seat.toUpperCase())).toEqual([
    "BLUE +2",
    "marker Swap posts",
    "supply −2",
    "BLUE controls Arnheim",
  ]);
});

test("names in sentences stand for seats and places", () => {
  expect(naming("seat", "blue")).toEqual({ text: "blue", seat: "blue" });
  expect(naming("route", ROUTE)).toEqual({ text: "Arnheim–Isle of Man", place: ROUTE });
  expect(naming("marker", "move_three")).toEqual({ text: "Move three" });
  expect(naming("owner", "neutral")).toBeNull();
});
