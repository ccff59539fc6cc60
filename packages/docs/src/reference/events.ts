import type { Json, ReaderSchema, Spec } from "./read/document.ts";
import { flatten } from "./fields.ts";
import { toKebab } from "./words/kebab.ts";

/** One page of the event catalogue. */
export interface EventPage {
  /** The type as it is on the wire. It is `any other type` for the open member of the union. */
  type: string;
  slug: string;
  known: boolean;
  schema: ReaderSchema;
  examples: Json[];
}

/** Lists the events of a spec in the order of the spec, the unknown type last. */
export function listEventPages({ document }: Spec): EventPage[] {
  const members: ReaderSchema[] = document.components.schemas["ChannelEvent"]?.anyOf ?? [];
  return members.map((member) => {
    const schema = flatten(document, member);
    const known = !schema["x-unknown-event"];
    const type = known ? String(schema.title) : "any other type";
    return { type, slug: known ? toKebab(type) : "unknown", known, schema, examples: schema.examples ?? [] };
  });
}
