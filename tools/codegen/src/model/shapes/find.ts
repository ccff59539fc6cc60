import type { Document, Schema } from "../../document/openapi.ts";
import { findTarget } from "../../document/resolve.ts";
import { Refusal } from "../refusal.ts";
import { isBare } from "./merge.ts";

/** A schema and its place. */
export interface Found {
  schema: Schema;
  at: string;
}

/**
 * The schema that a reference points to, however many references stand between.
 *
 * @throws {Refusal} If it points outside of the description, to nothing, or to itself.
 */
export function findSchema(document: Document, schema: Schema, at: string, seen: readonly string[] = []): Found {
  const { $ref, ...beside } = schema;
  if ($ref === undefined) return { schema, at };
  if (!$ref.startsWith("#/")) throw new Refusal(at, `refer to something in the description itself: got ${$ref}`);
  if (seen.includes($ref)) throw new Refusal(at, "not refer to itself");
  const target = findTarget(document, $ref);
  if (typeof target !== "object" || target === null)
    throw new Refusal(at, `refer to something that is there: got ${$ref}`);
  const found = findSchema(document, target as Schema, $ref, [...seen, $ref]);
  return isBare(schema) ? found : { schema: { allOf: [found.schema, beside] }, at };
}
