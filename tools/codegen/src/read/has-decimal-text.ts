import { findChildren } from "./names.ts";
import type { Operation, Schema, Spec } from "./spec.ts";

/** Whether an answer can hold decimal text, itself or in an event: its numbers are then read with the digits they came with. */
export function hasDecimalText({ document }: Pick<Spec, "document">, { answer }: Operation): boolean {
  const { schemas } = document.components;
  const seen = new Set<string>();
  return (answer.kind === "schema" || answer.kind === "list") && holds(answer.name);

  function holds(name: string): boolean {
    if (name === "ChannelEvent") return true;
    const schema = schemas[name];
    if (seen.has(name) || !schema) return false;
    seen.add(name);
    const inline: Schema[] = [schema, ...Object.values(schema.properties ?? {})];
    // the payload of an event is read later, by its type
    return (
      name === "EventEnvelope" ||
      inline.some((each) => each["x-decimal-text"]) ||
      findChildren(schema).some((child) => holds(child))
    );
  }
}
