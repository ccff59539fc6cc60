import type { Document, Schema } from "../../document/openapi.ts";
import type { Identifiers } from "../identifiers.ts";
import type { NamedShape, Shape } from "../model.ts";

/** A schema, or `true` for any value. */
export type Given = Schema | boolean;

/** A named shape while the model is built; its use is found later. */
export type NamedDraft = Pick<NamedShape, "name" | "comment" | "body">;

/** The state that the functions of this folder share. */
export interface Reading {
  document: Document;
  identifiers: Identifiers;
  named: Map<string, NamedDraft>;
  /** The schemas of several parts that are being read: one of them within itself has no end. */
  merging: Set<Schema>;
  /** @param hint Its name, where it has none. */
  read(schema: Given, at: string, hint: string): Shape;
  /** Whether a field holds the payload of an event, which is read later, by the type of the event. */
  isPayload(owner: string, field: string): boolean;
}
