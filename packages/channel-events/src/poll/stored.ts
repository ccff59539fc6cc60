import type { ChannelClient } from "@kontor/channel-client";
import { acknowledge } from "./acknowledge.ts";
import { buildArrivalFacts, buildProblemFacts, type EventFacts } from "../observe/event-facts.ts";
import { fetchPage } from "./fetch-page.ts";
import type { FetchPatience } from "./fetch-patience.ts";
import type { ArrivingEvent, Inbox, Redelivery } from "../inbox/inbox.ts";
import type { Logger } from "../observe/logger.ts";
import type { PollReport } from "./report.ts";
import type { FetchedEvent } from "../page/read-item.ts";
import type { ConsumerTelemetry } from "../observe/silent-telemetry.ts";

const MAX_CALLS_PER_POLL = 20; // to find out which ids are refused: the quota is for fetching
const MAX_CHUNKS = 50; // after an outage: what is left goes with the next page
const MAX_KEPT_BYTES = 64 * 1024 * 1024; // of what came and could not be committed

export interface PollStoredOptions {
  channel: Pick<ChannelClient, "events">;
  inbox: Inbox;
  patience: FetchPatience;
  laneOf(event: FetchedEvent): string;
  /** Asked before each page: whether it is still ours to fetch. */
  mayFetch(): boolean;
  /** Called after each page that brought something new. */
  onStored(): void;
  maxAckIds: number;
  maxWaiting: number;
  maxEventBytes: number;
  /** Deliveries of an event that are worth an alarm. */
  deliveryAlarm: number;
  log: Logger;
  telemetry: ConsumerTelemetry;
}

/**
 * Polls with an inbox: fetch a page, commit it, acknowledge it in one call while the next one is fetched, until a page brings nothing
 * new. Ids whose acknowledgement failed stay pending and go with the next. What could not be committed is kept and
 * committed before anything else is fetched: fetching it again would use up deliveries.
 *
 * @see given spec §6.1 rules 1, 3; decision 0003
 */
