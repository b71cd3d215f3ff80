/** The games the client can draw, each loaded when it is first needed. */
import { addCatalogue } from "../text/fluent";
import type { GameClient } from "./game";

const LOADERS: Record<string, () => Promise<{ client: GameClient }>> = {
  teutonica: () => import("./teutonica/index"),
};

export const isDrawn = (game: string): boolean => game in LOADERS;

export async function loadGame(game: string): Promise<GameClient> {
  const load = LOADERS[game];
  if (!load) throw new Error(`no client for ${game}`);
  const { client } = await load();
  addCatalogue(client.catalogue);
  return client;
}
