/** What this browser remembers: the secrets of my seats, my name, and settings. */
import type { Created } from "../generated/protocol";

interface Known {
  secrets: string[];
  seen: number; // when, in milliseconds
}

const TABLES = "kogge-tables";
const NAME = "kogge-name";
const MOST = 100; // tables

function read<T>(key: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(key);
    return found === null ? otherwise : (JSON.parse(found) as T);
  } catch {
    return otherwise; // storage may be switched off, or hold something else
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // then it is forgotten when the page is closed
  }
}

const tables = (): Record<string, Known> => read<Record<string, Known>>(TABLES, {});

export const knownTables = (): string[] => Object.keys(tables());
export const allSecrets = (): string[] => [...new Set(Object.values(tables()).flatMap((one) => one.secrets))];
export const secretsOf = (table: string): string[] => tables()[table]?.secrets ?? [];

export function remember(table: string, secrets: string[]): void {
  const all = tables();
  const before = all[table]?.secrets ?? [];
  all[table] = { secrets: [...new Set([...before, ...secrets])], seen: Date.now() };
  const newest = Object.entries(all).sort(([, a], [, b]) => b.seen - a.seen);
  write(TABLES, Object.fromEntries(newest.slice(0, MOST)));
}

/** Remember what a new table has told us; the links are for those who are invited. */
export function rememberCreated(created: Created): void {
  const own = created.seats.filter((seat) => seat.kind === "me").map((seat) => seat.secret);
  remember(created.table, [created.host_secret, ...own].filter(Boolean));
}

export const myName = (): string => read(NAME, "");
export const rememberName = (name: string): void => {
  write(NAME, name);
};

export const readSetting = read;
export const writeSetting = write;
