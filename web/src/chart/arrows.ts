/** Which place of a chart lies in the direction of an arrow key. */
const AWAY: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (element: Element): [number, number] => {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** The nearest place that way; from nowhere, the first that can be acted on. */
export function next(chart: Element, from: Element | null, key: string): SVGElement | null {
  const places = [...chart.querySelectorAll<SVGElement>("[data-place][tabindex]")];
  if (!from) return places.find((place) => place.classList.contains("legal")) ?? places[0] ?? null;
  const [dx, dy] = AWAY[key]!;
  const [x, y] = middle(from);
  let best: SVGElement | null = null;
  let least = Infinity;
  for (const place of places) {
    if (place === from) continue;
    const [px, py] = middle(place);
    const along = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    if (along <= 1 || aside > along * 2) continue;
    const distance = along + 2 * aside;
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}
