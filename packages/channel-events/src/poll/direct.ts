import type { ChannelClient } from "@kontor/channel-client";
import type { Clock } from "@kontor/http";
import type { UndecodableEvent } from "../consumer/handlers.ts";
import type { DirectRun } from "../handle/direct.ts";
import { buildArrivalFacts, buildProblemFacts, type EventFacts, type Logger } from "../observe/log.ts";
import type { FailingLane } from "../consumer/lanes.ts";
import type { FetchedEvent } from "../page/item.ts";
import { waitAtMost } from "../dispatch/wait.ts";
import { acknowledgeInTime, MAX_CALLS_PER_POLL } from "./acknowledge.ts";
import { fetchWholePage, type FetchPatience } from "./fetch-page.ts";
import {
  addBounded,
  addDelivery,
  addFailure,
  countAttempts,
  createDirectMemory,
  isBlocked,
  listFailing,
  markHandled,
  type DirectMemory,
} from "./memory.ts";
import type { PollReport } from "./loop.ts";

const ACKNOWLEDGE_EVERY_MS = 5_000; // Handled events are acknowledged this often while slow handlers run.

export interface PollHandledOptions {
  channel: Pick<ChannelClient, "events">;
  patience: FetchPatience;
  /** Runs the handler of an event. */
  handle(event: FetchedEvent, attempt: number, deliveries: number): Promise<DirectRun>;
  onUndecodable(event: UndecodableEvent): Promise<void> | void;
  laneOf(event: FetchedEvent): string;
  /** Tells before each page whether this process may still fetch. */
  mayFetch(): boolean;
  maxAckIds: number;
  maxEventBytes: number;
  /** Fires when the stop is over: what the poll still waits for is given up, so that it keeps no process alive. */
  ended: AbortSignal;
  /** Lanes that are handled at a time. */
  maxLanes: number;
  /** After this many deliveries an event raises an alarm, and the events behind it no longer wait for it. */
  deliveryAlarm: number;
  clock: Clock;
  log: Logger;
}

export interface HandledPoll {
  (signal: AbortSignal): Promise<PollReport>;
  /** Lanes in which an event fails. */
  failing(): FailingLane[];
  /** Most deliveries of an event that is not handled. */
  mostDeliveries(): number;
}

/** The state of one poll, which its functions share. */
interface DirectPoll extends PollHandledOptions {
  memory: DirectMemory;
  signal: AbortSignal;
  report: PollReport;
  /** Ids of this poll: an event that comes again within it has failed, and must not use up its deliveries. */
  seen: Set<string>;
  /** Calls that may be made in this poll to find out which ids are refused. */
  callsLeft: number;
}

/**
 * Polls without a store, exactly by the given rule: it fetches a page, runs the handlers, and acknowledges in one call the events whose
 * handlers returned, until a page holds no new event. An event whose handler threw or ran for too long is left to the platform, which
 * sends it ten times in all. The events behind it in its lane wait until it is handled, so that their order is kept. When its deliveries
 * run short they no longer wait, because they would be lost with it. Deliveries before the start of this process are not known, so one
 * is assumed for every five minutes of an event's age.
 *
 * @see given spec §6.1 rules 1 to 5
 */
export function createHandledPoll(options: PollHandledOptions): HandledPoll {
  const { clock } = options;
  const memory = createDirectMemory();
  const poll = async (signal: AbortSignal): Promise<PollReport> => {
    const report: PollReport = { pages: 0, fetched: 0, duplicates: 0, acknowledged: 0, isFull: false, unreadable: 0 };
    await runPoll({ ...options, memory, signal, report, seen: new Set(), callsLeft: MAX_CALLS_PER_POLL });
    return report;
  };
  return Object.assign(poll, {
    failing: () => listFailing(memory, clock.monotonicMs()),
    mostDeliveries: () => Math.max(0, ...memory.deliveries.values()),
  });
}

async function runPoll(poll: DirectPoll): Promise<void> {
  const { signal, ended, report, mayFetch, maxLanes, laneOf, clock, log } = poll;
  while (!signal.aborted && mayFetch()) {
    const { events, problem } = await fetchWholePage(poll);
    report.pages += 1;
    report.fetched += events.length;
    const fresh = takeFresh(poll, events);
    const queue = [...Map.groupBy(fresh, (event) => laneOf(event))];
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await runLane(poll, ...next);
    };
    const work = Promise.all(Array.from({ length: Math.min(maxLanes, queue.length) }, worker));
    while (!(await waitAtMost(ACKNOWLEDGE_EVERY_MS, work, clock, ended))) await acknowledgePending(poll);
    await work;
    await acknowledgePending(poll);
    if (problem !== undefined) log.warn(buildProblemFacts(problem), "A page broke off; what came of it is handled");
    if (fresh.length === 0 || problem !== undefined) break;
  }
}

