/** A line of a sheet of facts, such as the given specification. */
export interface Line {
  number: number;
  text: string;
  /** The number of the heading above it: `2.1`; `0` before the first. */
  section: string;
  /** Whether it names the columns of a table, or stands below their names. */
  isTableHead: boolean;
  /** The cells of a row by the names of their columns. No other line has them. */
  cells?: Map<string, string>;
}

const RULE = /^\|[-| :]+\|$/;

export function readLines(markdown: string): Line[] {
  const texts = markdown.split("\n");
  const cut = (row = "") =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
  let section = "0";
  let columns: string[] | undefined;
  return texts.map((text, index) => {
    section = /^#+ (\d+(?:\.\d+)?)/.exec(text)?.[1] ?? section;
    if (!text.startsWith("|")) columns = undefined;
    const isTableHead = RULE.test(text) || RULE.test(texts[index + 1] ?? "");
    const cells = columns && new Map(columns.map((column, at) => [column, cut(text)[at] ?? ""]));
    if (RULE.test(text)) columns = cut(texts[index - 1]);
    return { number: index + 1, text, section, isTableHead, ...(cells && { cells }) };
  });
}

export type Sections = ReturnType<typeof readSections>;

/** Reads the given specification once and answers what it says under `given §4.1, §6.1 rule 3`. */
export function readGivenSpec(markdown: string): (source: string) => Sections {
  const all = readLines(markdown);
  const known = new Map<string, Sections>();
  return (source) => {
    const sections = known.get(source) ?? readSections(all, source);
    known.set(source, sections);
    return sections;
  };
}

/** The text of some sections, each with the sections below it, in a form that a claim can be compared with. */
function readSections(all: readonly Line[], source: string) {
  const parts = [...source.matchAll(/§(\d+(?:\.\d+)?)(?: rule (\d+))?/g)].map(([, number, rule]) => {
    const lines = all.filter(({ section }) => section === number || section.startsWith(`${number}.`));
    return { lines, exists: lines.some(({ text }) => rule === undefined || text.startsWith(`${rule}. `)) };
  });
  const lines = parts.flatMap((part) => part.lines);
  const texts = lines.map(({ text }) => text);
  const required = lines.filter(({ cells }) => cells?.get("Required")?.startsWith("yes"));
  const names = new Set(texts.flatMap(namesIn));
  /** The lines that name something; all lines without a name. */
  const linesOf = (name?: string) =>
    name === undefined ? texts : texts.filter((text) => namesIn(text).includes(name));
  return {
    /** Whether all of the sections, and all of the rules in them, exist. */
    exists: parts.length > 0 && parts.every(({ exists }) => exists),
    /** Names, as they stand in code: `priceList`, `x-runas`, `PATCH /v2/UpdateCategory`. */
    names,
    /** Everything that stands between spaces and punctuation, code or not. */
    words: new Set(texts.flatMap((text) => text.split(/[\s|`,;:()]+/).map((word) => word.replace(/\.$/, "")))),
    /** Names whose row of a table says that they are required. */
    required: new Set(required.flatMap(({ cells }) => namesIn([...cells!.values()][0]!))),
    linesOf,
    /** Whether a value is a name, or a number in the lines that name what has it. */
    shows: (value: unknown, of?: string) =>
      typeof value === "number"
        ? new RegExp(`(^|\\D)${value}(\\D|$)`, "m").test(linesOf(of).join("\n"))
        : names.has(String(value)),
  };
}

/** Lists the code of a line, whole and in parts: `{ eventList: [ … ] }` names `eventList`. */
function namesIn(line: string): string[] {
  return [...line.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => [
    code!,
    ...code!.split(/[\s{}[\]<>,()']+|:\s/).filter((name) => name !== ""),
  ]);
}
