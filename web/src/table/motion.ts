/** Pieces that travel over the page, from where they lay to where they lie. */
import { mount, unmount, type Component } from "svelte";
import type { Move } from "./difference";

export type Flyer = Component<{ piece: string; colours: Record<string, string> }>;

const TRAVEL = 300; // milliseconds of one piece
const STAGGER = 45; // between pieces of one move
const RISE = 700; // of points that somebody gets
const MOST = 14; // pieces that fly; more arrive at once

/** The element of a place that is on the screen, or what stands in for it. */
function find(place: string): Element | null {
  const visible = (found: Element | null): Element | null => {
    const box = found?.getBoundingClientRect();
    return box && box.width + box.height > 0 ? found : null;
  };
  const seat = place.split(":")[1];
  return (
    visible(document.querySelector(`[data-spot="${CSS.escape(place)}"]`)) ??
    (seat ? visible(document.querySelector(`[data-spot="seat:${CSS.escape(seat)}"]`)) : null)
  );
}

const middle = (box: DOMRect): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];

/** Let the pieces travel; the promise is kept when they have arrived, or `stop` was called. */
export function fly(
  moves: Move[],
  pace: number,
  flyer: Flyer,
  colours: Record<string, string>,
): { done: Promise<void>; stop: () => void } {
  const layer = document.getElementById("flights");
  const animations: Animation[] = [];
  const cleaning: (() => void)[] = [];
  if (layer && pace > 0) {
    for (const [i, move] of moves.slice(0, MOST).entries()) {
      const [from, to] = [find(move.from), find(move.to)];
      if (!from || !to) continue;
      const [start, end] = [middle(from.getBoundingClientRect()), middle(to.getBoundingClientRect())];
      const holder = document.createElement("div");
      holder.className = "flyer";
      layer.append(holder);
      const drawn = mount(flyer, { target: holder, props: { piece: move.piece, colours } });
      const at = ([x, y]: [number, number], scale: number): string =>
        `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
      const half: [number, number] = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - 12];
      to.classList.add("arriving");
      const animation = holder.animate(
        [{ transform: at(start, 1) }, { transform: at(half, 1.18) }, { transform: at(end, 1) }],
        { duration: TRAVEL * pace, delay: i * STAGGER * pace, easing: "ease-in-out", fill: "both" },
      );
      animations.push(animation);
      cleaning.push(() => {
        to.classList.remove("arriving");
        void unmount(drawn);
        holder.remove();
      });
      animation.onfinish = () => to.classList.remove("arriving");
    }
  }
  const finished = Promise.allSettled(animations.map((animation) => animation.finished)).then(() => {
    for (const clean of cleaning.splice(0)) clean();
  });
  return { done: finished, stop: () => animations.forEach((animation) => animation.cancel()) };
}

/** Points rise beside the prestige of whoever gets them. */
export function rise(seat: string, points: number, pace: number): void {
  const layer = document.getElementById("flights");
  const box = find(`prestige:${seat}`)?.getBoundingClientRect();
  if (!layer || !box || pace === 0) return;
  const chip = document.createElement("div");
  chip.className = "points-chip";
  chip.textContent = `+${points}`;
  layer.append(chip);
  const [x, y] = middle(box);
  const at = (up: number): string => `translate(${x}px, ${y - up}px) translate(-50%, -50%)`;
  const animation = chip.animate(
    [
      { transform: at(0), opacity: 0 },
      { transform: at(10), opacity: 1, offset: 0.25 },
      { transform: at(30), opacity: 0 },
    ],
    { duration: RISE * pace, fill: "both" },
  );
  animation.finished.then(
    () => chip.remove(),
    () => chip.remove(),
  );
}
