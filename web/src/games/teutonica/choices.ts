/** What a click on the board or the desk means: one action, a menu where a real choice is left, or nothing. */
import type { ActionInfo } from "../../generated/protocol";
import { t } from "../../text/fluent";
import type { Table } from "../../table/table.svelte";
import type { Item, Menu } from "../game";
import {
  noted,
  readable,
  routeName,
  split,
  type Ability,
  type BoardData,
  type RouteData,
  type Teutonica,
} from "./data";
import { abilityWords, kindWords, markerWords, routeWords, valueWords } from "./words";

const arg = (action: ActionInfo, name: string): string => String(action.args[name] ?? "");

export const boardOf = (table: Table): BoardData => table.board as BoardData;
export const positionOf = (table: Table): Teutonica => table.shown as Teutonica;

export const routeNamed = (table: Table, name: string): RouteData | undefined =>
  boardOf(table).routes.find((route) => routeName(route) === name);

/** The route a point lies on, or a marker. */
export function routeOf(target: string): string | null {
  if (target.startsWith("marker:")) return target.slice("marker:".length);
  const dot = target.lastIndexOf(".");
  return target.includes("/") ? (dot > 0 ? target.slice(0, dot) : target) : null;
}

/** What stands on a point. */
export function pieceOn(position: Teutonica, point: string): string | null {
  const route = routeOf(point);
  if (!route || point === route) return null;
  return position.routes[route]?.[Number(point.slice(route.length + 1)) - 1] ?? null;
}

/** All actions a click on a target may mean: on a point or marker the route is meant too. */
export function actionsAt(table: Table, target: string): ActionInfo[] {
  const route = routeOf(target);
  const found = table.byTarget.get(target) ?? [];
  if (!route || route === target) return found;
  if (found.length === 0) return table.byTarget.get(route) ?? [];
  const piece = pieceOn(positionOf(table), target);
  if (!piece || split(piece).owner !== table.me) return found;
  return [...found, ...(table.byTarget.get(route) ?? [])];
}

const TOPICS: Record<string, string> = {
  create: "create",
  place: "place",
  displace: "displace",
  put: "reply",
  lift: "move",
  swap: "swap",
  develop: "develop",
  lay: "markers",
  pawn: "pawn",
};
const SIMPLE = ["place", "displace", "put"];

export function choose(table: Table, target: string, all: boolean): ActionInfo | Menu | null {
  const actions = actionsAt(table, target);
  if (actions.length === 0) return null;
  const verbs = new Set(actions.map((action) => action.verb));
  const [verb] = verbs;
  if (!all && verbs.size === 1 && SIMPLE.includes(verb!)) return preferred(table, actions);
  if (actions.length === 1 && !verbs.has("create")) return actions[0]!;
  const routes = [...new Set(actions.filter((action) => action.verb === "create").map((one) => arg(one, "route")))];
  const others = actions.filter((action) => action.verb !== "create");
  const creating = routes.flatMap((route) => createItems(table, route, actions, routes.length > 1));
  const items = [...creating, ...others.flatMap((action) => itemsOf(table, action, all))];
  const title = routes.length === 1 ? t("web-create-route", { route: routeWords(routes[0]!) }) : titleOf(table, target);
  const clear = routes.flatMap((route) => [...route.split("/"), `${route}.1`, `${route}.2`]);
  return {
    title,
    icon: routes.length > 0 ? "route" : iconOf(others[0]!),
    items,
    clear,
    topic: TOPICS[actions[0]!.verb],
  };
}

/** The action with the kind of piece chosen on the desk; a displaced piece goes before the added ones. */
function preferred(table: Table, actions: ActionInfo[]): ActionInfo {
  const question = positionOf(table).questions.at(-1);
  const displaced = question?.decision === "reply" && question.piece ? split(question.piece).kind : "";
  const wanted = displaced || table.kind;
  const kind = (action: ActionInfo): string => arg(action, action.verb === "displace" ? "with" : "kind");
  return actions.find((action) => kind(action) === wanted) ?? actions[0]!;
}

