/** The ground of the boards: decoration, loaded one board at a time. */
export interface Ground {
  frame: { x: number; y: number; width: number; height: number };
  land: string[];
  lakes: string[];
  rivers: { name: string; major: boolean; d: string }[];
}

const files = import.meta.glob<Ground>("./ground/*.json", { import: "default" });

/** The ground of a board; a board of one's own has none, and lies on plain land. */
export async function loadGround(board: string, size: [number, number]): Promise<Ground> {
  const [width, height] = size;
  const frame = { x: 0, y: 0, width, height };
  const found = await files[`./ground/${board}.json`]?.();
  if (found) return found;
  const land = `M-50 -50H${width + 50}V${height + 50}H-50z`;
  return { frame, land: [land], lakes: [], rivers: [] };
}
