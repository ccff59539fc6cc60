/** A fact that a source states, and where the specs have it. */
export interface Fact {
  sheet: string;
  line: number;
  kind: string;
  /** In words; what stands after the name is checked: `required`, `minItems=1`. */
  fact: string;
  /** `channel#/components/schemas/Order/properties/sellerId` */
  pointer: string;
}

type Node = Record<string, unknown>;

export function readFacts(tsv: string): Fact[] {
  const [, ...lines] = tsv.trimEnd().split("\n");
  return lines.map((text) => {
    const [sheet = "", line = "", kind = "", fact = "", pointer = ""] = text.split("\t");
    return { sheet, line: Number(line), kind, fact, pointer };
  });
}

/** What is wrong with where a fact stands, or `undefined` where the specs have it, with its source. */
export function factProblem({ kind, fact, pointer }: Fact, documents: Record<string, unknown>): string | undefined {
  const [api = "", path = ""] = pointer.split("#");
  const keys = path
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
  const trail: unknown[] = [documents[api]];
  for (const key of keys) trail.push((trail.at(-1) as Node | undefined)?.[key]);
  const found = trail.at(-1) as Node | string | undefined;
  if (found === undefined) return "is not in the specs";
  if (kind === "scope" || kind === "left out") return undefined; // its source is that of the scheme
  if (kind === "tag") return tagProblem(fact, found as unknown as Node[]);
  if (kind === "header") return headerProblem(fact, found as Node, documents[api] as Node);
  if (!trail.some((node) => (node as Node | undefined)?.["x-source"] !== undefined)) return "has no source";
  if (kind === "field") return fieldProblem(fact, found as Node, trail.at(-3) as Node, keys.at(-1)!);
  return kind === "enum" ? enumProblem(fact, found as Node) : undefined;
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
  const parameters = (operation["parameters"] as { $ref: string }[]).map(({ $ref }) => {
    const key = $ref.slice($ref.lastIndexOf("/") + 1);
    return ((document["components"] as Node)["parameters"] as Record<string, Node>)[key]!;
  });
  const header = parameters.find((each) => each["name"] === name);
  if (!header) return "is not among the headers";
  return (header["required"] === true) === (need === "required") && header["x-source"]
    ? undefined
    : `must be ${need}, with its source`;
}
