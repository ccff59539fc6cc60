import { resolve } from "@kontor/codegen/read/spec";
import type { Operation, Spec } from "./read/document.ts";
import { notShownRow, type NotShown } from "./read/not-shown.ts";
import { rawOperation } from "./read/raw-operation.ts";

/** What is not shown about an operation, its headers, its bodies and its answers, each once. */
export function unknownsOf(spec: Spec, operation: Operation): NotShown[] {
  const ids = new Set<string>();
  const seen = new Set<object>();
  collect(rawOperation(spec, operation));
  return [...ids].map(notShownRow);

  function collect(part: unknown): void {
    if (part === null || typeof part !== "object" || seen.has(part)) return;
    seen.add(part);
    const { $ref, "x-not-shown": open = [] } = part as { $ref?: string; "x-not-shown"?: string | string[] };
    for (const id of [open].flat()) ids.add(id);
    if ($ref) collect(resolve(spec.document, part));
    for (const each of Object.values(part)) collect(each);
  }
}
