/** Pieces that are dragged: from anything with `data-drag` to anything with `data-place`. */
import type { Table } from "../table/table.svelte";

const FAR_ENOUGH = 6; // pixels, before a press becomes a drag

export function draggable(node: Element, table: Table): { destroy: () => void } {
  function down(start: Event): void {
    const event = start as PointerEvent;
    const source = (event.target as Element).closest<HTMLElement | SVGElement>("[data-drag]");
    if (!source || event.button !== 0) return;
    let ghost: HTMLElement | null = null;

    function move(now: PointerEvent): void {
      if (!ghost) {
        if (Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) < FAR_ENOUGH) return;
        ghost = picture(source!);
        node.addEventListener("click", swallow, { capture: true, once: true });
      }
      ghost.style.transform = `translate(${now.clientX}px, ${now.clientY}px) translate(-50%, -50%)`;
    }

    function up(now: PointerEvent): void {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
      if (!ghost) return;
      ghost.remove();
      setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
      const place = document.elementFromPoint(now.clientX, now.clientY)?.closest<SVGElement>("[data-place]");
      if (place && now.type === "pointerup") table.game.drop(table, source!.dataset.drag!, place.dataset.place!);
    }

    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
  }

  const swallow = (event: Event): void => event.stopPropagation();
  node.addEventListener("pointerdown", down);
  return { destroy: () => node.removeEventListener("pointerdown", down) };
}

/** A copy of what is dragged, under the pointer. */
function picture(source: Element): HTMLElement {
  const box = source.getBoundingClientRect();
  const holder = document.createElement("div");
  holder.className = "flyer";
  const drawn = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const graphics = source as SVGGraphicsElement;
  const around = "getBBox" in graphics ? graphics.getBBox() : { x: 0, y: 0, width: box.width, height: box.height };
  drawn.setAttribute("width", String(box.width));
  drawn.setAttribute("height", String(box.height));
  drawn.setAttribute("viewBox", `${around.x} ${around.y} ${around.width} ${around.height}`);
  for (const child of source.childNodes) drawn.append(child.cloneNode(true));
  holder.append(drawn);
  document.getElementById("flights")?.append(holder);
  return holder;
}
