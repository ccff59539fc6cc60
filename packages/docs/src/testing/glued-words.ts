const CODE_BLOCK = /^ *```[^]*?^ *```$/gm;
const INLINE_CODE = /(?<!\\)(`+)(?!`)[^]+?(?<!`)\1(?!`)/g;
const LINK_TARGET = /\]\([^)]*\)/g;
const TYPE_OF_EVENT = /\b(?:Seller|System):[\w.]+/g;
const GLUED = /\w\uE000|\uE000\w|\uE001\w|[a-z][.:!?][A-Z][a-z]|\d[A-Z][a-z]|\w\*\*\w/g;
const BARE_CALL_OUT = /^[ >]*(?:Note|Tip|Caution|Danger)$/gm;
const AROUND = 25;

/** Finds words of Markdown that touch a neighbour which the page sets apart, and call-outs without a form, each with what is around it. */
export function findGluedWords(markdown: string): string[] {
  const text = markdown
    .replaceAll(CODE_BLOCK, "")
    .replaceAll(INLINE_CODE, "\uE000")
    .replaceAll(LINK_TARGET, "\uE001")
    .replaceAll(/\bhttps?:\S+/g, "")
    .replaceAll(TYPE_OF_EVENT, "type");
  return [...text.matchAll(GLUED), ...text.matchAll(BARE_CALL_OUT)].map(({ index, 0: found }) =>
    text
      .slice(Math.max(0, index - AROUND), index + found.length + AROUND)
      .replaceAll("\uE000", "`…`")
      .replaceAll("\uE001", "](…)"),
  );
}
