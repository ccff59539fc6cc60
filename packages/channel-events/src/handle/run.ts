import { isKnownEventType } from "@kontor/channel-client";
import { renamedEvents } from "@kontor/channel-client/internal";
import type { ChannelEvent } from "@kontor/channel-types";
import { ArgumentError, isPlatformError, readInstant, type Clock } from "@kontor/http";
import { checkOptionNames, hideText } from "@kontor/http/internal";
import type { EventHandler, HandlerContext, HandlerResult, StoredContext } from "../handlers.ts";
import type { StoredSettings } from "../options.ts";
import { isProvenPoison, PROOF, type RunContext, type RunResult } from "../dispatch/state.ts";
import type { StoredEvent } from "../ground/event.ts";
import type { Inbox } from "../inbox/inbox.ts";
import { describeError, type Logger } from "../ground/log.ts";
import type { DecodedMemory } from "../page/item.ts";
import { buildRetry, LONGEST_MS, settleFailure, settlePoison, type FailurePolicy } from "./failure.ts";
import { buildEventFacts } from "../observe/event-facts.ts";

const ACTION = "settle an event by the result of its handler";
const LARGEST_SKEW_MS = 24 * 3_600_000; // A date that is further in the future is wrong.
const DONE = { to: "done" } as const;
const UNKNOWN_TYPE = { to: "done", problem: "unknown type" } as const;
const known = { retryInMs: 1, dead: 1, parkLane: 1, durationMs: 1 } as const;

/** A name that means one of ours, rightly spelled or not: `retryInMS`, `retryAfter`, `parklane`, `Dead`. */
const MEANT = /^(retry.*|park.*|dead|durationMs)$/i;

export interface RunHandlerOptions
  extends FailurePolicy, Pick<StoredSettings, "inbox" | "handlers" | "handlerTimeoutMs"> {
  clock: Pick<Clock, "now">;
  decoded: Pick<DecodedMemory, "take">;
}

/** Makes the functions that settle an event by its handler: `run()` by how its run ended, `timedOut()` if it ran for too long. */
export function createRunHandler(options: RunHandlerOptions): {
  /** Runs the handler of a stored event and says how that ended. @throws Only a failure of the inbox. */
  run(event: StoredEvent, context: RunContext): Promise<RunResult>;
  /** Gives the result of an event whose handler ran for too long: it has failed. */
  timedOut(event: StoredEvent): RunResult;
} {
  const { inbox, handlers, decoded: memory, log, handlerTimeoutMs } = options;

  /** Runs a handler. The event is done when it returns, unless its result says otherwise. */
  async function runHandler(
    stored: StoredEvent,
    event: ChannelEvent,
    { claim, signal, flush }: RunContext,
  ): Promise<RunResult> {
    const { context, close } = createStoredContext(options, stored, event, signal);
    const handler = findHandler<StoredContext, void | HandlerResult>(handlers, event);
    let said: unknown;
    try {
      said = await handler(event, context);
    } finally {
      close();
    }
    const result = readSaid(log, stored, said);
    if (result) return result;
    const end = isKnownEventType(event.type) ? DONE : UNKNOWN_TYPE;
    const write = close();
    if (!write) return { settlement: end };
    if (!(await flush())) return "lost";
    return (await ofStore(inbox.settleInTransaction(claim, stored.seq, write, end))) ? "written" : "lost";
  }

  return {
    async run(stored, context) {
      const { claim } = context;
      if (isProvenPoison(claim) && stored.seq === claim.events[0]!.seq) {
        const problem = `its handler ended the process ${PROOF} times, ${PROOF - 1} of them while no other handler ran`;
        log.error(
          { ...buildEventFacts(stored), problem },
          "An event is poison: it is dead because its handler ends the process",
        );
        return settlePoison(options, stored, problem);
      }
      const decoded = memory.take(stored.raw);
      if ("problem" in decoded) {
        const problem = describeError(decoded.problem);
        log.warn({ ...buildEventFacts(stored), problem }, "An event that cannot be read is put aside");
        return { settlement: { to: "dead", problem, isUnreadable: true } };
      }
      const { event } = decoded;
      if (stored.attempts === 0 && !isKnownEventType(event.type))
        log.warn(buildEventFacts(stored), "An event of an unknown type is acknowledged");
      try {
        return await runHandler(stored, event, context);
      } catch (error) {
        if (isOfStore(error)) throw error;
        return settleFailure(options, stored, error);
      }
    },
    timedOut(stored) {
      return settleFailure(
        options,
        stored,
        `its handler ran for longer than ${handlerTimeoutMs} ms (handlerTimeoutMs)`,
      );
    },
  };
}

