import { listOperations } from "../model/operations.ts";
import { toPascalCase } from "../name/names.ts";
import type { Document, Json, Schema } from "./openapi.ts";
import { decodeStep } from "./resolve.ts";

const SCHEMAS = "#/components/schemas/";
/** Keywords whose value is data. */
const DATA = new Set(["const", "default", "enum", "example", "examples"]);

/**
 * A description that is not ours in the form of ours: OpenAPI 3.1, its schemas named by identifiers, and each tag and operation with what
 * the pages show of it.
 */
export function completeDescription(given: Document): Document {
  const document = rename(upgrade("", given as unknown as Json) as unknown as Document);
  const operations = listOperations(document);
  for (const { raw, item, method, path } of operations) {
    const { tags = [path.split("/").find((step) => /^[a-z]/i.test(step)) ?? "other"], summary = raw.operationId } = raw;
    item[method] = { ...raw, tags, summary, "x-source": raw["x-source"] ?? "documented" };
  }
  const known = new Map((document.tags ?? []).map((tag) => [tag.name, tag]));
  const used = operations.flatMap(({ item, method }) => item[method]!.tags.slice(0, 1));
  document.tags = [...new Set(used)].toSorted().map((name) => {
    const { description = "" } = known.get(name) ?? {};
    return { name, description, "x-maturity": "stable", "x-source": "documented" };
  });
  return document;
}

/** What OpenAPI 3.0 says in a way of its own. */
function upgrade(key: string, value: Json): Json {
  if (DATA.has(key) || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => upgrade("", each));
  const whole = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, upgrade(name, each)]));
  for (const [limit, edge] of [
    ["exclusiveMinimum", "minimum"],
    ["exclusiveMaximum", "maximum"],
  ] as const) {
    if (typeof whole[limit] !== "boolean") continue;
    const { [limit]: isExclusive, [edge]: number, ...rest } = whole;
    return upgrade(key, { ...rest, ...(number !== undefined && { [isExclusive ? limit : edge]: number }) });
  }
  if (typeof whole["nullable"] !== "boolean") return whole;
  const { nullable, ...rest } = whole as Record<string, Json>;
  if (!nullable) return rest;
  return typeof rest["type"] === "string" && !rest["enum"]
    ? { ...rest, type: [rest["type"], "null"] }
    : { anyOf: [rest, { type: "null" }] };
}

/** Gives each schema a name that is an identifier, and that name as its title. */
function rename(document: Document): Document {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const key of Object.keys(document.components?.schemas ?? {})) {
    const plain = toPascalCase(key)
      .replaceAll(/[^A-Za-z0-9]/g, "")
      .replace(/^(?=\d|$)/, "Schema");
    let name = plain;
    for (let number = 2; taken.has(name); number += 1) name = `${plain}${number}`;
    taken.add(name);
    names.set(key, name);
  }
  const renamed = JSON.parse(JSON.stringify(document), (key, value: unknown) => {
    if (key !== "$ref" || typeof value !== "string" || !value.startsWith(SCHEMAS)) return value;
    const [name = "", ...steps] = value.slice(SCHEMAS.length).split("/");
    return [`${SCHEMAS}${names.get(decodeStep(name)) ?? name}`, ...steps].join("/");
  }) as Document;
  const schemas = Object.entries(renamed.components?.schemas ?? {}).map(([key, schema]): [string, Schema] => {
    const title = names.get(key)!;
    return [title, { ...schema, title }];
  });
  return { ...renamed, components: { ...renamed.components, schemas: Object.fromEntries(schemas) } };
}
