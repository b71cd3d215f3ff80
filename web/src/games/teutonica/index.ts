/** Hansa Teutonica at the shared table. */
import rulesCatalogue from "../../../../src/kogge/texts/en/teutonica.ftl?raw";
import webCatalogue from "../../../../src/kogge/texts/en/web-teutonica.ftl?raw";
import { t } from "../../text/fluent";
import type { GameClient } from "../game";
import Board from "./Board.svelte";
import { buttons } from "./buttons";
import { changes, prestigeOf } from "./changes";
import { choose, drop, followUp, impossible } from "./choices";
import type { BoardData, Teutonica } from "./data";
import Desk from "./Desk.svelte";
import Flyer from "./Flyer.svelte";
import { explain } from "./hints";
import Picture from "./Picture.svelte";
import Row from "./Row.svelte";
import SmallDesk from "./SmallDesk.svelte";
import { spots } from "./spots";
import { naming } from "./words";

export const client: GameClient = {
  name: "teutonica",
  catalogue: `${rulesCatalogue}\n${webCatalogue}`,
  Board,
  Desk,
  SmallDesk,
  Row,
  Picture,
  flyer: Flyer,
  isPortrait: (board) => (board as BoardData).size[1] > (board as BoardData).size[0],
  points: (position, seat) => prestigeOf(position as Teutonica, seat),
  spots: (position) => spots(position as Teutonica),
  goals: (position) => {
    const { ends } = position as Teutonica;
    return [
      { icon: "crown", label: t("web-goal-lead"), value: ends.prestige[0], most: ends.prestige[1] },
      { icon: "post", label: t("web-goal-complete"), value: ends.completed[0], most: ends.completed[1] },
      { icon: "privilege", label: t("web-goal-markers"), value: ends.bag },
    ];
  },
  left: (position) => {
    const seen = position as Teutonica;
    const most = seen.players[seen.turn]?.values.actions ?? 0;
    const left = seen.actions;
    return { left, used: Math.max(most - left, 0) };
  },
  buttons,
  end: (asked) => asked.find((action) => action.verb === "end"),
  endWarning: (table) => {
    const left = (table.position as Teutonica).actions;
    return left > 0 ? t("web-end-warning", { left }) : "";
  },
  choose,
  followUp,
  drop,
  explain,
  impossible,
  changes: (before, after, name) => changes(before as Teutonica, after as Teutonica, name),
  naming,
  press: (table, key) => {
    if (key !== "t" && key !== "m") return false;
    table.kind = key === "t" ? "trader" : "merchant";
    return true;
  },
  scored: (event) => (event.kind === "points" ? { seat: event.seat, points: Number(event.args.points) } : null),
  sources: [
    { name: "control", colour: "#766642" },
    { name: "coin", colour: "#9a7b1c" },
    { name: "connection", colour: "#8a4b2b" },
    { name: "abilities", colour: "#6b4a2b" },
    { name: "markers", colour: "#5f1024" },
    { name: "special", colour: "#8f6a14" },
    { name: "cities", colour: "#22606a" },
    { name: "network", colour: "#3e5a2a" },
    { name: "missions", colour: "#4a2a7a" },
  ],
  tour: [
    { key: "web-tour-goal", beside: ".players" },
    { key: "web-tour-place", beside: ".board .point.legal", waits: true },
    { key: "web-tour-undo", beside: "[data-key=U]" },
    { key: "web-tour-second", beside: "[data-seat-desk] .kind", waits: true },
    { key: "web-tour-route", beside: ".board .city" },
    { key: "web-tour-income", beside: "[data-key=I]" },
    { key: "web-tour-end", beside: "[data-end]", waits: true },
    { key: "web-tour-log", beside: ".side .log" },
  ],
  onView: (table) => {
    const supply = (table.position as Teutonica).players[table.me ?? ""]?.supply;
    if (!supply) return;
    if (table.kind === "merchant" && supply.merchants === 0) table.kind = "trader";
    if (table.kind === "trader" && supply.traders === 0 && supply.merchants > 0) table.kind = "merchant";
  },
};
