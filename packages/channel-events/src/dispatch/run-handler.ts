import { isKnownEventType } from "@kontor/channel-client";
import { renamedEvents } from "@kontor/channel-client/parts";
import type { ChannelEvent } from "@kontor/channel-types";
import { ArgumentError, type Clock } from "@kontor/http";
import { readInstant } from "@kontor/http/parts";
import { backoff as defaultBackoff } from "./backoff.ts";
import type { StoredOptions } from "../consumer/options.ts";
import { isProvenPoison, PROOF } from "./crash-verdict.ts";
import type { RunContext, RunResult } from "./state.ts";
import { buildEventFacts, buildProblemFacts } from "../observe/event-facts.ts";
import type { EventHandler, HandlerContext, HandlerResult, StoredContext } from "../consumer/handlers.ts";
import type { Parking, Settlement, StoredEvent } from "../inbox/inbox.ts";
import { isPermanent } from "./is-permanent.ts";
import type { Logger } from "../observe/logger.ts";
import { describeError } from "../consumer/describe-error.ts";
import { decodeRaw } from "../page/read-item.ts";

const LONGEST_PARKING_MS = 6e15; // about as far as a date goes
const LARGEST_SKEW_MS = 24 * 3_600_000; // what is created later than that has a date that is not to be believed

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

export interface RunHandlerOptions extends Pick<StoredOptions, "inbox" | "handlers" | "lanes" | "retry"> {
  clock: Pick<Clock, "now">;
  /** For the jitter of the default back-off. Default `Math.random`. */
  random?: (() => number) | undefined;
  handlerTimeoutMs: number;
  log: Logger;
}

export interface HandlerRunner {
  /** Runs the handler of a stored event and says how that ended; never throws. */
  run(event: StoredEvent, context: RunContext): Promise<RunResult>;
  /** What becomes of an event whose handler ran for too long: it has failed. */
  timedOut(event: StoredEvent): RunResult;
}

