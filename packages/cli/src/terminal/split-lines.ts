/** Wraps a text at its spaces to the width of a terminal, with two spaces to spare at both sides. Without a width it stays whole. */
export function splitLines(text: string, width: number | undefined): string[] {
  if (width === undefined) return [text];
  const most = Math.max(20, width - 4);
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > most) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
