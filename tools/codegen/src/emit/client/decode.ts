import { createNames } from "./decoders/names.ts";
import { emitEventDecoders } from "./decoders/events.ts";
import { listChildrenFirst } from "./decoders/order.ts";
import { emitSchemaDecoder } from "./decoders/schema.ts";
import { emitHttpImports } from "./import-http.ts";
import { formatBanner } from "../banner.ts";
import { readNames } from "../../read/names.ts";
import type { Spec } from "../../read/spec.ts";

/** A decoder per schema that an answer, an error or an event can hold, children first. */
export function emitDecode(spec: Spec): string {
  const wanted = listChildrenFirst(spec.document.components.schemas, readNames(spec));
  const names = createNames();
  const decoders = wanted.map((name) => emitSchemaDecoder({ spec, wanted, names }, name));
  const hasEvents = spec.events.length > 0;
  const events = hasEvents ? emitEventDecoders(spec, names) : "";
  const types = [...wanted, ...(hasEvents ? ["ChannelEvent", "KnownEvents", "KnownEventType"] : [])].sort();
  return `${formatBanner(spec)}import type { ${types.join(", ")} } from "@kontor/${spec.api}-types";
${emitHttpImports(names.list())}
${decoders.join("")}${events}`;
}
