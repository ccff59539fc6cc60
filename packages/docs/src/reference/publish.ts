import { resolve } from "@kontor/codegen/document/resolve";
import { stringify } from "yaml";
import { type Document, type Operation, type ReaderSchema, type Spec } from "./document.ts";
import { buildSamples } from "./samples/all.ts";
import { chooseParameterValue, readBody } from "./samples/values.ts";

type Fields = Record<string, unknown>;

/**
 * The description of an interface as other people's tools like it, for download: each event is one flat object and tells its type
 * apart, examples and samples use what the sandbox holds from the start, and what every answer carries is said at every answer.
 */
export function publishDescription(spec: Spec): Document {
  const document = structuredClone(spec.document);
  const copy = document as unknown as { components: Record<string, Fields> };
  for (const operation of spec.operations) publishOperation(document, spec, operation);
  copy.components["headers"] = rateHeaders;
  publishEvents(document);
  return spellConstants(dropUnused(document));
}

/** A text that is always the same is a list of one value too. Generators of zod schemas, for example, know no `const`. */
function spellConstants(document: Document): Document {
  return JSON.parse(JSON.stringify(document), (_, value: unknown) => {
    const { const: only } = Object(value) as { const?: unknown };
    return typeof only === "string" ? { type: "string", enum: [only], ...(value as object) } : value;
  }) as Document;
}

const REFERENCE = /"\$ref":"#\/components\/(\w+\/[^"]+)"/g;

/** Drops the components that nothing refers to, as those parts of an event that are within it now. */
function dropUnused(document: Document): Document {
  const { components, ...rest } = document as Document & { components: Record<string, Fields> };
  const used = new Set<string>();
  const visit = (part: unknown): void => {
    for (const [, path = ""] of (JSON.stringify(part) ?? "").matchAll(REFERENCE)) {
      if (used.has(path)) continue;
      const [kind = "", name = ""] = path.split("/");
      used.add(path);
      visit(components[kind]![name]);
    }
  };
  visit(rest);
  const kept = Object.entries(components).map(([kind, all]) => {
    const own = Object.entries(all).filter(([name]) => kind === "securitySchemes" || used.has(`${kind}/${name}`));
    return [kind, Object.fromEntries(own)] as const;
  });
  return {
    ...rest,
    components: Object.fromEntries(kept.filter(([, all]) => Object.keys(all).length > 0)),
  } as unknown as Document;
}

/** Writes YAML that readers of YAML 1.1, as of Python and Java, read alike: `yes` and an instant stay text. */
export function writeYaml(description: unknown): string {
  return stringify(description, { aliasDuplicateObjects: false, compat: "yaml-1.1" });
}

function publishOperation(document: Document, spec: Spec, operation: Operation): void {
  const raw = document.paths[operation.path]![operation.method.toLowerCase()] as unknown as {
    responses: Record<string, { $ref?: string; headers?: Fields }>;
    requestBody?: { content: Record<string, { encoding?: Fields; schema?: ReaderSchema }> };
    [field: string]: unknown;
  };
  if (raw["operationId"] !== operation.id) return; // two methods of the client share one operation
  const { example: sent } = readBody(spec, operation);
  raw["parameters"] = operation.parameters.map(({ given, required }) => ({
    ...given,
    ...(required && { example: chooseParameterValue(spec.document, given, sent, operation.id) }),
  }));
  raw["x-codeSamples"] = buildSamples(spec, operation).map(({ label, lang, code }) => ({
    lang: lang === "typescript" ? "TypeScript" : "Shell",
    label,
    source: code,
  }));
  for (const [status, response] of Object.entries(raw.responses))
    if (!operation.isOpen && status !== "default")
      raw.responses[status] = { ...(resolve(document, response) as object), headers: rateHeaderRefs };
  if (operation.method === "HEAD")
    for (const [status, response] of Object.entries(raw.responses)) {
      const { content: _, ...rest } = resolve(document, response) as Fields; // no answer to HEAD has a body (RFC 9110 §9.3.2)
      raw.responses[status] = rest;
    }
  publishForm(document, raw.requestBody?.content["multipart/form-data"]);
}

const rateHeaders = Object.fromEntries(
  [
    ["X-RateLimit-Limit", "Calls that the quota allows in one interval."],
    ["X-RateLimit-Remaining", "Calls that are left in this interval."],
    ["X-RateLimit-Interval-Length-Seconds", "Length of the interval, in seconds."],
  ].map(([name, description]) => [name, { description, schema: { type: "integer" }, "x-source": "documented" }]),
);
const rateHeaderRefs = Object.fromEntries(
  Object.keys(rateHeaders).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);

/** Parts of a form that are JSON say so. Tools guess otherwise. */
function publishForm(document: Document, content: { encoding?: Fields; schema?: ReaderSchema } | undefined): void {
  if (!content?.schema) return;
  const { properties = {} } = resolve(document, content.schema) as ReaderSchema;
  const json = Object.entries(properties).filter(
    ([, part]) => (resolve(document, part) as ReaderSchema).type === "object",
  );
  content.encoding = Object.fromEntries(json.map(([name]) => [name, { contentType: "application/json" }]));
}

/** The union of events, by their types. A tool that knows no open unions narrows this one; a reader must still expect other types. */
function publishEvents(document: Document): void {
  const schemas = document.components.schemas as Record<string, ReaderSchema & Fields>;
  const events = document["x-client"]?.events;
  if (!events) return;
  const mapping: Record<string, string> = {};
  for (const { $ref } of schemas[events.union]!.anyOf as { $ref: string }[]) {
    const name = $ref.slice($ref.lastIndexOf("/") + 1);
    const flat = flattenParts(document, schemas[name]!);
    const type = flat.properties?.[events.type] as { const?: string };
    schemas[name] = flat;
    if (type.const !== undefined) mapping[type.const] = $ref;
  }
  dropUnknownEvents(document, mapping);
  const { anyOf: _, ...union } = schemas[events.union]!;
  schemas[events.union] = {
    ...union,
    oneOf: Object.values(mapping).map(($ref) => ({ $ref })),
    discriminator: { propertyName: events.type, mapping },
  };
}

/** An example is a page of events, and one of them has a type that nobody knows. A strict union has no place for it. */
function dropUnknownEvents(document: Document, types: Record<string, string>): void {
  const { examples = {} } = document.components as { examples?: Record<string, { value: Fields }> };
  for (const { value } of Object.values(examples))
    if (Array.isArray(value["eventList"]))
      value["eventList"] = value["eventList"].filter(({ type }: { type: string }) => Object.hasOwn(types, type));
}

/** An object of parts as one. */
function flattenParts(document: Document, { allOf = [], ...rest }: ReaderSchema & Fields): ReaderSchema & Fields {
  const parts = allOf.map((part) => resolve(document, part) as ReaderSchema & Fields);
  return {
    ...rest,
    type: "object",
    required: [...new Set(parts.flatMap(({ required = [] }) => required))],
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, ReaderSchema>,
  };
}
