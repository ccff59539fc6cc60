import { Help } from "commander";
import { splitText } from "./split-text.ts";

const LEAST_ROOM = 30; // A narrower text stands below its term.
const USAGE = "Usage: ".length;

/** The help of commander, without lines that a terminal would cut in the middle of a word. */
export const narrowHelp: Partial<Help> = {
  minWidthToWrap: 1,
  formatItem(term, termWidth, description, { helpWidth }) {
    return formatItem(term, description, { termWidth, columns: helpWidth ?? 80 });
  },
  commandUsage(command) {
    const usage = new Help().commandUsage(command);
    const columns = (this as Help).helpWidth ?? 80;
    return splitText(" ".repeat(USAGE) + usage, { columns }).slice(USAGE);
  },
};

/** Writes terms with their texts beside them, or below them where that is too narrow. */
export function formatItems(items: readonly (readonly [term: string, text: string])[], columns: number): string {
  const termWidth = Math.max(...items.map(([term]) => term.length));
  return items.map(([term, text]) => formatItem(term, text, { termWidth, columns })).join("\n");
}

function formatItem(
  term: string,
  text: string,
  { termWidth, columns }: { termWidth: number; columns: number },
): string {
  if (text === "") return `  ${term}`;
  const indent = termWidth + 4;
  if (columns - indent >= LEAST_ROOM) return splitText(`  ${term.padEnd(termWidth)}  ${text}`, { columns, indent });
  return `${splitText(`  ${term}`, { columns, indent: 4 })}\n${splitText(`      ${text}`, { columns })}`;
}

/** Writes an example so that it can be copied: it is broken with `\` between words of the shell, and never in quotes. Without a width it stays whole. */
export function formatExample(example: string, columns: number | undefined): string {
  const [first = "", ...rest] = example.split("\n");
  return [`  $ ${first}`, ...rest].map((line) => (columns === undefined ? line : breakLine(line, columns))).join("\n");
}

function breakLine(text: string, columns: number): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.match(/\s*(?:'[^']*'|"[^"]*"|[^\s'"])+/g) ?? []) {
    if (line.trim().length < 2 || line.length + word.length + 2 <= columns) line += word;
    else {
      lines.push(line);
      line = `      ${word.trimStart()}`;
    }
  }
  return [...lines, line].join(" \\\n");
}
