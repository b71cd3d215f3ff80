/** Sentences about a table: seats by the names of those who sit there, places by their own. */
import type { EventInfo } from "../generated/protocol";
import type { Table } from "../table/table.svelte";
import { tellInParts, type Part } from "../text/parts";

export function wordsOf(table: Table, key: string, params: Record<string, unknown>): Part[] {
  return tellInParts(key, params, (parameter, value) => {
    const named = table.game.naming(parameter, value);
    return named?.seat ? { ...named, text: table.nameOf(named.seat) } : named;
  });
}

/** An event as a sentence. */
export function tellEvent(table: Table, event: EventInfo): Part[] {
  const key = `${table.game.name}-event-${event.kind.replaceAll("_", "-")}`;
  return wordsOf(table, key, { seat: event.seat, ...event.args });
}
