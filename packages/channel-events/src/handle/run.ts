import { isKnownEventType } from "@kontor/channel-client";
import type { ChannelEvent } from "@kontor/channel-types";
import { type Clock, ArgumentError } from "@kontor/http";
import { renamedEvents } from "@kontor/channel-client/internal";
import { checkOptionNames } from "@kontor/http/internal";
import { describeError, buildEventFacts, type Logger } from "../observe/log.ts";
import type { HandlerResult, StoredContext, EventHandler, HandlerContext } from "../consumer/handlers.ts";
import type { ChannelConsumerOptions } from "../consumer/options.ts";
import { isProvenPoison, PROOF, type RunContext, type RunResult } from "../dispatch/state.ts";
import type { Settlement, StoredEvent } from "../inbox/event.ts";
import type { DecodedMemory } from "../page/item.ts";
import {
  isPermanent,
  computeDelayMs,
  computeParkingMs,
  buildRetry,
  settleFailure,
  settlePoison,
  type FailurePolicy,
} from "./failure.ts";
import { createStoredContext } from "./context.ts";

export interface RunHandlerOptions extends Pick<ChannelConsumerOptions, "inbox" | "handlers" | "lanes" | "retry"> {
  clock: Pick<Clock, "now">;
  /** For the jitter of the default back-off. Default `Math.random`. */
  random?: (() => number) | undefined;
  handlerTimeoutMs: number;
  /** Events that were decoded when they came. */
  decoded: Pick<DecodedMemory, "take">;
  log: Logger;
}

export interface HandlerRunner {
  /** Runs the handler of a stored event and says how that ended; never throws. */
  run(event: StoredEvent, context: RunContext): Promise<RunResult>;
  /** Gives the result of an event whose handler ran for too long: it has failed. */
  timedOut(event: StoredEvent): RunResult;
}

/** Everything that a run needs besides its event. */
interface Runner extends RunHandlerOptions {
  policy: FailurePolicy;
}

export function createRunHandler(options: RunHandlerOptions): HandlerRunner {
  const { lanes = {}, retry = {}, random = Math.random, handlerTimeoutMs, log } = options;
  const { onPoison = "skip", parkDurationMs = 3_600_000 } = lanes;
  const { maxAttempts = Number.POSITIVE_INFINITY, backoff } = retry;
  const runner: Runner = { ...options, policy: { onPoison, parkDurationMs, maxAttempts, backoff, random, log } };
  const error = `its handler ran for longer than ${handlerTimeoutMs} ms (handlerTimeoutMs)`;
  return {
    run: (stored, context) => runEvent(runner, stored, context),
    timedOut: (stored) => settleFailure(runner.policy, stored, { error, isForGood: false }),
  };
}

/** An event that is poison or cannot be read is settled without its handler. */
async function runEvent(runner: Runner, stored: StoredEvent, context: RunContext): Promise<RunResult> {
  const { handlers, policy, log } = runner;
  const { claim } = context;
  if (isProvenPoison(claim) && stored.seq === claim.events[0]!.seq) {
    const problem = `its handler ended the process ${PROOF} times, ${PROOF - 1} of them with no other event beside it`;
    log.error({ ...buildEventFacts(stored), problem }, "A handler is poison");
    return settlePoison(policy, stored, problem);
  }
  const decoded = runner.decoded.take(stored.raw);
  if ("problem" in decoded) {
    const problem = decoded.problem.message;
    log.warn({ ...buildEventFacts(stored), problem }, "An event that cannot be read is put aside");
    return { settlement: { to: "dead", problem } };
  }
  const { event } = decoded;
  if (stored.attempts === 0 && !isKnownEventType(event.type))
    log.warn(buildEventFacts(stored), "An event of an unknown type is acknowledged");
  const handler = findHandler<StoredContext, void | HandlerResult>(handlers, event);
  try {
    return await runHandler(runner, { stored, event, handler }, context);
  } catch (error) {
    return settleFailure(policy, stored, { error, isForGood: isPermanent(error) });
  }
}

interface Run {
  stored: StoredEvent;
  event: ChannelEvent;
  handler: (event: ChannelEvent, context: StoredContext) => unknown;
}

/** Runs a handler. The event is done when it returns, unless its result says otherwise. */
async function runHandler(
  { inbox, policy, clock, log }: Runner,
  { stored, event, handler }: Run,
  { claim, signal, flush }: RunContext,
): Promise<RunResult> {
  const { context, findWrite } = createStoredContext({ inbox, stored, event, signal, clock, log });
  const said = readSaid(policy, stored, await handler(event, context));
  if (said) return said;
  const end: Exclude<Settlement, { to: "retry" }> = isKnownEventType(event.type)
    ? { to: "done" }
    : { to: "done", problem: "unknown type" };
  const write = findWrite();
  if (!write) return { settlement: end };
  if (!(await flush())) return "lost";
  return (await inbox.settleInTransaction(claim, stored.seq, write, end)) ? "written" : "lost";
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

const known = { retryInMs: 1, dead: 1, parkLane: 1, durationMs: 1 } as const;

/** A name that means one of ours, rightly spelled or not: `retryInMS`, `retryAfter`, `parklane`, `Dead`. */
const MEANT = /^(retry.*|park.*|dead|durationMs)$/i;

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
