/** Sentences, their parts, and the rules as HTML. */
import { expect, test } from "vitest";
import { addCatalogue, t } from "../src/text/fluent";
import { html } from "../src/text/markdown";
import { plain, tellInParts } from "../src/text/parts";

test("a sentence of the server's catalogue", () => {
  expect(t("server-no-open-seat")).toBe("This seat is not open.");
});

test("a key without a sentence says so", () => {
  expect(t("no-such-key")).toBe("[no-such-key]");
});

test("names come back as parts that can be pointed at", () => {
  addCatalogue(
    "test-event = { $seat } goes to { $city } with { $number ->\n    [one] one piece\n   *[other] { $number } pieces\n}.",
  );
  const parts = tellInParts("test-event", { seat: "blue", city: "Stade", number: 2 }, (parameter, value) => {
    if (parameter === "seat") return { text: "Anneke", seat: String(value) };
    return parameter === "city" ? { text: "Stade", place: "Stade" } : null;
  });
  expect(plain(parts)).toBe("Anneke goes to Stade with 2 pieces.");
  expect(parts[0]).toEqual({ text: "Anneke", seat: "blue" });
  expect(parts[2]).toEqual({ text: "Stade", place: "Stade" });
});

test("markdown: headings, lists, links to topics, no markup from the text", () => {
  const found = html(
    "# Title\n\nSome *words* and <b>.\n\n1. one [there](#posts)\n   - inner\n2. two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
  );
  expect(found).toContain("<h3>Title</h3>");
  expect(found).toContain("<em>words</em> and &lt;b&gt;.");
  expect(found).toContain('<a href="#posts">there</a><ul><li>inner</li></ul>');
  expect(found).toContain("<td>2</td>");
});
