import type { Clock, DecodeError } from "@kontor/http";
import type { DirectSettings } from "../consumer/options.ts";
import { waitAtMost } from "../dispatch/wait.ts";
import type { DirectRun } from "../handle/direct.ts";
import type { FailingLane } from "../observe/health.ts";
import { buildArrivalFacts, buildProblemFacts, describeError, type EventFacts } from "../observe/log.ts";
import type { FetchedEvent } from "../page/item.ts";
import { acknowledgeInTime, MAX_CALLS_PER_POLL, noteChunk } from "./acknowledge.ts";
import { createReport, type FetchPatience, type PollReport } from "./loop.ts";

const ACKNOWLEDGE_EVERY_MS = 5_000; // Handled events are acknowledged this often while slow handlers run.
const REMEMBERED = 10_000;
const REDELIVERY_MS = 300_000; // The platform waits this long before it sends an event again (assumed).

export interface PollHandledOptions extends Pick<
  DirectSettings,
  "channel" | "onUndecodable" | "maxAckIds" | "maxEventBytes" | "maxLanes" | "deliveryAlarm" | "clock" | "log"
> {
  patience: FetchPatience;
  handle(event: FetchedEvent, attempt: number, deliveries: number): Promise<DirectRun>;
  laneOf(event: FetchedEvent): string;
  /** Tells before each page whether this process may still fetch. */
  mayFetch(): boolean;
  /** Fires when the stop is over: what the poll still waits for is given up, so that it keeps no process alive. */
  ended: AbortSignal;
}

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
export function createHandledPoll(options: PollHandledOptions) {
  const { clock } = options;
  const memory = createDirectMemory();
  const poll = async (signal: AbortSignal): Promise<PollReport> => {
    const report = createReport();
    await runPoll({ ...options, memory, signal, report, seen: new Set(), callsLeft: MAX_CALLS_PER_POLL });
    return report;
  };
  return Object.assign(poll, {
    failing: () => listFailing(memory, clock.monotonicMs()),
    mostDeliveries: () => Math.max(0, ...memory.deliveries.values()),
  });
}

async function runPoll(poll: DirectPoll): Promise<void> {
  const { channel, patience, maxEventBytes, signal, ended, report, mayFetch, maxLanes, laneOf, clock, log } = poll;
  while (!signal.aborted && mayFetch()) {
    const events: FetchedEvent[] = [];
    const onEvents = async (some: FetchedEvent[]) => void events.push(...some);
    const { problem } = await patience.fetch(channel, { signal, maxEventBytes, onEvents });
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
    if (problem !== undefined)
      log.warn(buildProblemFacts(problem), "A page broke off; the events that arrived are handled");
    if (fresh.length === 0 || problem !== undefined) break;
  }
}

