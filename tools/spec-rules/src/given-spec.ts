export type GivenText = ReturnType<typeof readSections>;

/** Reads the given specification once and answers what it says under `given §4.1, §6.1 rule 3`. */
export function readGivenSpec(markdown: string): (source: string) => GivenText {
  const lines = markdown.split("\n");
  const known = new Map<string, GivenText>();
  return (source) => {
    const text = known.get(source) ?? readSections(lines, source);
    known.set(source, text);
    return text;
  };
}

/** The text of some sections of the given specification, in a form that a claim can be compared with. */
function readSections(all: string[], source: string) {
  const parts = [...source.matchAll(/§(\d+(?:\.\d+)?)(?: rule (\d+))?/g)].map(([, number, rule]) => {
    const lines = linesUnder(all, number!);
    return { lines, exists: lines.some((line) => rule === undefined || line.startsWith(`${rule}. `)) };
  });
  const lines = parts.flatMap((part) => part.lines);
  return {
    /** Whether all of the sections, and all of the rules in them, exist. */
    exists: parts.length > 0 && parts.every(({ exists }) => exists),
    /** Names, as they stand in code: `priceList`, `x-runas`, `PATCH /v2/UpdateCategory`. */
    names: new Set(lines.flatMap(namesIn)),
    /** Everything that stands between spaces and punctuation, code or not. */
    words: new Set(lines.flatMap((line) => line.split(/[\s|`,;:()]+/).map((word) => word.replace(/\.$/, "")))),
    /** Names whose row of a table says that they are required. */
    required: new Set(requiredIn(lines)),
    /** The lines that name something; all lines without a name. */
    linesOf: (name?: string) => (name === undefined ? lines : lines.filter((line) => namesIn(line).includes(name))),
  };
}

/** A section with its heading and the sections below it; the sections of a chapter belong to the chapter. */
function linesUnder(lines: string[], number: string): string[] {
  const isHeading = (line: string) => new RegExp(`^#+ ${number.replace(".", "\\.")}\\.? `).test(line);
  const start = lines.findIndex(isHeading);
  if (start < 0) return [];
  const level = lines[start]!.indexOf(" ");
  const end = lines.findIndex((line, index) => index > start && line.startsWith("#") && line.indexOf(" ") <= level);
  return lines.slice(start, end < 0 ? undefined : end);
}

/** Lists the code of a line, whole and in parts: `{ eventList: [ … ] }` names `eventList`. */
function namesIn(line: string): string[] {
  return [...line.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => [
    code!,
    ...code!.split(/[\s{}[\]<>,()']+|:\s/).filter((name) => name !== ""),
  ]);
}

/** The names in the first column of the rows whose column `Required` begins with a yes. */
function requiredIn(lines: string[]): string[] {
  let column = -1;
  return lines.flatMap((line) => {
    const cells = line.split("|").map((cell) => cell.trim());
    if (cells.length < 3) column = -1;
    else if (cells.includes("Required")) column = cells.indexOf("Required");
    else if (column >= 0 && cells[column]!.startsWith("yes")) return namesIn(cells[1]!);
    return [];
  });
}
