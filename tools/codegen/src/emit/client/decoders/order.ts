import { findChildren } from "../../../read/names.ts";
import type { Schema } from "../../../read/spec.ts";

/** Whether a schema is written where it is used: it has no decoder of its own. */
export function isScalar(schema: Schema): boolean {
  return schema.type !== "object" && !schema.anyOf && !schema.allOf;
}

/** The names that get a decoder, children first; one that holds itself comes after what it holds. */
export function listChildrenFirst(schemas: Readonly<Record<string, Schema>>, names: ReadonlySet<string>): string[] {
  const done = new Set<string>();
  const begun = new Set<string>();
  const visit = (name: string): void => {
    if (begun.has(name) || !names.has(name)) return;
    begun.add(name);
    for (const child of findChildren(schemas[name]!)) visit(child);
    if (!isScalar(schemas[name]!)) done.add(name);
  };
  names.forEach(visit);
  return [...done];
}
