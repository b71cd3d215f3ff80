/** The pictograms by name: the inner drawing of each file, on a grid of 24. */
const files = import.meta.glob<string>("./pictograms/*.svg", { eager: true, query: "?raw", import: "default" });

const inner = (file: string): string => file.slice(file.indexOf(">") + 1, file.lastIndexOf("</svg>"));

export const PICTOGRAMS: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [path.slice("./pictograms/".length, -".svg".length), inner(file)]),
);
