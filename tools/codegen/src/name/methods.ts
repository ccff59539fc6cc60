import type { Document, MethodName } from "../document/openapi.ts";

/**
 * Reads a table of names: operationId, namespace, method and a note in each row, `-` as the namespace of an operation that no method
 * calls.
 *
 * @throws {Error} If a row is incomplete, or an operationId has two.
 */
export function readMethodNames(text: string): Map<string, MethodName | null> {
  const names = new Map<string, MethodName | null>();
  for (const line of text.split("\n").slice(1).filter(Boolean)) {
    const [id = "", group = "", method = ""] = line.split("\t");
    if (!id || !group || (group !== "-" && !method))
      throw new Error(
        `Cannot read the names as every row must have an operationId, a namespace and a method: got ${line}`,
      );
    if (names.has(id)) throw new Error(`Cannot read the names as ${id} must have one row`);
    names.set(id, group === "-" ? null : { group, method });
  }
  return names;
}

/**
 * Gives every operation the name that the table has for it.
 *
 * @throws {Error} If an operation has no row, or a row no operation.
 */
export function applyMethodNames(document: Document, names: ReadonlyMap<string, MethodName | null>): Document {
  const open = new Set(names.keys());
  const find = (id: string) => {
    if (!names.has(id)) throw new Error(`Cannot name ${id} as it must have a row in the table of names`);
    open.delete(id);
    return names.get(id)!;
  };
  for (const item of Object.values(document.paths ?? {}))
    for (const raw of Object.values(item)) {
      if (!raw.operationId) continue; // a path item holds other things too
      raw["x-call"] = find(raw.operationId);
      const variant = raw["x-explicit-without"];
      if (variant) variant.call = find(variant.operationId);
    }
  const [stray] = open;
  if (stray !== undefined) throw new Error(`Cannot name ${stray} as the description must have an operation of this id`);
  return document;
}