/** Counts the deliveries of a page; returns the events that this poll has not seen, and no handler has handled. */
function takeFresh(poll: DirectPoll, events: FetchedEvent[]): FetchedEvent[] {
  const { memory, seen, report, laneOf, deliveryAlarm, clock, log } = poll;
  for (const event of events) {
    if (memory.handled.has(event.id)) {
      if (!event.hasNoId) memory.pending.add(event.id);
    } else if (addDelivery(memory, event, clock) >= deliveryAlarm)
      log.error(
        factsOf(poll, laneOf(event), event),
        "An event was sent again and again; after ten deliveries it is gone",
      );
  }
  const fresh = events.filter(({ id }) => !memory.handled.has(id) && !seen.has(id));
  for (const { id } of events) seen.add(id);
  report.duplicates += events.length - fresh.length;
  return fresh;
}

async function runLane(poll: DirectPoll, lane: string, events: FetchedEvent[]): Promise<void> {
  const { memory, signal, deliveryAlarm } = poll;
  for (const event of events) {
    const { id } = event;
    if (signal.aborted) return; // An event that was not begun is left to the platform.
    if (memory.late.has(id)) continue; // Its earlier run goes on, and may still succeed.
    if (isBlocked(memory, lane, { id, deliveryAlarm })) continue; // The loop goes on, because an event behind it that failed itself may be tried again.
    await runOne(poll, lane, event);
  }
}

async function runOne(poll: DirectPoll, lane: string, event: FetchedEvent): Promise<void> {
  const { memory, handle, clock } = poll;
  const { id, type, raw, decoded, hasNoId } = event;
  const attempt = countAttempts(memory, lane, id) + 1;
  const run: DirectRun =
    "problem" in decoded ? { result: decoded.problem } : await handle(event, attempt, memory.deliveries.get(id) ?? 1);
  if (run.result === "handled") return markHandled(memory, lane, event);
  if (run.result !== "failed") {
    const undecodable = { id: hasNoId ? undefined : id, raw, problem: run.result };
    if (await offer(poll, undecodable, factsOf(poll, lane, event))) markHandled(memory, lane, event);
    return;
  }
  addFailure(memory, { lane, id, type, attempts: attempt, since: clock.monotonicMs(), problem: run.problem ?? "" });
  if (!run.late) return;
  memory.late.add(id);
  void run.late.then((isHandled) => {
    memory.late.delete(id);
    if (isHandled) markHandled(memory, lane, event);
  });
}

/** Hands an event to `onUndecodable`. Returns whether that succeeded. */
async function offer(poll: DirectPoll, event: UndecodableEvent, facts: EventFacts): Promise<boolean> {
  const { memory, report, onUndecodable, log } = poll;
  report.unreadable += 1;
  if (!memory.told.has(facts.id)) log.warn({ ...facts, problem: event.problem.message }, "An event cannot be handled");
  addBounded(memory.told, facts.id);
  try {
    await onUndecodable(event);
    return true;
  } catch (error) {
    log.error({ ...facts, ...buildProblemFacts(error) }, "onUndecodable failed; the event is not acknowledged");
    return false;
  }
}

async function acknowledgePending(poll: DirectPoll): Promise<void> {
  const { report, maxAckIds, log } = poll;
  const { pending } = poll.memory;
  while (pending.size > 0 && poll.callsLeft > 0) {
    const ids = [...pending].slice(0, maxAckIds);
    const { acknowledged, refused, left, calls } = await acknowledgeInTime(poll, ids);
    if (refused.length + left.length > 0) poll.callsLeft -= calls; // Calls without a refusal are not counted.
    for (const id of [...acknowledged, ...refused]) pending.delete(id);
    if (refused.length > 0) log.error({ ids: refused }, "The platform refuses to have these events acknowledged");
    report.acknowledged += acknowledged.length;
    if (left.length > 0) return;
  }
}

function factsOf({ memory }: DirectPoll, lane: string, event: FetchedEvent): EventFacts {
  const [attempt, deliveries] = [countAttempts(memory, lane, event.id), memory.deliveries.get(event.id) ?? 1];
  return buildArrivalFacts({ ...event, lane }, { attempt, deliveries });
}
