import type { Operation, ReaderOperation, Spec } from "./document.ts";

/** Gives an operation as the bundled document has it. @throws {Error} If the document has no such path or method. */
export function resolveOperation(spec: Spec, { id, method, path }: Operation): ReaderOperation {
  const raw = spec.document.paths[path]?.[method.toLowerCase()];
  if (!raw) throw new Error(`Cannot show ${id} as its path must be in the bundle: got ${method} ${path}`);
  return raw as ReaderOperation;
}
