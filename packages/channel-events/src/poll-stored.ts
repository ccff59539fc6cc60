import type { ChannelClient } from "@kontor/channel-client";
import { acknowledge } from "./acknowledge.ts";
import { fetchPage, type FetchedEvent, type Page } from "./fetch-page.ts";
import type { ArrivingEvent, Inbox } from "./inbox.ts";
import type { Logger } from "./logger.ts";
import { messageOf } from "./message-of.ts";
import type { PollReport } from "./poll-report.ts";
import type { ConsumerTelemetry } from "./telemetry.ts";

export interface PollStoredOptions {
  channel: Pick<ChannelClient, "events">;
  inbox: Inbox;
  laneOf(event: FetchedEvent): string;
  /** Asked before each page: whether it is still ours to fetch. */
  mayFetch(): boolean;
  /** Called after each page that brought something new. */
  onStored(): void;
  maxAckIds: number;
  maxDepth: number;
  /** Deliveries of an event that are worth an alarm. */
  deliveryAlarm: number;
  log: Logger;
  telemetry: ConsumerTelemetry;
}

/**
 * Polls with an inbox: fetch a page, commit it, acknowledge it in one call while the next one is fetched, until a page brings nothing
 * new. Ids whose acknowledgement failed stay pending and go with the next. A page that could not be committed is kept and
 * committed before anything else is fetched: fetching it again would use up deliveries.
 *
 * @see given spec §6.1 rules 1, 3; decision 0003
 */
export function createStoredPoll(options: PollStoredOptions): (signal: AbortSignal) => Promise<PollReport> {
  const { channel, inbox, laneOf, mayFetch, onStored, maxDepth, deliveryAlarm, log, telemetry } = options;
  let inHand: ArrivingEvent[] | undefined;

  return async (signal) => {
    const report: PollReport = { pages: 0, fetched: 0, duplicates: 0, acknowledged: 0, unreadable: 0 };
    let waiting = await inbox.depth();
    if (inHand) waiting += await store(inHand);
    let acknowledging = inBackground(acknowledgePending()); // what an earlier run stored and could not acknowledge
    try {
      while (!signal.aborted && mayFetch()) {
        if (waiting >= maxDepth) waiting = await inbox.depth(); // much was handled since we counted
        if (waiting >= maxDepth) {
          log.error({ waiting, maxDepth }, "Too many events wait; nothing more is fetched");
          break;
        }
        const page = await telemetry.receive(
          () => fetchPage(channel, { signal }),
          ({ events }) => events.length,
        );
        report.pages += 1;
        const inserted = await store(arriving(page));
        await acknowledging; // one at a time, and beside the next fetch
        acknowledging = inBackground(acknowledgePending());
        waiting += inserted;
        if (inserted === 0) break; // nothing, or only events we have: asking again at once would use up deliveries
      }
    } finally {
      await acknowledging;
    }
    return report;

    function arriving({ events, nameless }: Page): ArrivingEvent[] {
      report.fetched += events.length + nameless.length;
      report.unreadable += nameless.length + events.filter(({ decoded }) => "problem" in decoded).length;
      for (const { problem } of nameless)
        log.error({ problem: problem.message }, "An event without an id can be neither stored nor acknowledged");
      return events.map((event) => arrivingOf(event, laneOf, log, telemetry));
    }

    async function store(events: ArrivingEvent[]): Promise<number> {
      if (events.length === 0) return 0;
      inHand = events;
      const { inserted, redelivered } = await inbox.accept(events); // durable from here on
      inHand = undefined;
      report.duplicates += redelivered.length;
      for (const { id, deliveries } of redelivered)
        if (deliveries >= deliveryAlarm)
          log.error({ id, deliveries }, "An event is sent again and again; after ten deliveries it is gone");
      if (inserted > 0) onStored();
      return inserted;
    }

    /** A failure costs nothing but a later try: the events are stored, the ids stay pending. */
    async function acknowledgePending(): Promise<void> {
      for (;;) {
        const ids = await inbox.pendingAcknowledgements(options.maxAckIds);
        if (ids.length === 0) return;
        try {
          const { acknowledged, refused } = await telemetry.settle(ids, () => acknowledge(channel, ids, { signal }));
          if (refused.length > 0)
            log.error(
              { ids: refused },
              "The platform refuses to have these events acknowledged; they are stored and not sent again",
            );
          report.acknowledged += acknowledged.length;
        } catch (error) {
          const problem = messageOf(error);
          if (!signal.aborted)
            log.warn({ events: ids.length, problem }, "An acknowledgement failed; it goes with the next");
          return;
        }
        await inbox.acknowledged(ids);
      }
    }
  };
}

/** Whoever awaits it later is told; until then a failure is no surprise to the runtime. */
function inBackground(work: Promise<void>): Promise<void> {
  work.catch(() => {});
  return work;
}

function arrivingOf(
  { id, type, raw, decoded }: FetchedEvent,
  laneOf: PollStoredOptions["laneOf"],
  log: Logger,
  telemetry: ConsumerTelemetry,
): ArrivingEvent {
  const trace = telemetry.arrived(id, type);
  const event = { id, type, raw, ...(trace !== undefined && { trace }) };
  if (!("problem" in decoded)) return { ...event, lane: laneOf({ id, type, raw, decoded }) };
  log.warn(
    { id, type, problem: decoded.problem.message },
    "An event that cannot be read is stored as unhandled and acknowledged",
  );
  return { ...event, lane: laneOf({ id, type, raw, decoded }), problem: decoded.problem.message };
}