/** A displacement made with one click pays its fee in traders. */
export function followUp(action: ActionInfo): ((actions: ActionInfo[]) => ActionInfo | null) | null {
  if (action.verb !== "displace") return null;
  return (actions) => (actions.every((one) => one.verb === "pay") ? (actions[0] ?? null) : null);
}

const titleOf = (table: Table, target: string): string => {
  const piece = pieceOn(positionOf(table), target);
  const route = routeOf(target);
  if (piece && split(piece).owner !== "neutral") {
    const { owner, kind } = split(piece);
    return t("web-piece-of", { name: table.nameOf(owner), kind: kindWords(kind) });
  }
  if (route) return routeWords(route);
  return ["keys", "actions", "privilege", "book", "bank"].includes(target) ? abilityWords(target) : readable(target);
};

export const iconOf = (action: ActionInfo): string => {
  const icons: Record<string, string> = {
    create: "route",
    place: "trader",
    displace: "move",
    income: "income",
    lift: "move",
    put: "move",
    remove: "remove_3",
    post: "post",
    lay: "privilege",
    use: "develop",
    swap: "swap_posts",
    develop: "develop",
    buy: "crown",
    give: "plate",
    pawn: "route",
    pay: "coin",
    done: "check",
    end: "end",
  };
  return icons[action.verb] ?? "check";
};

function itemsOf(table: Table, action: ActionInfo, all: boolean): Item[] {
  const seat = table.me ?? "blue";
  const kind = arg(action, action.verb === "displace" ? "with" : "kind");
  const params = {
    kind: kind ? kindWords(kind) : "",
    piece: kindWords(arg(action, "piece") || "trader"),
    route: routeWords(arg(action, "route")),
    city: readable(arg(action, "city")),
    marker: action.args.marker ? markerWords(arg(action, "marker")) : "",
    province: arg(action, "province"),
    merchants: Number(action.args.merchants ?? 0),
    traders: Number(action.args.traders ?? 0),
  };
  const title = t(`web-do-${action.verb}`, params);
  const piece = kind ? { kind, seat } : undefined;
  if (action.verb === "develop") return [developItem(table, action)];
  if (action.verb === "swap") return [swapItem(table, action)];
  if (action.verb === "pawn") return [{ title, detail: t(`web-pawn-${arg(action, "cost")}`), icon: "route", action }];
  if (action.verb !== "displace") return [{ title, icon: iconOf(action), piece, action }];
  const paid: Item = {
    title,
    detail: t("web-fee-traders"),
    piece,
    action,
    run: () => void table.act(action, followUp(action)),
  };
  if (!all) return [paid];
  return [paid, { title, detail: t("web-fee-choose"), piece, action }];
}

function developItem(table: Table, action: ActionInfo): Item {
  const ability = arg(action, "ability") as Ability;
  const player = positionOf(table).players[table.me ?? ""];
  const steps = positionOf(table).tracks[ability];
  const step = player?.desk[ability] ?? 0;
  return {
    title: t("web-develop", { ability: abilityWords(ability) }),
    detail: t("web-from-to", {
      from: valueWords(ability, steps[step] ?? 0),
      to: valueWords(ability, steps[step + 1] ?? steps[step] ?? 0),
    }),
    icon: ability,
    action,
  };
}

function swapItem(table: Table, action: ActionInfo): Item {
  const [left, right] = action.args.spaces as [number, number];
  const city = arg(action, "city");
  const posts = positionOf(table).cities[city] ?? [];
  const owner = (space: number): string => table.nameOf(split(posts[space - 1] ?? "").owner);
  return {
    title: t("web-swap", { left: owner(left), right: owner(right) }),
    detail: t("web-swap-where", { city: readable(city), left, right }),
    icon: "swap_posts",
    action,
  };
}

