import { apiSchemas } from "../../generated/schemas/index.generated.ts";
import type { ApiSchemas, OperationSchemas, Schema } from "../../ground/schema.ts";

/** The form of a UUID, in any letters. */
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Api = keyof typeof apiSchemas;

/** The schema of a value, and the interface in which its names stand. */
export interface FoundSchema {
  api: Api;
  schema: Schema;
  /** Whether a sender must keep to it: then it is to be closed. */
  isSent: boolean;
  /** Whether its text must have the forms that the specs mean: in what is sent, and in the events that somebody triggers. */
  isFormed: boolean;
}

const operations = new Map<string, { api: Api; read: () => OperationSchemas }>();
const named = new Map<string, () => Schema>();
const events = new Map<string, FoundSchema>();
for (const [api, { groups, schemas, events: types }] of Object.entries(apiSchemas) as [Api, ApiSchemas][]) {
  for (const group of [...groups, { operations: {}, schemas }]) {
    for (const [id, make] of Object.entries(group.operations)) operations.set(id, { api, read: keepFirst(make) });
    for (const [name, make] of Object.entries(group.schemas)) named.set(`${api} ${name}`, keepFirst(make));
  }
  for (const [type, name] of Object.entries(types))
    events.set(type, { api, schema: { $ref: name }, isSent: false, isFormed: true });
}

/**
 * Finds the schema of a part of an operation, or of an event; `undefined` where the specs do not describe it.
 *
 * @param name `OPERATION_PART`, the part being `header`, `query`, `path`, `body`, a status or `default`; or the type of an event.
 */
export function findSchema(name: string): FoundSchema | undefined {
  const at = name.lastIndexOf("_");
  const part = name.slice(at + 1);
  const operation = operations.get(name.slice(0, Math.max(at, 0)));
  if (!operation) return events.get(name);
  const { api } = operation;
  const parts = operation.read();
  const schema =
    part === "header"
      ? buildHeaders(api, parts)
      : Object.hasOwn(parts, part)
        ? (parts as Record<string, Schema>)[part]
        : undefined;
  const isSent = part === "body";
  return schema && { api, schema, isSent, isFormed: isSent };
}

/** Gives a schema by its name. @throws {Error} If there is none: then the generated schemas do not fit together. */
export function resolveSchema(api: Api, name: string): Schema {
  const read = named.get(`${api} ${name}`);
  if (!read) throw new Error(`Cannot check a value as the schema ${name} must be generated`);
  return read();
}

function keepFirst<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}

function buildHeaders(api: Api, { header, ownHeaders = {} }: OperationSchemas): Schema | undefined {
  if (header === undefined) return undefined;
  const names = header.split(" ");
  const fallback: Readonly<Record<string, Schema>> = apiSchemas[api].headers;
  const fields = names.map((each) => each.replace("*", ""));
  return {
    type: "object",
    required: names.filter((each) => each.endsWith("*")).map((each) => each.slice(0, -1)),
    properties: Object.fromEntries(fields.map((each) => [each, ownHeaders[each] ?? fallback[each]!])),
  };
}
