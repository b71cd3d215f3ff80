/** One table: the connection, what is shown, what can be done, and what has been said.  Knows no game's rules. */
import { tick } from "svelte";
import type { GameClient, Item, Menu, Position } from "../games/game";
import { PROTOCOL } from "../generated/protocol";
import type { ActionInfo, ChatLine, Message, UndoAsked, View, Words } from "../generated/protocol";
import { earlier } from "../net/http";
import { Socket, type Asking, type Status } from "../net/socket";
import { difference } from "./difference";
import { Log } from "./log.svelte";
import { remember, secretsOf } from "./memory";
import { fly, rise } from "./motion";
import { settings } from "./settings.svelte";
import { ring } from "./sound";
import { t } from "../text/fluent";

/** A narrower choice: only these actions are offered until one is taken or it is left. */
export interface Selection {
  label: string;
  actions: ActionInfo[];
}

export interface OpenMenu extends Menu {
  target: string; // what it stands beside: a place of the board, or the id of an element
}

export interface Note {
  number: number;
  text: string;
  kind: "reason" | "notice";
}

/** What to answer to the next question without asking, decided with the click before. */
type FollowUp = (actions: ActionInfo[]) => ActionInfo | null;

const NOTE_TIME = 6000; // milliseconds that a note stays
const ANSWER_KINDS = ["Enter", " "];

export class Table {
  status = $state<Status>("connecting");
  mine = $state<number[]>([]);
  isHost = $state(false);
  present = $state<number[]>([]);
  chat = $state<ChatLine[]>([]);
  view = $state.raw<View | null>(null); // the newest that is shown
  position = $state.raw<Position | null>(null);
  past = $state.raw<{ number: number; position: Position } | null>(null); // an earlier position that is looked at
  selection = $state.raw<Selection | null>(null);
  menu = $state.raw<OpenMenu | null>(null);
  lit = $state.raw<string[]>([]); // places that something elsewhere points at
  notes = $state.raw<Note[]>([]);
  undoAsked = $state.raw<UndoAsked | null>(null);
  rematch = $state("");
  goodbye = $state("");
  busy = $state(false);
  kind = $state("trader"); // of the piece to be used next, on the desk
  lastPlaces = $state.raw<string[]>([]); // where the last change happened
  waiting = $state(0); // views that are still to be shown
  readonly log: Log;

  private readonly socket: Socket;
  private queue: View[] = [];
  private showing = false;
  private stopMotion: (() => void) | null = null;
  private followUp: FollowUp | null = null;
  private noteNumber = 0;
  private readonly previews = new Map<string, Promise<Position | null>>();

  constructor(
    readonly id: string,
    readonly game: GameClient,
    readonly board: unknown,
    private readonly name: string,
  ) {
    this.log = new Log(id);
    this.socket = new Socket(
      () => ({ type: "hello", protocol: PROTOCOL, table: id, secrets: secretsOf(id), name: this.name || null }),
      (message) => this.hear(message),
      (status) => {
        this.status = status;
      },
    );
  }

  close(): void {
    this.finishMotion();
    this.socket.close();
  }

  // What is shown.

  /** The position to be drawn: an earlier one if somebody looks at it. */
  readonly shown = $derived<Position | null>(this.past?.position ?? this.position);
  readonly info = $derived(this.view?.shared.info ?? null);
  readonly seats = $derived(this.info?.seats ?? []);
  readonly colours = $derived<Record<string, string>>(
    Object.fromEntries(this.seats.map((seat) => [seat.seat, seat.colour])),
  );
  /** My seat: the one that is asked, if I hold several. */
  readonly me = $derived.by<string | null>(() => {
    const number = this.asked?.seat ?? this.mine[0];
    return number === undefined ? null : (this.seats[number]?.seat ?? null);
  });
  readonly asked = $derived(this.view?.asked ?? null);
  readonly actions = $derived<ActionInfo[]>(this.asked?.actions ?? []);
  readonly offered = $derived<ActionInfo[]>(this.past ? [] : (this.selection?.actions ?? this.actions));
  readonly byTarget = $derived.by<Map<string, ActionInfo[]>>(() => {
    const found = new Map<string, ActionInfo[]>();
    for (const action of this.offered) {
      for (const target of action.targets) found.set(target, [...(found.get(target) ?? []), action]);
    }
    return found;
  });
  readonly isOver = $derived(this.info?.status === "finished");
  readonly isReply = $derived(this.asked !== null && this.info?.reply === true);

