import { isKnownEventType, renamedEvents } from "@kontor/channel-client";
import type { ChannelEvent } from "@kontor/channel-types";
import { ArgumentError } from "@kontor/http";
import { backoff as defaultBackoff } from "./backoff.ts";
import type { StoredOptions } from "./consumer-options.ts";
import type { RunContext, RunOutcome } from "./dispatcher.ts";
import { decode } from "./fetch-page.ts";
import type { Handler, HandlerContext, Outcome, StoredContext } from "./handlers.ts";
import type { Parking, Settlement, StoredEvent } from "./inbox.ts";
import type { Logger } from "./logger.ts";
import { messageOf } from "./message-of.ts";

/** An event whose handler ended so many processes is poison. */
export const MOST_CRASHES = 3;
const LONGEST_PARKING_MS = 6e15; // about as far as a date goes

/**
 * The handler of an event, if there is one. An event under its older name goes to the handler of the newer one, and keeps
 * the name it came with.
 */
export function handlerOf<Context extends HandlerContext, Result>(
  handlers: object,
  { id, type }: ChannelEvent,
  log: Logger,
): Handler<ChannelEvent, Context, Result> | undefined {
  const all = handlers as Record<string, Handler<ChannelEvent, Context, Result> | undefined>;
  const isKnown = isKnownEventType(type);
  if (!isKnown) log.warn({ id, type }, "An event of an unknown type is acknowledged");
  const handler = isKnown ? (all[type] ?? all[renamedEvents[type] ?? ""]) : all["*"];
  if (!handler) log.warn({ id, type }, "There is no handler for this type");
  return handler;
}

export interface RunHandlerOptions extends Pick<StoredOptions, "inbox" | "handlers" | "lanes" | "retry"> {
  log: Logger;
}

/** Runs the handler of a stored event and says how that ended; never throws. */
export function createRunHandler({
  inbox,
  handlers,
  lanes: { onPoison = "skip", parkMs = 3_600_000 } = {},
  retry: { attempts = 20, backoff = defaultBackoff } = {},
  log,
}: RunHandlerOptions): (event: StoredEvent, context: RunContext) => Promise<RunOutcome> {
  return async (stored, { claim, signal, flush }) => {
    if (claim.crashes >= MOST_CRASHES && stored.seq === claim.events[0]!.seq) {
      const problem = `its handler ended the process ${claim.crashes} times`;
      log.error({ id: stored.id, type: stored.type, problem }, "A handler is poison");
      return poisoned(problem);
    }
    const decoded = decodeStored(stored.raw);
    if ("problem" in decoded) return { settlement: { to: "unhandled", problem: decoded.problem.message } };
    const { event } = decoded;
    const { id, type } = event;
    const isKnown = isKnownEventType(type);
    const attempt = stored.attempts + 1;
    const handler = handlerOf<StoredContext, void | Outcome>(handlers, event, log);
    if (!handler) return { settlement: { to: "unhandled", problem: "no handler for this type" } };
    const end: Exclude<Settlement, { to: "retry" }> = isKnown
      ? { to: "done" }
      : { to: "unhandled", problem: "unknown type" };
    let write: ((tx: never) => unknown) | undefined;
    const context: StoredContext = {
      attempt,
      deliveries: stored.deliveries,
      lane: stored.lane,
      signal,
      log,
      async once<Value>(key: string, work: () => Promise<Value> | Value) {
        const before = await inbox.recall(stored.seq, key);
        if (before !== undefined) return (JSON.parse(before) as [Value])[0];
        const value = await work();
        await inbox.remember(stored.seq, key, JSON.stringify([value]));
        return value;
      },
      isStale: (entity) => inbox.isStale(entity, instantOf(event.createdAt)),
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
        if ("dead" in outcome) return { settlement: { to: "dead", problem: messageOf(outcome.dead) } };
        if ("retryInMs" in outcome)
          return retryIn(
            delayOf(() => outcome.retryInMs, attempt),
            "the handler asked for another try",
          );
        if ("parkLane" in outcome) {
          const reason = messageOf(outcome.parkLane);
          log.warn({ id, type, lane: stored.lane, reason }, "A handler parks its lane");
          return { ...retryIn(0, reason), park: { reason, forMs: parkingOf(outcome.forMs, id) } };
        }
      }
      if (write) {
        if (!(await flush())) return "lost";
        return (await inbox.settleWith(claim, stored.seq, write, end)) ? "written" : "lost";
      }
      return { settlement: end };
    } catch (error) {
      const problem = messageOf(error);
      const facts = { id, type, attempt, problem };
      if (attempt < attempts) {
        log.warn(facts, "A handler failed");
        return retryIn(
          delayOf(() => backoff(attempt), attempt),
          problem,
        );
      }
      log.error(facts, "A handler failed for the last time");
      if (!isKnown) return { settlement: { to: "unhandled", problem } }; // an unknown type is no failure (given §6.1 rule 8)
      return poisoned(problem);
    }
  };

  function retryIn(inMs: number, problem: string): Exclude<RunOutcome, string> {
    return { settlement: { to: "retry", inMs, problem } };
  }

  function poisoned(problem: string): RunOutcome {
    if (onPoison === "skip") return { settlement: { to: "dead", problem } };
    const park: Parking = { reason: problem, forMs: onPoison === "park" ? parkMs : undefined };
    return { ...retryIn(0, problem), park };
  }

  function parkingOf(forMs: unknown, id: string): number | undefined {
    if (forMs === undefined || (typeof forMs === "number" && forMs >= 0 && forMs <= LONGEST_PARKING_MS)) return forMs;
    log.error({ id, forMs: String(forMs) }, "forMs of parkLane must be a number >= 0; lanes.parkMs is used");
    return parkMs;
  }

  /** What is asked for, in whole ms; our own where that is nonsense. */
  function delayOf(ask: () => number, attempt: number): number {
    try {
      const asked = ask();
      if (Number.isFinite(asked) && asked >= 0) return Math.ceil(Math.min(asked, LONGEST_PARKING_MS));
      log.error({ attempt, asked }, "retry.backoff must give a number >= 0; the default is used");
    } catch (error) {
      log.error({ attempt, problem: messageOf(error) }, "retry.backoff failed; the default is used");
    }
    return Math.ceil(defaultBackoff(attempt));
  }
}

/** A stored event that this version cannot read is put aside, whatever is wrong with it. */
function decodeStored(raw: string): { event: ChannelEvent } | { problem: Error } {
  try {
    return decode(JSON.parse(raw));
  } catch (error) {
    return { problem: new Error(messageOf(error)) };
  }
}

/** An instant in ms since the epoch; one without a zone is UTC (observed); one that cannot be read is older than all. */
function instantOf(text: string): number {
  const at = Date.parse(/[zZ]$|[+-]\d{2}:?\d{2}$/.test(text) ? text : `${text}Z`);
  return Number.isNaN(at) ? 0 : at;
}
