/** Where a box stands beside the thing it belongs to: never over it, and inside the window. */
export type Side = "left" | "right" | "above" | "below";

export interface Placed {
  x: number;
  y: number;
  side: Side;
  notch: number; // along the side that faces the thing
}

const GAP = 12;
const EDGE = 8;

/** The box that holds all of them. */
export function around(boxes: DOMRect[]): DOMRect {
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Where a box of this size goes; if there is room, clear of a larger area than the thing itself. */
export function beside(
  thing: DOMRect,
  width: number,
  height: number,
  prefer: Side[] = ["right", "left", "below", "above"],
  clear: DOMRect = thing,
): Placed {
  const wide = place(thing, clear, width, height, prefer);
  return wide.fits ? wide : place(thing, thing, width, height, prefer);
}

function place(
  thing: DOMRect,
  anchor: DOMRect,
  width: number,
  height: number,
  prefer: Side[],
): Placed & { fits: boolean } {
  const [w, h] = [window.innerWidth, window.innerHeight];
  const room: Record<Side, number> = {
    right: w - anchor.right - GAP - EDGE - width,
    left: anchor.left - GAP - EDGE - width,
    below: h - anchor.bottom - GAP - EDGE - height,
    above: anchor.top - GAP - EDGE - height,
  };
  const side = prefer.find((one) => room[one] >= 0) ?? prefer.reduce((a, b) => (room[b] > room[a] ? b : a));
  const fits = room[side] >= 0;
  const [cx, cy] = [thing.x + thing.width / 2, thing.y + thing.height / 2];
  const clamp = (value: number, most: number): number => Math.min(Math.max(value, EDGE), Math.max(most, EDGE));
  if (side === "left" || side === "right") {
    const x = clamp(side === "right" ? anchor.right + GAP : anchor.left - GAP - width, w - width - EDGE);
    const y = clamp(cy - Math.min(height / 2, 44), h - height - EDGE);
    return { x, y, side, fits, notch: Math.min(Math.max(cy - y, 14), height - 14) };
  }
  const y = clamp(side === "below" ? anchor.bottom + GAP : anchor.top - GAP - height, h - height - EDGE);
  const x = clamp(cx - width / 2, w - width - EDGE);
  return { x, y, side, fits, notch: Math.min(Math.max(cx - x, 14), width - 14) };
}

/** The element a menu belongs to: a place of the chart, or a button. */
export function anchorOf(target: string): Element | null {
  const name = CSS.escape(target);
  return (
    document.querySelector(`[data-anchor="${name}"]`) ??
    document.querySelector(`[data-place="${name}"]`) ??
    document.querySelector(`[data-spot$=":${name}"]`)
  );
}
