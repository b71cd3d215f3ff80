/** The rules in our own words, by topic; the same texts as in the terminal and the documentation. */
const files = import.meta.glob<string>("../../../src/kogge/texts/en/rules/*/*.md", {
  eager: true,
  query: "?raw",
  import: "default",
});

export interface Topic {
  name: string;
  title: string;
  summary: string;
  text: string;
}

export function topicsOf(game: string): Topic[] {
  const paths = Object.keys(files)
    .filter((path) => path.includes(`/rules/${game}/`))
    .sort();
  return paths.map((path) => read(path, files[path]!));
}

function read(path: string, source: string): Topic {
  const [, head = "", text = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const entries = head.split("\n").map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), line.slice(colon + 1).trim()] as const;
  });
  const fields = Object.fromEntries(entries);
  const name = path.slice(path.lastIndexOf("/") + 1, -3).replace(/^\d+-/, "");
  return { name, title: fields.title ?? name, summary: fields.summary ?? "", text };
}
