import type { Clock } from "@kontor/http";
import type { FailingLane } from "../consumer/lanes.ts";
import type { FetchedEvent } from "../page/item.ts";

const REMEMBERED = 10_000;
const REDELIVERY_MS = 300_000; // The platform waits this long before it sends an event again (assumed).

interface Failure extends Omit<FailingLane, "durationMs"> {
  since: number;
}

/** Everything that a poll without a store remembers, until the process ends. */
export interface DirectMemory {
  /** Ids of events that cannot be handled and are in the log already. */
  told: Set<string>;
  /** Ids of events that are handled: a lost acknowledgement must not run a handler again. */
  handled: Set<string>;
  /** Ids of events that are handled, and not acknowledged. */
  pending: Set<string>;
  /** Failures of each lane, by id, in the order of their first one. */
  failures: Map<string, Map<string, Failure>>;
  /** Deliveries of events that are not handled yet. */
  deliveries: Map<string, number>;
  /** Deliveries of these events that other processes may have had. */
  before: Map<string, number>;
  /** Ids of events whose handler ran for too long, and goes on. */
  late: Set<string>;
}

export function createDirectMemory(): DirectMemory {
  return {
    told: new Set(),
    handled: new Set(),
    pending: new Set(),
    failures: new Map(),
    deliveries: new Map(),
    before: new Map(),
    late: new Set(),
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

/** A handler run failed. */
export function addFailure(memory: DirectMemory, failure: Failure): void {
  const { lane, id } = failure;
  const known = memory.failures.get(lane) ?? new Map<string, Failure>();
  const since = known.get(id)?.since ?? failure.since;
  memory.failures.set(lane, known.set(id, { ...failure, since }));
}

/** Failed runs of an event so far. */
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
