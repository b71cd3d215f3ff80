/** Which page is shown: the address decides. */
import { remember } from "./table/memory";

export type Page = "home" | "new" | "table" | "rules" | "settings" | "about" | "unknown";

export interface Place {
  page: Page;
  part: string; // the table, the game of the rules
  hash: string;
}

function read(): Place {
  const [, first = "", second = ""] = location.pathname.split("/");
  const hash = location.hash.slice(1);
  if (first === "t" && second) {
    // The secret of a seat stands behind the # of an invitation, and is taken out of the address at once.
    if (hash && !hash.includes("=")) {
      remember(second, [hash]);
      history.replaceState(null, "", location.pathname);
    }
    return { page: "table", part: second, hash };
  }
  const pages: Record<string, Page> = { "": "home", new: "new", rules: "rules", settings: "settings", about: "about" };
  return { page: pages[first] ?? "unknown", part: second, hash };
}

class Route {
  place = $state.raw<Place>(read());

  constructor() {
    window.addEventListener("popstate", () => this.follow());
    window.addEventListener("hashchange", () => this.follow());
  }

  private follow(): void {
    this.place = read();
  }

  go(path: string): void {
    if (path === location.pathname + location.hash) return;
    history.pushState(null, "", path);
    this.follow();
    window.scrollTo(0, 0);
  }
}

export const route = new Route();

/** Follow links of our own without loading the page again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.target || link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  route.go(link.pathname + link.hash);
}
