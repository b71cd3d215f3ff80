// Made from the structs of the server by `python -m kogge.server.typescript`; do not edit.

export const PROTOCOL = 1;

/** Anything that JSON can hold: positions and arguments differ from game to game. */
export type Json = unknown;

/** The first message: which table, and the secrets of the seats (and of the host) this client holds. */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  secrets?: string[];
  name?: string | null;
}

/** The first message of a client that looks at the lobby and waits for its turn at its tables. */
export interface Lobby {
  type: "lobby";
  protocol: number;
  tables?: string[];
  secrets?: string[];
}

/** Decide: the number of a legal action, or its words. */
export interface DoAct {
  type: "act";
  id: string;
  seat: number;
  revision: number;
  action?: number | null;
  text?: string | null;
}

/** Take back one decision or the whole turn; beyond the rule the others are asked. */
export interface DoUndo {
  type: "undo";
  id: string;
  seat: number;
  revision: number;
  whole_turn?: boolean;
}

/** Agree, or not, to what somebody wants to take back. */
export interface Consent {
  type: "consent";
  id: string;
  seat: number;
  revision: number;
  agree?: boolean;
}

/** Ask why an action is not possible. */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  action?: number | null;
  text?: string | null;
}

/** Ask what the position would be after a legal action; never past something hidden. */
export interface Preview {
  type: "preview";
  id: string;
  seat: number;
  action?: number | null;
  text?: string | null;
}

/** Ask for the whole view again. */
export interface Look {
  type: "look";
  id: string;
}

/** Take an open seat; at a table with shuffled seats any of them. */
export interface Sit {
  type: "sit";
  id: string;
  name: string;
  seat?: number | null;
}

/** Give the seat up for good: a bot goes on, or before the game begins the seat is open again. */
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
}

/** Let a bot answer until I am back. */
export interface Away {
  type: "away";
  id: string;
  seat: number;
  bot?: string;
}

/** I answer again myself. */
export interface Back {
  type: "back";
  id: string;
  seat: number;
}

/** Give the game up; a bot plays on. */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

/** Who answers my questions in other turns: I myself, a bot, or a bot after so many seconds. */
export interface Answers {
  type: "answers";
  id: string;
  seat: number;
  by: "after" | "bot" | "self";
  seconds?: number;
}

/** The host fills an empty seat with a bot, or opens the seat of a bot. */
export interface SetSeat {
  type: "set_seat";
  id: string;
  seat: number;
  to: "bot" | "open";
  bot?: string;
}

/** The host does not want to hear a seat, or does again. */
export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  muted?: boolean;
}

/** Say something to the table. */
export interface Chat {
  type: "chat";
  id: string;
  seat: number;
  line: string;
}

/** Play again with the same people: a new table with the same secrets. */
export interface Rematch {
  type: "rematch";
  id: string;
  seat: number;
}

/** Who sits where. */
export interface SeatInfo {
  seat: string;
  colour: string;
  kind: "bot" | "invited" | "open" | "person";
  name: string;
  bot: string;
  away: boolean;
  answers: string;
  muted: boolean;
}

/** How long a seat may think: seconds for every turn, and then what is left in its bank. */
export interface ClockSettings {
  kind?: "live" | "none" | "slow";
  bank?: number;
  per_turn?: number;
}

/** How much time there is: the deadline of the seat that is asked and the banks, in seconds since 1970. */
export interface ClockInfo {
  settings: ClockSettings;
  banks: number[];
  running: number | null;
  since: number;
  allowance: number;
  deadline: number | null;
}

/** What everybody at the table knows besides the position. */
export interface TableInfo {
  status: "finished" | "running" | "waiting";
  ruleset: string;
  rules: Record<string, Json>;
  seats: SeatInfo[];
  clock: ClockInfo;
  undo: "consent" | "never" | "turn";
  public: boolean;
  practice: boolean;
  asked: number | null;
  reply: boolean;
  decisions: number;
}

/** A message of the catalogue, and its sentence in English. */
export interface Words {
  key: string;
  params: Record<string, Json>;
  text: string;
}

/** Something that happened. */
export interface EventInfo {
  kind: string;
  seat: string;
  args: Record<string, Json>;
}

/** The part of a view that is the same for everybody, made once per revision. */
export interface Shared {
  info: TableInfo;
  position: Record<string, Json>;
  prompt: Words;
  events: EventInfo[];
}

/** What a seat sees besides: replaces the entries of the same name of the shared position, and its own events. */
export interface Own {
  seat: number;
  position: Record<string, Json>;
  events: EventInfo[] | null;
}

/** A legal action: its number in this process, its kind, what it names, where a click means it, its words. */
export interface ActionInfo {
  id: number;
  verb: string;
  args: Record<string, Json>;
  targets: string[];
  text: string;
}

/** The question to a seat of this client: everything that may be answered. */
export interface Asked {
  seat: number;
  actions: ActionInfo[];
}

/** The table as this client sees it, at this revision. */
export interface View {
  type: "view";
  table: string;
  revision: number;
  shared: Shared;
  own: Own[];
  asked: Asked | null;
}

/** One line of the talk at a table. */
export interface ChatLine {
  number: number;
  at: number;
  seat: number | null;
  name: string;
  line: string;
}

