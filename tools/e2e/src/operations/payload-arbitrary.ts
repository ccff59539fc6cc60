import fc from "fast-check";
import type { SpecSchema } from "./event-specs.ts";

/** Values that fit a schema, by type and by what is required; what a decoder does not look at is kept simple. */
export function buildValue(schema: SpecSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema["x-decimal-text"]) return fc.oneof(fc.integer().map(String), fc.integer({ min: 0, max: 9_999 }));
  const [type] = [schema.type].flat();
  if (type === "object") return objectOf(schema);
  if (type === "array") return fc.array(buildValue(schema.items!), { minLength: schema.minItems ?? 0, maxLength: 3 });
  if (type === "integer") return fc.integer();
  if (type === "number") return fc.double({ noNaN: true, noDefaultInfinity: true });
  if (type === "boolean") return fc.boolean();
  return fc.string();
}

function objectOf({ properties = {}, required = [] }: SpecSchema): fc.Arbitrary<object> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [
      name,
      required.includes(name) ? buildValue(each) : fc.option(buildValue(each)),
    ]),
  );
  return fc.record(fields, { requiredKeys: required });
}

/** One change that a decoder must notice, and where. */
export interface Mutation {
  path: string;
  value: unknown;
}

/** Every way in which one field of a value can be of the wrong kind, or missing though it must be there. */
export function listMutations(schema: SpecSchema, value: unknown, path = ""): Mutation[] {
  const [type] = [schema.type].flat();
  if (type === "object" && isRecord(value)) {
    const { properties = {}, required = [] } = schema;
    const missing = required.map((name) => ({ path: `${path}/${name}`, value: { ...value, [name]: undefined } }));
    const inner = Object.entries(properties).flatMap(([name, each]) => {
      if (value[name] === undefined || value[name] === null) return [];
      return listMutations(each, value[name], `${path}/${name}`).map((change) => ({
        path: change.path,
        value: { ...value, [name]: change.value },
      }));
    });
    return [...missing, ...inner, { path, value: "no object" }];
  }
  if (type === "array" && Array.isArray(value)) {
    const inner = value.flatMap((item, index) =>
      listMutations(schema.items!, item, `${path}/${index}`).map((change) => ({
        path: change.path,
        value: value.with(index, change.value),
      })),
    );
    return [...inner, { path, value: "no array" }];
  }
  return [{ path, value: type === "string" ? true : "no such thing" }];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
