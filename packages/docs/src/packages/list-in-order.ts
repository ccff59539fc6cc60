import type { ExportReference } from "./model.ts";

/**
 * Lists the exports of an entry in the order of a reader: each function and class in the order of the entry, followed by the types of its
 * parameters that nothing before it has used; then the other types; last what comes from the specs.
 */
export function listInOrder(exports: readonly ExportReference[]): ExportReference[] {
  const types = exports.filter(({ kind }) => kind === "type");
  const ordered = new Set<ExportReference>();
  const add = (each: ExportReference) => {
    if (ordered.has(each)) return;
    ordered.add(each);
    const words = new Set(each.signatures.join(" ").match(/\b[A-Z]\w+/g));
    for (const type of types) if (words.has(type.name)) add(type);
  };
  for (const each of exports) if (each.kind !== "type" && !each.isFromSpecs) add(each);
  for (const each of exports) if (!each.isFromSpecs) add(each);
  return [...ordered, ...exports.filter((each) => !ordered.has(each))];
}
