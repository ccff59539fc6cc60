import { htmlToMarkdown } from "mdream";
import { type Page, buildTwinPath } from "./pages.ts";

const FOLD =
  /<tr class="fold[^"]*"[^>]*>\s*<td colspan="\d"[^>]*>\s*<details[^>]*>\s*<summary[^>]*>[^]*?<\/summary>\s*<table[^>]*>\s*(?:<thead[^]*?<\/thead>\s*)?<tbody[^>]*>/g;
const FOLD_END = /<\/tbody>\s*<\/table>\s*<\/details>\s*<\/td>\s*<\/tr>/g;
const TOKEN = /\uE002|\uE003|<tr\b[^>]*>|(<th scope="row"[^>]*>\s*<code[^>]*>)([^<]*)(<\/code>)/g;

/**
 * Unfolds the fields of fields, and names each field by its whole way: `priceList.quantityPriceList.amount`. On the page, its place below
 * another says where it belongs; Markdown has no such place.
 */
export function flattenRows(html: string): string {
  const names: string[] = [];
  const bases = [0];
  let depth = 0;
  return html
    .replaceAll(FOLD, "\uE002")
    .replaceAll(FOLD_END, "\uE003")
    .replaceAll(TOKEN, (token, before: string | undefined, name = "", after = "") => {
      if (token === "\uE002") bases.push(depth + 1);
      else if (token === "\uE003") bases.pop();
      else if (before === undefined) {
        depth = bases.at(-1)! + Number(/--depth:\s*(\d+)|\bdepth-(\d+)/.exec(token)?.slice(1).find(Boolean) ?? 0);
        return "<tr>";
      } else {
        names.length = depth;
        names[depth] = name;
        return `${before}${names.filter(Boolean).join(".")}${after}`;
      }
      return "";
    });
}

const NOISE: readonly RegExp[] = [
  /<(script|style|button|svg|footer|nav|form|template|dialog|try-it)\b[^]*?<\/\1>/g,
  /<(?:link|meta|wbr|input)\b[^>]*>/g,
  /<fieldset class="sample-tabs[^]*?<\/fieldset>/g,
  /<details class="all-lines">[^]*?<\/details>/g,
  /<a class="sl-anchor-link[^]*?<\/a>/g,
  /<span class="(?:cell-label|sr-only)">[^]*?<\/span>/g,
];

const CALL_OUT =
  /<aside aria-label="([^"]*)" class="starlight-aside[^>]*>\s*<p class="starlight-aside__title"[^>]*>[^]*?<\/p>\s*<div class="starlight-aside__content">\s*(?:<p>)?([^]*?)<\/div>\s*<\/aside>/g;
/** The start of an element that the sheets of the page set apart from what is before it. */
const APART = /(?<=[\p{L}\p{N}.:)]|<\/(?:a|code|strong|span)>)(?:<span\b[^>]*>)+(?=[\p{L}\p{N}(]|<code)/gu;

/** Renders the content of a page in the few elements that Markdown has: no folded part, no definition list, no table in a table. */
export function toPlainHtml(main: string): string {
  const blocks: string[] = [];
  const keep = (block: string) => `\uE001${blocks.push(block) - 1}\uE001`;
  let html = main.replaceAll(/<pre\b([^>]*)>([^]*?)<\/pre>/g, (_, attributes: string, code: string) =>
    keep(toPlainCode(attributes, code)),
  );
  for (const noise of NOISE) html = html.replaceAll(noise, "");
  html = flattenRows(html)
    .replaceAll(CALL_OUT, "<blockquote><p><strong>$1:</strong> $2</blockquote>")
    .replaceAll(APART, " ")
    .replaceAll(/<a class="(?:self|source [a-z]+)"[^>]*>([^]*?)<\/a>/g, "$1")
    .replaceAll(/<figcaption\b[^>]*>([^]*?)<\/figcaption>/g, (_, caption: string) => toCaption(caption))
    .replaceAll(/<summary\b[^>]*>([^]*?)<\/summary>/g, "<p><strong>$1</strong></p>")
    .replaceAll(/<dl\b[^>]*>/g, "<ul>")
    .replaceAll("</dl>", "</ul>")
    .replaceAll(/<dt\b[^>]*>([^]*?)<\/dt>\s*<dd\b[^>]*>([^]*?)<\/dd>/g, "<li><strong>$1</strong>: $2</li>")
    .replaceAll(/<(td|th)\b[^>]*>([^]*?)<\/\1>/g, (_, tag: string, cell: string) => `<${tag}>${toLine(cell)}</${tag}>`)
    .replaceAll(/<\/?(?:div|section|aside|details|main|figure|article|span|i|b)\b[^>]*>/g, (tag) =>
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

const LINK = /\]\((\/[^)\s#]*)(#[^)\s]*)?( "[^"]*")?\)/g;

/**
 * Renders a page as Markdown. Its links lead to the Markdown of other pages.
 *
 * @param base The path that the site is served below, without a slash at its end.
 */
export function toMarkdown({ main }: Pick<Page, "main">, base = ""): string {
  const markdown = htmlToMarkdown(toPlainHtml(main), { clean: { blankLines: true, emptyLinkText: true } });
  return `${markdown
    .replaceAll(LINK, (_, path: string, hash = "", title = "") => {
      const own = base !== "" && path.startsWith(`${base}/`) ? path.slice(base.length) : path;
      return `](${base}${own.endsWith("/") ? buildTwinPath(own) : own}${hash}${title})`;
    })
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim()}\n`;
}
