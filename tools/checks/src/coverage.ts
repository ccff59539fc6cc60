import { readLines } from "@kontor/spec-rules/sheet";
import { findWordsProblem, readRows } from "./words.ts";

/** A fact that a source states, and where the project has it. */
interface Fact {
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
interface Places {
  documents: Record<string, unknown>;
  readText(path: string): string | undefined;
}

type Node = Record<string, unknown>;

export const readFacts = (tsv: string): Fact[] =>
  readRows(tsv).map(([sheet = "", line = "", kind = "", fact = "", pointer = "", says = ""]) => {
    const [from, to = from] = line.split("-").map(Number);
    return { sheet, lines: [from!, to!], kind, fact, pointer, says };
  });

/**
 * Says what is wrong with the place of a fact; gives `undefined` where the project has it.
 *
 * `outside` names in its fact the decision that leaves it out; `later` belongs to operations that are not in the specs
 * yet, and is wrong as soon as they are; `kept` is a rule of our packages and stands in a file of theirs; all others
 * stand in the specs, with a source.
 */
export function findFactProblem(stated: Fact, { documents, readText }: Places): string | undefined {
  const { kind, fact, pointer, says } = stated;
  if (kind === "outside") return /§|T\d|E\d/.test(fact) ? undefined : "must name what leaves it out";
  if (kind === "kept") return findWordsProblem(pointer, says, readText(pointer));
  const [name = "", path = ""] = pointer.split("#");
  const trail = [documents[name]] as (Node | undefined)[];
  for (const key of path.split("/").filter((each) => each !== ""))
    trail.push(trail.at(-1)?.[key.replaceAll("~1", "/").replaceAll("~0", "~")] as Node | undefined);
  const found = trail.at(-1);
  if (kind === "later") return found === undefined ? undefined : "is in the specs by now";
  if (found === undefined) return "is not in the specs";
  if (kind === "scope" || kind === "unknown") return undefined; // its source is that of the scheme, of the row
  if (kind === "tag") return entryProblem(fact, "tags", found as unknown as Node[], (tag) => tag["x-maturity"]);
  if (kind === "header") {
    const headers = resolveParameters(found, trail[0]!);
    return entryProblem(fact, "headers", headers, (header) => (header["required"] === true ? "required" : "optional"));
  }
  const source = trail.findLast((node) => node?.["x-source"] !== undefined)?.["x-source"];
  if (!source) return "has no source";
  if (kind === "field") return fieldProblem(stated, found, trail.at(-3)!, String(source));
  if (kind === "enum") return enumProblem(fact, found);
  return kind === "note" ? findWordsProblem(pointer, says, JSON.stringify(found)) : undefined;
}

function fieldProblem({ sheet, fact, pointer }: Fact, field: Node, schema: Node, source: string): string | undefined {
  if (sheet === "platform-spec.md" && !source.startsWith("given "))
    return `must have its source in the given spec: got ${source}`;
  const [, need, ...limits] = fact.split(" ");
  const required = (schema["required"] ?? []) as string[];
  if ((need === "required") !== required.includes(pointer.slice(pointer.lastIndexOf("/") + 1)))
    return `must be ${need}`;
  const missing = limits.map((limit) => limit.split("=")).find(([key = "", value]) => String(field[key]) !== value);
  return missing && `must have ${missing.join("=")}: got ${String(field[missing[0]!])}`;
}

function enumProblem(fact: string, { enum: values }: Node): string | undefined {
  const wanted = fact
    .slice(fact.indexOf(":") + 1)
    .split(",")
    .map((value) => value.trim());
  return JSON.stringify(values) === JSON.stringify(wanted) ? undefined : `must have the values ${wanted.join(", ")}`;
}

function entryProblem(
  fact: string,
  what: string,
  entries: readonly Node[],
  read: (entry: Node) => unknown,
): string | undefined {
  const [name, wanted] = fact.split(" ");
  const entry = entries.find((each) => each["name"] === name);
  if (!entry) return `is not among the ${what}`;
  return read(entry) === wanted && entry["x-source"] ? undefined : `must be ${wanted}, with its source`;
}

function resolveParameters(operation: Node, document: Node): Node[] {
  const { parameters } = document["components"] as { parameters: Record<string, Node> };
  return (operation["parameters"] as (Node & { $ref?: string })[]).map((each) =>
    each.$ref === undefined ? each : parameters[each.$ref.slice(each.$ref.lastIndexOf("/") + 1)]!,
  );
}

/** The rows of a sheet's tables, and the fields of its `- **Schema**: …`, that no fact of the list cites: `23: | a | b |`. */
export function findUncited(sheet: string, markdown: string, facts: readonly Fact[]): string[] {
  const cited = facts.filter((fact) => fact.sheet === sheet);
  return readLines(markdown).flatMap(({ number, text, cells }) => {
    const here = cited.filter(({ lines: [from, to] }) => from <= number && number <= to);
    if (cells) return here.length > 0 ? [] : [`${number}: ${text}`];
    const [, schema, list = ""] = /^- \*\*(\w+)\*\*: (.*)$/.exec(text) ?? [];
    if (schema === undefined) return [];
    const fields = [...list.matchAll(/(?:^|; )`(\w+)`/g)].map(([, field]) => `${schema}.${field}`);
    const names = fields.length > 0 ? fields : [schema];
    const missing = names.filter((name) => !here.some((fact) => isNamed(name, fact, fields.length)));
    return missing.map((name) => `${number}: ${name}`);
  });
}

/** A schema as a whole is cited with the number of its fields, so that one more is noticed. */
function isNamed(name: string, { kind, fact }: Fact, fields: number): boolean {
  if (kind === "outside" || kind === "schema") return fact.endsWith(`, ${fields} fields`);
  return fact === name || fact.startsWith(`${name} `) || fact.startsWith(`${name}.`);
}
