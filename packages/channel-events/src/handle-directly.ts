import { isKnownEventType } from "@kontor/channel-client";
import { DecodeError } from "@kontor/http";
import type { FetchedEvent } from "./fetch-page.ts";
import type { HandlerContext, Handlers } from "./handlers.ts";
import type { Logger } from "./logger.ts";
import { messageOf } from "./message-of.ts";
import { handlerOf } from "./run-handler.ts";

export interface HandleDirectlyOptions {
  handlers: Handlers;
  laneOf(event: FetchedEvent): string;
  /** Fires when the consumer is told to stop. */
  signal: AbortSignal;
  log: Logger;
}

/** Runs the handler of a fetched event, without a store, and says how that ended. */
export function createHandleDirectly({
  handlers,
  laneOf,
  signal,
  log,
}: HandleDirectlyOptions): (fetched: FetchedEvent) => Promise<"handled" | "failed" | DecodeError> {
  return async (fetched) => {
    const { id, type, decoded } = fetched;
    if ("problem" in decoded) return decoded.problem;
    const handler = handlerOf<HandlerContext, void>(handlers, decoded.event, log);
    if (!handler) return new DecodeError(type, "there is no handler for its type");
    try {
      await handler(decoded.event, { attempt: 1, lane: laneOf(fetched), signal, log });
      return "handled";
    } catch (error) {
      const facts = { id, type, problem: messageOf(error) };
      if (!isKnownEventType(type)) {
        log.error(facts, 'handlers["*"] failed; an unknown type is acknowledged all the same');
        return "handled"; // given §6.1 rule 8
      }
      log.warn(facts, "A handler failed; the platform will send the event again");
      return "failed";
    }
  };
}
