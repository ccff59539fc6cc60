/**
 * Wraps lines at their spaces to a width. What follows the first line of each is indented, and a word that is longer than a line stays
 * whole. Without a width the text stays as it is.
 *
 * @param options.columns The width of the terminal, in characters.
 * @param options.indent Spaces before the lines that follow. Default: as many as the line begins with.
 */
export function splitText(text: string, { columns, indent }: { columns: number | undefined; indent?: number }): string {
  if (columns === undefined || text.length <= columns) return text;
  return text
    .split("\n")
    .map((line) => wrapLine(line, { columns, indent: indent ?? /^ */.exec(line)![0].length }))
    .join("\n");
}

function wrapLine(text: string, { columns, indent }: { columns: number; indent: number }): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.match(/\s*\S+/g) ?? []) {
    if (line.trim() === "" || line.length + word.length <= columns) line += word;
    else {
      lines.push(line);
      line = " ".repeat(indent) + word.trimStart();
    }
  }
  return [...lines, line].join("\n");
}

/** The length of the longest word of a text, which cannot be wrapped. */
export function computeLongestWord(text: string): number {
  return Math.max(0, ...text.split(/\s+/).map((word) => word.length));
}
