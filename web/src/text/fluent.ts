/** Sentences: the same Fluent catalogues as in the terminal and the server, bundled when the client is built. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import core from "../../../src/kogge/texts/en/core.ftl?raw";
import server from "../../../src/kogge/texts/en/server.ftl?raw";
import web from "../../../src/kogge/texts/en/web.ftl?raw";

export type Params = Record<string, FluentVariable>;

const bundle = new FluentBundle("en", { useIsolating: false });
for (const catalogue of [core, server, web]) bundle.addResource(new FluentResource(catalogue));

/** Another catalogue, for example that of a game. */
export function addCatalogue(source: string): void {
  bundle.addResource(new FluentResource(source), { allowOverrides: true });
}

export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

/** The sentence of a key; a key without a sentence is a fault of ours, and says so. */
export function t(key: string, params: Params = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return `[${key}]`;
  const errors: Error[] = [];
  const sentence = bundle.formatPattern(pattern, params, errors);
  if (errors.length > 0) console.warn(key, errors);
  return sentence;
}
