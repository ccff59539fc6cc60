import type { ChannelEvent, KnownEvents, KnownEventType } from "@kontor/channel-types";
import type { DecodeError } from "@kontor/http";
import type { Logger } from "./ground/log.ts";

/** The second argument of a handler. */
export interface HandlerContext {
  /** The number of handler runs of this event, including this one. */
  attempt: number;
  /** The lane of the event. By default it is the seller. */
  lane: string;
  /** Fires when the consumer stops, when the handler runs for too long, and when another worker takes the lane. After a stop a handler may finish, because the consumer waits for it. */
  signal: AbortSignal;
  log: Logger;
}

/** The second argument of a handler of a stored event. */
export interface StoredContext extends HandlerContext {
  /** How often the platform sent the event. After ten deliveries it never sends it again (given §8). */
  deliveries: number;
  /**
   * Runs `work` once for this event, even if its handler runs several times, and returns the value of the first run. The value must be JSON.
   * If the process crashes after the work and before the value is saved, the work runs again.
   */
  once<Value>(key: string, work: () => Promise<Value> | Value): Promise<Value>;
  /**
   * Remembers this event as the newest of an entity, by `createdAt`, and returns `true`. It returns `false` if a newer event of the entity
   * has called it before, because an event that the platform sends again may arrive late. A second call returns the same until a newer event
   * calls it.
   */
  claimNewest(entity: string): Promise<boolean>;
  /**
   * Runs `write` after the handler has returned, in the transaction that marks the event as done: both happen, or neither. `tx` is the
   * connection of the inbox: a `DatabaseSync` of `node:sqlite`, for a `write` that is not asynchronous, or a connection of `pg`. It may be
   * called once in a run, and only until the handler returns. The write must not end the transaction, and must pass on an error that may
   * have ended it, such as a full disk: otherwise the handler has failed, and the event is tried again. If the handler throws, or returns
   * `{ retryInMs }`, `{ dead }` or `{ parkLane }`, the event is not done, and `write` does not run.
   */
  withTx<Transaction>(write: (tx: Transaction) => unknown): void;
}

/**
 * A handler of a stored event may return one of these. If it returns nothing, the event is done. A misspelled member, such as
 * `retryInMS`, is a failure of the handler; any other object is ignored.
 */
export type HandlerResult =
  /** Try the event again after this time. A handler may return this without limit. */
  | { retryInMs: number }
  /** Do not try the event again. It is kept as `dead`, with this reason. */
  | { dead: string }
  /** Park the whole lane, for `durationMs` or until somebody resumes it. This event stays the first of the lane, and is tried again then. */
  | { parkLane: string; durationMs?: number };

/** Handles one event. It may run more than once for the same event, so it must be idempotent (given §6.1 rule 7). */
export type EventHandler<Event, Context = HandlerContext, Result = void> = (
  event: Event,
  context: Context,
) => Promise<Result> | Result;

/**
 * The handlers of events, by type. An event is handled when its handler returns. If the handler throws, the event is tried again. A
 * consumer with an inbox gives up instead (`lanes.onPoison`: the event is dead, or its lane is parked) if the platform refused what the
 * handler sent with 400, 410, 413, 415 or 422, and after `retry.maxAttempts` runs. Handlers must be idempotent (given §6.1 rule 7).
 *
 * `"*"` gets every event without a handler: those of known types, and those of types that this version does not know, with a
 * payload of type `unknown`. The latter are logged and acknowledged in any case (rule 8). If `"*"` returns, the inbox keeps such an event as
 * done with the problem `unknown type`, so that `replay({ type })` gives it to a version that knows the type. If `"*"` throws, the
 * event is tried again, and is kept as dead after the last attempt.
 */
export type Handlers<Context = HandlerContext, Result = void> = {
  [Type in KnownEventType]?: EventHandler<KnownEvents[Type], Context, Result>;
} & { "*": EventHandler<ChannelEvent, Context, Result> };

/** Handlers of stored events. They get more context, and may return a result. */
export type StoredHandlers = Handlers<StoredContext, void | HandlerResult>;

/** An event that came and cannot be read. */
export interface UndecodableEvent {
  /** `undefined` if the event came without an id. It can then not be acknowledged. */
  id: string | undefined;
  /** The event as it came, as JSON text. */
  raw: string;
  /** The reason why it cannot be read, and the `path` of the value. */
  problem: DecodeError;
}