export function createRunHandler({
  inbox,
  handlers,
  lanes: { onPoison = "skip", parkDurationMs = 3_600_000 } = {},
  retry: { maxAttempts = Number.POSITIVE_INFINITY, backoff } = {},
  clock,
  random = Math.random,
  handlerTimeoutMs,
  log,
}: RunHandlerOptions): HandlerRunner {
  const tooLong = `its handler ran for longer than ${handlerTimeoutMs} ms (handlerTimeoutMs)`;
  return { run, timedOut: (stored) => failed(stored, tooLong, false) };

  async function run(stored: StoredEvent, { claim, signal, flush }: RunContext): Promise<RunResult> {
    if (isProvenPoison(claim) && stored.seq === claim.events[0]!.seq) {
      const problem = `its handler ended the process ${PROOF} times, ${PROOF - 1} of them with no other event beside it`;
      log.error({ ...buildEventFacts(stored), problem }, "A handler is poison");
      return poisoned(problem);
    }
    const decoded = decodeRaw(stored.raw);
    if ("problem" in decoded) {
      const problem = decoded.problem.message;
      log.warn({ ...buildEventFacts(stored), problem }, "An event that cannot be read is put aside");
      return { settlement: { to: "unhandled", problem } };
    }
    const { event } = decoded;
    const { type } = event;
    const attempt = stored.attempts + 1;
    const warn = (message: string) => log.warn(buildEventFacts(stored), message);
    const handler = findHandler<StoredContext, void | HandlerResult>(handlers, event, warn);
    if (!handler) warn("There is no handler for this type");
    if (!handler) return { settlement: { to: "unhandled", problem: "no handler for this type" } };
    const end: Exclude<Settlement, { to: "retry" }> = isKnownEventType(type)
      ? { to: "done" }
      : { to: "unhandled", problem: "unknown type" };
    let write: ((tx: never) => unknown) | undefined;
    const underway = new Map<string, Promise<unknown>>(); // by key: asked for twice at a time, it is worked out once
    const context: StoredContext = {
      attempt,
      deliveries: stored.deliveries,
      lane: stored.lane,
      signal,
      log,
      async once<Value>(key: string, work: () => Promise<Value> | Value) {
        const asked = (underway.get(key) ?? workOnce(stored.seq, key, work)) as Promise<Value>;
        underway.set(key, asked);
        asked.catch(() => underway.delete(key));
        return asked;
      },
      async isStale(entity) {
        const createdAt = readInstant(event.createdAt) ?? 0; // what cannot be read is older than all
        if (createdAt <= clock.now() + LARGEST_SKEW_MS) return inbox.isStale(entity, createdAt);
        log.warn(
          { ...buildEventFacts(stored), createdAt: event.createdAt },
          "An event says that it was created in the future: it is not compared",
        );
        return false;
      },
      withTx(given) {
        if (write)
          throw new ArgumentError("write with an event", "withTx()", "be called once in a run", "another call");
        if (typeof given !== "function")
          throw new ArgumentError("write with an event", "write", "be a function", given);
        write = given as (tx: never) => unknown;
      },
    };
    try {
      const outcome = (await handler(event, context)) ?? undefined;
      if (outcome && typeof outcome === "object") {
        if ("dead" in outcome) return putAside(stored, describeError(outcome.dead));
        if ("retryInMs" in outcome) {
          const nextTryInMs = delayOf(() => outcome.retryInMs, stored);
          log.info({ ...buildEventFacts(stored), nextTryInMs }, "A handler asks for another try");
          return retryIn(nextTryInMs, "the handler asked for another try");
        }
        if ("parkLane" in outcome) {
          const reason = describeError(outcome.parkLane);
          log.warn({ ...buildEventFacts(stored), reason }, "A handler parks its lane");
          return { ...retryIn(0, reason), park: { reason, durationMs: parkingOf(outcome.durationMs, stored) } };
        }
      }
      if (write) {
        if (!(await flush())) return "lost";
        return (await inbox.settleInTransaction(claim, stored.seq, write, end)) ? "written" : "lost";
      }
      return { settlement: end };
    } catch (error) {
      return failed(stored, error, isPermanent(error));
    }
  }

  /** What was worked out in an earlier run, or now. */
  async function workOnce<Value>(seq: number, key: string, work: () => Promise<Value> | Value): Promise<Value> {
    const before = await inbox.loadStep(seq, key);
    if (before !== undefined) return (JSON.parse(before) as [Value])[0];
    const value = await work();
    await inbox.saveStep(seq, key, JSON.stringify(value === undefined ? [] : [value]));
    return value;
  }

  function failed(stored: StoredEvent, error: unknown, isForGood: boolean): RunResult {
    const { type } = stored;
    const problem = describeError(error);
    const attempt = stored.attempts + 1;
    const facts = { ...buildEventFacts(stored), ...buildProblemFacts(error) };
    if (!isForGood && attempt < maxAttempts) {
      const nextTryInMs = delayOf(() => (backoff ? backoff(attempt) : defaultBackoff(attempt, random())), stored);
      log.warn({ ...facts, nextTryInMs }, "A handler failed");
      return retryIn(nextTryInMs, problem);
    }
    log.error(
      facts,
      isForGood ? "A handler failed in a way that no retry mends" : "A handler failed for the last time",
    );
    if (!isKnownEventType(type)) return { settlement: { to: "unhandled", problem } }; // an unknown type is no failure (given §6.1 rule 8)
    return poisoned(problem);
  }

  /** By the handler's word. */
  function putAside(stored: StoredEvent, problem: string): RunResult {
    log.warn({ ...buildEventFacts(stored), problem }, "A handler gives an event up");
    return { settlement: { to: "dead", problem } };
  }

  function retryIn(delayMs: number, problem: string): Exclude<RunResult, string> {
    return { settlement: { to: "retry", delayMs, problem } };
  }

  function poisoned(problem: string): RunResult {
    if (onPoison === "skip") return { settlement: { to: "dead", problem } };
    const park: Parking = { reason: problem, durationMs: onPoison === "park" ? parkDurationMs : undefined };
    return { ...retryIn(0, problem), park };
  }

  function parkingOf(durationMs: unknown, stored: StoredEvent): number | undefined {
    if (
      durationMs === undefined ||
      (typeof durationMs === "number" && durationMs >= 0 && durationMs <= LONGEST_PARKING_MS)
    )
      return durationMs;
    log.error(
      { ...buildEventFacts(stored), durationMs: String(durationMs) },
      "durationMs of parkLane must be a number >= 0; lanes.parkDurationMs is used",
    );
    return parkDurationMs;
  }

  /** What is asked for, in whole ms; our own where that is nonsense. */
  function delayOf(ask: () => number, stored: StoredEvent): number {
    try {
      const asked = ask();
      if (Number.isFinite(asked) && asked >= 0) return Math.ceil(Math.min(asked, LONGEST_PARKING_MS));
      log.error({ ...buildEventFacts(stored), asked }, "retry.backoff must give a number >= 0; the default is used");
    } catch (error) {
      log.error(
        { ...buildEventFacts(stored), problem: describeError(error) },
        "retry.backoff failed; the default is used",
      );
    }
    return Math.ceil(defaultBackoff(stored.attempts + 1, random()));
  }
}
