import { formatBanner } from "../comments.ts";
import { orderAsWritten } from "../../model/as-written.ts";
import type { Model } from "../../model/model.ts";

/** One payload per known event type, in the order of the spec: the last example of each, which has every field. */
export function emitEventExamples(model: Model): string {
  const lines = orderAsWritten(model).events.map(({ type, name }) => {
    const example = model.document.components.schemas[name]?.examples?.at(-1) as { event?: object } | undefined;
    if (!example?.event) throw new Error(`Cannot give an example of ${type} as its schema must have one`);
    return `  ${JSON.stringify(type)}: ${JSON.stringify(example.event)},\n`;
  });
  return `${formatBanner(model)}import type { EventPayloads } from "@kontor/channel-types";

/** A payload of every known event type, as the specs give it. */
export const eventExamples: EventPayloads = {
${lines.join("")}};
`;
}
