import type { Schema } from "./schema.ts";

/** Finds a schema by its name. */
type FindSchema = (name: string) => Schema;

/**
 * A schema as a sender must keep to it, closed all the way down: an object takes the properties that it names, and no other.
 * What is read stays open, as a platform may add a field any day; a field that nobody knows in what is sent is a mistake.
 * References stay.
 */
export function closeSchema(schema: Schema, findSchema: FindSchema): Schema {
  if (schema.allOf) return closeSchema(mergeParts(schema, findSchema), findSchema);
  const close = (each: Schema) => closeSchema(each, findSchema);
  const { properties, items, oneOf, anyOf } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, close(each)])),
    }),
    ...(items && { items: close(items) }),
    ...(oneOf && { oneOf: oneOf.map(close) }),
    ...(anyOf && { anyOf: anyOf.map(close) }),
    ...(properties && schema.additionalProperties === undefined && { additionalProperties: false }),
  };
}

/** `allOf` as one object, so that it can be closed as one. */
function mergeParts({ allOf = [], ...rest }: Schema, findSchema: FindSchema): Schema {
  const parts = [rest as Schema, ...allOf].map((part): Schema => {
    const target = part.$ref === undefined ? part : findSchema(part.$ref);
    return target.allOf ? mergeParts(target, findSchema) : target;
  });
  return {
    ...rest,
    type: "object",
    required: [...new Set(parts.flatMap(({ required = [] }) => required))],
    properties: Object.assign({}, ...parts.map(({ properties = {} }) => properties)) as Record<string, Schema>,
  };
}
