/** Where everything of a board stands: plates give way to points, ornaments to everything. */
import { Box, far, smooth, textWidth, type Curve, type Spot } from "../../chart/geometry";
import { noted, routeName, type BoardData, type CityData, type Province, type RouteData } from "./data";

export const PITCH = 26; // of the spaces on a plate
export const SPACES_DOWN = 29.3; // from the upper edge of a plate to the middle of its spaces
const PLATE_HEIGHT = 43;
const LOW_PLATE_HEIGHT = 22; // without spaces
const SCROLL_PITCH = 31;
const POINT_RADIUS = 11;
const BOAT_RADIUS = 13.5;
const TABLE_RADIUS = 20; // half the breadth of the table of special prestige
const SEAL_RADIUS = 15.5;
const PLATE_GAP = 4;
const FRAME_GAP = 4;
const MOST_NUDGE = 60;
const FINE_NUDGE = 14; // up to here every second step is tried, beyond only every fourth
const ROUNDS = 4;
export const PORTRAIT_SCALE = 1.25; // pieces and plates are drawn larger where a board is taller than wide

export interface Plate {
  city: CityData;
  name: string; // as in notation
  box: Box; // in board units, already scaled
  pennant: boolean;
}

export interface PointPlace {
  name: string; // A/B.n
  route: string;
  at: Spot;
  boat: boolean;
}

export interface Road {
  route: RouteData;
  name: string;
  curve: Curve;
  points: PointPlace[];
  marker: Spot; // where a bonus marker lies, or the tavern
  permanent: Spot | null;
}

export interface Layout {
  frame: Box;
  scale: number;
  portrait: boolean;
  plates: Plate[];
  roads: Road[];
  specials: Spot[];
  provinces: Record<string, Spot>; // where the pawn stands, by the name of the province
}

const steps = (): Spot[] => {
  const found: Spot[] = [];
  for (let dx = -MOST_NUDGE; dx <= MOST_NUDGE; dx += 2) {
    for (let dy = -MOST_NUDGE; dy <= MOST_NUDGE; dy += 2) {
      const length = Math.hypot(dx, dy);
      if (length <= FINE_NUDGE || (length <= MOST_NUDGE && dx % 4 === 0 && dy % 4 === 0)) found.push([dx, dy]);
    }
  }
  return found.sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
};

interface Disc {
  at: Spot;
  radius: number;
}

const known = new WeakMap<object, Layout>();

/** The layout of a board, found once. */
export function layoutOf(board: BoardData): Layout {
  let found = known.get(board);
  if (!found) {
    found = plan(board);
    known.set(board, found);
  }
  return found;
}

function plan(board: BoardData): Layout {
  const [width, height] = board.size;
  const portrait = height > width;
  const scale = portrait ? PORTRAIT_SCALE : 1;
  const frame = new Box(0, 0, width, height);
  const specials = board.special_spaces.map((space) => space.at);
  const discs: Disc[] = board.routes.flatMap((route) =>
    route.points.map((at, i) => ({ at, radius: (route.boats.includes(i) ? BOAT_RADIUS : POINT_RADIUS) * scale })),
  );
  discs.push(...outline(specials).map((at) => ({ at, radius: TABLE_RADIUS * scale })));
  const homes = board.cities.map((city) => homePlate(city, board, scale));
  const plates = settled(homes, discs, frame, scale);
  const centres = new Map(plates.map((plate) => [plate.city.name, plate.box.centre]));
  const roads = board.routes.map((route) => road(route, centres, frame));
  const room = new Room(
    frame,
    plates.map((plate) => footprint(plate, scale)),
    discs,
    roads,
  );
  for (const one of roads) {
    if (one.route.permanent) one.permanent = room.beside(one, 17 * scale);
    one.marker = room.beside(one, SEAL_RADIUS * scale, one.route.tavern);
  }
  const models = Object.values(board.provinces);
  const provinces = Object.fromEntries(
    models.flatMap((model) => model.map((province) => [province.name, room.near(province, roads)])),
  );
  return { frame, scale, portrait, plates, roads, specials, provinces };
}

/** The spaces of special prestige and what lies between them, for the table is one piece. */
function outline(specials: Spot[]): Spot[] {
  const between = specials.slice(1).flatMap((b, i) => {
    const a = specials[i]!;
    return [1, 2, 3].map((k): Spot => [a[0] + ((b[0] - a[0]) * k) / 4, a[1] + ((b[1] - a[1]) * k) / 4]);
  });
  return [...specials, ...between];
}

function homePlate(city: CityData, board: BoardData, scale: number): Plate {
  const pennant = (board.connection_cities as string[]).includes(city.name);
  const name = textWidth(city.name, 13.4) + (pennant ? 17 : 0);
  const width = Math.max(city.spaces.length * PITCH + 6, name + 9) * scale;
  const height = (city.spaces.length > 0 ? PLATE_HEIGHT : LOW_PLATE_HEIGHT) * scale;
  const [x, y] = city.at;
  return { city, name: noted(city.name), box: new Box(x - width / 2, y - height * 0.55, width, height), pennant };
}

/** The plate with the scrolls at its right end. */
function footprint(plate: Plate, scale: number): Box {
  const more = plate.city.abilities.length * SCROLL_PITCH * scale;
  const { x, y, width, height } = plate.box;
  return new Box(x, y, width + more, height);
}

