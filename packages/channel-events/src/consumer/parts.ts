import type { ChannelEvent } from "@kontor/channel-types";
import { isPlatformError, type Clock } from "@kontor/http";
import { createDispatcher } from "../dispatch/dispatcher.ts";
import type { LaneGate, RunResult } from "../dispatch/state.ts";
import { waitAtMost } from "../ground/wait.ts";
import { createRunHandler } from "../handle/run.ts";
import type { LaneClaim, EventRow, StoredEvent } from "../ground/event.ts";
import type { Inbox } from "../inbox/inbox.ts";
import { MOST_TOLD, type FailingLane, type LastDead } from "../observe/health.ts";
import { buildProblemFacts, describeError, readFirstLine, type Logger } from "../ground/log.ts";
import { createDecodedMemory, type DecodedMemory, findSeller, findSellerIn, type FetchedEvent } from "../page/item.ts";
import { createFetchPatience, createPollLoop } from "../poll/loop.ts";
import { createStoredPoll, type Handling } from "../poll/poll.ts";
import { createLeadership, createOwnershipKeeper, createPollRecord, type Leadership } from "./leadership.ts";
import { createLifecycle } from "./lifecycle.ts";
import type { StoredSettings } from "../options.ts";

const HOUR_MS = 3_600_000;
const MAX_LANES = 10_000; // Further lanes are not listed one by one.
const MOST_CHECKED = 100; // A health check asks the inbox for so many events, which takes less than this:
const CHECK_MS = 500;
const STORE_QUIET_MS = 10_000; // Longer than the wait after which a failed result is tried again.

/** The parts of a consumer with an inbox. */
export type StoredParts = ReturnType<typeof createStoredParts>;

/** What differs between the consumers. */
export interface PartsOptions {
  /** Parts that a consumer shares with others of its process: its handlers, its turn to poll, and the size of a health report. */
  shared?: { gate: LaneGate; leadership: Leadership; share(): number };
  /** What a consumer does that acknowledges after its handlers: `runner` runs them. */
  direct?: { runner(decoded: DecodedMemory): Runner; everyMs: number; ended: AbortSignal };
}

type Runner = ReturnType<typeof createRunHandler>;

/** Builds the parts and connects them; nothing runs yet. */
export function createStoredParts(settings: StoredSettings, { shared, direct }: PartsOptions = {}) {
  const { inbox, clock, log, leaseMs, telemetry } = settings;
  const lifecycle = createLifecycle();
  const progress = {
    isPaused: false,
    isReady: false,
    polls: undefined as Promise<void> | undefined,
    /** The last error of the inbox. `undefined` once the inbox answers, and has not failed for a while. */
    storeError: undefined as unknown,
    storeFailedAt: 0,
    stopListening: undefined as (() => Promise<void>) | undefined,
  };
  const noteFailure = (error: unknown) =>
    Object.assign(progress, { storeError: error, storeFailedAt: clock.monotonicMs() });
  const onError = (error: unknown) => {
    noteFailure(error);
    log.error(buildProblemFacts(error), "The inbox failed");
  };
  const failing = createFailingLanes(clock, inbox);
  const decoded = createDecodedMemory();
  const runner = direct?.runner(decoded) ?? createRunHandler({ ...settings, decoded });
  const dispatcher = createDispatcher({
    ...settings,
    run(event, context) {
      const run = () => runner.run(event, context);
      return telemetry ? telemetry.process(event, run, describeOutcome) : run();
    },
    timedOut: runner.timedOut,
    onOutcome: failing.note,
    onSuspects: (claims) => logSuspects(log, claims),
    onError,
    gate: shared?.gate,
  });
  /** On a full disk the inbox still answers where nothing is to be written, and each result of a handler fails again after five seconds. */
  const onAnswer = () => {
    if (clock.monotonicMs() - progress.storeFailedAt > STORE_QUIET_MS) progress.storeError = undefined;
  };
  const leadership =
    shared?.leadership ??
    createLeadership({ inbox, clock, name: "poller", durationMs: leaseMs, onError, onAnswer }).join();
  const ownership = createOwnershipKeeper({ inbox, clock, log, onError, onAnswer });
  const pollRecord = createPollRecord({ inbox, intervalMs: settings.intervalMs, onError });
  const patience = createFetchPatience(clock);
  const pollOnce = createStoredPoll({
    ...settings,
    patience,
    handling: direct && createHandling(direct, dispatcher, clock),
    // It is asked between two pages, because the consumer may be paused or another process may poll by then.
    mayFetch: () => !progress.isPaused && (!lifecycle.started() || leadership.isOurs()),
    laneOf: createLaneFinder(settings.key, log),
    // A key function of the program may change the event. Its handler gets the event as it came.
    decoded: {
      keep(raw, each) {
        if (settings.key === findSeller || "problem" in each) decoded.keep(raw, each);
      },
    },
    onStored() {
      progress.storeError = undefined; // It writes again.
      dispatcher.wake();
    },
  });
  const loop = createPollLoop({
    ...settings,
    patience,
    signal: lifecycle.signal,
    pollOnce: pollRecord.record(pollOnce),
    mayPoll: () => !progress.isPaused && leadership.isOurs(),
    isHurried: () => progress.storeError !== undefined,
    gained: leadership.gained,
    onPolled(failure) {
      if (!failure) onAnswer();
      else if (isPlatformError(failure.error) && failure.error.code === "ERR_PLATFORM_STORE")
        noteFailure(failure.error);
    },
    afterTurn: createHourlyPurge(settings, onError),
  });
  const work = { dispatcher, leadership, ownership, loop, pollOnce, pollRecord, patience, failing };
  const share = shared?.share ?? (() => 1);
  return { isMember: shared !== undefined, inbox, clock, log, settings, lifecycle, progress, share, ...work };
}

