/** What is explained beside the thing that is pointed at: after a moment, and never over it. */
import type { Hint, Position } from "../games/game";
import type { Table } from "../table/table.svelte";

const SOON = 250; // milliseconds

class Hints {
  shown = $state.raw<{ anchor: Element; hint: Hint; changes: string[] } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted: Element | null = null;

  later(anchor: Element, target: string, table: Table): void {
    if (this.wanted === anchor) return;
    this.hide();
    this.wanted = anchor;
    this.timer = setTimeout(() => void this.show(anchor, target, table), SOON);
  }

  hide(): void {
    clearTimeout(this.timer);
    this.wanted = null;
    this.shown = null;
  }

  private async show(anchor: Element, target: string, table: Table): Promise<void> {
    if (table.menu) return;
    const hint = table.game.explain(table, target);
    if (!hint) return;
    this.shown = { anchor, hint, changes: [] };
    if (!hint.action || !table.position) return;
    const before = table.position;
    const after: Position | null = await table.preview(hint.action);
    if (!after || this.shown?.hint !== hint) return;
    this.shown = { anchor, hint, changes: table.game.changes(before, after, (seat) => table.nameOf(seat)) };
  }
}

export const hints = new Hints();
