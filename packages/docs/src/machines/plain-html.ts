import { flattenRows } from "./flatten-rows.ts";

const NOISE: readonly RegExp[] = [
  /<(script|style|button|svg|footer|nav|form|template|dialog|try-it)\b[^]*?<\/\1>/g,
  /<(?:link|meta|wbr|input)\b[^>]*>/g,
  /<details class="all-lines">[^]*?<\/details>/g,
  /<a class="sl-anchor-link[^]*?<\/a>/g,
  /<span class="(?:cell-label|sr-only)">[^]*?<\/span>/g,
];

/** Renders the content of a page in the few elements that Markdown has: no folded part, no definition list, no table in a table. */
export function toPlainHtml(main: string): string {
  const blocks: string[] = [];
  const keep = (block: string) => `\uE001${blocks.push(block) - 1}\uE001`;
  let html = main.replaceAll(/<pre\b([^>]*)>([^]*?)<\/pre>/g, (_, attributes: string, code: string) =>
    keep(toPlainCode(attributes, code)),
  );
  for (const noise of NOISE) html = html.replaceAll(noise, "");
  html = flattenRows(html)
    .replaceAll(/<a class="self"[^>]*>([^]*?)<\/a>/g, "$1")
    .replaceAll(/<figcaption\b[^>]*>([^]*?)<\/figcaption>/g, (_, caption: string) => toCaption(caption))
    .replaceAll(/<summary\b[^>]*>([^]*?)<\/summary>/g, "<p><strong>$1</strong></p>")
    .replaceAll(/<dl\b[^>]*>/g, "<ul>")
    .replaceAll("</dl>", "</ul>")
    .replaceAll(/<dt\b[^>]*>([^]*?)<\/dt>\s*<dd\b[^>]*>([^]*?)<\/dd>/g, "<li><strong>$1</strong>: $2</li>")
    .replaceAll(/<(td|th)\b[^>]*>([^]*?)<\/\1>/g, (_, tag: string, cell: string) => `<${tag}>${toLine(cell)}</${tag}>`)
    .replaceAll(/<\/?(?:div|section|aside|details|main|figure|article|span|i|b|sample-tabs)\b[^>]*>/g, (tag) =>
      /^<\/?(?:span|i|b)\b/.test(tag) ? "" : "\n",
    );
  return html.replaceAll(/\uE001(\d+)\uE001/g, (_, index: string) => blocks[Number(index)]!);
}

/** Renders a block of code without its colours. Each line of it is an element. */
function toPlainCode(attributes: string, code: string): string {
  const [, language = ""] = /data-language="([^"]+)"/.exec(attributes) ?? [];
  const text = code
    .replaceAll(/(?<=.)<div class="ec-line/g, "\n$&")
    .replaceAll(/<[^>]*>/g, "")
    .replace(/^\n+|\s+$/g, "");
  return `<pre><code class="language-${language}">${text}</code></pre>`;
}

function toCaption(caption: string): string {
  const text = caption.replaceAll(/<[^>]*>/g, "").trim();
  return text === "" ? "" : `<p>${text}:</p>`;
}

/** Renders a cell as one line: a table of Markdown holds nothing else. */
function toLine(cell: string): string {
  return cell
    .replaceAll(/<\/(?:p|li)>\s*(?=<)/g, " ")
    .replaceAll(/<li\b[^>]*>/g, "- ")
    .replaceAll(/<\/?(?:p|ul|ol|li|div|details|summary|h\d)\b[^>]*>/g, " ")
    .replaceAll(/<strong>([^]*?)<\/strong>/g, "$1 ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
