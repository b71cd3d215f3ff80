/** What an action changes, in a few words: points, abilities, markers, pieces. */
import { t } from "../../text/fluent";
import { ABILITIES, readable, type Pieces, type Teutonica } from "./data";
import { abilityWords, markerWords, shortValue } from "./words";

const all = (pieces: Pieces): number => pieces.traders + pieces.merchants;

export const prestigeOf = (position: Teutonica, seat: string): number =>
  Object.values(position.players[seat]?.prestige ?? {}).reduce((sum, points) => sum + points, 0);

export function changes(before: Teutonica, after: Teutonica, name: (seat: string) => string): string[] {
  const lines: string[] = [];
  const me = before.actor;
  for (const [seat, player] of Object.entries(after.players)) {
    const was = before.players[seat];
    if (!was) continue;
    const points = prestigeOf(after, seat) - prestigeOf(before, seat);
    if (points !== 0) lines.push(t("web-change-points", { name: name(seat), points }));
    for (const ability of ABILITIES) {
      if (player.desk[ability] === was.desk[ability]) continue;
      const value = shortValue(ability, player.values[ability]);
      lines.push(t("web-change-ability", { ability: abilityWords(ability), value }));
    }
    for (const marker of new Set(player.markers)) {
      const more =
        player.markers.filter((one) => one === marker).length - was.markers.filter((one) => one === marker).length;
      if (more > 0) lines.push(t("web-change-marker", { marker: markerWords(marker) }));
    }
    if (seat !== me) continue;
    const supply = all(player.supply) - all(was.supply);
    const stock = all(player.stock) - all(was.stock);
    if (supply !== 0) lines.push(t("web-change-supply", { number: signed(supply) }));
    if (stock !== 0) lines.push(t("web-change-stock", { number: signed(stock) }));
  }
  for (const city of Object.keys(after.controllers)) {
    const now = after.controllers[city]!;
    if (now !== before.controllers[city] && now !== "neutral") {
      lines.push(t("web-change-control", { city: readable(city), name: name(now) }));
    }
  }
  if (after.winners.length > 0 || after.actor === null) {
    const totals = Object.entries(after.scores).map(([seat, row]) => `${name(seat)} ${row.total ?? 0}`);
    lines.push(t("web-change-end", { totals: totals.join(", ") }));
  }
  return lines;
}

const signed = (number: number): string => (number > 0 ? `+${number}` : `−${-number}`);