/** The answer to hello: the seats that are this client's, and what was said so far.  A view follows. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: string;
  revision: number;
  seats: number[];
  host: boolean;
  chat: ChatLine[];
  present: number[];
  time: number;
}

/** What was asked for has been done and stored; this revision followed from it. */
export interface Done {
  type: "done";
  id: string;
  table: string;
  revision: number;
  secret: string | null;
  seat: number | null;
}

/** What was asked for has not been done, and why.  A stale message gets the whole view with it. */
export interface Refusal {
  type: "refused";
  id: string;
  table: string;
  revision: number;
  reason: Words;
  view: View | null;
}

/** The answer to `why` (a reason, or none if it is possible) and `preview` (the position afterwards). */
export interface Answer {
  type: "answer";
  id: string;
  table: string;
  revision: number;
  reason: Words | null;
  position: Record<string, Json> | null;
}

/** A seat of this client is asked, and was not before; `reply` if it is somebody else's turn. */
export interface YourTurn {
  type: "your_turn";
  table: string;
  revision: number;
  seat: number;
  reply: boolean;
}

/** Somebody wants to take back; `open` lists the seats that have not agreed yet.  Withdrawn when it is empty. */
export interface UndoAsked {
  type: "undo_asked";
  table: string;
  revision: number;
  seat: number;
  whole_turn: boolean;
  open: number[];
}

/** A line of chat. */
export interface Said {
  type: "said";
  table: string;
  revision: number;
  line: ChatLine;
}

/** Something the table should know. */
export interface Notice {
  type: "notice";
  table: string;
  revision: number;
  words: Words;
}

/** The seats whose people are connected. */
export interface Present {
  type: "present";
  table: string;
  revision: number;
  seats: number[];
}

/** There is a new table for the same people; the secrets of their seats are the same. */
export interface RematchReady {
  type: "rematch_ready";
  table: string;
  revision: number;
  new_table: string;
}

/** A table in a list. */
export interface LobbyTable {
  id: string;
  status: "finished" | "running" | "waiting";
  ruleset: string;
  names: string[];
  open_seats: number;
  revision: number;
  updated: number;
  deadline: number | null;
  result: string;
  your_turn: boolean;
}

/** The lobby: my tables, those where it is my turn first, and the open, running and finished public ones. */
export interface Tables {
  type: "tables";
  mine: LobbyTable[];
  waiting: LobbyTable[];
  running: LobbyTable[];
  finished: LobbyTable[];
}

/** The server closes the connection, and why. */
export interface Bye {
  type: "bye";
  reason: Words;
}

/** Who is to have a seat: I myself, somebody whom I send the link, a bot, or whoever comes. */
export interface SeatWish {
  kind?: "bot" | "invited" | "me" | "open";
  name?: string | null;
  bot?: string;
  colour?: string | null;
}

/** No clock, a live one (bank and seconds per turn) or a slow one (hours per turn). */
export interface ClockWish {
  kind?: "live" | "none" | "slow";
  bank?: number;
  seconds_per_turn?: number;
  hours_per_turn?: number;
}

/** A table as it is asked for; what is left out of the rules gets the game's usual value. */
export interface NewTable {
  rules: Record<string, Json>;
  seats?: SeatWish[];
  public?: boolean;
  undo?: "consent" | "never" | "turn";
  clock?: ClockWish;
  shuffled?: boolean;
  seed?: string | null;
}

/** The secret of a seat, told once: whoever has it holds the seat. */
export interface SeatLink {
  seat: number;
  kind: "invited" | "me";
  secret: string;
  link: string;
}

/** A new table, the secret of its host, and the links of its seats. */
export interface Created {
  table: string;
  host_secret: string;
  seats: SeatLink[];
}

/** An edition, and its boards by number of players. */
export interface EditionInfo {
  name: string;
  boards: Record<string, string[]>;
}

/** A rule that can be switched: its values, the key of the sentence about it, where it can be chosen. */
export interface OptionInfo {
  name: string;
  values: string[];
  about: string;
  applies: string[];
}

/** What can be played. */
export interface GameInfo {
  name: string;
  version: number;
  editions: EditionInfo[];
  options: OptionInfo[];
  bots: string[];
}

/** That the server and its database answer. */
export interface Health {
  status: string;
  protocol: number;
  tables: Record<string, number>;
  memory: Record<string, number>;
}

/** The tables I know and the secrets I have; sent in the body, so that no address holds a secret. */
export interface MyTables {
  tables?: string[];
  secrets?: string[];
}

/** From which revision of a finished game I go on, in which seat, against which bots. */
export interface Continue {
  revision: number;
  seat?: number;
  name?: string;
  bot?: string;
}

/** A record (text or JSON) to go on with as practice; seats as at a new table, usually me against bots. */
export interface Import {
  record: string;
  seats?: SeatWish[];
}

/** One decision: its number (from 1), the turn it belongs to, whose it was, and what happened. */
export interface Decision {
  number: number;
  turn: number;
  seat: string;
  events: EventInfo[];
}

/** Who has how many points and from what. */
export interface ScoreSheet {
  names: Record<string, string>;
  points: Record<string, Record<string, number>>;
  winners: string[];
}

export type FirstMessage = Hello | Lobby;

export type Request = DoAct | DoUndo | Consent | Why | Preview | Look | Sit | Leave | Away | Back | Resign | Answers | SetSeat | Mute | Chat | Rematch;

export type Message = View | Welcome | Done | Refusal | Answer | YourTurn | UndoAsked | Said | Notice | Present | RematchReady | Tables | Bye;
