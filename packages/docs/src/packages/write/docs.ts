import type { Source } from "../read/source.ts";
import { findPlaceOfName } from "../read-reference.ts";
import { renderInline } from "../../reference/words/inline.ts";
import { findHref } from "./code.ts";

const LINK = /\{@link ([\w$.]+)(?:\(\))?(?:\s*\|?\s*[^}]*)?\}/g;
const CODE = /<code>([A-Za-z][\w$]*)(\(\))?<\/code>/g;
const NUMBER = /(\d) (?=\d{3}(?!\d))/g;

/** Renders the text of a docstring as HTML: paragraphs, lists and code, with links to the exports that it names. */
export function renderDocs(text: string, source: Source): string {
  const blocks = text.split(/\n{2,}|\n(?=- )/).map((each) => each.trim());
  return blocks
    .filter((block) => block !== "")
    .map((block) =>
      block.startsWith("- ")
        ? `<ul><li>${renderWords(block.slice(2), source)}</li></ul>`
        : `<p>${renderWords(block, source)}</p>`,
    )
    .join("")
    .replaceAll("</ul><ul>", "");
}

/** Renders a text of one paragraph as HTML without an element around it. */
export function renderWords(text: string, source: Source): string {
  const words = text
    .replaceAll(LINK, "`$1`")
    .replaceAll(/\s*\n\s*/g, " ")
    .replaceAll(NUMBER, "$1\u00a0");
  return renderInline(words).replaceAll(CODE, (code, name: string, call: string | undefined) => {
    const href = findHref(name, source) ?? (call || /[a-z][A-Z]/.test(name) ? findPlaceOfName(name)?.href : undefined);
    return href === undefined ? code : `<a href="${href}">${code}</a>`;
  });
}
