import { isKnownEventType } from "@kontor/channel-client";
import { renamedEvents } from "@kontor/channel-client/internal";
import type { ChannelEvent } from "@kontor/channel-types";
import { ArgumentError, type Clock } from "@kontor/http";
import { checkOptionNames } from "@kontor/http/internal";
import type { EventHandler, HandlerContext, HandlerResult, StoredContext } from "../consumer/handlers.ts";
import type { ChannelConsumerOptions } from "../consumer/options.ts";
import { isProvenPoison, PROOF, type RunContext, type RunResult } from "../dispatch/state.ts";
import type { StoredEvent } from "../inbox/event.ts";
import { buildEventFacts, describeError, type Logger } from "../observe/log.ts";
import type { DecodedMemory } from "../page/item.ts";
import { createStoredContext } from "./context.ts";
import {
  buildRetry,
  computeDelayMs,
  computeParkingMs,
  isPermanent,
  settleFailure,
  settlePoison,
  type FailurePolicy,
} from "./failure.ts";

const DONE = { to: "done" } as const;
const UNKNOWN_TYPE = { to: "done", problem: "unknown type" } as const;
const known = { retryInMs: 1, dead: 1, parkLane: 1, durationMs: 1 } as const;

/** A name that means one of ours, rightly spelled or not: `retryInMS`, `retryAfter`, `parklane`, `Dead`. */
const MEANT = /^(retry.*|park.*|dead|durationMs)$/i;

export interface RunHandlerOptions extends Pick<ChannelConsumerOptions, "inbox" | "handlers" | "lanes" | "retry"> {
  clock: Pick<Clock, "now">;
  /** For the jitter of the default back-off. Default `Math.random`. */
  random?: (() => number) | undefined;
  handlerTimeoutMs: number;
  /** Events that were decoded when they came. */
  decoded: Pick<DecodedMemory, "take">;
  log: Logger;
}

/** Makes the functions that settle an event by its handler: `run()` by how its run ended, `timedOut()` if it ran for too long. */
export function createRunHandler(options: RunHandlerOptions): {
  /** Runs the handler of a stored event and says how that ended; never throws. */
  run(event: StoredEvent, context: RunContext): Promise<RunResult>;
  /** Gives the result of an event whose handler ran for too long: it has failed. */
  timedOut(event: StoredEvent): RunResult;
} {
  const { inbox, handlers, decoded: memory, clock, log, random = Math.random, handlerTimeoutMs } = options;
  const { onPoison = "skip", parkDurationMs = 3_600_000 } = options.lanes ?? {};
  const { maxAttempts = Number.POSITIVE_INFINITY, backoff } = options.retry ?? {};
  const policy: FailurePolicy = { onPoison, parkDurationMs, maxAttempts, backoff, random, log };

  /** Runs a handler. The event is done when it returns, unless its result says otherwise. */
  async function runHandler(
    stored: StoredEvent,
    event: ChannelEvent,
    { claim, signal, flush }: RunContext,
  ): Promise<RunResult> {
    const { context, findWrite } = createStoredContext({ inbox, stored, event, signal, clock, log });
    const handler = findHandler<StoredContext, void | HandlerResult>(handlers, event);
    const said = readSaid(policy, stored, await handler(event, context));
    if (said) return said;
    const end = isKnownEventType(event.type) ? DONE : UNKNOWN_TYPE;
    const write = findWrite();
    if (!write) return { settlement: end };
    if (!(await flush())) return "lost";
    return (await inbox.settleInTransaction(claim, stored.seq, write, end)) ? "written" : "lost";
  }

  return {
    async run(stored, context) {
      const { claim } = context;
      if (isProvenPoison(claim) && stored.seq === claim.events[0]!.seq) {
        const problem = `its handler ended the process ${PROOF} times, ${PROOF - 1} of them with no other event beside it`;
        log.error({ ...buildEventFacts(stored), problem }, "A handler is poison");
        return settlePoison(policy, stored, problem);
      }
      const decoded = memory.take(stored.raw);
      if ("problem" in decoded) {
        const problem = decoded.problem.message;
        log.warn({ ...buildEventFacts(stored), problem }, "An event that cannot be read is put aside");
        return { settlement: { to: "dead", problem } };
      }
      const { event } = decoded;
      if (stored.attempts === 0 && !isKnownEventType(event.type))
        log.warn(buildEventFacts(stored), "An event of an unknown type is acknowledged");
      try {
        return await runHandler(stored, event, context);
      } catch (error) {
        return settleFailure(policy, stored, { error, isForGood: isPermanent(error) });
      }
    },
    timedOut(stored) {
      const error = `its handler ran for longer than ${handlerTimeoutMs} ms (handlerTimeoutMs)`;
      return settleFailure(policy, stored, { error, isForGood: false });
    },
  };
}

/**
 * Reads the result that a handler returned, if it returned one.
 *
 * @throws {ArgumentError} If the result has an unknown member.
 */
function readSaid(policy: FailurePolicy, stored: StoredEvent, said: unknown): RunResult | undefined {
  const { log } = policy;
  checkResult(said, { hasInbox: true });
  if (!said || typeof said !== "object") return undefined;
  const result = said as HandlerResult;
  if ("dead" in result) {
    const problem = describeError(result.dead);
    log.warn({ ...buildEventFacts(stored), problem }, "A handler gives an event up");
    return { settlement: { to: "dead", problem } };
  }
  if ("retryInMs" in result) {
    const nextTryInMs = computeDelayMs(policy, stored, () => result.retryInMs);
    log.info({ ...buildEventFacts(stored), nextTryInMs }, "A handler asks for another try");
    return buildRetry(nextTryInMs, "the handler asked for another try");
  }
  if ("parkLane" in result) {
    const reason = describeError(result.parkLane);
    log.warn({ ...buildEventFacts(stored), reason }, "A handler parks its lane");
    return {
      ...buildRetry(0, reason),
      park: { reason, durationMs: computeParkingMs(policy, stored, result.durationMs) },
    };
  }
  return undefined;
}

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

/**
 * Refuses the result of a handler if it has a member that means one of ours and is misspelled. Otherwise an event whose handler returned
 * `{ retryInMS }` would count as done, and nobody would notice. Without an inbox no such member has an effect, so each is refused. An
 * object that has none of them is the value of some other call, such as a database's, and says nothing: the event is handled.
 *
 * @throws {ArgumentError} With the name of the member. Its value is not repeated.
 */
export function checkResult(said: unknown, { hasInbox }: { hasInbox: boolean }): void {
  if (!said || typeof said !== "object") return;
  const action = "settle an event by the result of its handler";
  const meant = Object.fromEntries(Object.entries(said).filter(([name]) => MEANT.test(name)));
  if (hasInbox) return checkOptionNames<object>(action, meant, known);
  for (const [name, value] of Object.entries(meant))
    if (value !== undefined)
      throw new ArgumentError(
        action,
        name,
        "not be given (only a handler of createChannelConsumer() has results)",
        typeof value,
      );
}
