/** The little Markdown of the rules as HTML: headings, lists, tables, code, links to other topics. */
const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const inline = (text: string): string =>
  escape(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>")
    .replace(/\[([^\]]+)\]\((#[\w-]+)\)/g, '<a href="$2">$1</a>');

export function html(source: string): string {
  const out: string[] = [];
  const lines = source.split("\n");
  let i = 0;
  const line = (): string => lines[i] ?? "";
  while (i < lines.length) {
    if (line().trim() === "") i++;
    else if (line().startsWith("```")) {
      const code: string[] = [];
      for (i++; i < lines.length && !line().startsWith("```"); i++) code.push(line());
      i++;
      out.push(`<pre tabindex="0">${escape(code.join("\n"))}</pre>`);
    } else if (/^#+ /.test(line())) {
      const level = Math.min(line().indexOf(" ") + 1, 6);
      out.push(`<h${level + 1}>${inline(line().replace(/^#+ /, ""))}</h${level + 1}>`);
      i++;
    } else if (line().startsWith("|")) {
      const rows: string[][] = [];
      for (; line().startsWith("|"); i++)
        rows.push(
          line()
            .split("|")
            .slice(1, -1)
            .map((cell) => cell.trim()),
        );
      out.push(table(rows));
    } else if (/^\s*([-*]|\d+\.) /.test(line())) out.push(list(0));
    else {
      const words: string[] = [];
      for (; line().trim() !== "" && !/^(#+ |\||```|\s*([-*]|\d+\.) )/.test(line()); i++) words.push(line().trim());
      out.push(`<p>${inline(words.join(" "))}</p>`);
    }
  }
  return out.join("\n");

  function list(depth: number): string {
    const item = /^(\s*)([-*]|\d+\.) (.*)$/;
    const first = item.exec(line())!;
    const tag = /\d/.test(first[2]!) ? "ol" : "ul";
    const items: string[] = [];
    while (i < lines.length) {
      const found = item.exec(line());
      if (found && found[1]!.length > depth && items.length > 0) items[items.length - 1] += list(found[1]!.length);
      else if (found && found[1]!.length === depth) {
        items.push(found[3]!);
        i++;
      } else if (!found && line().trim() !== "" && /^\s/.test(line()) && items.length > 0) {
        items[items.length - 1] += ` ${line().trim()}`;
        i++;
      } else break;
    }
    return `<${tag}>${items.map((one) => `<li>${nested(one)}</li>`).join("")}</${tag}>`;
  }
}

/** A list inside an item is HTML already. */
function nested(item: string): string {
  const at = item.search(/<(ul|ol)>/);
  return at < 0 ? inline(item) : inline(item.slice(0, at)) + item.slice(at);
}

function table(rows: string[][]): string {
  const [head = [], , ...body] = rows;
  const cells = (row: string[], tag: string): string => row.map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join("");
  return `<table><thead><tr>${cells(head, "th")}</tr></thead><tbody>${body.map((row) => `<tr>${cells(row, "td")}</tr>`).join("")}</tbody></table>`;
}