  colour(seat: string): string {
    return this.colours[seat] ?? seat;
  }

  nameOf(seat: string): string {
    const found = this.seats.find((one) => one.seat === seat);
    if (!found) return seat;
    return found.name || (found.kind === "bot" ? t(`web-bot-name-${this.seatNumber(seat)}`) : "") || t("web-nobody");
  }

  seatNumber(seat: string): number {
    return this.seats.findIndex((one) => one.seat === seat);
  }

  // What is heard.

  private hear(message: Message): void {
    switch (message.type) {
      case "welcome":
        this.mine = message.seats;
        this.isHost = message.host;
        this.chat = message.chat;
        this.present = message.present;
        if (message.seats.length > 0) remember(this.id, []);
        break;
      case "view":
        this.take(message);
        break;
      case "refused":
        this.busy = false;
        this.note(message.reason.text, "reason");
        if (message.view) this.take(message.view);
        break;
      case "said":
        this.chat = [...this.chat, message.line];
        break;
      case "notice":
        this.note(message.words.text, "notice");
        break;
      case "present":
        this.present = message.seats;
        break;
      case "undo_asked":
        this.undoAsked = message.open.length > 0 ? message : null;
        break;
      case "rematch_ready":
        remember(message.new_table, secretsOf(this.id));
        this.rematch = message.new_table;
        break;
      case "bye":
        this.goodbye = message.reason.text;
        break;
      case "your_turn":
        if (message.reply) ring();
        break;
      case "done":
      case "answer":
      case "tables":
        break;
    }
  }

  private take(view: View): void {
    this.queue.push(view);
    this.waiting = this.queue.length;
    if (!this.showing) void this.showQueue();
  }

  private async showQueue(): Promise<void> {
    this.showing = true;
    while (this.queue.length > 0) {
      const view = this.queue.shift()!;
      this.waiting = this.queue.length;
      await this.show(view);
    }
    this.showing = false;
  }

  private async show(view: View): Promise<void> {
    const before = this.position;
    const own = view.own.find((one) => one.seat === view.asked?.seat) ?? view.own[0];
    const position = { ...view.shared.position, ...own?.position } as Position;
    const events = own?.events ?? view.shared.events;
    const isNew = this.view?.revision !== view.revision;
    this.view = view;
    this.position = position;
    this.busy = false;
    if (isNew) {
      this.selection = null;
      this.menu = null;
      this.previews.clear();
    }
    const turn = before?.turns ?? position.turns;
    const follow = this.log.follow(view.shared.info.decisions, events, turn);
    if (!before && this.me) void follow.then(() => this.log.markNew(this.me!));
    this.game.onView?.(this);
    if (this.answerAtOnce()) return;
    if (!before || !isNew || this.past) return;
    const moves = difference(this.game.spots(before), this.game.spots(position));
    this.lastPlaces = moves.flatMap((move) => [move.from, move.to]);
    await tick();
    const pace = settings.pace;
    for (const event of events) {
      const scored = this.game.scored(event);
      if (scored) rise(scored.seat, scored.points, pace);
    }
    if (moves.length === 0 || pace === 0 || document.hidden) return;
    const motion = fly(moves, pace, this.game.flyer, this.colours);
    this.stopMotion = motion.stop;
    await motion.done;
    this.stopMotion = null;
  }

  /** Show everything that has been heard, at once: a click or a key does not wait for motion. */
  finishMotion(): void {
    this.stopMotion?.();
    this.stopMotion = null;
    const last = this.queue.pop();
    if (!last) return;
    for (const passed of this.queue) {
      void this.log.follow(passed.shared.info.decisions, passed.own[0]?.events ?? passed.shared.events, -1);
    }
    this.queue = [last];
  }

  // What is done.

  async act(action: ActionInfo, followUp: FollowUp | null = null): Promise<void> {
    if (!this.asked || !this.view || this.busy) return;
    this.busy = true;
    this.menu = null;
    this.followUp = followUp;
    await this.ask({ type: "act", seat: this.asked.seat, revision: this.view.revision, action: action.id });
  }

  private answerAtOnce(): boolean {
    const followUp = this.followUp;
    this.followUp = null;
    if (!followUp || !this.asked) return false;
    const action = followUp(this.asked.actions);
    if (!action) return false;
    void this.act(action);
    return true;
  }

  async undo(wholeTurn = false): Promise<void> {
    const seat = this.asked?.seat ?? this.mine[0];
    if (seat === undefined || !this.view) return;
    this.finishMotion();
    await this.ask({ type: "undo", seat, revision: this.view.revision, whole_turn: wholeTurn });
  }