/** Counts the deliveries of a page; returns the events that this poll has not seen, and no handler has handled. */
function takeFresh(poll: DirectPoll, events: FetchedEvent[]): FetchedEvent[] {
  const { memory, seen, report, laneOf, deliveryAlarm, clock, log } = poll;
  for (const event of events) {
    if (memory.handled.has(event.id)) {
      if (!event.hasNoId) memory.pending.add(event.id);
    } else if (addDelivery(memory, event, clock) >= deliveryAlarm) {
      const facts = factsOf(poll, laneOf(event), event);
      log.error(facts, "An event was sent again and again; after ten deliveries it is gone");
    }
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
  const { id, type } = event;
  if ("problem" in event.decoded) {
    if (await offer(poll, lane, event, event.decoded.problem)) markHandled(memory, lane, event);
    return;
  }
  const attempt = countAttempts(memory, lane, id) + 1;
  const run = await handle(event, attempt, memory.deliveries.get(id) ?? 1);
  if (run.result === "handled") return markHandled(memory, lane, event);
  addFailure(memory, { lane, id, type, attempts: attempt, since: clock.monotonicMs(), problem: run.problem ?? "" });
  if (!run.late) return;
  memory.late.add(id);
  void run.late.then((isHandled) => {
    memory.late.delete(id);
    if (isHandled) markHandled(memory, lane, event);
  });
}

/** Hands an event to `onUndecodable`. Returns whether that succeeded. */
async function offer(poll: DirectPoll, lane: string, event: FetchedEvent, problem: DecodeError): Promise<boolean> {
  const { memory, report, onUndecodable, log } = poll;
  const { id, raw, hasNoId } = event;
  const facts = factsOf(poll, lane, event);
  report.unreadable += 1;
  if (!memory.told.has(id)) log.warn({ ...facts, problem: describeError(problem) }, "An event cannot be handled");
  addBounded(memory.told, id);
  try {
    await onUndecodable({ id: hasNoId ? undefined : id, raw, problem });
    return true;
  } catch (error) {
    log.error({ ...facts, ...buildProblemFacts(error) }, "onUndecodable failed; the event is not acknowledged");
    return false;
  }
}

async function acknowledgePending(poll: DirectPoll): Promise<void> {
  const { pending } = poll.memory;
  const mark = (ids: string[]) => ids.forEach((id) => pending.delete(id));
  while (pending.size > 0 && poll.callsLeft > 0) {
    const ids = [...pending].slice(0, poll.maxAckIds);
    const fate = await acknowledgeInTime(poll, ids, poll.ended); // Not the signal of a stop, because an event that was handled must be acknowledged.
    if (!(await noteChunk(poll, fate, mark))) return;
  }
}

function factsOf({ memory }: DirectPoll, lane: string, event: FetchedEvent): EventFacts {
  const [attempt, deliveries] = [countAttempts(memory, lane, event.id), memory.deliveries.get(event.id) ?? 1];
  return buildArrivalFacts({ ...event, lane }, { attempt, deliveries });
}

interface Failure extends Omit<FailingLane, "durationMs"> {
  since: number;
}

/** Everything that a poll without a store remembers, until the process ends. */
export type DirectMemory = ReturnType<typeof createDirectMemory>;

export function createDirectMemory() {
  return {
    /** Ids of events that cannot be handled and are in the log already. */
    told: new Set<string>(),
    /** Ids of events that are handled: a lost acknowledgement must not run a handler again. */
    handled: new Set<string>(),
    /** Ids of events that are handled, and not acknowledged. */
    pending: new Set<string>(),
    /** Failures of each lane, by id, in the order of their first one. */
    failures: new Map<string, Map<string, Failure>>(),
    /** Deliveries of events that are not handled yet. */
    deliveries: new Map<string, number>(),
    /** Deliveries of these events that other processes may have had. */
    before: new Map<string, number>(),
    /** Ids of events whose handler ran for too long, and goes on. */
    late: new Set<string>(),
  };
}

/** Counts a delivery; returns how many there were in this process. */
export function addDelivery(memory: DirectMemory, { id, decoded }: FetchedEvent, clock: Pick<Clock, "now">): number {
  const { deliveries, before } = memory;
  const times = (deliveries.get(id) ?? 0) + 1;
  if (times === 1) before.set(id, countDeliveriesByAge(decoded, clock));
  deliveries.delete(id);
  deliveries.set(id, times);
  if (deliveries.size > REMEMBERED) forget(memory, deliveries.keys().next().value!);
  return times;
}

/** Estimates the deliveries before the start of this process: one for every five minutes of an event's age. */
function countDeliveriesByAge(decoded: FetchedEvent["decoded"], clock: Pick<Clock, "now">): number {
  const createdAt = "problem" in decoded ? Number.NaN : Date.parse(decoded.event.createdAt);
  const age = clock.now() - createdAt;
  return age > 0 ? Math.floor(age / REDELIVERY_MS) : 0;
}

/** Whether an event before it in its lane has failed and has enough deliveries left to be handled first. */
export function isBlocked(
  { failures, deliveries, before }: DirectMemory,
  lane: string,
  { id, deliveryAlarm }: { id: string; deliveryAlarm: number },
): boolean {
  for (const other of failures.get(lane)?.keys() ?? []) {
    if (other === id) return false;
    if ((deliveries.get(other) ?? 0) + (before.get(other) ?? 0) < deliveryAlarm) return true;
  }
  return false;
}

/** An event is handled: it is acknowledged next, and its lane goes on. */
export function markHandled(memory: DirectMemory, lane: string, { id, hasNoId }: FetchedEvent): void {
  const { pending, failures, handled } = memory;
  if (!hasNoId) pending.add(id);
  forget(memory, id);
  failures.get(lane)?.delete(id);
  if (failures.get(lane)?.size === 0) failures.delete(lane);
  addBounded(handled, id);
}

export function addFailure(memory: DirectMemory, failure: Failure): void {
  const { lane, id } = failure;
  const known = memory.failures.get(lane) ?? new Map<string, Failure>();
  const since = known.get(id)?.since ?? failure.since;
  memory.failures.set(lane, known.set(id, { ...failure, since }));
}

export function countAttempts({ failures }: DirectMemory, lane: string, id: string): number {
  return failures.get(lane)?.get(id)?.attempts ?? 0;
}

/** Lanes in which an event fails; the first event of each. */
export function listFailing({ failures }: DirectMemory, now: number): FailingLane[] {
  return [...failures.values()].map((lane) => {
    const { since, ...facts } = lane.values().next().value!;
    return { ...facts, durationMs: Math.round(now - since) };
  });
}

/** Adds an id, and forgets the oldest where there are too many. */
export function addBounded(known: Set<string>, id: string): void {
  known.add(id);
  if (known.size > REMEMBERED) known.delete(known.values().next().value!);
}

function forget({ deliveries, before }: DirectMemory, id: string): void {
  deliveries.delete(id);
  before.delete(id);
}