/** Reads the result that a handler returned, if any. @throws {ArgumentError} If a member is unknown or not valid. */
function readSaid(log: Logger, stored: StoredEvent, said: unknown): RunResult | undefined {
  checkResult(said, { hasInbox: true });
  const result = Object(said) as Record<string, unknown>;
  const { dead, retryInMs, parkLane, durationMs } = result;
  if ("dead" in result) {
    const problem = readText("dead", dead);
    log.warn({ ...buildEventFacts(stored), problem }, "A handler gives an event up");
    return { settlement: { to: "dead", problem } };
  }
  if ("retryInMs" in result) {
    const nextTryInMs = readMs("retryInMs", retryInMs);
    log.info({ ...buildEventFacts(stored), nextTryInMs }, "A handler asks for another try");
    return buildRetry(nextTryInMs, "the handler asked for another try");
  }
  if (!("parkLane" in result)) return undefined;
  const park = {
    reason: readText("parkLane", parkLane),
    durationMs: durationMs === undefined ? undefined : readMs("durationMs", durationMs),
  };
  log.warn({ ...buildEventFacts(stored), reason: park.reason }, "A handler parks its lane");
  return { ...buildRetry(0, park.reason), park };
}

function readMs(name: string, value: unknown): number {
  if (Number.isFinite(value) && (value as number) >= 0) return Math.ceil(Math.min(value as number, LONGEST_MS));
  throw new ArgumentError(ACTION, name, "be a finite number >= 0", typeof value === "number" ? value : typeof value);
}

/** An error in place of a reason gives its message. */
function readText(name: string, value: unknown): string {
  if (typeof value === "string" || value instanceof Error) return describeError(value);
  throw new ArgumentError(ACTION, name, "be text", typeof value);
}

/** A key that is missing would be the same for all work. */
function checkKey(method: string, must: string, key: unknown): void {
  if (typeof key !== "string" || key === "") throw new ArgumentError("handle an event", method, must, hideText(key));
}

/** Failures of inboxes. A handler that waited for an inbox fails with it, and has not failed by itself. */
const storeFailures = new WeakSet<object>();

async function ofStore<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    if (isPlatformError(error) && error.code === "ERR_PLATFORM_STORE") storeFailures.add(error);
    throw error;
  });
}

function isOfStore(error: unknown): boolean {
  let cause = error;
  try {
    for (let depth = 0; depth < 10 && cause instanceof Error; depth += 1, cause = cause.cause)
      if (storeFailures.has(cause)) return true;
  } catch {
    // What a handler throws may be a proxy or have a getter that throws in turn.
  }
  return false;
}

