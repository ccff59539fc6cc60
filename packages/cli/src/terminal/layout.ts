import { stripVTControlCharacters } from "node:util";
import stringWidth from "string-width";

/**
 * Wraps lines at their spaces to a width. What follows the first line of each is indented, and a word that is longer than a line stays
 * whole. Without a width the text stays as it is.
 *
 * @param options.columns The width of the terminal, in columns: wide characters, such as 漢 and emoji, take two.
 * @param options.indent Spaces before the lines that follow. Default: as many as the line begins with.
 */
export function splitText(
  text: string,
  { columns, indent }: { columns: number | undefined; indent?: number | undefined },
): string {
  if (columns === undefined || stringWidth(text) <= columns) return text;
  return text
    .split("\n")
    .flatMap((line) => {
      const words = line.match(/(?<!\s)\s*\S+/g) ?? [];
      return wrapWords(words, { columns, indent: indent ?? /^ */.exec(line)![0].length });
    })
    .join("\n");
}

/** Puts words, each with the spaces before it, into lines. A single sign is never alone in the first one. */
export function wrapWords(
  words: readonly string[],
  { columns, indent }: { columns: number; indent: number },
): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    if (line.trim().length < 2 || stringWidth(line + word) <= columns) line += word;
    else {
      lines.push(line);
      line = " ".repeat(indent) + word.trimStart();
    }
  }
  return [...lines, line];
}

type Cell = string | number;

const INDENT = 2;
const BETWEEN = 2;
const LEAST_ROOM = 16; // A narrower last column is harder to read than lines below each other.

/**
 * Builds the lines of a table. Where it is wider than the terminal, the last column is wrapped at its spaces; where that is too narrow,
 * or a number, each row becomes a few lines below each other. No text is lost. The first `headLines` of the lines are the head.
 */
export function formatTable(
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  { columns }: { columns?: number | undefined } = {},
): { lines: string[]; headLines: number } {
  const widths = computeWidths(head, rows);
  const total = widths.reduce((sum, width) => sum + width, INDENT + BETWEEN * (widths.length - 1));
  const before = total - widths.at(-1)!;
  const isNumber = (column: number) => typeof rows[0]?.[column] === "number";
  const isWide = columns !== undefined && total > columns;
  if (isWide && (isNumber(head.length - 1) || columns - before < LEAST_ROOM))
    return { lines: rows.flatMap((row) => formatRecord(head, row, columns)), headLines: 0 };
  const pad = (cell: Cell, column: number) => {
    const space = " ".repeat(widths[column]! - stringWidth(String(cell)));
    return isNumber(column) ? space + cell : cell + space;
  };
  const buildLine = (row: readonly Cell[]) =>
    `${" ".repeat(INDENT)}${row.map(pad).join(" ".repeat(BETWEEN))}`.trimEnd();
  const buildLines = (row: readonly Cell[]) => {
    if (!isWide) return [buildLine(row)];
    const last = String(row.at(-1) ?? "");
    if (last.split(/\s+/).every((word) => stringWidth(word) <= columns - before))
      return splitText(buildLine(row), { columns, indent: before }).split("\n");
    return [buildLine(row.slice(0, -1)), ...splitText(`${" ".repeat(2 * INDENT)}${last}`, { columns }).split("\n")];
  };
  return { lines: [buildLine(head), ...rows.flatMap(buildLines)], headLines: 1 };
}

const computeWidths = (head: readonly string[], rows: readonly (readonly Cell[])[]): number[] =>
  head.map((title, column) =>
    Math.max(...[title, ...rows.map((row) => String(row[column] ?? ""))].map((each) => stringWidth(each))),
  );

/** A row whose cells stand below the first one, with their titles. */
function formatRecord(head: readonly string[], row: readonly Cell[], columns: number): string[] {
  const told = head.flatMap((title, column) =>
    column === 0 || row[column] === "" ? [] : [`${title}: ${String(row[column])}`],
  );
  const rest = told.length === 0 ? [] : [`${" ".repeat(2 * INDENT)}${told.join("; ")}`];
  return [`${" ".repeat(INDENT)}${row[0]}`, ...rest].flatMap((each) =>
    splitText(each, { columns, indent: 2 * INDENT }).split("\n"),
  );
}

const LEAST_COLUMN = 8;
const LEAST_OF_LAST = 24; // The last one is that by which a row is known: others go before it becomes shorter.

/**
 * Shortens cells with `…` until a table fits a width. The columns of `shrink` become narrower one after the other. Where that is not
 * enough, they are left out in the same order, except the last one, which becomes as narrow as it must. Numbers stay whole.
 *
 * @param options.width The width of the terminal. Without one, nothing is shortened.
 * @param options.shrink The numbers of the columns that may become narrower, the first one first.
 */
export function trimRows(
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  { width, shrink }: { width: number | undefined; shrink: readonly number[] },
): { head: string[]; rows: Cell[][] } {
  if (width === undefined) return { head: [...head], rows: rows.map((row) => [...row]) };
  const widths = computeWidths(head, rows);
  const computeOver = () => widths.reduce((sum, each) => sum + (each > 0 ? each + BETWEEN : 0), -width);
  const cut = (column: number, least: number) => {
    widths[column]! -= Math.max(0, Math.min(computeOver(), widths[column]! - least));
  };
  for (const column of shrink.slice(0, -1)) cut(column, LEAST_COLUMN);
  cut(shrink.at(-1)!, LEAST_OF_LAST);
  for (const column of shrink.slice(0, -1)) if (computeOver() > 0) widths[column] = 0;
  cut(shrink.at(-1)!, 1);
  const trim = (cell: Cell, column: number) => (typeof cell === "number" ? cell : cutText(cell, widths[column]!));
  const keep = (_: unknown, column: number) => widths[column]! > 0;
  return {
    head: head.map((title, column) => String(trim(title, column))).filter(keep),
    rows: rows.map((row) => row.map(trim).filter(keep)),
  };
}

/** Shortens a text with `…` until it takes at most so many columns. What a reader sees as one character stays whole. */
export function cutText(text: string, columns: number): string {
  if (stringWidth(text) <= columns) return text;
  let cut = "";
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (stringWidth(cut + segment) >= columns) break; // The last column is that of the sign.
    cut += segment;
  }
  return `${cut}…`;
}

/** Removes what could steer a terminal from the text of somebody else, and writes it in one line. */
export function dropControls(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\p{Cf}]/gu, "");
}

/** All that steers a terminal or the direction of text, and line ends that are none of ASCII. New lines, also those of Windows, and tabs stay. */
const CONTROLS =
  // oxlint-disable-next-line no-control-regex -- these are the characters that it is for
  /\r(?!\n)|[\0-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g;

/** Writes what could steer a terminal, or end a line for some readers, as `\u001b`. JSON stays the same JSON. */
export function escapeControls(text: string): string {
  return text.replace(CONTROLS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
