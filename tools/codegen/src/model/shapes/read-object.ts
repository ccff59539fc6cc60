import { toPascalCase } from "../../name/names.ts";
import type { Schema } from "../../document/openapi.ts";
import type { Field, Shape } from "../model.ts";
import { addSteps, Refusal } from "../refusal.ts";
import type { Reading } from "./reading.ts";
import { readComment } from "./scalars.ts";

/** @param into The name that the object has already; without one it is lifted, and named by its place. */
export function readObject(reading: Reading, schema: Schema, at: string, hint: string, into?: string): Shape {
  const { read, named, identifiers } = reading;
  const values = schema.additionalProperties;
  if (!schema.properties || Object.keys(schema.properties).length === 0) {
    if (typeof values === "object" && Object.keys(values).length > 0)
      return { kind: "map", values: read(values, addSteps(at, "additionalProperties"), `${hint}Value`) };
    return { kind: "freeForm" };
  }
  const name = into ?? identifiers.allocate(hint);
  if (!into) named.set(name, { name, comment: readComment(schema), body: { kind: "alias", shape: { kind: "any" } } });
  const fields = Object.keys(schema.properties)
    .toSorted(compareFields)
    .map((key) => readField(reading, schema, key, at, name));
  Object.assign(named.get(name)!, { body: { kind: "object", fields } });
  return { kind: "ref", name };
}

function readField({ read, isPayload }: Reading, schema: Schema, key: string, at: string, owner: string): Field {
  const field = schema.properties![key]!;
  const place = addSteps(at, "properties", key);
  if (key in Object.prototype) throw new Refusal(place, "have another name: every object has this one");
  return {
    name: key,
    shape: isPayload(owner, key) ? { kind: "any" } : read(field, place, `${owner}${toPascalCase(key)}`),
    required: schema.required?.includes(key) ?? false,
    clientRequired: schema["x-client-required"]?.includes(key) ?? false,
    isSecret: field["x-secret"] === true,
    ...(field.readOnly === true && { access: "readOnly" }),
    ...(field.writeOnly === true && { access: "writeOnly" }),
    comment: readComment(field),
  };
}

/** `id` first, then by the alphabet: the order in a description is no matter of its meaning. */
function compareFields(one: string, other: string): number {
  if (one === other) return 0;
  if (one === "id" || other === "id") return one === "id" ? -1 : 1;
  return one < other ? -1 : 1;
}
