import { isKnownEventType } from "@kontor/channel-client";
import { renamedEvents } from "@kontor/channel-client/internal";
import type { ChannelEvent } from "@kontor/channel-types";
import type { EventHandler, HandlerContext } from "../consumer/handlers.ts";

/**
 * Finds the handler of an event. An event with the older name of its type goes to the handler of the newer name, and keeps the older one.
 *
 * @param warn Takes a message about an unknown type.
 */
export function findHandler<Context extends HandlerContext, Result>(
  handlers: object,
  { type }: ChannelEvent,
  warn: (message: string) => void,
): EventHandler<ChannelEvent, Context, Result> | undefined {
  const all = handlers as Record<string, EventHandler<ChannelEvent, Context, Result> | undefined>;
  const isKnown = isKnownEventType(type);
  if (!isKnown) warn("An event of an unknown type is acknowledged");
  return isKnown ? (all[type] ?? all[renamedEvents[type] ?? ""]) : all["*"];
}
