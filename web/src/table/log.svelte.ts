/** What has happened at a table, one entry a decision; what was taken back is not in it. */
import type { Decision, EventInfo } from "../generated/protocol";
import { history } from "../net/http";

export class Log {
  entries = $state.raw<Decision[]>([]);
  seen = $state(0); // decisions that were there when I came, up to my own last one; later ones are new to me
  private loading = false;
  private wanted = 0;

  constructor(private readonly table: string) {}

  get newest(): number {
    return this.entries.at(-1)?.number ?? 0;
  }

  /** A view has come that follows from so many decisions, the last of which brought these events. */
  async follow(decisions: number, events: EventInfo[], turn: number): Promise<void> {
    this.wanted = decisions;
    if (this.newest > decisions) this.entries = this.entries.filter((entry) => entry.number <= decisions);
    if (this.newest === decisions || this.loading) return;
    if (this.newest === decisions - 1 && events.length > 0 && turn >= 0) {
      const seat = events[0]!.seat;
      this.entries = [...this.entries, { number: decisions, turn, seat, events }];
      return;
    }
    await this.load();
  }

  /** Somebody has come back: what happened since his last decision is new to him. */
  markNew(seat: string): void {
    const last = this.entries.findLast((entry) => entry.seat === seat)?.number ?? 0;
    this.seen = last > 0 && last < this.newest ? last : 0;
  }

  private async load(): Promise<void> {
    this.loading = true;
    try {
      this.entries = await history(this.table);
    } finally {
      this.loading = false;
    }
    if (this.newest < this.wanted) await this.load();
    else this.entries = this.entries.filter((entry) => entry.number <= this.wanted);
  }
}
