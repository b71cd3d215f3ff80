/** How the things of the game are called in sentences. */
import type { Named } from "../../text/parts";
import { has, t } from "../../text/fluent";
import { ALL, PRIVILEGE_NAMES, readable, type Ability } from "./data";

const SEATS = new Set(["blue", "red", "green", "yellow", "purple"]);

export const routeWords = (route: string): string => readable(route).replace("/", "–");
export const markerWords = (marker: string): string => {
  const key = `web-marker-${marker.replaceAll("_", "-")}`;
  return has(key) ? t(key) : marker;
};
export const abilityWords = (ability: string): string => t(`web-ability-${ability}`);
export const kindWords = (kind: string): string => t(`web-kind-${kind}`);

/** The value of an ability as people say it: ×2, 4 a turn, orange, move 3, take 5. */
export function valueWords(ability: Ability, value: number): string {
  const shown = ability === "privilege" ? (PRIVILEGE_NAMES[value] ?? "") : value === ALL ? t("web-all") : String(value);
  return t(`web-value-${ability}`, { value: shown });
}

/** The value alone. */
export function shortValue(ability: Ability, value: number): string {
  if (ability === "privilege") return PRIVILEGE_NAMES[value] ?? "";
  return value === ALL ? t("web-all") : String(value);
}

/** What a parameter of an event or a prompt stands for. */
export function naming(parameter: string, value: unknown): Named | null {
  if (typeof value !== "string") return null;
  if (SEATS.has(value)) return { text: value, seat: value };
  if (parameter === "route") return { text: routeWords(value), place: value };
  if (parameter === "city") return { text: readable(value), place: value };
  if (parameter === "marker") return { text: markerWords(value) };
  if (parameter === "favour") return { text: t(`web-favour-${value.replaceAll("_", "-")}`) };
  if (parameter === "cities") return { text: readable(value) };
  return null;
}
