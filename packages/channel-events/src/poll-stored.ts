import type { ChannelClient } from "@kontor/channel-client";
import { acknowledge } from "./acknowledge.ts";
import { fetchPage, type FetchedEvent } from "./fetch-page.ts";
import type { ArrivingEvent, Inbox } from "./inbox.ts";
import type { Logger } from "./logger.ts";
import { messageOf } from "./message-of.ts";
import type { PollReport } from "./poll-report.ts";

export interface PollStoredOptions {
  channel: Pick<ChannelClient, "events">;
  inbox: Inbox;
  laneOf(event: FetchedEvent): string;
  /** Called after each page that brought something new. */
  onStored(): void;
  maxAckIds: number;
  log: Logger;
  now(): number;
}

/**
 * One poll with an inbox: fetch a page, commit it, acknowledge it in one call, until a page brings nothing new.
 * Ids whose acknowledgement failed stay pending and go with the next.
 *
 * @see given spec §6.1 rules 1, 3; decision 0003
 */
export async function pollStored(options: PollStoredOptions, signal: AbortSignal): Promise<PollReport> {
  const { channel, inbox, laneOf, onStored, log, now } = options;
  const report: PollReport = { pages: 0, fetched: 0, duplicates: 0, acknowledged: 0, unreadable: 0 };
  report.acknowledged += await acknowledgePending(options, signal); // what an earlier run stored and could not acknowledge
  while (!signal.aborted) {
    const { events, nameless } = await fetchPage(channel, { signal });
    report.pages += 1;
    report.fetched += events.length + nameless.length;
    for (const { problem } of nameless) {
      report.unreadable += 1;
      log.error({ problem: problem.message }, "An event without an id can be neither stored nor acknowledged");
    }
    if (events.length === 0) break;
    const { inserted, duplicates } = await inbox.accept(
      events.map((event) => arriving(event, laneOf, log)),
      now(),
    ); // durable from here on
    report.duplicates += duplicates;
    report.unreadable += events.filter(({ decoded }) => "problem" in decoded).length;
    if (inserted > 0) onStored();
    report.acknowledged += await acknowledgePending(options, signal);
    if (inserted === 0) break; // only events we have: asking again at once would use up deliveries
  }
  return report;
}

function arriving(event: FetchedEvent, laneOf: (event: FetchedEvent) => string, log: Logger): ArrivingEvent {
  const { id, type, raw, decoded } = event;
  if (!("problem" in decoded)) return { id, type, raw, lane: laneOf(event) };
  log.warn(
    { id, type, problem: decoded.problem.message },
    "An event that cannot be read is stored as unhandled and acknowledged",
  );
  return { id, type, raw, lane: "", problem: decoded.problem.message };
}

/** A failure costs nothing but a later try: the events are stored, the ids stay pending. */
async function acknowledgePending(
  { channel, inbox, maxAckIds, log }: PollStoredOptions,
  signal: AbortSignal,
): Promise<number> {
  let acknowledged = 0;
  for (;;) {
    const ids = await inbox.pendingAcknowledgements(maxAckIds);
    if (ids.length === 0) return acknowledged;
    try {
      const { acknowledged: done, refused } = await acknowledge(channel, ids, { signal });
      if (refused.length > 0)
        log.error(
          { ids: refused },
          "The platform refuses to have these events acknowledged; they are stored and not sent again",
        );
      acknowledged += done.length;
    } catch (error) {
      const problem = messageOf(error);
      if (!signal.aborted)
        log.warn({ events: ids.length, problem }, "An acknowledgement failed; it goes with the next");
      return acknowledged;
    }
    await inbox.acknowledged(ids);
  }
}
