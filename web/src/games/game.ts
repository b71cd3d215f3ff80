/** What a game gives to the shared table: its board, its desk, its words.  A new game is a new folder with one of these. */
import type { Component } from "svelte";
import type { ActionInfo, EventInfo } from "../generated/protocol";
import type { Spots } from "../table/difference";
import type { Flyer } from "../table/motion";
import type { Table } from "../table/table.svelte";
import type { Named } from "../text/parts";

/** The parts of a view that every game has; the rest is the game's own. */
export interface Position extends Record<string, unknown> {
  seat: string | null;
  actor: string | null;
  turn: string;
  turns: number;
  scores: Record<string, Record<string, number>>;
  winners: string[];
}

/** One line of a menu: something that can be done, or cannot and why. */
export interface Item {
  title: string;
  detail?: string;
  icon?: string; // a pictogram
  piece?: { kind: string; seat: string };
  action?: ActionInfo;
  run?: () => void;
  ask?: string; // the words of an action that may be impossible; the server says why
  locked?: string; // why it is impossible
}

/** A choice that is left after a click, shown beside what was clicked. */
export interface Menu {
  title: string;
  icon: string;
  items: Item[];
  topic?: string; // of the rules
  clear?: string[]; // places the menu should not cover, besides its own
}

export interface Hint {
  title: string;
  lines: string[];
  action?: ActionInfo; // what a click would do, to show what would change
}

/** A step of the first tour: its sentence, what it stands beside, and whether it waits until something is done. */
export interface TourStep {
  key: string;
  beside: string; // a selector
  waits?: boolean;
}

/** A way the game can end, and how near it is. */
export interface Goal {
  icon: string;
  label: string;
  value: number;
  most?: number;
}

export interface Button {
  label: string;
  icon: string;
  key?: string;
  menu?: () => Menu | null;
  action?: ActionInfo;
  run?: () => void;
  active?: boolean;
  disabled?: string; // why not
  primary?: boolean;
}

export interface GameClient {
  name: string;
  catalogue: string;
  Board: Component<{ table: Table }>;
  Desk: Component<{ table: Table }>;
  SmallDesk: Component<{ table: Table }>; // on a phone
  Row: Component<{ table: Table; seat: string }>; // in the panel of every player
  Picture: Component<{ board: unknown }>; // a small picture of a board
  flyer: Flyer;
  isPortrait: (board: unknown) => boolean;
  points: (position: Position, seat: string) => number;
  spots: (position: Position) => Spots;
  goals: (position: Position) => Goal[];
  left: (position: Position) => { used: number; left: number } | null; // actions of this turn
  buttons: (table: Table) => Button[];
  end: (asked: ActionInfo[]) => ActionInfo | undefined; // the action that ends the turn
  endWarning: (table: Table) => string;
  choose: (table: Table, target: string, all: boolean) => ActionInfo | Menu | null;
  followUp: (action: ActionInfo) => ((actions: ActionInfo[]) => ActionInfo | null) | null; // what one click answers too
  drop: (table: Table, from: string, to: string) => void; // a piece has been dragged
  explain: (table: Table, target: string) => Hint | null;
  impossible: (table: Table, target: string) => string | null; // words to ask the server about
  changes: (before: Position, after: Position, name: (seat: string) => string) => string[];
  naming: (parameter: string, value: unknown) => Named | null; // what a parameter of a sentence stands for
  press: (table: Table, key: string) => boolean;
  scored: (event: EventInfo) => { seat: string; points: number } | null;
  sources: { name: string; colour: string }[]; // of points, in the order of the score sheet
  tour: TourStep[];
  onView?: (table: Table) => void;
}
