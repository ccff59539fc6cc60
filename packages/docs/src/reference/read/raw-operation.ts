import type { Operation, ReaderOperation, Spec } from "./document.ts";

/** An operation as it stands in the bundled document, with all that readers want to know. */
export function rawOperation(spec: Spec, { id, method, path }: Operation): ReaderOperation {
  const raw = spec.document.paths[path]?.[method.toLowerCase()];
  if (!raw) throw new Error(`Cannot show ${id} as its path must be in the bundle: got ${method} ${path}`);
  return raw as ReaderOperation;
}
