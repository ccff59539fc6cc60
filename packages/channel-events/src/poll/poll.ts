import type { StoredSettings } from "../options.ts";
import type { ArrivingEvent, Redelivery } from "../ground/event.ts";
import type { Inbox } from "../inbox/inbox.ts";
import { buildProblemFacts, describeError, type Logger } from "../ground/log.ts";
import type { DecodedMemory, FetchedEvent } from "../page/item.ts";
import { createAcknowledger, MAX_CALLS_PER_POLL, type PendingPoll } from "./acknowledge.ts";
import { createReport, type FetchPatience, type PollReport } from "./loop.ts";
import { buildArrivalFacts, type EventFacts } from "../observe/event-facts.ts";

const MAX_KEPT_BYTES = 64 * 1024 * 1024; // The size of events that came and could not be committed.

export interface PollStoredOptions extends Pick<
  StoredSettings,
  "channel" | "inbox" | "maxAckIds" | "maxWaiting" | "maxEventBytes" | "deliveryAlarm" | "clock" | "log" | "telemetry"
> {
  patience: FetchPatience;
  laneOf(event: FetchedEvent): string;
  /** Takes what was decoded, for the handler. */
  decoded: Pick<DecodedMemory, "keep">;
  /** Tells before each page whether this process may still fetch. */
  mayFetch(): boolean;
  /** Called after each page that brought something new. */
  onStored(): void;
  /** For a consumer that acknowledges an event after its handler. Default: it is acknowledged when it is stored. */
  handling?: Handling | undefined;
}

/** How the handlers of a page are waited for. */
export interface Handling {
  /** Resolves when all handlers that are due have ended, and calls `acknowledge` from time to time before. */
  settled(acknowledge: () => Promise<void>): Promise<void>;
  /** Fires when a stop is over: an acknowledgement that is not answered by then is given up. */
  ended: AbortSignal;
}

interface StoredPoll extends PollStoredOptions {
  signal: AbortSignal;
  report: PollReport;
  acknowledger: ReturnType<typeof createAcknowledger>;
  /** Events that came and are not committed; they are kept from poll to poll. */
  inHand: ArrivingEvent[];
}

/**
 * Polls with an inbox: fetch a page, commit it, acknowledge it in one call while the next ones are fetched, until a page brings nothing
 * new. An acknowledgement that is not answered goes on beside the next polls. Ids whose acknowledgement failed stay pending and go with the next. Events that could not be committed are kept and
 * committed before anything else is fetched: fetching them again would use up deliveries.
 *
 * @see given spec §6.1 rules 1, 3; decision 11
 */
export function createStoredPoll(options: PollStoredOptions) {
  const inHand: ArrivingEvent[] = [];
  const signal = AbortSignal.abort(); // Each poll brings its own.
  const { handling } = options;
  const mayFetch = handling ? () => true : options.mayFetch; // What was handled is acknowledged also in a pause and at a stop.
  const state: PendingPoll = { ...options, mayFetch, signal, report: createReport(), callsLeft: 0 };
  const acknowledger = createAcknowledger(state);
  const poll = async (signal: AbortSignal): Promise<PollReport> => {
    const { report } = Object.assign(state, {
      signal: handling?.ended ?? signal,
      callsLeft: MAX_CALLS_PER_POLL,
    });
    try {
      await runPoll({ ...options, signal, report, acknowledger, inHand });
    } finally {
      state.report = createReport(); // What is acknowledged after this poll counts in the next one.
    }
    return report;
  };
  const acknowledge = () => acknowledger.take().then(acknowledger.end);
  return Object.assign(poll, { acknowledging: acknowledger.underway, acknowledge });
}

