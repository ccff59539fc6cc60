import type { Json } from "../read/openapi.ts";

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
export const text = { type: "string" };
export const object = (properties: Record<string, Json>, required: string[] = []): Json => ({
  type: "object",
  properties,
  required,
});

export const json = (schema: Json) => ({ "application/json": { schema } });
export const ok = (content?: Json): Json => ({
  "200": { description: "Done.", ...(content !== undefined && { content }) },
});
export const query = (name: string, schema: Json, more: Record<string, Json> = {}): Json => ({
  name,
  in: "query",
  schema,
  ...more,
});
export const body = (content: Json, required = true): Json => ({ required, content });
export const animal = { $ref: "#/components/schemas/Animal" };