/** The plates, each moved as little as possible so that it covers no point and no other plate. */
function settled(homes: Plate[], discs: Disc[], frame: Box, scale: number): Plate[] {
  const tries = steps();
  const now = [...homes];
  for (let round = 0; round < ROUNDS; round++) {
    let changed = false;
    for (const [i, home] of homes.entries()) {
      const others = now.filter((_, j) => j !== i).map((other) => footprint(other, scale).grown(PLATE_GAP));
      const [dx, dy] = bestNudge(footprint(home, scale), others, discs, frame.grown(-FRAME_GAP), tries);
      const box = home.box.moved(dx, dy);
      changed ||= box.x !== now[i]!.box.x || box.y !== now[i]!.box.y;
      now[i] = { ...home, box };
    }
    if (!changed) break;
  }
  return now;
}

/** The smallest move to a free place, or the one that covers least. */
function bestNudge(home: Box, others: Box[], discs: Disc[], frame: Box, tries: Spot[]): Spot {
  const reach = home.grown(MOST_NUDGE + PLATE_GAP);
  const boxes = others.filter((other) => reach.overlap(other) > 0);
  const near = discs.filter((disc) => reach.distance(disc.at) < disc.radius);
  let best: Spot = [0, 0];
  let least = Infinity;
  for (const [dx, dy] of tries) {
    const box = home.moved(dx, dy);
    let trouble = 10 * frame.excess(box) + Math.hypot(dx, dy) * 0.02;
    for (const other of boxes) trouble += box.overlap(other);
    for (const disc of near) trouble += Math.max(disc.radius + 2 - box.distance(disc.at), 0);
    if (trouble < least) [best, least] = [[dx, dy], trouble];
    if (trouble < Math.hypot(dx, dy) * 0.02 + 0.001) break;
  }
  return best;
}

function road(route: RouteData, centres: Map<string, Spot>, frame: Box): Road {
  const name = routeName(route);
  const ends = route.cities.map((city) => centres.get(city)!);
  const [first, last] = [route.points[0]!, route.points.at(-1)!];
  const backward = far(ends[1]!, first) + far(ends[0]!, last) < far(ends[0]!, first) + far(ends[1]!, last);
  const [start, end] = backward ? [ends[1]!, ends[0]!] : [ends[0]!, ends[1]!];
  const curve = smooth([start, ...route.points, end], frame.grown(-FRAME_GAP));
  const points = route.points.map((at, i) => ({
    name: `${name}.${i + 1}`,
    route: name,
    at,
    boat: route.boats.includes(i),
  }));
  return { route, name, curve, points, marker: first, permanent: null };
}

/** Everything that already has its place. */
class Room {
  private readonly samples: Spot[];

  constructor(
    private readonly frame: Box,
    private readonly boxes: Box[],
    private readonly discs: Disc[],
    roads: Road[],
  ) {
    this.samples = roads.flatMap((one) => one.curve.samples);
  }

  /** How far it is from here to the next thing or to the frame. */
  private around(at: Spot): number {
    const [x, y] = at;
    let least = Math.min(x - this.frame.x, this.frame.right - x, y - this.frame.y, this.frame.bottom - y);
    for (const box of this.boxes) least = Math.min(least, box.distance(at));
    for (const disc of this.discs) least = Math.min(least, far(at, disc.at) - disc.radius);
    for (const sample of this.samples) least = Math.min(least, far(at, sample) - 4);
    return least;
  }

  /** Beside the middle of a route, where nothing else is; the place is then taken. */
  beside(one: Road, radius: number, keep = false): Spot {
    const samples = one.curve.samples;
    const middle = samples.length / 2;
    let best = samples[Math.floor(middle)]!;
    let most = -Infinity;
    for (let i = 1; i + 1 < samples.length; i++) {
      const [a, at, b] = [samples[i - 1]!, samples[i]!, samples[i + 1]!];
      const length = far(a, b) || 1;
      for (const side of [1, -1]) {
        for (const further of [11, 14, 18, 23, 29, 36]) {
          const away = radius + further;
          const place: Spot = [
            at[0] - (side * away * (b[1] - a[1])) / length,
            at[1] + (side * away * (b[0] - a[0])) / length,
          ];
          const clear = Math.min(this.around(place) - radius, 3);
          const worth = 10 * clear - (30 * Math.abs(i - middle)) / middle - away / 4;
          if (worth > most) [best, most] = [place, worth];
        }
      }
    }
    if (keep) this.discs.push({ at: best, radius });
    return best;
  }

  /** A free place in the middle of the routes that lie around a province. */
  near(province: Province, roads: Road[]): Spot {
    const samples = roads.filter((one) => province.routes.includes(one.name)).flatMap((one) => one.curve.samples);
    if (samples.length === 0) return this.frame.centre;
    const mean = (i: 0 | 1): number => samples.reduce((sum, sample) => sum + sample[i], 0) / samples.length;
    const centre: Spot = [mean(0), mean(1)];
    let best = centre;
    let most = -Infinity;
    for (let dx = -80; dx <= 80; dx += 10) {
      for (let dy = -80; dy <= 80; dy += 10) {
        const place: Spot = [centre[0] + dx, centre[1] + dy];
        const worth = 2 * Math.min(this.around(place), 24) - far(place, centre) / 4;
        if (worth > most) [best, most] = [place, worth];
      }
    }
    this.discs.push({ at: best, radius: 20 });
    return best;
  }
}