/** Everything a full route may bring; what it cannot bring now stays in the list, and the server says why. */
function createItems(table: Table, route: string, actions: ActionInfo[], named: boolean): Item[] {
  const data = routeNamed(table, route);
  if (!data) return [];
  const creates = (table.byTarget.get(route) ?? []).filter((action) => action.verb === "create");
  const possible = creates.filter((action) => actions.includes(action) || !named);
  const items = possible
    .filter((action) => action.args.benefit !== "nothing")
    .map((action) => createItem(table, action));
  const offers = (benefit: string, name: string, value: string): boolean =>
    creates.some((action) => action.args.benefit === benefit && action.args[name] === value);
  if (!named) {
    for (const city of data.cities.map(noted)) {
      const green = boardOf(table).cities.find((one) => noted(one.name) === city)?.green;
      if (!green && !offers("post", "city", city)) {
        items.push({
          title: t("web-post-in", { city: readable(city) }),
          icon: "lock",
          ask: `create ${route} post ${city}`,
        });
      }
      for (const ability of boardOf(table).cities.find((one) => noted(one.name) === city)?.abilities ?? []) {
        if (offers("develop", "ability", ability)) continue;
        const title = t("web-develop", { ability: abilityWords(ability) });
        items.push({ title, icon: "lock", ask: `create ${route} develop ${ability}` });
      }
    }
  }
  const nothing = creates.find((action) => action.args.benefit === "nothing");
  if (nothing) items.push(createItem(table, nothing));
  return items;
}

function createItem(table: Table, action: ActionInfo): Item {
  const city = arg(action, "city");
  switch (action.args.benefit) {
    case "post":
      return {
        title: t("web-post-in", { city: readable(city) }),
        detail: nextSpace(table, city),
        icon: "post",
        action,
      };
    case "extra": {
      const kind = arg(action, "kind");
      const title = t("web-extra-in", { city: readable(city) });
      return { title, detail: t("web-extra-with", { kind: kindWords(kind) }), icon: "extra_post", action };
    }
    case "develop":
      return developItem(table, action);
    case "special": {
      const prestige = Number(action.args.prestige);
      return { title: t("web-special", { prestige }), detail: t("web-special-detail"), icon: "crown", action };
    }
    default:
      return { title: t("web-only-create"), detail: t("web-only-create-detail"), icon: "check", action };
  }
}

function nextSpace(table: Table, city: string): string {
  const data = boardOf(table).cities.find((one) => noted(one.name) === city);
  const posts = positionOf(table).cities[city] ?? [];
  const space = data?.spaces.find((_, i) => !posts[i]);
  if (!space) return "";
  const words = t("web-space", { privilege: space.privilege, shape: space.shape, prestige: space.prestige });
  return t("web-next-space", { space: words });
}

/** The words of what a click was probably meant to do, for the server to say why it cannot be. */
export function impossible(table: Table, target: string): string | null {
  const position = positionOf(table);
  const route = routeOf(target);
  const verb = position.questions.at(-1)?.decision ?? "turn";
  if (route && target !== route && !target.startsWith("marker:")) {
    const piece = pieceOn(position, target);
    if (["reply", "move", "move_others", "move_any", "place_two", "place_abroad"].includes(verb)) {
      return piece ? `lift ${target}` : `put ${table.kind} ${target}`;
    }
    if (!piece) return `place ${table.kind} ${target}`;
    return split(piece).owner === table.me ? `create ${route}` : `displace ${target} with ${table.kind}`;
  }
  if (route) return `create ${route}`;
  return null;
}

/** A piece of mine has been dragged to a point: from another point by moving, from the desk by placing. */
export function drop(table: Table, from: string, to: string): void {
  if (from === "trader" || from === "merchant") {
    table.kind = from;
    table.press(to);
    return;
  }
  const lift = (table.byTarget.get(from) ?? []).find((action) => action.verb === "lift" || action.verb === "remove");
  const puts = (table.byTarget.get(to) ?? []).filter((action) => action.verb === "put");
  if (puts.length > 0) table.press(to);
  else if (lift) {
    const land = (actions: ActionInfo[]): ActionInfo | null =>
      actions.find((action) => action.verb === "put" && action.targets.includes(to)) ?? null;
    void table.act(lift, land);
  }
}
