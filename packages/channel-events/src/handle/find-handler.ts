import { isKnownEventType } from "@kontor/channel-client";
import { renamedEvents } from "@kontor/channel-client/parts";
import type { ChannelEvent } from "@kontor/channel-types";
import type { EventHandler, HandlerContext } from "../consumer/handlers.ts";

/**
 * The handler of an event, if there is one. An event under its older name goes to the handler of the newer one, and keeps
 * the name it came with.
 *
 * @param warn Is told of an unknown type.
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
