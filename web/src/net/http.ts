/** Requests over HTTP: what can be played, boards, history, new tables. */
import type {
  Created,
  Decision,
  GameInfo,
  Import,
  Continue,
  Json,
  LobbyTable,
  MyTables,
  NewTable,
  ScoreSheet,
  Tables,
  TopicInfo,
  Words,
} from "../generated/protocol";

/** The server has said no, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly words: Words,
  ) {
    super(words.text);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const options: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(path, options);
  const text = await response.text();
  const answer: unknown = response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
  if (!response.ok) {
    const problem = answer as { error?: Words };
    throw new Refused(response.status, problem.error ?? { key: "server-http", params: {}, text: response.statusText });
  }
  return answer as T;
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const games = (): Promise<GameInfo[]> => ask("/api/games");
export const rulesOf = (game: string): Promise<TopicInfo[]> => ask(`/api/games/${game}/rules`);
export const lobby = (): Promise<Tables> => ask("/api/tables");
export const mine = (known: MyTables): Promise<LobbyTable[]> => ask("/api/mine", known);
export const create = (wish: NewTable): Promise<Created> => ask("/api/tables", wish);
export const boardOf = (id: string): Promise<Json> => ask(`${table(id)}/board`);
export const shippedBoard = (game: string, board: string): Promise<Json> => ask(`/api/games/${game}/boards/${board}`);
export const history = (id: string): Promise<Decision[]> => ask(`${table(id)}/history`);
export const earlier = (id: string, number: number): Promise<Record<string, Json>> =>
  ask(`${table(id)}/views/${number}`);
export const scores = (id: string): Promise<ScoreSheet> => ask(`${table(id)}/scores`);
export const continueFrom = (id: string, wish: Continue): Promise<Created> => ask(`${table(id)}/continue`, wish);
export const importRecord = (wish: Import): Promise<Created> => ask("/api/import", wish);
export const recordAddress = (id: string): string => `${table(id)}/record`;
