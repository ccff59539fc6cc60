import type { ChannelClient } from "@kontor/channel-client";
import type { Clock } from "@kontor/http";
import type { UndecodableEvent } from "../consumer/handlers.ts";
import { acknowledge } from "./acknowledge.ts";
import { buildArrivalFacts, buildProblemFacts, type EventFacts } from "../observe/event-facts.ts";
import type { FailingLane } from "../observe/failing-lanes.ts";
import { fetchPage } from "./fetch-page.ts";
import type { FetchPatience } from "./fetch-patience.ts";
import type { DirectRun } from "../handle/direct.ts";
import type { Logger } from "../observe/logger.ts";
import type { PollReport } from "./report.ts";
import type { FetchedEvent } from "../page/read-item.ts";
import { waitAtMost } from "../dispatch/wait-until.ts";

const REMEMBERED = 10_000;
const MAX_CALLS_PER_POLL = 20; // to find out which ids are refused: the quota is for fetching
const ACKNOWLEDGE_MS = 60_000; // an acknowledgement that never ends must not hold up a stop
const ACKNOWLEDGE_EVERY_MS = 5_000; // while slow handlers run
const REDELIVERY_MS = 300_000; // how long the platform waits before it sends an event again (assumed)

export interface PollHandledOptions {
  channel: Pick<ChannelClient, "events">;
  patience: FetchPatience;
  /** Runs the handler of an event. */
  handle(event: FetchedEvent, attempt: number, deliveries: number): Promise<DirectRun>;
  onUndecodable(event: UndecodableEvent): Promise<void> | void;
  laneOf(event: FetchedEvent): string;
  /** Asked before each page: whether it is still ours to fetch. */
  mayFetch(): boolean;
  maxAckIds: number;
  maxEventBytes: number;
  /** Lanes that are handled at a time. */
  maxLanes: number;
  /** Deliveries of an event that are worth an alarm; from then on those behind it go on without it. */
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

interface Failure extends Omit<FailingLane, "durationMs"> {
  since: number;
}

/**
 * Polls without a store, by the given rule to the letter: fetch a page, run its handlers, acknowledge those that
 * returned in one call, until a page brings nothing new. An event whose handler threw, or ran for too long, is left to the platform, which
 * sends it again, ten times in all. Until it is handled, those behind it in its lane wait, so that their order is kept; when its
 * deliveries run short they go on without it, as they would be lost with it. Nobody counted the deliveries before this process began: one
 * for every five minutes of an event's age is taken for granted.
 *
 * @see given spec §6.1 rules 1 to 5
 */
export function createHandledPoll(options: PollHandledOptions): HandledPoll {
  const { channel, patience, handle, onUndecodable, laneOf, mayFetch, maxAckIds, maxEventBytes } = options;
  const { maxLanes, deliveryAlarm, clock, log } = options;
  const told = new Set<string>(); // events that cannot be handled, and of which the log says so
  const handled = new Set<string>(); // a lost acknowledgement must not run a handler again while we remember
  const pending = new Set<string>(); // handled, and not acknowledged
  const failures = new Map<string, Map<string, Failure>>(); // of each lane, by id, in the order of their first failure
  const deliveries = new Map<string, number>(); // of events that are not handled yet
  const before = new Map<string, number>(); // deliveries of these that other processes may have had
  const late = new Set<string>(); // events whose handler ran for too long, and goes on

  const poll = async (signal: AbortSignal): Promise<PollReport> => {
    const report: PollReport = { pages: 0, fetched: 0, duplicates: 0, acknowledged: 0, isFull: false, unreadable: 0 };
    const seen = new Set<string>(); // in this poll: what comes again within it has failed, and must not use up its deliveries
    let callsLeft = MAX_CALLS_PER_POLL;
    while (!signal.aborted && mayFetch()) {
      const { events, problem } = await fetchWhole(signal);
      report.pages += 1;
      report.fetched += events.length;
      for (const event of events) {
        if (!handled.has(event.id)) count(event);
        else if (!event.hasNoId) pending.add(event.id);
      }
      const fresh = events.filter(({ id }) => !handled.has(id) && !seen.has(id));
      for (const { id } of events) seen.add(id);
      report.duplicates += events.length - fresh.length;
      const queue = [...Map.groupBy(fresh, (event) => laneOf(event))];
      const worker = async () => {
        for (let next = queue.shift(); next; next = queue.shift()) await inOrder(...next);
      };
      const work = Promise.all(Array.from({ length: Math.min(maxLanes, queue.length) }, worker));
      while (!(await waitAtMost(ACKNOWLEDGE_EVERY_MS, work, clock))) await acknowledgePending();
      await work;
      await acknowledgePending();
      if (problem !== undefined) log.warn(buildProblemFacts(problem), "A page broke off; what came of it is handled");
      if (fresh.length === 0 || problem !== undefined) break;
    }
    return report;

    async function inOrder(lane: string, events: FetchedEvent[]): Promise<void> {
      for (const event of events) {
        if (signal.aborted) return; // what was not begun is left to the platform
        if (late.has(event.id)) continue; // its own run may still end well
        if (isBlocked(lane, event.id)) continue; // of those behind it, one that has failed itself may have its turn
        await runOne(lane, event);
      }
    }

    async function runOne(lane: string, event: FetchedEvent): Promise<void> {
      const { id, type, raw, decoded, hasNoId } = event;
      const attempt = attemptOf(lane, id) + 1;
      const run: DirectRun =
        "problem" in decoded ? { result: decoded.problem } : await handle(event, attempt, deliveries.get(id) ?? 1);
      if (run.result === "handled") return succeed(lane, event);
      if (run.result !== "failed") {
        const undecodable = { id: hasNoId ? undefined : id, raw, problem: run.result };
        if (await offer(undecodable, factsOf(lane, event))) succeed(lane, event);
        return;
      }
      const { problem = "" } = run;
      const known = failures.get(lane) ?? new Map<string, Failure>();
      const since = known.get(id)?.since ?? clock.monotonicMs();
      failures.set(lane, known.set(id, { lane, id, type, attempts: attempt, since, problem }));
      if (!run.late) return;
      late.add(id);
      void run.late.then((isHandled) => {
        late.delete(id);
        if (isHandled) succeed(lane, event);
      });
    }

    async function offer(event: UndecodableEvent, facts: EventFacts): Promise<boolean> {
      report.unreadable += 1;
      if (!told.has(facts.id)) log.warn({ ...facts, problem: event.problem.message }, "An event cannot be handled");
      keep(told, facts.id);
      try {
        await onUndecodable(event);
        return true;
      } catch (error) {
        log.error({ ...facts, ...buildProblemFacts(error) }, "onUndecodable failed; the event is not acknowledged");
        return false;
      }
    }

    async function acknowledgePending(): Promise<void> {
      while (pending.size > 0 && callsLeft > 0) {
        const ids = [...pending].slice(0, maxAckIds);
        // without the signal of the stop: what was handled is acknowledged
        const { acknowledged, refused, left, calls } = await acknowledge(channel, ids, {
          signal: AbortSignal.timeout(ACKNOWLEDGE_MS),
          maxCalls: callsLeft,
        });
        if (refused.length + left.length > 0) callsLeft -= calls; // plain calls are the rule, and not counted
        for (const id of [...acknowledged, ...refused]) pending.delete(id);
        if (refused.length > 0) log.error({ ids: refused }, "The platform refuses to have these events acknowledged");
        report.acknowledged += acknowledged.length;
        if (left.length > 0) return;
      }
    }
  };

  async function fetchWhole(signal: AbortSignal): Promise<{ events: FetchedEvent[]; problem?: unknown }> {
    const events: FetchedEvent[] = [];
    const onEvents = async (some: FetchedEvent[]) => void events.push(...some);
    const timeoutMs = patience.timeoutMs();
    const page = await patience.watch(
      () => fetchPage(channel, { signal, timeoutMs, maxEventBytes, onEvents }),
      () => events.length > 0,
    );
    if (page.problem !== undefined) patience.brokeOff(page.problem);
    return { events, problem: page.problem };
  }

  /** Counts a delivery, and raises an alarm while there is time. */
  function count(event: FetchedEvent): void {
    const { id, decoded } = event;
    const times = (deliveries.get(id) ?? 0) + 1;
    if (times === 1) before.set(id, deliveriesByAge(decoded));
    deliveries.delete(id);
    deliveries.set(id, times);
    if (deliveries.size > REMEMBERED) forget(deliveries.keys().next().value!);
    if (times >= deliveryAlarm)
      log.error(factsOf(laneOf(event), event), "An event was sent again and again; after ten deliveries it is gone");
  }

  /** Whether one before it in its lane has failed, and may still come right in time. */
  function isBlocked(lane: string, id: string): boolean {
    for (const other of failures.get(lane)?.keys() ?? []) {
      if (other === id) return false;
      if ((deliveries.get(other) ?? 0) + (before.get(other) ?? 0) < deliveryAlarm) return true;
    }
    return false;
  }

  function deliveriesByAge(decoded: FetchedEvent["decoded"]): number {
    const createdAt = "problem" in decoded ? Number.NaN : Date.parse(decoded.event.createdAt);
    const age = clock.now() - createdAt;
    return age > 0 ? Math.floor(age / REDELIVERY_MS) : 0;
  }

  function forget(id: string): void {
    deliveries.delete(id);
    before.delete(id);
  }

  function succeed(lane: string, { id, hasNoId }: FetchedEvent): void {
    if (!hasNoId) pending.add(id);
    forget(id);
    failures.get(lane)?.delete(id);
    if (failures.get(lane)?.size === 0) failures.delete(lane);
    keep(handled, id);
  }

  /** Adds an id, and forgets the oldest where there are too many. */
  function keep(known: Set<string>, id: string): void {
    known.add(id);
    if (known.size > REMEMBERED) known.delete(known.values().next().value!);
  }

  function attemptOf(lane: string, id: string): number {
    return failures.get(lane)?.get(id)?.attempts ?? 0;
  }

  function factsOf(lane: string, event: FetchedEvent): EventFacts {
    const [attempt, times] = [attemptOf(lane, event.id), deliveries.get(event.id) ?? 1];
    return buildArrivalFacts({ ...event, lane }, { attempt, deliveries: times });
  }

  return Object.assign(poll, {
    failing: () =>
      [...failures.values()].map((lane) => {
        const { since, ...facts } = lane.values().next().value!;
        return { ...facts, durationMs: Math.round(clock.monotonicMs() - since) };
      }),
    mostDeliveries: () => Math.max(0, ...deliveries.values()),
  });
}
