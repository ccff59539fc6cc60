import type { Model } from "../../../model/model.ts";
import { addSteps, Refusal } from "../../../model/refusal.ts";
import { toKebabCase } from "../../../name/names.ts";
import type { Schema } from "../../../document/openapi.ts";
import { readParts, type OperationParts } from "./parts.ts";
import { listByKey, trimSchema } from "./trim.ts";

/** The operations of a resource group, and the schemas that no other group uses. */
export interface SchemaGroup {
  name: string;
  operations: (readonly [id: string, parts: OperationParts])[];
  schemas: string[];
}

/** The group of the types of events, which belong to no operation. */
const EVENT_TYPES = "event-types";

/**
 * Divides the operations and schemas of an interface by resource group. Schemas that several groups use come back as `shared`.
 *
 * @throws {Refusal} If a schema has a name that is no identifier.
 */
export function splitSchemas(model: Model): { groups: SchemaGroup[]; shared: string[] } {
  const { schemas } = model.document.components;
  const odd = Object.keys(schemas).find((name) => !/^[A-Z]\w*$/.test(name));
  if (odd !== undefined) throw new Refusal(addSteps("#/components/schemas", odd), "have a name that is an identifier");
  const operations = new Map<string, SchemaGroup["operations"]>();
  const users = new Map<string, Set<string>>();
  for (const operation of model.operations) {
    const group = buildFileName(operation.tag);
    const parts = readParts(operation);
    operations.set(group, [...(operations.get(group) ?? []), [operation.id, parts]]);
    const at = addSteps("#/paths", operation.path, operation.method.toLowerCase());
    for (const each of Object.values(parts.schemas)) visit(each, group, at);
    for (const { schema } of Object.values(parts.headers)) visit(schema, group, at);
  }
  if (model.events.length > 0) operations.set(EVENT_TYPES, []);
  for (const { name } of model.events) visitNamed(name, EVENT_TYPES);

  const names = listByKey(users);
  const groups = listByKey(operations).map(([name, all]) => ({
    name,
    operations: listByKey(all),
    schemas: names.filter(([, groupsOf]) => groupsOf.size === 1 && groupsOf.has(name)).map(([each]) => each),
  }));
  return { groups, shared: names.filter(([, groupsOf]) => groupsOf.size > 1).map(([each]) => each) };

  function visit(schema: Schema, group: string, at: string): void {
    for (const [, name] of JSON.stringify(trimSchema(schema, at)).matchAll(/"\$ref":"([^"]+)"/g))
      visitNamed(name!, group);
  }
  function visitNamed(name: string, group: string): void {
    const known = users.get(name) ?? new Set();
    if (known.has(group)) return;
    users.set(name, known.add(group));
    visit(schemas[name]!, group, addSteps("#/components/schemas", name));
  }
}

/** A tag as a name of a file: `salesOrder` becomes `sales-order`. */
function buildFileName(tag: string): string {
  return toKebabCase(tag.replaceAll(/[^A-Za-z0-9]+/g, "-").replaceAll(/^-|-$/g, "")) || "other";
}
