import type { Document } from "./openapi.ts";

/** The name of the schema that a reference points to. */
export function readRefName({ $ref }: { $ref?: string }): string {
  return $ref!.slice($ref!.lastIndexOf("/") + 1);
}

/** The thing a reference points to, or the thing itself. It is `undefined` where the reference points to nothing. */
export function resolve<T extends { $ref?: string }>(document: Document, thing: T): T {
  if (!thing?.$ref) return thing;
  let found: unknown = document;
  for (const key of thing.$ref.slice(2).split("/")) found = (found as Record<string, unknown> | undefined)?.[key];
  return found as T;
}
