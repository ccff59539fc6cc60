import { resolve } from "@kontor/codegen/read/spec";
import type { Operation, Spec } from "./read/document.ts";
import { resolveNotShown, type NotShown } from "./read/not-shown.ts";
import { resolveOperation } from "./read/raw-operation.ts";

/** Collects what is not shown about an operation, its headers, its bodies and its answers. Each row comes once. */
export function collectUnknowns(spec: Spec, operation: Operation): NotShown[] {
  const ids = new Set<string>();
  const seen = new Set<object>();
  collect(resolveOperation(spec, operation));
  return [...ids].map(resolveNotShown);

  function collect(part: unknown): void {
    if (part === null || typeof part !== "object" || seen.has(part)) return;
    seen.add(part);
    const { $ref, "x-not-shown": open = [] } = part as { $ref?: string; "x-not-shown"?: string | string[] };
    for (const id of [open].flat()) ids.add(id);
    if ($ref) collect(resolve(spec.document, part));
    for (const each of Object.values(part)) collect(each);
  }
}