/** Makes the context of one handler run. `close()` ends it, and gives the function that was handed to `withTx()`, if it was called. */
function createStoredContext(
  { inbox, clock, log }: RunHandlerOptions,
  stored: StoredEvent,
  event: ChannelEvent,
  signal: AbortSignal,
): { context: StoredContext; close(): ((tx: never) => unknown) | undefined } {
  let write: ((tx: never) => unknown) | undefined;
  let isOver = false;
  const underway = new Map<string, Promise<unknown>>(); // By key, so that two calls at the same time do the work once.
  const context: StoredContext = {
    attempt: stored.attempts + 1,
    deliveries: stored.deliveries,
    lane: stored.lane,
    signal,
    log,
    async once<Value>(key: string, work: () => Promise<Value> | Value) {
      checkKey("once()", "get a key, text, before the work", key);
      const asked = (underway.get(key) ?? workOnce(inbox, stored.seq, key, work)) as Promise<Value>;
      underway.set(key, asked);
      asked.catch(() => underway.delete(key));
      return asked;
    },
    async claimNewest(entity) {
      checkKey("claimNewest()", "get a key, text, such as the id of the offer", entity);
      const createdAt = readInstant(event.createdAt) ?? 0; // An instant that cannot be read counts as the oldest.
      if (createdAt <= clock.now() + LARGEST_SKEW_MS) return await ofStore(inbox.claimNewest(entity, createdAt));
      log.warn(
        { ...buildEventFacts(stored), createdAt: event.createdAt },
        "An event says that it was created in the future: it is not compared",
      );
      return true;
    },
    withTx(given) {
      if (isOver)
        throw new ArgumentError(
          "write with an event",
          "withTx()",
          "be called before the handler returns",
          "a later call",
        );
      if (write) throw new ArgumentError("write with an event", "withTx()", "be called once in a run", "another call");
      if (typeof given !== "function") throw new ArgumentError("write with an event", "write", "be a function", given);
      write = given as (tx: never) => unknown;
    },
  };
  const close = () => {
    isOver = true;
    return write;
  };
  return { context, close };
}

async function workOnce<Value>(
  inbox: Pick<Inbox, "loadStep" | "saveStep">,
  seq: number,
  key: string,
  work: () => Promise<Value> | Value,
): Promise<Value> {
  const before = await ofStore(inbox.loadStep(seq, key));
  if (before !== undefined) return (JSON.parse(before) as [Value])[0];
  const value = await work();
  await ofStore(inbox.saveStep(seq, key, writeValue(key, value)));
  return value;
}

/** Writes a value as a list, because nothing is no JSON. */
function writeValue(key: string, value: unknown): string {
  try {
    return JSON.stringify(value === undefined ? [] : [value]);
  } catch (error) {
    const must = "return a JSON value (text in place of a BigInt, no circular object)";
    throw new ArgumentError(
      "save the value of a step",
      `once("${key.slice(0, 60)}")`,
      must,
      describeError(error).split("\n", 1)[0],
    );
  }
}

/** Finds the handler of an event, or `"*"`. An event with the older name of its type goes to the handler of the newer name. */
export function findHandler<Context extends HandlerContext, Result>(
  handlers: object,
  { type }: ChannelEvent,
): EventHandler<ChannelEvent, Context, Result> {
  const all = handlers as Record<string, EventHandler<ChannelEvent, Context, Result> | undefined>;
  return (isKnownEventType(type) ? (all[type] ?? all[renamedEvents[type] ?? ""]) : undefined) ?? all["*"]!;
}

/**
 * Refuses the result of a handler if it has a member that means one of ours and is misspelled. Otherwise an event whose handler returned
 * `{ retryInMS }` would count as done, and nobody would notice. Without an inbox no such member has an effect, so each is refused. An
 * object that has none of them is the value of some other call, such as a database's, and says nothing: the event is handled. A generator is
 * refused too, because its code has not run.
 *
 * @throws {ArgumentError} With the name of the member. Its value is not repeated.
 */
export function checkResult(said: unknown, { hasInbox }: { hasInbox: boolean }): void {
  if (!said || typeof said !== "object") return;
  if (Object.prototype.toString.call(said).endsWith("Generator]"))
    throw new ArgumentError(ACTION, "the handler", "be a plain or async function, as Kontor awaits it", "function*");
  const meant = Object.fromEntries(Object.entries(said).filter(([name]) => MEANT.test(name)));
  if (hasInbox) return checkOptionNames<object>(ACTION, meant, known);
  for (const [name, value] of Object.entries(meant))
    if (value !== undefined)
      throw new ArgumentError(
        ACTION,
        name,
        "not be given (only a handler of createChannelConsumer() has results)",
        typeof value,
      );
}