  /** Take back one decision after the other until only so many are left. */
  async undoTo(number: number): Promise<void> {
    this.past = null;
    while ((this.info?.decisions ?? 0) > number && this.view) {
      const before = this.view.revision;
      const answer = await this.ask({ type: "undo", seat: this.seatNumber(this.me ?? ""), revision: before });
      if (answer.type !== "done") return;
      while (this.view.revision === before) await new Promise((done) => setTimeout(done, 10));
    }
  }

  async consent(agree: boolean): Promise<void> {
    const seat = this.mine.find((one) => this.undoAsked?.open.includes(one));
    if (seat === undefined || !this.view) return;
    await this.ask({ type: "consent", seat, revision: this.view.revision, agree });
  }

  /** Ask for anything else; a refusal is shown as a note. */
  async ask(message: Asking): Promise<Extract<Message, { id: string }>> {
    return this.socket.ask(message);
  }

  /** Why an action in words is not possible; null if it is. */
  async why(text: string): Promise<Words | null> {
    const seat = this.asked?.seat ?? this.mine[0];
    if (seat === undefined) return null;
    const answer = await this.socket.ask({ type: "why", seat, text });
    return answer.type === "answer" ? answer.reason : answer.type === "refused" ? answer.reason : null;
  }

  /** The position after an action; null where something hidden would be seen. */
  preview(action: ActionInfo): Promise<Position | null> {
    const key = `${this.view?.revision}:${action.id}`;
    let found = this.previews.get(key);
    if (!found && this.asked) {
      found = this.socket
        .ask({ type: "preview", seat: this.asked.seat, action: action.id })
        .then((answer) => (answer.type === "answer" ? (answer.position as Position | null) : null));
      this.previews.set(key, found);
    }
    return found ?? Promise.resolve(null);
  }

  // Clicks.

  /** A click on a place: do the one thing it can mean, or open the menu of what it can mean. */
  press(target: string, all = false): void {
    this.finishMotion();
    if (this.past) return;
    const choice = this.game.choose(this, target, all);
    if (choice === null) {
      void this.sayWhyNot(target);
    } else if ("items" in choice) {
      this.openMenu({ ...choice, target });
    } else {
      void this.act(choice, all ? null : this.game.followUp(choice));
    }
  }

  openMenu(menu: OpenMenu): void {
    this.menu = menu;
    for (const [i, item] of menu.items.entries()) {
      if (item.ask) void this.explainItem(menu, i, item);
    }
  }

  private async explainItem(menu: OpenMenu, index: number, item: Item): Promise<void> {
    const reason = await this.why(item.ask!);
    if (this.menu?.target !== menu.target || !reason) return;
    const items = this.menu.items.map((one, i) =>
      i === index ? { ...one, ask: undefined, locked: reason.text } : one,
    );
    this.menu = { ...this.menu, items };
  }

  choose(item: Item): void {
    this.menu = null;
    if (item.run) item.run();
    else if (item.action) void this.act(item.action);
  }

  private async sayWhyNot(target: string): Promise<void> {
    const words = this.game.impossible(this, target);
    if (!words || !this.asked) return;
    const reason = await this.why(words);
    if (reason) this.note(reason.text, "reason");
  }

  select(selection: Selection | null): void {
    this.selection = selection;
    this.menu = null;
  }

  note(text: string, kind: Note["kind"]): void {
    const number = ++this.noteNumber;
    this.notes = [...this.notes.filter((one) => one.text !== text), { number, text, kind }].slice(-3);
    setTimeout(() => {
      this.notes = this.notes.filter((one) => one.number !== number);
    }, NOTE_TIME);
  }

  /** A key that stands for something at every table; the game is asked first. */
  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || ANSWER_KINDS.includes(event.key)) return;
    if (event.key === "Escape") {
      if (this.menu) this.menu = null;
      else if (this.selection) this.selection = null;
      else if (this.past) this.past = null;
    } else if (event.key.toLowerCase() === "u") {
      void this.undo(event.shiftKey);
    } else {
      this.game.press(this, event.key.toLowerCase());
    }
  }

  /** Look at the position after a decision; null goes back to now. */
  async lookAt(number: number | null): Promise<void> {
    this.finishMotion();
    if (number === null || number === this.info?.decisions) {
      this.past = null;
      return;
    }
    const position = (await earlier(this.id, number)) as Position;
    this.past = { number, position };
  }
}
