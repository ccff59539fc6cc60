import { readRefName, type Schema, type Spec } from "./spec.ts";

const ERROR_BODY: Record<string, string> = { erp: "ErrorResponse", channel: "ErrorList" };

/** The schemas that are read: those an answer, an error or an event can hold. What is only sent is not among them. */
export function readNames({ api, document, operations, events }: Spec): Set<string> {
  const { schemas } = document.components;
  const found = new Set<string>();
  const answers = operations.flatMap(({ answer }) =>
    answer.kind === "schema" || answer.kind === "list" ? [answer.name] : [],
  );
  for (const name of [...answers, ERROR_BODY[api]!, ...events.map(({ payload }) => payload)]) visit(name);
  if (events.length > 0) visit("EventEnvelope");
  return found;

  function visit(name: string): void {
    if (name === "ChannelEvent") return visit("EventEnvelope"); // the union is read event by event
    if (found.has(name) || !schemas[name]) return;
    found.add(name);
    for (const child of findChildren(schemas[name])) visit(child);
  }
}

/** The named schemas that a schema holds. */
export function findChildren(schema: Schema): string[] {
  if (schema.$ref) return [readRefName(schema)];
  const inner = [
    ...Object.values(schema.properties ?? {}),
    schema.items,
    schema.additionalProperties,
    ...(schema.allOf ?? []),
  ];
  return inner.flatMap((each) => (typeof each === "object" ? findChildren(each) : []));
}
