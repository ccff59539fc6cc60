import type { Api, Route } from "../generated/routes.generated.ts";
import { findSchema, resolveSchema } from "../platform/validate/schemas.ts";
import { completeValue } from "../platform/complete.ts";
import type { Schema } from "../ground/schema.ts";
import { computeRandom } from "../state/random.ts";

export interface SampleRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

/** Makes a request that fits the description of an operation. @param given Values of parameters and of fields by name, instead of chance. */
export function buildSampleRequest(
  route: Route,
  options: Omit<SampleOptions, "api">,
  given: Readonly<Record<string, unknown>> = {},
): SampleRequest {
  const all: SampleOptions = { ...options, api: route.api };
  const part = (name: string) => {
    const found = findSchema(`${route.id}_${name}`);
    return found ? buildSample(found.schema, all) : undefined;
  };
  const parameters: Record<string, unknown> = { ...(part("path") as object | undefined), ...given };
  const query = Object.entries((part("query") ?? {}) as Record<string, unknown>)
    .filter(([name]) => !name.startsWith("page"))
    .map(([name, value]) => [name, given[name] ?? value] as const);
  const search = new URLSearchParams(query.map(([name, value]) => [name, String(value)])).toString();
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parameters[name] ?? "x")),
  );
  const body = route.bodyTypes.length === 0 ? undefined : part("body");
  const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
  const named = Object.entries(parameters).filter(([name]) => isObject && name in body); // the same record in both
  return {
    method: route.method,
    path: search === "" ? path : `${path}?${search}`,
    headers: { "x-challengecode": "a-challenge", "api-version": "1.0" },
    body: isObject ? { ...body, ...Object.fromEntries(named) } : body,
  };
}

/** How much of an object is filled: 0 only what is required, 1 all. A field that `given` names has its value, at any depth. */
interface SampleOptions {
  api: Api;
  next: () => number;
  filled: number;
  given?: Readonly<Record<string, unknown>>;
}

const HEX = Array.from("0123456789abcdef");
const LETTERS = Array.from("abcdefgh ÄÖ€");

function buildSample(schema: Schema, options: SampleOptions, depth = 0): unknown {
  if (schema.$ref !== undefined) return buildSample(resolveSchema(options.api, schema.$ref), options, depth);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(schema.enum, options);
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((each) => buildSample(each, options, depth))) as unknown;
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return buildSample(pick(choices, options), options, depth);
  const type = typeof schema.type === "string" ? schema.type : schema.type?.find((each) => each !== "null");
  if (type === "object" || schema.properties) return sampleObject(schema, options, depth);
  if (type === "array") {
    const length = Math.max(Number(schema["minItems"] ?? 0), depth > 3 ? 0 : Math.floor(options.next() * 3));
    return Array.from({ length }, () => buildSample(schema.items ?? {}, options, depth + 1));
  }
  if (type === "boolean") return options.next() < 0.5;
  if (type === "integer" || type === "number") return sampleNumber(schema, type === "integer", options);
  return type === "string" ? sampleText(schema, options) : "anything";
}

function sampleObject({ properties = {}, required = [] }: Schema, options: SampleOptions, depth: number): object {
  const chosen = Object.entries(properties).filter(
    ([name]) => required.includes(name) || (depth < 4 && options.next() < options.filled),
  );
  const { given = {} } = options;
  const read = (name: string, each: Schema) => given[name] ?? buildSample(each, options, depth + 1);
  return Object.fromEntries(chosen.map(([name, each]) => [name, read(name, each)]));
}

function sampleNumber({ minimum = 0, maximum = 1_000 }: Schema, isWhole: boolean, { next }: SampleOptions): number {
  const number = Number(minimum) + next() * (Number(maximum) - Number(minimum));
  return isWhole ? Math.floor(number) : Math.round(number * 100) / 100;
}

/** Text by chance where any will do, and else the least that the schema allows. */
function sampleText(schema: Schema, options: SampleOptions): unknown {
  const { format, minLength = 0, maxLength = 40 } = schema;
  const hex = (length: number) => Array.from({ length }, () => pick(HEX, options)).join("");
  const length = Math.max(Number(minLength), Math.min(Number(maxLength), 1 + Math.floor(options.next() * 12)));
  const letters = Array.from({ length }, () => pick(LETTERS, options)).join("");
  const uuid = `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
  const known = { uuid, binary: letters, any: letters }[format ?? "any"];
  return completeValue(schema, known, { api: options.api, at: "2026-02-02T02:40:00.000Z" });
}

function pick<Value>(values: readonly Value[], { next }: Pick<SampleOptions, "next">): Value {
  return values[Math.floor(next() * values.length)]!;
}

export function createRandomNumbers(seed: number): () => number {
  let count = 0;
  return () => computeRandom(seed, ++count);
}
