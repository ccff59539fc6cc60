import type { DecodeError } from "@kontor/http";
import type { KnownEvents, KnownEventType, UnknownEvent } from "@kontor/channel-types";
import type { Logger } from "../observe/logger.ts";

/** A handler gets this beside its event. */
export interface HandlerContext {
  /** Handler runs of this event, this one included. */
  attempt: number;
  /** The lane the event is handled in; by default its seller. */
  lane: string;
  /** Fires when the consumer is told to stop, and when the lane was lost to another worker. A handler may go on: the consumer waits for it. */
  signal: AbortSignal;
  log: Logger;
}

/** A handler of a stored event gets this beside its event. */
export interface StoredContext extends HandlerContext {
  /** How often the platform sent it; after ten it never does again (given §8). */
  deliveries: number;
  /**
   * Does something once for this event, however often its handler runs, and gives what came of it. What it gives must be
   * JSON. Between its end and its being written down a crash costs a repeat.
   */
  once<Value>(key: string, work: () => Promise<Value> | Value): Promise<Value>;
  /**
   * Claims to be the newest event of an entity so far, by `createdAt`, and remembers it. `false` if a newer one has been here before,
   * handled or not: an event that the platform sends again arrives late. Asking again gives the same answer until a newer one comes.
   */
  claimNewest(entity: string): Promise<boolean>;
  /**
   * Writes in the transaction that marks the event done, when the handler has returned: both, or neither. `tx` is the
   * inbox's own: a `DatabaseSync` of `node:sqlite`, where `write` must not be asynchronous, or a connection of `pg`. At
   * most once in a run.
   */
  withTx<Transaction>(write: (tx: Transaction) => unknown): void;
}

/** A handler of a stored event may return this; nothing means done. */
export type HandlerResult =
  /** Try again then, as often as this is returned: it does not make the event poison. */
  | { retryInMs: number }
  /** Never again: it is kept as `dead`, with this reason. */
  | { dead: string }
  /** Leave the lane alone, from this event on: until somebody resumes it, or for so long. */
  | { parkLane: string; durationMs?: number };

export type EventHandler<Event, Context = HandlerContext, Result = void> = (
  event: Event,
  context: Context,
) => Promise<Result> | Result;

/**
 * The handlers of events, by type. A handler that returns has handled; one that throws has not, and the event
 * comes again. Handlers must be idempotent (given §6.1 rule 7).
 *
 * `"*"` gets the events of types that this version does not know, with a payload of type `unknown`; they are logged
 * and acknowledged in any case (rule 8). An event of a known type without a handler is stored as `unhandled`; of
 * `createDirectConsumer()` it goes to `onUndecodable`.
 */
export type Handlers<Context = HandlerContext, Result = void> = {
  [Type in KnownEventType]?: EventHandler<KnownEvents[Type], Context, Result>;
} & { "*": EventHandler<UnknownEvent, Context, Result> };

/** Handlers of stored events, which know more and may say how it ended. */
export type StoredHandlers = Handlers<StoredContext, void | HandlerResult>;

/** An event that came and cannot be handled: it cannot be read, or there is no handler for its type. */
export interface UndecodableEvent {
  /** Absent when it has none; then nobody can acknowledge it. */
  id: string | undefined;
  /** As it came, as JSON text. */
  raw: string;
  /** Says why it cannot be handled, and at which `path`. */
  problem: DecodeError;
}
