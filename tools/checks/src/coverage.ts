/** A fact that a source states, and where the project has it. */
export interface Fact {
  sheet: string;
  /** Where the sheet states it, and the last line where it takes several. */
  lines: [number, number];
  kind: string;
  /** In words; what stands after the name is checked: `required`, `minItems=1`. */
  fact: string;
  /** `channel#/components/schemas/Order/properties/sellerId`, `not-shown#error-code-values` or a file of the project */
  pointer: string;
  /** Words that must stand there; of kinds that say something. */
  says: string;
}

/** The places that a pointer may lead into: the bundled specs, `not-shown`, and files by path, as text. */
export interface Places {
  documents: Record<string, unknown>;
  readText(path: string): string | undefined;
}

type Node = Record<string, unknown>;

const GIVEN_SHEET = "platform-spec.md";

export function readFacts(tsv: string): Fact[] {
  const [, ...lines] = tsv.trimEnd().split("\n");
  return lines.map((text) => {
    const [sheet = "", line = "", kind = "", fact = "", pointer = "", says = ""] = text.split("\t");
    const [from, to = from] = line.split("-").map(Number);
    return { sheet, lines: [from!, to!], kind, fact, pointer, says };
  });
}

/**
 * Says what is wrong with the place of a fact; gives `undefined` where the project has it.
 *
 * `outside` names in its fact the decision that leaves it out; `later` belongs to operations that are not in the specs
 * yet, and is wrong as soon as they are; `kept` is a rule of our packages and stands in a file of theirs; all others
 * stand in the specs, with a source.
 */
export function findFactProblem(fact: Fact, { documents, readText }: Places): string | undefined {
  if (fact.kind === "outside") return /§|T\d|E\d/.test(fact.fact) ? undefined : "must name what leaves it out";
  if (fact.kind === "kept") return textProblem(fact, readText(fact.pointer));
  const { found, trail, keys, document } = follow(fact.pointer, documents);
  if (fact.kind === "later") return found === undefined ? undefined : "is in the specs by now";
  if (found === undefined) return "is not in the specs";
  if (fact.kind === "scope" || fact.kind === "unknown") return undefined; // its source is that of the scheme, of the row
  if (fact.kind === "tag") return tagProblem(fact.fact, found as unknown as Node[]);
  if (fact.kind === "header") return headerProblem(fact.fact, found as Node, document);
  const source = trail.findLast((node) => (node as Node | undefined)?.["x-source"] !== undefined) as Node | undefined;
  if (!source) return "has no source";
  if (fact.sheet === GIVEN_SHEET && fact.kind === "field" && !String(source["x-source"]).startsWith("given "))
    return `must have its source in the given spec: got ${String(source["x-source"])}`;
  if (fact.kind === "field") return fieldProblem(fact.fact, found as Node, trail.at(-3) as Node, keys.at(-1)!);
  if (fact.kind === "enum") return enumProblem(fact.fact, found as Node);
  return fact.kind === "note" ? textProblem(fact, JSON.stringify(found)) : undefined;
}

function follow(pointer: string, documents: Record<string, unknown>) {
  const [name = "", path = ""] = pointer.split("#");
  const keys = path
    .split("/")
    .filter((key) => key !== "")
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
  const trail: unknown[] = [documents[name]];
  for (const key of keys) trail.push((trail.at(-1) as Node | undefined)?.[key]);
  return { found: trail.at(-1), trail, keys, document: documents[name] as Node };
}

function textProblem({ pointer, says }: Fact, text: string | undefined): string | undefined {
  if (text === undefined) return `must stand in ${pointer}, which does not exist`;
  if (says === "") return "must name the words that say it";
  return text.includes(says) ? undefined : `must be said in ${pointer}: "${says}"`;
}

function fieldProblem(fact: string, field: Node, schema: Node, name: string): string | undefined {
  const [, need, ...limits] = fact.split(" ");
  const isRequired = ((schema["required"] as string[] | undefined) ?? []).includes(name);
  if ((need === "required") !== isRequired) return `must be ${need}`;
  for (const limit of limits) {
    const [key = "", value] = limit.split("=");
    if (String(field[key]) !== value) return `must have ${limit}: got ${String(field[key])}`;
  }
  return undefined;
}

function enumProblem(fact: string, { enum: values }: Node): string | undefined {
  const wanted = fact
    .slice(fact.indexOf(":") + 1)
    .split(",")
    .map((value) => value.trim());
  return JSON.stringify(values) === JSON.stringify(wanted) ? undefined : `must have the values ${wanted.join(", ")}`;
}

function tagProblem(fact: string, tags: Node[]): string | undefined {
  const [name, maturity] = fact.split(" ");
  const tag = tags.find((each) => each["name"] === name);
  if (!tag) return "is not among the tags";
  return tag["x-maturity"] === maturity && tag["x-source"] ? undefined : `must be ${maturity}, with its source`;
}

function headerProblem(fact: string, operation: Node, document: Node): string | undefined {
  const [name, need] = fact.split(" ");
  const parameters = (operation["parameters"] as (Node & { $ref?: string })[]).map((each) => {
    if (each.$ref === undefined) return each;
    const key = each.$ref.slice(each.$ref.lastIndexOf("/") + 1);
    return ((document["components"] as Node)["parameters"] as Record<string, Node>)[key]!;
  });
  const header = parameters.find((each) => each["name"] === name);
  if (!header) return "is not among the headers";
  return (header["required"] === true) === (need === "required") && header["x-source"]
    ? undefined
    : `must be ${need}, with its source`;
}

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

/** A line of a sheet. `name` must be said by the fact, where a line states several; `of` is the number of fields of a schema. */
type Unit = { line: number; name?: string; of?: number };

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
