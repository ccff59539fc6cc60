import type { Document } from "./openapi.ts";

/** The name of the schema that a reference points to. */
export function readRefName({ $ref }: { $ref?: string }): string {
  return $ref!.slice($ref!.lastIndexOf("/") + 1);
}

/** The thing a reference points to, or the thing itself. It is `undefined` where the reference points to nothing. */
export function resolve<T extends { $ref?: string }>(document: Document, thing: T): T {
  const seen = new Set<string>();
  let found: T | undefined = thing;
  while (found?.$ref !== undefined && !seen.has(found.$ref)) {
    seen.add(found.$ref);
    found = findTarget(document, found.$ref) as T | undefined;
  }
  return found?.$ref === undefined ? (found as T) : (undefined as unknown as T);
}

/** What stands at a JSON Pointer that begins with `#/`, whatever it is. */
export function findTarget(document: Document, pointer: string): unknown {
  let found: unknown = document;
  for (const step of pointer.slice(2).split("/").map(decodeStep)) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, step)) return undefined;
    found = (found as Record<string, unknown>)[step];
  }
  return found;
}

/** One step of a JSON Pointer as the key that it names. */
export function decodeStep(step: string): string {
  const plain = step.replaceAll("~1", "/").replaceAll("~0", "~");
  return /%[0-9a-f]{2}/i.test(plain) ? decodePercents(plain) : plain;
}

function decodePercents(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a percent sign of its own
  }
}
