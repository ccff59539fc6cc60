import type { Span } from "./nodes.ts";
import type { Source } from "./source.ts";

/** Reads a part of a file without its comments, as far to the left as it goes. */
export function readText({ text, comments }: Source, { start, end }: Span): string {
  const parts: string[] = [];
  let from = start;
  for (const [begin, stop] of comments) {
    if (begin < from || stop > end) continue;
    parts.push(text.slice(from, begin));
    from = stop;
  }
  parts.push(text.slice(from, end));
  const [first = "", ...rest] = parts
    .join("")
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line, index) => index === 0 || line !== "");
  const margin = Math.min(...rest.map((line) => line.search(/\S/)));
  return [first, ...rest.map((line) => line.slice(margin))].join("\n");
}

/** Reads a part of a file as one line. */
export function readLine(source: Source, span: Span): string {
  return readText(source, span)
    .replaceAll(/\s+/g, " ")
    .replaceAll(/([[(<]|\btypeof) (?=\S)/g, (all, open: string) => (open === "typeof" ? all : open))
    .replaceAll(/,? ([\])>])(?!=)/g, (all, close: string) => (close === ">" && all.startsWith(" =") ? all : close))
    .replace(/^\| /, "")
    .replaceAll("=>", "=>");
}
