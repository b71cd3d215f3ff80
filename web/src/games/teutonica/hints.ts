/** What is said about a thing of the board: what it is, and what can be done with it. */
import { t } from "../../text/fluent";
import type { Table } from "../../table/table.svelte";
import type { Hint } from "../game";
import { actionsAt, boardOf, choose, pieceOn, positionOf, routeNamed, routeOf } from "./choices";
import { noted, readable, split, type CityData, type Teutonica } from "./data";
import { abilityWords, kindWords, markerWords, routeWords } from "./words";

export function explain(table: Table, target: string): Hint | null {
  if (target.startsWith("permanent:")) return explainPermanent(target.slice("permanent:".length));
  if (target.startsWith("tavern:")) return { title: t("web-tavern"), lines: [t("web-tavern-about")] };
  if (target.startsWith("special:")) return explainSpecial(table, Number(target.slice("special:".length)));
  if (target.startsWith("marker:")) return explainMarker(table, target);
  const city = boardOf(table).cities.find((one) => noted(one.name) === target);
  if (city) return explainCity(table, city);
  if (routeOf(target)) return explainPoint(table, target);
  if (target in (positionOf(table).tracks ?? {})) {
    return { title: abilityWords(target), lines: [t(`web-about-${target}`)] };
  }
  const province = Object.values(boardOf(table).provinces)
    .flat()
    .find((one) => one.name === target);
  if (province) {
    const routes = province.routes.map(routeWords).join(", ");
    return { title: province.name, lines: [t("web-province-about", { routes })] };
  }
  return null;
}

/** What a spoken name of a point says: where it is, and who stands there. */
export function sayPoint(table: Table, position: Teutonica, point: string): string {
  const piece = pieceOn(position, point);
  const route = routeWords(routeOf(point) ?? "");
  const number = Number(point.slice(point.lastIndexOf(".") + 1));
  if (!piece) return t("web-say-free", { route, number });
  const { owner, kind } = split(piece);
  const name = owner === "neutral" ? t("web-neutral") : table.nameOf(owner);
  return t("web-say-piece", { route, number, name, kind: kindWords(kind) });
}

export function sayCity(table: Table, position: Teutonica, city: CityData): string {
  const posts = position.cities[noted(city.name)] ?? [];
  const taken = posts.filter(Boolean).map((post) => table.nameOf(split(post!).owner));
  const controller = position.controllers[noted(city.name)];
  return t("web-say-city", {
    city: city.name,
    spaces: city.spaces.length,
    posts: taken.length,
    who: taken.join(", "),
    controller: controller ? table.nameOf(controller) : "",
  });
}

function explainPoint(table: Table, target: string): Hint {
  const position = positionOf(table);
  const piece = pieceOn(position, target);
  const route = routeOf(target)!;
  const actions = actionsAt(table, target);
  const title = piece
    ? t("web-piece-of", { name: ownerName(table, piece), kind: kindWords(split(piece).kind) })
    : routeWords(route);
  const lines: string[] = [];
  if (piece) lines.push(routeWords(route));
  const data = routeNamed(table, route);
  const number = Number(target.slice(target.lastIndexOf(".") + 1));
  if (data?.boats.includes(number - 1)) lines.push(t("web-boat"));
  if (data && data.country && data.country !== boardOf(table).home) {
    lines.push(t("web-abroad", { country: data.country }));
  }
  for (const verb of new Set(actions.map((action) => action.verb))) lines.push(doing(verb));
  const choice = actions.length > 0 ? choose(table, target, false) : null;
  return { title, lines, action: choice && !("items" in choice) ? choice : undefined };
}

const doing = (verb: string): string => {
  const cost = t(`teutonica-cost-${verb}`).trim();
  return cost ? t("web-doing", { what: t(`web-verb-${verb}`), cost }) : t(`web-verb-${verb}`);
};

const ownerName = (table: Table, piece: string): string => {
  const { owner } = split(piece);
  return owner === "neutral" ? t("web-neutral") : table.nameOf(owner);
};

function explainCity(table: Table, city: CityData): Hint {
  const position = positionOf(table);
  const name = noted(city.name);
  const lines: string[] = [];
  const controller = position.controllers[name];
  if (controller && controller !== "neutral") lines.push(t("web-controls", { name: table.nameOf(controller) }));
  const posts = position.cities[name] ?? [];
  const extra = [...(position.extra_posts[name] ?? []), ...(position.green_posts[name] ?? [])];
  for (const piece of extra) lines.push(t("web-extra-post-of", { name: ownerName(table, piece) }));
  city.spaces.forEach((space, i) => {
    const words = t("web-space", { privilege: space.privilege, shape: space.shape, prestige: space.prestige });
    const piece = posts[i];
    lines.push(piece ? t("web-space-taken", { space: words, name: ownerName(table, piece) }) : words);
  });
  if (city.green) lines.push(t("web-green"));
  for (const ability of city.abilities) lines.push(t("web-city-ability", { ability: abilityWords(ability) }));
  if ((boardOf(table).connection_cities as string[]).includes(city.name)) {
    lines.push(t("web-connection", { other: boardOf(table).connection_cities.find((one) => one !== city.name) ?? "" }));
  }
  if (city.countries.length > 0) lines.push(t("web-counts-for", { countries: city.countries.join(", ") }));
  for (const verb of new Set(actionsAt(table, name).map((action) => action.verb))) lines.push(doing(verb));
  return { title: city.name, lines };
}

function explainMarker(table: Table, target: string): Hint | null {
  const route = routeOf(target)!;
  const marker = positionOf(table).markers[route];
  if (!marker) return null;
  return {
    title: markerWords(marker),
    lines: [t(`web-about-${marker.replaceAll("_", "-")}`), t("web-marker-on", { route: routeWords(route) })],
  };
}

const explainPermanent = (kind: string): Hint => ({
  title: t("web-permanent"),
  lines: [t(`teutonica-permanent-${kind}`), t("web-permanent-about")],
});

function explainSpecial(table: Table, index: number): Hint {
  const space = boardOf(table).special_spaces[index]!;
  const piece = positionOf(table).special[index];
  const route = boardOf(table).routes[boardOf(table).special_route];
  const lines = [t("web-special-about", { route: route ? readable(route.cities.join("–")) : "" })];
  if (piece) lines.push(t("web-taken-by", { name: ownerName(table, piece) }));
  else lines.push(t("web-special-needs", { privilege: space.privilege }));
  return { title: t("web-special", { prestige: space.prestige }), lines };
}