async function runPoll(poll: StoredPoll): Promise<void> {
  const { inbox, signal, report, acknowledger, mayFetch, maxWaiting, log, handling } = poll;
  let waiting = await inbox.countWaiting({ atMost: maxWaiting });
  waiting += await store(poll, []);
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
      await handling?.settled(acknowledger.take);
      await acknowledger.take();
      if (handling) await acknowledger.end(); // The next fetch would get again what is not acknowledged yet.
      waiting += inserted;
      if (problem !== undefined) {
        log.warn(buildProblemFacts(problem), "A page broke off; the events that arrived are stored");
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
  const { channel, patience, telemetry, report, signal, maxEventBytes } = poll;
  let inserted = 0;
  let failure: { error: unknown } | undefined;
  const onEvents = async (events: FetchedEvent[]) => {
    const arriving = events.map((event) => buildArriving(poll, event));
    if (failure) return keep(poll, arriving);
    try {
      inserted += await store(poll, arriving);
    } catch (error) {
      failure = { error }; // The rest of the page counts as delivered too, so it is still read.
    }
  };
  const observe: Parameters<FetchPatience["fetch"]>[2] =
    telemetry && ((fetch) => telemetry.receive(fetch, ({ events }) => events));
  const { problem } = await patience.fetch(channel, { signal, maxEventBytes, onEvents }, observe);
  report.pages += 1;
  if (failure) throw failure.error;
  return { inserted, problem };
}

function buildArriving(
  { telemetry, report, laneOf, decoded: memory, handling }: StoredPoll,
  fetched: FetchedEvent,
): ArrivingEvent {
  const { id, type, raw, hasNoId, decoded } = fetched;
  const trace = telemetry?.arrived(id, type);
  report.fetched += 1;
  const event = { id, type, raw, lane: laneOf(fetched), trace, ...(hasNoId && { hasNoId }) };
  const isReadable = !("problem" in decoded);
  if (!isReadable) report.unreadable += 1;
  if (isReadable || handling) {
    memory.keep(raw, decoded);
    return event;
  }
  return { ...event, problem: describeError(decoded.problem) };
}

function keep({ inHand, log }: StoredPoll, events: readonly ArrivingEvent[]): void {
  const bytes = [...inHand, ...events].reduce((sum, { raw }) => sum + raw.length, 0);
  const message = "Events could not be stored and are too large to keep in memory; the platform sends them again";
  if (bytes <= MAX_KEPT_BYTES) inHand.push(...events);
  else log.error({ events: events.length }, message);
}

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

/** Logs stored events that cannot be read, that came with another payload than before, or that came too often. */
export async function writeArrivalLog(
  options: Pick<PollStoredOptions, "deliveryAlarm" | "log"> & { inbox: Pick<Inbox, "list"> },
  accepted: readonly ArrivingEvent[],
  redelivered: readonly Redelivery[],
): Promise<void> {
  const { deliveryAlarm, log } = options;
  logUnreadable(log, accepted, redelivered);
  for (const { id, deliveries, differs } of redelivered) {
    const isAlarming = deliveries >= deliveryAlarm;
    if (!differs && !isAlarming) continue;
    const event = accepted.find((each) => each.id === id)!;
    const facts = await findFacts(options.inbox, event, deliveries);
    if (differs) log.warn(facts, "An event was sent again with another payload");
    if (isAlarming) log.error(facts, "An event is sent again and again; after ten deliveries it is gone");
  }
}

/** Logs each unreadable event once: when it is stored, and not when it comes again. */
function logUnreadable(log: Logger, accepted: readonly ArrivingEvent[], redelivered: readonly Redelivery[]): void {
  const deliveriesOf = new Map(redelivered.map(({ id, deliveries }) => [id, deliveries]));
  for (const [id, events] of Map.groupBy(accepted, (event) => event.id)) {
    const [event] = events as [ArrivingEvent];
    const { problem, hasNoId } = event;
    const deliveries = deliveriesOf.get(id) ?? 1;
    const isReadable = events.some((each) => each.problem === undefined);
    if (problem === undefined || isReadable || deliveries > events.length) continue;
    const facts = { ...buildArrivalFacts(event, { attempt: 0, deliveries }), problem };
    if (hasNoId) log.error(facts, "An event without an id is stored; nobody can acknowledge it");
    else log.warn(facts, "An event that cannot be read is stored as dead and acknowledged");
  }
}

/** The facts as the inbox has them: the lane, and how often the handler ran. */
async function findFacts(inbox: Pick<Inbox, "list">, event: ArrivingEvent, deliveries: number): Promise<EventFacts> {
  try {
    for await (const row of inbox.list({ id: event.id, limit: 1 }))
      return buildArrivalFacts({ ...event, lane: row.lane }, { attempt: row.attempts, deliveries });
  } catch {
    // A poll must not fail because of a line in the log.
  }
  return buildArrivalFacts(event, { attempt: 0, deliveries });
}
