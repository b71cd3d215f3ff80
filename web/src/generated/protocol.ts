// Made from the structs of the server by `python -m kogge.server.typescript`; do not edit.

export const PROTOCOL = 1;

/** Anything that JSON can hold: positions and arguments differ from game to game. */
export type Json = unknown;

/** The first message: which table, and the secrets of the seats (and of the host) this client holds.  With a name, whoever comes by the link of an invitation sits down at once. */
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

/** Ask what happened in the decisions after that number, as a seat knows it; without a seat, as everybody does. */
export interface Past {
  type: "past";
  id: string;
  since?: number;
  seat?: number | null;
}

/** Take an open seat (at a table with shuffled seats any of them), or the one I am invited to. */
export interface Sit {
  type: "sit";
  id: string;
  name: string;
  seat?: number | null;
  colour?: string | null;
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

/** The host gives a seat to a bot, or opens one.  A person is only replaced while not here: before the game begins for good, later by a bot until the person is back. */
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

/** How much time there is, in seconds; moments count from 1970. */
export interface ClockInfo {
  settings: ClockSettings;
  banks: number[];
  left: number[];
  running: number | null;
  since: number;
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
  turn: number;
  owner: number | null;
  asked: number | null;
  reply: boolean;
  decisions: number;
  rematch: string;
}

/** A message of the catalogue, and its sentence in English. */
export interface Words {
  key: string;
  params: Record<string, Json>;
  text: string;
}

/** What led to this revision.  A decision is told by its events, what was taken back and who came by the words. */
export interface Change {
  kind: "act" | "seat" | "undo";
  seat: number;
  number: number;
  why: "away" | "back" | "clock" | "host" | "left" | "resigned" | "sits" | null;
  words: Words | null;
}

/** Something that happened. */
export interface EventInfo {
  kind: string;
  seat: string;
  args: Record<string, Json>;
  words: Words;
}

/** The part of a view that is the same for everybody, made once per revision. */
export interface Shared {
  info: TableInfo;
  position: Record<string, Json>;
  prompt: Words;
  change: Change | null;
  events: EventInfo[];
}

/** What a seat sees besides: replaces the entries of the same name of the shared position, and its own events. */
export interface Own {
  seat: number;
  position: Record<string, Json>;
  events: EventInfo[] | null;
}

/** A kind of action: what it is called, and what it costs where it costs something. */
export interface KindInfo {
  verb: string;
  name: Words;
  cost: Words | null;
}

/** A legal action: its number in this process, its kind, what it names, where a click means it, its words. */
export interface ActionInfo {
  id: number;
  verb: string;
  args: Record<string, Json>;
  targets: string[];
  text: string;
}

/** The question to a seat of this client: everything that may be answered, and the kinds of these actions. */
export interface Asked {
  seat: number;
  prompt: Words;
  kinds: KindInfo[];
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

/** A decision of the past: its number and turn, counted from 1, whose it was, and what happened. */
export interface Decided {
  number: number;
  turn: number;
  seat: number;
  events: EventInfo[];
}

/** The answer to `past`.  If it does not reach the last decision, ask again from where it ends. */
export interface Story {
  type: "story";
  id: string;
  table: string;
  revision: number;
  since: number;
  decisions: Decided[];
}

/** A seat of this client is asked: once in its turn, again after a person's answer, once for every reply. */
export interface YourTurn {
  type: "your_turn";
  table: string;
  revision: number;
  seat: number;
  reply: boolean;
}

/** Somebody wants to take back; `open` lists the seats that have not agreed yet.  Withdrawn when it is empty, and by every change of the table. */
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

/** A board of an edition for a number of players, and the options that can be chosen there. */
export interface BoardInfo {
  name: string;
  title: string;
  players: number;
  options: string[];
}

/** An edition: for each number of players its boards, the usual one first. */
export interface EditionInfo {
  name: string;
  title: Words;
  players: number[];
  boards: BoardInfo[];
}

/** A rule that can be switched: its values, the usual one first. */
export interface OptionInfo {
  name: string;
  values: string[];
  about: Words;
}

/** What can be played; the usual edition comes first. */
export interface GameInfo {
  name: string;
  title: Words;
  in_short: Words;
  version: number;
  usual_players: number;
  editions: EditionInfo[];
  options: OptionInfo[];
  bots: string[];
}

/** A topic of the rules, in Markdown; a link `#name` leads to another topic. */
export interface TopicInfo {
  name: string;
  title: string;
  summary: string;
  verbs: string[];
  text: string;
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

/** Who has how many points and from what. */
export interface ScoreSheet {
  names: Record<string, string>;
  points: Record<string, Record<string, number>>;
  winners: string[];
}

/** The complete position at a revision, and what a spectator saw of it. */
export interface PositionAt {
  revision: number;
  decisions: number;
  position: Record<string, Json>;
  view: Record<string, Json>;
}

/** One decision: its number (from 1), the turn it belongs to, whose it was, and what happened. */
export interface Decision {
  number: number;
  turn: number;
  seat: string;
  events: EventInfo[];
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

/** A record (text or JSON) to go on with as practice; who has the seats as at a new table, usually I have all. */
export interface Import {
  record: string;
  seats?: SeatWish[];
}

/** Why a request has been refused. */
export interface Problem {
  status: number;
  error: Words;
}

export type FirstMessage = Hello | Lobby;

export type Request = DoAct | DoUndo | Consent | Why | Preview | Look | Past | Sit | Leave | Away | Back | Resign | Answers | SetSeat | Mute | Chat | Rematch;

export type Message = View | Welcome | Done | Refusal | Answer | Story | YourTurn | UndoAsked | Said | Notice | Present | RematchReady | Tables | Bye;
