import { formatBanner, formatDocComment } from "../comments.ts";
import type { Model } from "../../model/model.ts";

/** The event union: one interface per known type, and one member for every type that nobody told us of. */
export function emitEvents(model: Model): string {
  const { events } = model;
  const { envelope, type: typeField, payload: payloadField, union } = model.traits.events!;
  const payloads = [...new Set(events.map(({ payload }) => payload))].sort();
  const interfaces = events.map(
    ({ type, name, payload, description, source }) => `
${formatDocComment([description, `@see ${source.replace("given", "given spec")}`])}export interface ${name} extends ${envelope} {
  ${typeField}: ${JSON.stringify(type)};
  ${payloadField}: ${payload};
}
`,
  );
  return `${formatBanner(model)}import type { ${[envelope, ...payloads].join(", ")} } from "./types.generated.ts";
${interfaces.join("")}
declare const unknownEventType: unique symbol;

/**
 * Any type but a known one. A literal for the compiler alone, so that comparing with a known type narrows the unknown
 * event away; at run time it is the text that came. Assign it to a \`string\` to look at it.
 */
export type UnknownEventType = "any other type" & { readonly [unknownEventType]: true };

/**
 * An event of a type that this version does not know. Log it and acknowledge it.
 * @see given spec §6.1 rule 8
 */
export interface UnknownEvent extends ${envelope} {
  ${typeField}: UnknownEventType;
  ${payloadField}: unknown;
}

/** The known events, by type. */
export interface KnownEvents {
${events.map(({ type, name }) => `  ${JSON.stringify(type)}: ${name};\n`).join("")}}

/** The payloads of the known events, by type. */
export interface EventPayloads {
${events.map(({ type, payload }) => `  ${JSON.stringify(type)}: ${payload};\n`).join("")}}

/** An event type that this version knows. */
export type KnownEventType = keyof KnownEvents;

export type KnownEvent = KnownEvents[KnownEventType];

/** An event of a seller, told apart by \`type\`. */
export type ${union} = KnownEvent | UnknownEvent;
`;
}
