import type { Model } from "../../model/model.ts";
import { toKebabCase } from "../../name/names.ts";
import { formatBanner } from "../comments.ts";
import { buildDecoderName } from "../shape/decoder-of.ts";
import { createImports } from "../imports.ts";

/** The functions that read events: a decoder per type, and what a page of them is read with. */
export function emitEventDecoders(model: Model): string {
  const { api, events, shapes, traits } = model;
  const imports = createImports();
  const { union, envelope: envelopeName } = traits.events!;
  for (const name of [union, "KnownEventType", "KnownEvents"]) imports.use(`type ${name}`, `@kontor/${api}-types`);
  for (const name of ["bounded", "type Decoder", "decodeAs", "readEach"]) imports.use(name, "@kontor/http/internal");
  imports.use("type UnreadableItem", "@kontor/http");
  const useDecoder = (name: string) =>
    imports.use(buildDecoderName(name), `./decoders/${toKebabCase(shapes.get(name)!.group)}.generated.ts`);
  const envelope = useDecoder(envelopeName);
  const payloads = events.map(({ type, payload }) => `  ${JSON.stringify(type)}: ${useDecoder(payload)},\n`).join("");
  const renamed = events
    .map(({ type, renamedTo }) => (renamedTo ? `  ${JSON.stringify(type)}: ${JSON.stringify(renamedTo)},\n` : ""))
    .join("");
  return `${formatBanner(model)}${imports.format()}
export const payloads: { [Type in KnownEventType]: Decoder<KnownEvents[Type]["event"]> } = {
${payloads}};

/** Whether this version knows an event type. */
export function isKnownEventType(type: string): type is KnownEventType {
  return Object.hasOwn(payloads, type);
}

/**
 * Reads one event as it came. A known type has its payload checked; an unknown one keeps a payload of type
 * \`unknown\`. \`null\` in an optional field reads as absent, a payload of \`[]\` as \`{}\`, a number where decimal text
 * belongs as text, with all its digits where it is out of \`events.list()\`; fields that nobody described stay.
 *
 * @throws {DecodeError} If it is no event, if the payload of a known type does not fit, or if it nests deeper than 200;
 * \`path\` says where.
 * @see given spec §2.6, §6.1
 */
export function decodeEvent(value: unknown): ${union} {
  return readEvent(value, "");
}

/**
 * Reads the events of a page, as \`events.list()\` and \`sellerEvents.list()\` give it: each alone, as {@link decodeEvent} does.
 * One that cannot be read stands in \`unreadable\`, with those of the page, and the others are not affected.
 *
 * @see given spec §6.1
 */
export function decodeEvents({ eventList, unreadable = [] }: EventPage): { events: ${union}[]; unreadable: UnreadableItem[] } {
  const { items, ...rest } = readEach("eventList", eventList, unreadable, readEvent);
  return { events: items, ...rest };
}

/** A page of events. */
export interface EventPage {
  eventList: readonly unknown[];
  unreadable?: readonly UnreadableItem[] | undefined;
}

const boundedEnvelope = /* @__PURE__ */ bounded(${envelope});

function readEvent(value: unknown, root: string): ${union} {
  const envelope = decodeAs(boundedEnvelope, value, "an event", root);
  if (!isKnownEventType(envelope.type)) return envelope as ${union};
  const payload = Array.isArray(envelope.event) && envelope.event.length === 0 ? {} : envelope.event;
  return { ...envelope, event: decodeAs<unknown>(payloads[envelope.type], payload, envelope.type, \`\${root}/event\`) } as ${union};
}

/** Older names of event types, and what they are called now. */
export const renamedEvents: { readonly [type: string]: KnownEventType } = {
${renamed}};

/** Whether an event is of this type; narrows it. */
export function isEvent<Type extends KnownEventType>(event: ${union}, type: Type): event is KnownEvents[Type] {
  return event.type === type;
}
`;
}
