import { readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../../tables");

/** Reads a table of the tool's: its rows, by the first column, without the heading. */
export function readTable(name: string): Map<string, string[]> {
  return parseTable(readFileSync(join(FOLDER, name), "utf8"));
}

/** The rows of a text of tab-separated values, by the first column, without the heading. */
export function parseTable(text: string): Map<string, string[]> {
  const [, ...lines] = text.trimEnd().split("\n");
  return new Map(lines.map((line) => line.split("\t")).map(([key = "", ...rest]) => [key, rest]));
}
