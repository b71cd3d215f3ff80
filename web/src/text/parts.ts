/** Sentences whose names can be pointed at: parameters come back as parts with what they stand for. */
import { t, type Params } from "./fluent";

/** A piece of a sentence: plain words, or a name that stands for a seat or a place. */
export interface Part {
  text: string;
  seat?: string;
  place?: string;
}

/** What a parameter is to the reader: its words, and what it stands for. */
export interface Named {
  text: string;
  seat?: string;
  place?: string;
}

const OPEN = "\u0002";
const CLOSE = "\u0003";

/** A message in parts; `name` says which parameters are names. */
export function tellInParts(
  key: string,
  params: Record<string, unknown>,
  name: (parameter: string, value: unknown) => Named | null,
): Part[] {
  const names: Named[] = [];
  const given: Params = {};
  for (const [parameter, value] of Object.entries(params)) {
    const named = name(parameter, value);
    if (named && (named.seat || named.place)) {
      given[parameter] = `${OPEN}${names.length}${CLOSE}`;
      names.push(named);
    } else {
      given[parameter] = named ? named.text : typeof value === "number" ? value : String(value);
    }
  }
  const parts: Part[] = [];
  for (const [i, chunk] of t(key, given).split(OPEN).entries()) {
    const end = i === 0 ? -1 : chunk.indexOf(CLOSE);
    if (end >= 0) parts.push({ ...names[Number(chunk.slice(0, end))]! });
    const rest = chunk.slice(end + 1);
    if (rest) parts.push({ text: rest });
  }
  return parts;
}

export const plain = (parts: Part[]): string => parts.map((part) => part.text).join("");
