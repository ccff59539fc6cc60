import type { Schema } from "../../read/spec.ts";

type Schemas = Record<string, Schema>;

/**
 * The schemas as a sender must keep to them: an object takes the properties that it names, and no other. What is read
 * stays open (a platform may add a field any day); what is sent with a field that nobody knows is a mistake.
 */
export function closeSchemas(schemas: Schemas): Schemas {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, closeSchema(schema, schemas)]));
}

/** One schema, closed all the way down; references stay. */
export function closeSchema(schema: Schema, schemas: Schemas): Schema {
  if (schema.allOf) return closeSchema(mergeParts(schema, schemas), schemas);
  const inner: Schema = { ...schema };
  if (schema.properties)
    inner.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, each]) => [name, closeSchema(each, schemas)]),
    );
  if (schema.items) inner.items = closeSchema(schema.items, schemas);
  if (schema.oneOf) inner.oneOf = schema.oneOf.map((each) => closeSchema(each, schemas));
  if (schema.anyOf) inner.anyOf = schema.anyOf.map((each) => closeSchema(each, schemas));
  return schema.properties && schema.additionalProperties === undefined
    ? { ...inner, additionalProperties: false }
    : inner;
}

/** `allOf` as one object, so that it can be closed as one. */
function mergeParts({ allOf = [], ...rest }: Schema, schemas: Schemas): Schema {
  const parts = [rest as Schema, ...allOf].map((part): Schema => {
    const target = part.$ref ? schemas[part.$ref.slice(part.$ref.lastIndexOf("/") + 1)]! : part;
    return target.allOf ? mergeParts(target, schemas) : target;
  });
  return {
    ...rest,
    type: "object",
    required: [...new Set(parts.flatMap(({ required = [] }) => required))],
    properties: Object.assign({}, ...parts.map(({ properties = {} }) => properties)) as Schemas,
  };
}
