/** What has moved between two positions: pieces are compared by kind and place, for none of them has a name. */

/** How many pieces of which kind lie at which place. */
export type Spots = Record<string, Record<string, number>>;

export interface Move {
  piece: string;
  from: string;
  to: string;
}

export function put(spots: Spots, place: string, piece: string | null | undefined, count = 1): void {
  if (!piece || count <= 0) return;
  const here = (spots[place] ??= {});
  here[piece] = (here[piece] ?? 0) + count;
}

/** The moves that lead from one position to the other; pushed pieces leave before others arrive. */
export function difference(before: Spots, after: Spots): Move[] {
  const left = new Map<string, string[]>();
  const come = new Map<string, string[]>();
  const note = (found: Map<string, string[]>, piece: string, place: string, count: number): void => {
    for (let i = 0; i < count; i++) found.set(piece, [...(found.get(piece) ?? []), place]);
  };
  for (const place of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const was = before[place] ?? {};
    const is = after[place] ?? {};
    for (const piece of new Set([...Object.keys(was), ...Object.keys(is)])) {
      const change = (is[piece] ?? 0) - (was[piece] ?? 0);
      note(change > 0 ? come : left, piece, place, Math.abs(change));
    }
  }
  const moves: Move[] = [];
  for (const [piece, places] of come) {
    const sources = left.get(piece) ?? [];
    for (const to of places) {
      const from = sources.shift();
      if (from !== undefined) moves.push({ piece, from, to });
    }
  }
  const reached = new Set(moves.map((move) => move.to));
  const pushed = (move: Move): number => (reached.has(move.from) ? 0 : 1);
  return moves.sort((a, b) => pushed(a) - pushed(b));
}