function createHandling(
  { everyMs, ended }: NonNullable<PartsOptions["direct"]>,
  dispatcher: Pick<ReturnType<typeof createDispatcher>, "idle">,
  clock: Clock,
): Handling {
  const settled = async (acknowledge: () => Promise<void>) => {
    while (!(await waitAtMost(everyMs, dispatcher.idle(), clock, ended))) await acknowledge();
  };
  return { settled, ended };
}

/** One word for how a run ended, unless its event is done. */
function describeOutcome(outcome: RunResult): string | undefined {
  return typeof outcome === "object" && outcome.settlement.to !== "done" ? outcome.settlement.to : undefined;
}

/** Makes a function that purges the inbox, at most once an hour. A purge that fails is reported, and tried again an hour later. */
export function createHourlyPurge(
  options: Pick<StoredSettings, "retention"> & { inbox: Pick<Inbox, "purge">; clock: Pick<Clock, "monotonicMs"> },
  onError: (error: unknown) => void,
): () => Promise<void> {
  const { inbox, retention, clock } = options;
  let purgeAt = clock.monotonicMs();
  return async () => {
    if (clock.monotonicMs() < purgeAt) return;
    purgeAt = clock.monotonicMs() + HOUR_MS;
    await inbox.purge(retention).catch(onError);
  };
}

/**
 * Makes a function that finds the lane of a fetched event. If the key function fails or gives no text, the event goes into the lane with
 * the empty name, so that the page is not held up. An event that cannot be read goes into the lane of its seller.
 */
export function createLaneFinder(key: (event: ChannelEvent) => string, log: Logger): (fetched: FetchedEvent) => string {
  return ({ id, type, raw, decoded }) => {
    if ("problem" in decoded) return findSellerIn(raw);
    try {
      const lane: unknown = key(decoded.event);
      if (typeof lane === "string") return lane;
      throw new TypeError("it returned no text");
    } catch (error) {
      const seller = findSellerIn(raw);
      const facts = { id, type, lane: "", ...(seller && { seller }), problem: describeError(error) };
      log.error(facts, "lanes.key failed; the event goes into the lane of events without a key");
      return "";
    }
  };
}

/** Tells that a process has ended, once for the lanes of a claim, with the events that were running at that end, as far as it was recorded. */
function logSuspects(log: Logger, claims: readonly LaneClaim[]): void {
  const suspects = claims.flatMap(({ lane, events: [first], unfinishedStarts }) =>
    unfinishedStarts > 0 ? [{ lane, id: first?.id, unfinishedStarts }] : [],
  );
  const alone = suspects.length > 0 ? ". Those in suspects were running: each is tried alone" : "";
  log.warn(
    { lanes: claims.length, suspects: suspects.slice(0, MOST_TOLD) },
    `A process died (a crash, a kill or a power cut); its unfinished events are tried again${alone}`,
  );
}

async function findRow(inbox: Pick<Inbox, "list">, id: string): Promise<EventRow | undefined> {
  for await (const row of inbox.list({ id, limit: 1 })) return row;
  return undefined;
}

/** Finds out which lanes fail, and which event died last, from the results of the handlers of this process, and from the inbox: an operator or another process may have ended an event. */
export function createFailingLanes(clock: Pick<Clock, "monotonicMs">, inbox: Pick<Inbox, "list">) {
  const lanes = new Map<string, Omit<FailingLane, "durationMs"> & { since: number }>();
  let lastDead: LastDead | undefined;
  const list = () => [...lanes.values()].toSorted((one, other) => one.since - other.since);

  /** Forgets lanes whose event has ended, until as many are left as are told. */
  async function check(): Promise<void> {
    let left = MOST_TOLD;
    for (const known of list().slice(0, MOST_CHECKED)) {
      const row = await findRow(inbox, known.id);
      const isFailing = row?.state === "waiting" && row.attempts >= known.attempts - 1; // The last result may not be written yet.
      if (isFailing && row.attempts > known.attempts)
        Object.assign(known, { attempts: row.attempts, problem: readFirstLine(row.problem ?? "") });
      if (!isFailing && lanes.get(known.lane) === known) lanes.delete(known.lane);
      left -= isFailing ? 1 : 0;
      if (left === 0) return;
    }
  }

  return {
    note({ lane, id, type, attempts }: StoredEvent, outcome: RunResult): void {
      const { to, problem: whole = "" } = typeof outcome === "object" ? outcome.settlement : ({ to: "done" } as const);
      const problem = readFirstLine(whole);
      const known = lanes.get(lane);
      if (to === "dead") lastDead = { id, problem };
      if (to !== "retry") return void lanes.delete(lane);
      if (!known && lanes.size >= MAX_LANES) return;
      const since = known?.id === id ? known.since : clock.monotonicMs();
      lanes.set(lane, { lane, id, type, attempts: attempts + 1, since, problem });
    },
    lastDead: () => lastDead,
    /** Lists the failing lanes; the lane that has failed longest comes first. If the inbox does not answer, it tells what this process knows. */
    async list(): Promise<FailingLane[]> {
      await waitAtMost(CHECK_MS, check());
      const now = clock.monotonicMs();
      return list().map(({ since, ...facts }) => ({ ...facts, durationMs: Math.round(now - since) }));
    },
  };
}
