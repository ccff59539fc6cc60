import type { KnownEvents, KnownEventType, UnknownEvent } from "@kontor/channel-types";
import type { Logger } from "./logger.ts";

/** What a handler gets beside its event. */
export interface HandlerContext {
  /** Handler runs of this event, this one included. */
  attempt: number;
  /** The lane the event is handled in; by default its seller. */
  lane: string;
  /** Fires when the consumer is told to stop. A handler may go on: the consumer waits for it. */
  signal: AbortSignal;
  log: Logger;
}

export type Handler<Event> = (event: Event, context: HandlerContext) => Promise<void> | void;

/**
 * What to do with an event, by its type. A handler that returns has handled; one that throws has not, and the event
 * comes again. Handlers must be idempotent (given §6.1 rule 7).
 *
 * `"*"` gets the events of types that this version does not know, with a payload of type `unknown`; they are logged
 * and acknowledged in any case (rule 8). An event of a known type without a handler is stored as `unhandled`; without an
 * inbox it goes to `onUndecodable`.
 */
export type Handlers = { [Type in KnownEventType]?: Handler<KnownEvents[Type]> } & { "*": Handler<UnknownEvent> };
