import { isKnownEventType } from "@kontor/channel-client";
import { renamedEvents } from "@kontor/channel-client/internal";
import type { ChannelEvent } from "@kontor/channel-types";
import type { EventHandler, HandlerContext } from "../consumer/handlers.ts";

/**
 * Finds the handler of an event, which is `"*"` if its type has none of its own. An event with the older name of its type goes to the
 * handler of the newer name, and keeps the older one.
 */
export function findHandler<Context extends HandlerContext, Result>(
  handlers: object,
  { type }: ChannelEvent,
): EventHandler<ChannelEvent, Context, Result> {
  const all = handlers as Record<string, EventHandler<ChannelEvent, Context, Result> | undefined>;
  return (isKnownEventType(type) ? (all[type] ?? all[renamedEvents[type] ?? ""]) : undefined) ?? all["*"]!;
}
