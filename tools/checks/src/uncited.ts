import type { Fact } from "./coverage.ts";

/** The rows of a sheet's tables, and the fields of its schemas, that no fact of the list cites: `23: | a | b |`. */
export function findUncited(sheet: string, text: string, facts: Fact[]): string[] {
  const cited = facts.filter((fact) => fact.sheet === sheet);
  const lines = text.split("\n");
  return markdownUnits(lines).flatMap(({ line, name, of }) => {
    const here = cited.filter(({ lines: [from, to] }) => from <= line && line <= to);
    return here.some(({ fact, kind }) => name === undefined || isNamed(name, fact, kind, of))
      ? []
      : [`${line}: ${name ?? lines[line - 1]}`];
  });
}

interface Unit {
  line: number;
  /** The name that the fact must say, where a line states several or is one of a range. */
  name?: string;
  /** How many fields the schema has; a row that cites it as a whole says so. */
  of?: number;
}

/** Rows below the line that makes a table one, and each field of `- **Schema**: …`. */
function markdownUnits(lines: string[]): Unit[] {
  let isTable = false;
  return lines.flatMap((text, index): Unit[] => {
    const line = index + 1;
    if (/^\|[-| :]+\|$/.test(text)) {
      isTable = true;
      return [];
    }
    if (!text.startsWith("|")) isTable = false;
    const schema = /^- \*\*(\w+)\*\*: (.*)$/.exec(text);
    if (schema) {
      const fields = [...schema[2]!.matchAll(/(?:^|; )`(\w+)`/g)].map(([, field]) => `${schema[1]}.${field}`);
      return fields.length > 0
        ? fields.map((name) => ({ line, name, of: fields.length }))
        : [{ line, name: schema[1]!, of: 0 }];
    }
    return isTable ? [{ line }] : [];
  });
}

/** A schema as a whole is cited with the number of its fields, so that one more is noticed. */
function isNamed(name: string, fact: string, kind: string, of: number | undefined): boolean {
  if (kind === "outside" || kind === "schema") return of === undefined || fact.endsWith(`, ${of} fields`);
  return fact === name || fact.startsWith(`${name} `) || fact.startsWith(`${name}.`);
}
