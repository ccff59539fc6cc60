/** A sentence of the given specification, and what holds it. */
export interface Held {
  section: string;
  /** Where the sheet says it. */
  line: number;
  /** In few words; those in code stand in that line and decide. */
  sentence: string;
  /** A test, a spec, or another file of the project; `open` where nothing holds it. */
  file: string;
  /** Words of that file, best the title of a test; `\n` is the end of a line, ` … ` stands for a few lines at most. */
  text: string;
}

const FEW_LINES = 200; // characters

export function readHeld(tsv: string): Held[] {
  const [, ...lines] = tsv.trimEnd().split("\n");
  return lines.map((text) => {
    const [section = "", line = "", sentence = "", file = "", words = ""] = text.split("\t");
    return { section, line: Number(line), sentence, file, text: words };
  });
}

/** Says what is wrong with a row; gives `undefined` where the line says so and the file holds it. */
export function findHeldProblem(
  { section, line, sentence, file, text }: Held,
  sheet: readonly string[],
  readText: (path: string) => string | undefined,
): string | undefined {
  const said = bare(sheet[line - 1] ?? "");
  if (sectionOf(sheet, line) !== section) return `stands in §${sectionOf(sheet, line)}`;
  const words = [...sentence.matchAll(/`([^`]+)`/g)].map(([, word]) => word!);
  if (words.length === 0) return "must name the words that decide";
  const missing = words.filter((word) => !said.includes(word));
  if (missing.length > 0) return `is not said there: ${missing.join(", ")}`;
  if (file === "open") return text === "" ? "must say why nothing holds it" : undefined;
  const content = readText(file);
  if (content === undefined) return `must be held by ${file}, which does not exist`;
  return text !== "" && holds(content, text.replaceAll("\\n", "\n").split(" … "))
    ? undefined
    : `must be held by ${file}: "${text}"`;
}

/** The lines of the sheet that say something and that no row is about. */
export function findUnheld(sheet: readonly string[], rows: readonly Held[]): string[] {
  const cited = new Set(rows.map(({ line }) => line));
  return sheet.flatMap((text, index) => {
    const isTableHead = /^\|[-| :]+\|$/.test(text) || /^\|[-| :]+\|$/.test(sheet[index + 1] ?? "");
    const saysNothing = text === "" || text.startsWith("#") || text.endsWith(":") || isTableHead;
    return saysNothing || cited.has(index + 1) ? [] : [`${index + 1}: ${text}`];
  });
}

const bare = (text: string) => text.replaceAll("`", "");

function sectionOf(sheet: readonly string[], line: number): string {
  const heading = sheet.slice(0, line).findLast((text) => /^#+ \d/.test(text));
  return /^#+ (\d+(?:\.\d+)?)/.exec(heading ?? "")?.[1] ?? "0";
}

/** Whether the parts follow each other closely, from some place on where the first one stands. */
function holds(content: string, [first = "", ...rest]: readonly string[]): boolean {
  for (let at = content.indexOf(first); at >= 0; at = content.indexOf(first, at + 1)) {
    let end = at + first.length;
    const follows = rest.every((part) => {
      const next = content.indexOf(part, end);
      if (next < 0 || next - end > FEW_LINES) return false;
      end = next + part.length;
      return true;
    });
    if (follows) return true;
  }
  return false;
}
