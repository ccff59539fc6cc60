import type { Json, ReaderSchema, Spec } from "./read/document.ts";
import { flatten } from "./fields.ts";
import { kebab } from "./words/kebab.ts";

/** One page of the event catalogue. */
export interface EventPage {
  /** On the wire; for the open member of the union, `any other type`. */
  type: string;
  slug: string;
  known: boolean;
  schema: ReaderSchema;
  examples: Json[];
}

/** The events of a spec in its order, the unknown one last. */
export function eventPages({ document }: Spec): EventPage[] {
  const members: ReaderSchema[] = document.components.schemas["ChannelEvent"]?.anyOf ?? [];
  return members.map((member) => {
    const schema = flatten(document, member);
    const known = !schema["x-unknown-event"];
    const type = known ? String(schema.title) : "any other type";
    return { type, slug: known ? kebab(type) : "unknown", known, schema, examples: schema.examples ?? [] };
  });
}
