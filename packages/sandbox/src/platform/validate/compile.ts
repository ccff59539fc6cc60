import type * as Compiler from "ajv/dist/2020.js";
import type { Ajv2020, ErrorObject } from "ajv/dist/2020.js";
import type * as Formats from "ajv-formats/dist/formats.js";
import type { Schema } from "../../ground/schema.ts";
import { resolveSchema, UUID, type FoundSchema } from "./schemas.ts";

export type ValidationError = ErrorObject<string, Record<string, unknown>, unknown>;

export type Validator = ((value: unknown) => boolean) & { errors?: ValidationError[] | null };

/** The same form is compiled once, for example that of the headers which most operations share. */
const compiled = new Map<string, Validator>();
const added = new Set<string>();
let ajv: Ajv2020 | undefined;

/**
 * Compiles a schema, and those that it names where they were not needed before. A process pays for the operations that it calls,
 * and for no other. It needs a runtime that allows `new Function`.
 */
export function buildValidator(found: FoundSchema): Validator {
  const form = `${found.api} ${found.isSent} ${found.isFormed} ${JSON.stringify(found.schema)}`;
  const known = compiled.get(form);
  if (known) return known;
  ajv ??= createCompiler();
  const validator = ajv.compile(prepareSchema(ajv, found)) as Validator;
  compiled.set(form, validator);
  return validator;
}

/** Loads ajv, at the first request that is checked: its 90 files would be a sixth of what the sandbox needs to start. */
function createCompiler(): Ajv2020 {
  const load = process.getBuiltinModule("node:module").createRequire(import.meta.url);
  const { Ajv2020: Ajv } = load("ajv/dist/2020.js") as typeof Compiler;
  const { fullFormats } = load("ajv-formats/dist/formats.js") as typeof Formats;
  return new Ajv({
    strict: false,
    strictNumbers: true, // `1e400` is read as infinity, which no answer can carry
    allErrors: true,
    discriminator: true, // only the errors of the member of a union that is meant are told
    verbose: true, // an error tells its schema, whose marks say what callers in the field write otherwise
    inlineRefs: false, // what several operations name is compiled once
    meta: false, // the schemas are checked when they are generated
    validateSchema: false,
    addUsedSchema: false,
    code: { optimize: false }, // it takes longer than it saves in the calls of a test
    formats: { ...fullFormats, int64: INT64, uuid: UUID, decimal: DECIMAL, instant: INSTANT }, // the uuid of ajv-formats takes `urn:uuid:` too
  });
}

function prepareSchema(target: Ajv2020, { api, schema, isSent, isFormed }: FoundSchema): Schema {
  const space = isSent ? `${api}-sent` : isFormed ? `${api}-formed` : api;
  const whole = isSent ? closeSchema(schema, (name) => resolveSchema(api, name)) : openSchema(schema);
  return JSON.parse(JSON.stringify(whole), (key, value: unknown) => {
    if (Object.hasOwn(Object(value), "discriminator")) return { ...(value as Schema), type: "object" }; // ajv looks into objects only, and lets `null` and text pass
    if (key !== "$ref" || typeof value !== "string") return value;
    const address = `${space}:${value}`;
    if (!added.has(address)) {
      added.add(address);
      const named = prepareSchema(target, { api, schema: resolveSchema(api, value), isSent, isFormed });
      target.addSchema(isFormed ? withForm(value, named) : named, address);
    }
    return address;
  }) as Schema;
}

/** Larger ones are read as their neighbours, so that two ids would be one. */
const INT64 = { type: "number", validate: Number.isSafeInteger } as const;
/** A decimal number as clients write it, `1.0E-5` too. */
export const DECIMAL = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;
/** An instant as senders in the field write it: with `Z`, `+0000`, `+00`, or without a zone. */
export const INSTANT =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d\d(:?\d\d)?)?$/i;

/** What is sent or triggered must have the form that a mark or a name of the specs means; what is read may have another. */
function withForm(name: string, schema: Schema): Schema {
  const format = schema["x-decimal-text"] === true ? "decimal" : name === "Timestamp" ? "instant" : undefined;
  return format === undefined ? schema : { ...schema, format };
}

type FindSchema = (name: string) => Schema;

/**
 * A schema as a sender must keep to it, closed all the way down: an object takes the properties that it names, and no other, and what is
 * only read is not demanded. What is read stays open, as a platform may add a field any day; a field that nobody knows in what is sent is
 * a mistake. References stay.
 *
 * @param open The names that it is a part of. Where a schema of several parts holds itself, what stands below is an object of any form.
 */
export function closeSchema(schema: Schema, findSchema: FindSchema, open: ReadonlySet<string> = new Set()): Schema {
  const close = (each: Schema) => closeSchema(each, findSchema, open);
  const { allOf, properties, items, oneOf, anyOf, required } = schema;
  if (allOf && isOneObject(schema, findSchema)) return { ...schema, allOf: allOf.map(close) };
  if (allOf) {
    const merged = mergeParts(schema, findSchema, open);
    return merged ? closeSchema(merged.schema, findSchema, merged.names) : { type: "object" };
  }
  return {
    ...schema,
    ...(required && { required: required.filter((name) => properties?.[name]?.["readOnly"] !== true) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, close(each)])),
    }),
    ...(items && { items: close(items) }),
    ...(oneOf && { oneOf: oneOf.map(close) }),
    ...(anyOf && { anyOf: anyOf.map(close) }),
    ...(properties && schema.additionalProperties === undefined && { additionalProperties: false }),
  };
}

/** Whether at most one part names properties: then each part is closed by itself, and no part refuses what another one names. */
function isOneObject({ allOf = [], ...rest }: Schema, findSchema: FindSchema): boolean {
  const hasFields = (schema: Schema, seen: readonly string[]): boolean => {
    const { $ref, properties, allOf: parts = [] } = schema;
    if ($ref !== undefined) return !seen.includes($ref) && hasFields(findSchema($ref), [...seen, $ref]);
    return properties !== undefined || parts.some((part) => hasFields(part, seen));
  };
  return [rest as Schema, ...allOf].filter((part) => hasFields(part, [])).length <= 1;
}

type Merged = { schema: Schema; names: ReadonlySet<string> } | undefined;

/** The parts of a schema as one, and the names of all that it is a part of; `undefined` where it is a part of itself. */
function mergeParts({ allOf = [], ...rest }: Schema, findSchema: FindSchema, open: ReadonlySet<string>): Merged {
  const names = new Set(open);
  const parts: Schema[] = [rest as Schema];
  for (const part of allOf) {
    let target = part;
    while (target.$ref !== undefined) {
      if (names.has(target.$ref)) return undefined;
      names.add(target.$ref);
      target = findSchema(target.$ref);
    }
    const whole = target.allOf ? mergeParts(target, findSchema, names) : { schema: target, names };
    if (!whole) return undefined;
    whole.names.forEach((name) => names.add(name));
    parts.push(whole.schema);
  }
  const schema: Schema = {
    ...rest,
    type: "object",
    required: [...new Set(parts.flatMap(({ required = [] }) => required))],
    properties: Object.assign({}, ...parts.map(({ properties = {} }) => properties)) as Record<string, Schema>,
  };
  return { schema, names };
}

/** A schema as an answer keeps to it: what is only written is not demanded. */
function openSchema(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (_, value: unknown) => {
    const { required, properties } = Object(value) as Schema;
    if (!Array.isArray(required) || typeof properties !== "object") return value;
    return { ...(value as Schema), required: required.filter((name) => properties[name]?.["writeOnly"] !== true) };
  }) as Schema;
}
