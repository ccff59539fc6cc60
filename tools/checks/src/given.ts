import type { Line } from "@kontor/spec-rules/sheet";
import { findWordsProblem, readRows } from "./words.ts";

/** A sentence of the given specification, and what holds it. */
interface Held {
  section: string;
  /** Where the sheet says it. */
  line: number;
  /** In few words; those in code stand in that line and decide. */
  sentence: string;
  /** A test, a spec, or another file of the project; `open` where nothing holds it. */
  file: string;
  /** Words of that file; for `open`, why nothing holds it. */
  text: string;
}

export const readHeld = (tsv: string): Held[] =>
  readRows(tsv).map(([section = "", line = "", sentence = "", file = "", text = ""]) => ({
    section,
    line: Number(line),
    sentence,
    file,
    text,
  }));

/** Says what is wrong with a row; gives `undefined` where the line says so and the file holds it. */
export function findHeldProblem(
  { section, line, sentence, file, text }: Held,
  sheet: readonly Line[],
  readText: (path: string) => string | undefined,
): string | undefined {
  const said = sheet[line - 1]!;
  if (said.section !== section) return `stands in §${said.section}`;
  const words = [...sentence.matchAll(/`([^`]+)`/g)].map(([, word]) => word!);
  if (words.length === 0) return "must name the words that decide";
  const missing = words.filter((word) => !said.text.replaceAll("`", "").includes(word));
  if (missing.length > 0) return `is not said there: ${missing.join(", ")}`;
  if (file === "open") return text === "" ? "must say why nothing holds it" : undefined;
  return findWordsProblem(file, text, readText(file));
}

/** The lines of the sheet that say something and that no row is about. */
export function findUnheld(sheet: readonly Line[], rows: readonly Held[]): string[] {
  const cited = new Set(rows.map(({ line }) => line));
  const says = sheet.filter(
    ({ text, isTableHead }) => !isTableHead && text !== "" && !text.startsWith("#") && !text.endsWith(":"),
  );
  return says.filter(({ number }) => !cited.has(number)).map(({ number, text }) => `${number}: ${text}`);
}
