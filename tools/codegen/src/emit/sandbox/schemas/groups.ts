import type { Schema, Spec } from "../../../read/spec.ts";
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

/** Divides the operations and schemas of an interface by resource group. Schemas that several groups use come back as `shared`. */
export function splitSchemas(spec: Spec): { groups: SchemaGroup[]; shared: string[] } {
  const { schemas } = spec.document.components;
  const operations = new Map<string, SchemaGroup["operations"]>();
  const users = new Map<string, Set<string>>();
  for (const operation of spec.operations) {
    const group = toKebabCase(operation.tag);
    const parts = readParts(spec, operation);
    operations.set(group, [...(operations.get(group) ?? []), [operation.id, parts]]);
    for (const each of Object.values(parts.schemas)) visit(each, group);
    for (const { schema } of Object.values(parts.headers)) visit(schema, group);
  }
  if (spec.events.length > 0) operations.set(EVENT_TYPES, []);
  for (const { name } of spec.events) visitNamed(name, EVENT_TYPES);

  const names = listByKey(users);
  const groups = listByKey(operations).map(([name, all]) => ({
    name,
    operations: listByKey(all),
    schemas: names.filter(([, groupsOf]) => groupsOf.size === 1 && groupsOf.has(name)).map(([each]) => each),
  }));
  return { groups, shared: names.filter(([, groupsOf]) => groupsOf.size > 1).map(([each]) => each) };

  function visit(schema: Schema, group: string): void {
    for (const [, name] of JSON.stringify(trimSchema(schema)).matchAll(/"\$ref":"([^"]+)"/g)) visitNamed(name!, group);
  }
  function visitNamed(name: string, group: string): void {
    const known = users.get(name) ?? new Set();
    if (known.has(group)) return;
    users.set(name, known.add(group));
    visit(schemas[name]!, group);
  }
}

/** `salesOrder` and `SalesOrder` as `sales-order`. */
export function toKebabCase(tag: string): string {
  return tag.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, "-").toLowerCase();
}
