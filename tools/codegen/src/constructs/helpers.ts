import type { Json } from "../read/openapi.ts";

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
