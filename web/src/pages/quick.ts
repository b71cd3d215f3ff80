/** The table of "play now": me against three bots on the board for four. */
import type { NewTable } from "../generated/protocol";

export const quickTable = (name: string): NewTable => ({
  rules: { game: "teutonica", edition: "bigbox", board: "base45", players: 4 },
  seats: [
    { kind: "me", name },
    { kind: "bot", bot: "greedy" },
    { kind: "bot", bot: "greedy" },
    { kind: "bot", bot: "greedy" },
  ],
  public: false,
});
