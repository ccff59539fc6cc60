import type { Json } from "../document/openapi.ts";
import type { OperationConstruct, RefusedConstruct, SchemaConstruct } from "./construct.ts";

export const toRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });
export const text = { type: "string" };
export const toObject = (properties: Record<string, Json>, required: string[] = []): Json => ({
  type: "object",
  properties,
  required,
});

export const toJson = (schema: Json) => ({ "application/json": { schema } });
export const toAnswer = (content: Json = {}): Json => ({ "200": { description: "Done.", content } });
export const toQuery = (name: string, schema: Json, more: Record<string, Json> = {}): Json => ({
  name,
  in: "query",
  schema,
  ...more,
});
export const toBody = (content: Json, required = true): Json => ({ required, content });
export const animal = { $ref: "#/components/schemas/Animal" };

/** A construct of JSON Schema: a value that fits it, and one that is refused. */
export function toConstruct(schema: Json, fits: Json, misfits?: Json, more: { hasMore?: true } = {}): SchemaConstruct {
  return { schema, fits, ...(misfits !== undefined && { misfits }), ...more };
}

type Sent = OperationConstruct["sent"] & object;
type More = Partial<OperationConstruct>;

/** An operation with a body. */
export function toSending(method: string, body: Json, call: string, sent: Sent, more: More = {}): OperationConstruct {
  return { method, operation: { requestBody: toBody(body), responses: toAnswer() }, call, sent, ...more };
}

/** An operation with parameters. */
export function toAsking(parameters: Json[], call: string, sent: Sent, more: More = {}): OperationConstruct {
  return { operation: { parameters, responses: toAnswer() }, call, sent, ...more };
}

/** An operation that is refused with these words. */
export function refuse(
  operation: Record<string, Json>,
  words: string,
  place: { path?: string; method?: string } = {},
): RefusedConstruct {
  return { operation: { responses: toAnswer(), ...operation }, words, ...place };
}

export const refuseAnswer = (schema: Json, words: string) => refuse({ responses: toAnswer(toJson(schema)) }, words);
