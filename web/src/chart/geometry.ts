/** Boxes, curves and the room that words take. */
export type Spot = [number, number];

export class Box {
  constructor(
    readonly x: number,
    readonly y: number,
    readonly width: number,
    readonly height: number,
  ) {}

  get right(): number {
    return this.x + this.width;
  }
  get bottom(): number {
    return this.y + this.height;
  }
  get centre(): Spot {
    return [this.x + this.width / 2, this.y + this.height / 2];
  }
  moved(dx: number, dy: number): Box {
    return new Box(this.x + dx, this.y + dy, this.width, this.height);
  }
  grown(by: number): Box {
    return new Box(this.x - by, this.y - by, this.width + 2 * by, this.height + 2 * by);
  }
  nearest([x, y]: Spot): Spot {
    return [Math.min(Math.max(x, this.x), this.right), Math.min(Math.max(y, this.y), this.bottom)];
  }
  /** How far a place lies outside; 0 inside. */
  distance(at: Spot): number {
    return far(at, this.nearest(at));
  }
  /** By how much one must move so that the two no longer overlap. */
  overlap(other: Box): number {
    const across = Math.min(this.right, other.right) - Math.max(this.x, other.x);
    const down = Math.min(this.bottom, other.bottom) - Math.max(this.y, other.y);
    return Math.max(Math.min(across, down), 0);
  }
  /** How far the inner box sticks out of this one. */
  excess(inner: Box): number {
    const across = Math.max(this.x - inner.x, 0) + Math.max(inner.right - this.right, 0);
    return across + Math.max(this.y - inner.y, 0) + Math.max(inner.bottom - this.bottom, 0);
  }
}

export const far = (a: Spot, b: Spot): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const LONGEST_HANDLE = 40; // how far a point bends the curve around it

export interface Curve {
  path: string;
  samples: Spot[];
}

/** A curve without corners through all points, which does not leave the box. */
export function smooth(points: Spot[], within: Box): Curve {
  const direction = (i: number): Spot => {
    const [from, to] = [points[Math.max(i - 1, 0)]!, points[Math.min(i + 1, points.length - 1)]!];
    const length = far(from, to) || 1;
    return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  };
  let path = `M${points[0]!.map(round).join(" ")}`;
  const samples: Spot[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [start, end] = [points[i]!, points[i + 1]!];
    const handle = Math.min(far(start, end) / 3, LONGEST_HANDLE);
    const [a, b] = [direction(i), direction(i + 1)];
    const first = within.nearest([start[0] + a[0] * handle, start[1] + a[1] * handle]);
    const second = within.nearest([end[0] - b[0] * handle, end[1] - b[1] * handle]);
    path += `C${[...first, ...second, ...end].map(round).join(" ")}`;
    for (let k = 0; k < 6; k++) samples.push(cubic(start, first, second, end, k / 6));
  }
  samples.push(points.at(-1)!);
  return { path, samples };
}

function cubic(a: Spot, b: Spot, c: Spot, d: Spot, t: number): Spot {
  const s = 1 - t;
  const at = (i: 0 | 1): number => s ** 3 * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t ** 3 * d[i];
  return [at(0), at(1)];
}

const round = (value: number): string => value.toFixed(1);

const NARROW = new Set("fijltI'.,:;|!- ·");
const WIDE = new Set("mwMW—");

/** The room that bold words of this size take, rather too much than too little. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text) {
    if (NARROW.has(letter)) width += 0.34;
    else if (letter === "r" || letter === "s") width += 0.48;
    else if (WIDE.has(letter)) width += 0.9;
    else width += letter !== letter.toLowerCase() ? 0.71 : 0.57;
  }
  return width * size;
}
