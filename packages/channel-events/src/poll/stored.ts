import type { ChannelClient } from "@kontor/channel-client";
import { buildProblemFacts } from "../observe/event-facts.ts";
import { fetchPage } from "./fetch-page.ts";
import type { FetchPatience } from "./fetch-patience.ts";
import type { ArrivingEvent } from "../inbox/event.ts";
import type { Inbox } from "../inbox/inbox.ts";
import type { Logger } from "../observe/logger.ts";
import type { PollReport } from "./report.ts";
import type { DecodedMemory } from "../page/decoded-memory.ts";
import type { FetchedEvent } from "../page/read-item.ts";
import type { ConsumerTelemetry } from "../observe/silent-telemetry.ts";
import { createAcknowledger, MAX_CALLS_PER_POLL } from "./pending.ts";
import { writeArrivalLog } from "./arrival-log.ts";

const MAX_KEPT_BYTES = 64 * 1024 * 1024; // The size of events that came and could not be committed.

export interface PollStoredOptions {
  channel: Pick<ChannelClient, "events">;
  inbox: Inbox;
  patience: FetchPatience;
  laneOf(event: FetchedEvent): string;
  /** Takes what was decoded, for the handler. */
  decoded: Pick<DecodedMemory, "keep">;
  /** Tells before each page whether this process may still fetch. */
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

/** The state of one poll, which its functions share. */
interface StoredPoll extends PollStoredOptions {
  signal: AbortSignal;
  report: PollReport;
  callsLeft: number;
  /** Events that came and are not committed; they are kept from poll to poll. */
  inHand: ArrivingEvent[];
}

/**
 * Polls with an inbox: fetch a page, commit it, acknowledge it in one call while the next ones are fetched, until a page brings nothing
 * new. Ids whose acknowledgement failed stay pending and go with the next. Events that could not be committed are kept and
 * committed before anything else is fetched: fetching them again would use up deliveries.
 *
 * @see given spec §6.1 rules 1, 3; decision 11
 */
export function createStoredPoll(options: PollStoredOptions): (signal: AbortSignal) => Promise<PollReport> {
  const inHand: ArrivingEvent[] = [];
  return async (signal) => {
    const report: PollReport = { pages: 0, fetched: 0, duplicates: 0, acknowledged: 0, isFull: false, unreadable: 0 };
    await runPoll({ ...options, signal, report, callsLeft: MAX_CALLS_PER_POLL, inHand });
    return report;
  };
}

async function runPoll(poll: StoredPoll): Promise<void> {
  const { inbox, signal, report, mayFetch, maxWaiting, log } = poll;
  let waiting = await inbox.countWaiting({ atMost: maxWaiting });
  waiting += await store(poll, []);
  const acknowledger = createAcknowledger(poll);
  await acknowledger.take(); // An earlier run may have stored ids that it could not acknowledge.
  try {
    while (!signal.aborted && mayFetch()) {
      if (waiting >= maxWaiting) waiting = await inbox.countWaiting({ atMost: maxWaiting }); // Many events may have been handled meanwhile.
      if (waiting >= maxWaiting) {
        report.isFull = true;
        log.error({ waiting, maxWaiting }, "Too many events wait; nothing more is fetched");
        break;
      }
      const { inserted, problem } = await fetchAndStore(poll);
      await acknowledger.take();
      waiting += inserted;
      if (problem !== undefined) {
        log.warn(buildProblemFacts(problem), "A page broke off; what came of it is stored");
        break;
      }
      if (inserted === 0) break; // The page held no new event. A further fetch at once would use up deliveries.
    }
  } finally {
    await acknowledger.end();
  }
}

/** Fetches a page and stores it. Events that could not be committed are in hand when this throws. */
async function fetchAndStore(poll: StoredPoll): Promise<{ inserted: number; problem?: unknown }> {
  const { channel, patience, telemetry, signal, maxEventBytes } = poll;
  let inserted = 0;
  let came = 0;
  let failure: { error: unknown } | undefined;
  const onEvents = async (events: FetchedEvent[]) => {
    came += events.length;
    const arriving = events.map((event) => buildArriving(poll, event));
    if (failure) return keep(poll, arriving);
    try {
      inserted += await store(poll, arriving);
    } catch (error) {
      failure = { error }; // The rest of the page counts as delivered too, so it is still read.
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
  poll.report.pages += 1;
  if (failure) throw failure.error;
  if (page.problem !== undefined) patience.brokeOff(page.problem);
  return { inserted, problem: page.problem };
}

function buildArriving(
  { telemetry, report, laneOf, decoded: memory }: StoredPoll,
  fetched: FetchedEvent,
): ArrivingEvent {
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
  if (!("problem" in decoded)) {
    memory.keep(raw, decoded);
    return event;
  }
  report.unreadable += 1;
  return { ...event, problem: decoded.problem.message };
}

function keep({ inHand, log }: StoredPoll, events: readonly ArrivingEvent[]): void {
  const bytes = (sum: number, { raw }: ArrivingEvent) => sum + raw.length;
  if (events.reduce(bytes, inHand.reduce(bytes, 0)) <= MAX_KEPT_BYTES) inHand.push(...events);
  else
    log.error(
      { events: events.length },
      "Events that cannot be stored are too large to be kept; the platform sends them again",
    );
}

/** Commits the events in hand, and these. */
async function store(poll: StoredPoll, events: ArrivingEvent[]): Promise<number> {
  const { inbox, inHand, report, onStored } = poll;
  keep(poll, events);
  if (inHand.length === 0) return 0;
  const accepted = [...inHand];
  const { inserted, redelivered } = await inbox.accept(accepted); // From here on the end of this process loses none of them.
  inHand.length = 0;
  report.duplicates += redelivered.length;
  await writeArrivalLog(poll, accepted, redelivered);
  if (inserted + redelivered.length > 0) onStored();
  return inserted;
}