export function createStoredPoll(options: PollStoredOptions): (signal: AbortSignal) => Promise<PollReport> {
  const { channel, inbox, patience, laneOf, mayFetch, onStored, maxWaiting, maxEventBytes, deliveryAlarm } = options;
  const { log, telemetry } = options;
  let inHand: ArrivingEvent[] = [];

  return async (signal) => {
    const report: PollReport = { pages: 0, fetched: 0, duplicates: 0, acknowledged: 0, isFull: false, unreadable: 0 };
    let callsLeft = MAX_CALLS_PER_POLL;
    let waiting = await inbox.countWaiting({ atMost: maxWaiting });
    waiting += await store([]);
    let acknowledging = inBackground(acknowledgePending()); // what an earlier run stored and could not acknowledge
    try {
      while (!signal.aborted && mayFetch()) {
        if (waiting >= maxWaiting) waiting = await inbox.countWaiting({ atMost: maxWaiting }); // much was handled since we counted
        if (waiting >= maxWaiting) {
          report.isFull = true;
          log.error({ waiting, maxWaiting }, "Too many events wait; nothing more is fetched");
          break;
        }
        const { inserted, problem } = await fetchAndStore();
        await acknowledging; // one at a time, and beside the next fetch
        acknowledging = inBackground(acknowledgePending());
        waiting += inserted;
        if (problem !== undefined) {
          log.warn(buildProblemFacts(problem), "A page broke off; what came of it is stored");
          break;
        }
        if (inserted === 0) break; // nothing, or only events we have: asking again at once would use up deliveries
      }
    } finally {
      await acknowledging;
    }
    return report;

    /** Fetches a page; what of it could not be committed is in hand when this throws. */
    async function fetchAndStore(): Promise<{ inserted: number; problem?: unknown }> {
      let inserted = 0;
      let came = 0;
      let failure: { error: unknown } | undefined;
      const onEvents = async (events: FetchedEvent[]) => {
        came += events.length;
        const arriving = events.map((event) => arrivingOf(event));
        if (failure) return keep(arriving);
        try {
          inserted += await store(arriving);
        } catch (error) {
          failure = { error }; // the rest of the page was delivered too, and is read
        }
      };
      const timeoutMs = patience.timeoutMs();
      const page = await patience.watch(
        () =>
          telemetry.receive(
            () => fetchPage(channel, { signal, timeoutMs, maxEventBytes, onEvents }),
            ({ events }) => events,
          ),
        () => came > 0,
      );
      report.pages += 1;
      if (failure) throw failure.error;
      if (page.problem !== undefined) patience.brokeOff(page.problem);
      return { inserted, problem: page.problem };
    }

    function arrivingOf(fetched: FetchedEvent): ArrivingEvent {
      const { id, type, raw, hasNoId, decoded } = fetched;
      const trace = telemetry.arrived(id, type);
      report.fetched += 1;
      const event = {
        id,
        type,
        raw,
        lane: laneOf(fetched),
        ...(trace !== undefined && { trace }),
        ...(hasNoId && { hasNoId }),
      };
      if (!("problem" in decoded)) return event;
      const problem = decoded.problem.message;
      report.unreadable += 1;
      return { ...event, problem };
    }

    function keep(events: readonly ArrivingEvent[]): void {
      const bytes = (sum: number, { raw }: ArrivingEvent) => sum + raw.length;
      if (events.reduce(bytes, inHand.reduce(bytes, 0)) <= MAX_KEPT_BYTES) inHand.push(...events);
      else
        log.error(
          { events: events.length },
          "Events that cannot be stored are too large to be kept; the platform sends them again",
        );
    }

    /** Commits what is in hand, and these. */
    async function store(events: ArrivingEvent[]): Promise<number> {
      keep(events);
      if (inHand.length === 0) return 0;
      const accepted = inHand;
      const { inserted, redelivered } = await inbox.accept(accepted); // durable from here on
      inHand = [];
      report.duplicates += redelivered.length;
      tellOfUnreadable(accepted, redelivered);
      for (const { id, deliveries, differs } of redelivered) {
        const isAlarming = deliveries >= deliveryAlarm;
        if (!differs && !isAlarming) continue;
        const facts = await factsOfKnown(
          accepted.find((event) => event.id === id)!,
          deliveries,
        );
        if (differs) log.warn(facts, "An event was sent again with another payload");
        if (isAlarming) log.error(facts, "An event is sent again and again; after ten deliveries it is gone");
      }
      if (inserted + redelivered.length > 0) onStored();
      return inserted;
    }

    /** Once for each: when it is stored, and not when it comes again. */
    function tellOfUnreadable(accepted: readonly ArrivingEvent[], redelivered: readonly Redelivery[]): void {
      const deliveriesOf = new Map(redelivered.map(({ id, deliveries }) => [id, deliveries]));
      for (const [id, events] of Map.groupBy(accepted, (event) => event.id)) {
        const [event] = events as [ArrivingEvent];
        const { problem, hasNoId } = event;
        const deliveries = deliveriesOf.get(id) ?? 1;
        const isReadable = events.some((each) => each.problem === undefined);
        if (problem === undefined || isReadable || deliveries > events.length) continue;
        const facts = { ...buildArrivalFacts(event, { attempt: 0, deliveries }), problem };
        if (hasNoId) log.error(facts, "An event without an id is stored; nobody can acknowledge it");
        else log.warn(facts, "An event that cannot be read is stored as unhandled and acknowledged");
      }
    }

    /** As the inbox has it: its lane, and how often its handler ran. */
    async function factsOfKnown(event: ArrivingEvent, deliveries: number): Promise<EventFacts> {
      try {
        for await (const row of inbox.list({ id: event.id, limit: 1 }))
          return buildArrivalFacts({ ...event, lane: row.lane }, { attempt: row.attempts, deliveries });
      } catch {
        // a line in the log is not worth a poll that fails
      }
      return buildArrivalFacts(event, { attempt: 0, deliveries });
    }

    /** A failure costs nothing but a later try: the events are stored, the ids stay pending. */
    async function acknowledgePending(): Promise<void> {
      for (let calls = 0; calls < MAX_CHUNKS; calls += 1) {
        const ids = await inbox.pendingAcknowledgements(options.maxAckIds);
        if (ids.length === 0 || callsLeft <= 0) return;
        try {
          const maxCalls = callsLeft;
          const {
            acknowledged,
            refused,
            left,
            calls: asked,
          } = await telemetry.settle(ids, () => acknowledge(channel, ids, { signal, maxCalls }));
          if (refused.length > 0)
            log.error(
              { ids: refused },
              "The platform refuses to have these events acknowledged; they are stored and not sent again",
            );
          if (refused.length + left.length > 0) callsLeft -= asked; // plain calls are the rule, and not counted
          report.acknowledged += acknowledged.length;
          await inbox.markAcknowledged([...acknowledged, ...refused]);
          if (left.length > 0) {
            log.warn(
              { events: left.length, ids: left },
              "Acknowledgements are refused again and again; the rest goes with the next poll",
            );
            return;
          }
        } catch (error) {
          const facts = { events: ids.length, ids, ...buildProblemFacts(error) };
          if (!signal.aborted) log.warn(facts, "An acknowledgement failed; it goes with the next");
          return;
        }
      }
    }
  };
}

/** Whoever awaits it later is told. This handler prevents an unhandled rejection. */
function inBackground(work: Promise<void>): Promise<void> {
  work.catch(() => {});
  return work;
}
