/** Every piece and marker of a position that can be seen, by place: what the animation compares. */
import { put, type Spots } from "../../table/difference";
import { ABILITIES, coverKind, type Pieces, type Teutonica } from "./data";

export function spots(position: Teutonica): Spots {
  const found: Spots = {};
  for (const [route, pieces] of Object.entries(position.routes)) {
    pieces.forEach((piece, i) => put(found, `point:${route}.${i + 1}`, piece));
  }
  for (const [city, pieces] of Object.entries(position.cities)) {
    pieces.forEach((piece, i) => put(found, `space:${city}:${i}`, piece));
  }
  // Extra posts grow to the left, so they are counted from the right.
  for (const [kind, posts] of [
    ["extra", position.extra_posts],
    ["green", position.green_posts],
  ] as const) {
    for (const [city, pieces] of Object.entries(posts)) {
      pieces.forEach((piece, i) => put(found, `${kind}:${city}:${pieces.length - 1 - i}`, piece));
    }
  }
  position.special.forEach((piece, i) => put(found, `special:${i}`, piece));
  for (const [route, marker] of Object.entries(position.markers)) put(found, `marker:${route}`, `marker ${marker}`);
  for (const [seat, player] of Object.entries(position.players)) {
    pile(found, `supply:${seat}`, seat, player.supply);
    pile(found, `stock:${seat}`, seat, player.stock);
    for (const ability of ABILITIES) {
      const covered = position.tracks[ability].length - 1 - player.desk[ability];
      put(found, `desk:${seat}:${ability}`, `${seat} ${coverKind(ability)}`, covered);
    }
    for (const marker of player.markers) put(found, `markers:${seat}`, `marker ${marker}`);
  }
  for (const question of position.questions) {
    put(found, `hand:${question.seat}`, question.piece);
    put(found, `hand:${question.seat}`, question.lifted);
    if (question.decision !== "reply") {
      for (const held of question.hand) put(found, `hand:${question.seat}`, held.split(" ").slice(0, 2).join(" "));
    }
  }
  return found;
}

function pile(found: Spots, place: string, seat: string, pieces: Pieces): void {
  put(found, place, `${seat} trader`, pieces.traders);
  put(found, place, `${seat} merchant`, pieces.merchants);
}
