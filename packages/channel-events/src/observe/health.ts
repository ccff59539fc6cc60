import { isPlatformError, type ApiError } from "@kontor/http";
import { isHtml } from "@kontor/http/internal";
import { waitAtMost } from "../ground/wait.ts";
import type { StoredSettings } from "../options.ts";
import type { Inbox, InboxStats, Ownership, SuspectEvent } from "../inbox/inbox.ts";
import type { StoreError } from "../inbox/store-error.ts";
import { fitReport } from "./fit-report.ts";
import { describeError, readFirstLine } from "../ground/log.ts";

const LONGEST_LOOK_MS = 2_000;
const OLD_MS = 3_600_000;
const SLOW_MS = 60_000;
const STUCK_MS = 300_000;
const SILENT_MS = 30_000; // An owner of an inbox that gives no sign of life for so long is told.
const COUNT_LIMIT = 10_000; // Counts end here, so that a probe does not take longer the more is stored.
export const MOST_TOLD = 20; // At most this many lanes and this many events are listed.

/** `ok`: there is no problem. `degraded`: a person should look. `failing`: events do not come in, or may be lost. */
export type HealthStatus = "ok" | "degraded" | "failing";

/** The health of a consumer at one instant, as `health()` reads it. */
export interface HealthReport {
  /** The health in one word. */
  status: HealthStatus;
  /** The problems, for a person. A report has 64 KiB at most: the problems say how many entries its lists leave out. */
  problems: string[];
  /** `false` if only a restart of the program can help: the consumer was stopped, its file is gone, or it owns the file and gave no sign of life for 30 s. */
  isLive: boolean;
  /**
   * Whether the consumer works: it is started, its status is not `failing`, and a poll of this process has succeeded, or lately one of another process
   * that polls the same inbox. While it is paused or waits for the owner of a file, and in a fleet, no poll is needed.
   */
  isReady: boolean;
  /** Whether the platform accepts the token; `unknown` before the first poll, and if the platform was not reached. */
  token: "valid" | "refused" | "unknown";
  /** Whether this process polls. Another process may poll instead. */
  isPolling: boolean;
  /** Which process polls, as far as this process knows. */
  poller: "this process" | "another process" | "nobody";
  /**
   * Set if another process owns the inbox (a file): this one waits, and takes over when that one ends. `silentMs` is the time
   * since the owner's last sign of life, in ms. The owner reports the waiting events.
   */
  standby: Omit<Ownership, "isOurs"> | undefined;
  /** The end of the last poll of this process, also of one that failed. `undefined` before the first. */
  lastPollAt: Date | undefined;
  lastPollAgeMs: number | undefined;
  /** The number of stored events that wait, counted up to 10 000; `undefined` without an inbox, or if it cannot be read. */
  waiting: number | undefined;
  /** The age of the oldest waiting event, in ms. */
  oldestWaitingMs: number | undefined;
  /** The number of events whose handler failed for the last time, or that could not be read; counted up to 10 000. */
  dead: number | undefined;
  /** The number of dead events that could not be read, counted up to 10 000. */
  unreadable: number | undefined;
  /** The number of events of types that this version does not know, counted up to 10 000. They are done, and can be replayed. */
  unknownType: number | undefined;
  /** The parked lanes, as far as there is room. */
  parkedLanes: string[];
  /** The 20 lanes whose first event has been failing for the longest time in this process. */
  failingLanes: FailingLane[];
  /**
   * The first 20 events that were running when their process ended, at least twice in a row: their handlers may have crashed it,
   * or it was killed. Each is tried again while no other handler runs. Each process reports those of its own lanes.
   */
  suspects: SuspectEvent[];
  /** The number of handlers that have run for more than a minute, or were given up and have not ended. */
  slowHandlers: number;
  /** The highest number of deliveries of an event that is not acknowledged. After ten the platform discards it. */
  mostDeliveries: number | undefined;
  /** How many fetches in a row may have used up a delivery of every waiting event although no event arrived. */
  deliveriesSpentUnseen: number;
}

/** A lane whose first event has failed and is tried again. */
export interface FailingLane {
  lane: string;
  /** The event that fails. */
  id: string;
  type: string;
  /** The number of its runs that failed. */
  attempts: number;
  /** How long it has been failing in this process, in ms. */
  durationMs: number;
  problem: string;
}

/** An event that is dead, and why. */
export type LastDead = Pick<FailingLane, "id" | "problem">;

/** The state of polling. Times are in ms of the monotonic clock, like `now` of the facts. */
export interface LastPoll {
  since?: number;
  at?: number;
  /** The same time in ms since the epoch, for people. */
  atOnTheWall?: number;
  succeededAt?: number;
  /** How many events of the last poll could not be read. */
  unreadable?: number;
  problem?: unknown;
  /** Nothing was fetched, because too many events wait. */
  isFull?: boolean;
}

/** Whose inbox it is, as health tells it. */
export interface OwnershipFacts {
  /** Another process owns the inbox, as its last answer said. */
  standby: Omit<Ownership, "isOurs"> | undefined;
  /** How long ago this process, which owns the inbox, gave its last sign of life, in ms. */
  silentMs: number;
}

/** What `readHealth()` is given. A consumer without an inbox leaves out what it does not have. */
export interface HealthFacts extends Pick<StoredSettings, "intervalMs" | "maxWaiting" | "deliveryAlarm" | "maxLanes"> {
  inbox?: Inbox;
  ownership?: OwnershipFacts;
  lastPoll: LastPoll;
  storeError?: unknown;
  isPolling: boolean;
  isTheirTurn?: boolean;
  /** Polling is known to work, or need not be known. Default `true`. */
  hasPolled?: boolean;
  isStarted: boolean;
  isPaused: boolean;
  isStopped: boolean;
  spentUnseen: number;
  failing: FailingLane[];
  /** The event that died last in this process. */
  lastDead?: LastDead | undefined;
  /** Handlers that run, and for how long, in ms; how many were given up and have not ended; and events in hand that were running when a process ended. */
  handlers?: { running: readonly { durationMs: number }[]; leftBehind: number; suspects: readonly SuspectEvent[] };
  /** The highest number of deliveries of an event that is not handled, for a consumer without an inbox. */
  mostDeliveries?: number;
  /** The part of the largest size of a report that it may have. Default 1. */
  share?: number;
  now: number;
}

type Sight = HealthFacts & { ownership: OwnershipFacts } & Awaited<ReturnType<typeof look>> & ReturnType<typeof derive>;

const describeSpent = ({ spentUnseen }: HealthFacts) =>
  `${spentUnseen} fetches in a row brought nothing, and may have used up some of the ten deliveries of events`;
const describeFailing = ({ lane, type, attempts, problem }: FailingLane) =>
  `${lane} for ${attempts} runs of ${type}: ${problem}`;
const describeParked = ({ lane, reason }: InboxStats["parked"][number]) => `${lane}: ${readFirstLine(reason)}`;
const describeDead = (last: LastDead | undefined) =>
  last ? `, the last of this process is ${last.id}: ${last.problem}` : "";
const describeSilence = ({ silentMs }: { silentMs: number }) =>
  `gave no sign of life for ${Math.round(silentMs / 1000)} s`;
const describeOwner = ({ owner, silentMs }: Omit<Ownership, "isOurs">) =>
  `process ${owner?.process} on ${owner?.host} owns the inbox and ${describeSilence({ silentMs })}: end it where it runs, on its machine or in its container, and this process takes over`; // The same id may be another process here.
const describeSuspect = ({ lane, id, unfinishedStarts, nextTryInMs }: SuspectEvent) =>
  `event ${id} of ${lane}, whose handler began ${unfinishedStarts} times and never ended, is tried again while no other handler runs, ${nextTryInMs === undefined ? "when its lane is resumed" : nextTryInMs === 0 ? "soon" : `in ${Math.round(nextTryInMs / 1000)} s`}`;

type Rule = [isSo: (s: Sight) => boolean, words: (s: Sight) => string];

/** Each problem that a consumer may have, by how bad it is: when there is one, and its words. */
const RULES: Record<"failing" | "degraded", readonly Rule[]> = {
  failing: [
    [(s) => s.isStopped, () => "the consumer is stopped"],
    [
      (s) => s.ownership.silentMs > SILENT_MS,
      (s) => `this process owns the inbox, and ${describeSilence(s.ownership)}`,
    ],
    [(s) => s.storeError !== undefined, (s) => `the inbox fails: ${describeError(s.storeError)}`],
    [(s) => s.isRefused, () => "the platform refuses our token"],
    [(s) => s.isSilent, (s) => `no poll has succeeded for ${Math.round(s.nothingCameMs / 1000)} s`],
    [(s) => s.isRunningShort, describeSpent],
    [(s) => s.isFull, (s) => `${s.maxWaiting} or more events wait; nothing more is fetched`],
    [(s) => s.sent >= s.deliveryAlarm, (s) => `an event was sent ${s.sent} times and is not acknowledged`],
    [(s) => s.isStuck, (s) => `handlers that have run for more than five minutes fill all ${s.maxLanes} slots`],
  ],
  degraded: [
    [(s) => (s.ownership.standby?.silentMs ?? 0) > SILENT_MS, (s) => describeOwner(s.ownership.standby!)],
    [(s) => s.hasFailed && !s.isRefused, (s) => `the last poll failed: ${describeError(s.lastPoll.problem)}`],
    [(s) => s.spentUnseen > 0 && !s.isRunningShort, describeSpent],
    [(s) => s.broken > 0, (s) => `${s.broken} events of the last poll could not be read; they are kept as they came`],
    [(s) => s.slow > 0 && !s.isStuck, (s) => `${s.slow} handlers have run for more than a minute`],
    [(s) => s.leftBehind > 0, (s) => `${s.leftBehind} handlers ran for too long and have not ended`],
    [(s) => s.oldestMs > OLD_MS, (s) => `an event has waited for ${Math.round(s.oldestMs / 1000)} s`],
    [(s) => s.failing.length > 0, (s) => `${s.failing.length} lanes fail: ${describeFailing(s.failing[0]!)}`],
    [
      (s) => s.suspects.length > 0,
      (s) => `${s.suspects.length} events were running when a process ended: ${describeSuspect(s.suspects[0]!)}`,
    ],
    [(s) => s.parked.length > 0, (s) => `${s.parked.length} lanes are parked: ${describeParked(s.parked[0]!)}`],
    [
      (s) => s.dead > 0,
      (s) => `${s.dead >= COUNT_LIMIT ? `${COUNT_LIMIT} or more` : s.dead} events are dead${describeDead(s.lastDead)}`,
    ],
  ],
};

function derive(facts: HealthFacts, stats: InboxStats | undefined) {
  const { lastPoll, now, intervalMs, maxLanes, handlers } = facts;
  const { running = [], leftBehind = 0 } = handlers ?? {};
  const countSlow = (ms: number) => running.filter(({ durationMs }) => durationMs > ms).length;
  const nothingCameMs = now - (lastPoll.succeededAt ?? lastPoll.since ?? now);
  const shouldPoll =
    facts.isPolling || (facts.isStarted && !facts.isPaused && !facts.isTheirTurn && !facts.ownership?.standby);
  return {
    hasFailed: lastPoll.problem !== undefined,
    isRefused: isTokenProblem(lastPoll.problem),
    nothingCameMs,
    isSilent: shouldPoll && nothingCameMs > 5 * intervalMs,
    broken: lastPoll.unreadable ?? 0,
    isFull: lastPoll.isFull === true || (stats?.events.waiting ?? 0) >= facts.maxWaiting,
    isRunningShort:
      lastPoll.problem !== undefined && facts.spentUnseen > 0 && facts.spentUnseen >= facts.deliveryAlarm / 2,
    sent: stats?.mostDeliveries ?? facts.mostDeliveries ?? 0,
    slow: countSlow(SLOW_MS),
    isStuck: countSlow(STUCK_MS) >= maxLanes,
    leftBehind,
    oldestMs: stats?.oldestWaitingMs ?? 0,
    parked: stats?.parked ?? [],
    suspects: [...(handlers?.suspects ?? []), ...(stats?.suspects ?? [])],
    dead: stats?.events.dead ?? 0,
  };
}

/** Builds the health report from the state of a consumer. */
export async function readHealth(facts: HealthFacts): Promise<HealthReport> {
  const seen = await look(facts);
  const { stats, storeError } = seen;
  const { lastPoll, isPolling, isTheirTurn, ownership = { standby: undefined, silentMs: 0 } } = facts;
  const { standby, silentMs } = ownership;
  const sight: Sight = { ...facts, ownership, ...seen, ...derive(facts, stats) };
  const tell = (rules: readonly Rule[]) => rules.filter(([isSo]) => isSo(sight)).map(([, words]) => words(sight));
  const [failing, degraded] = [tell(RULES.failing), tell(RULES.degraded)];
  const status = failing.length > 0 ? "failing" : degraded.length > 0 ? "degraded" : "ok";
  const isAccepted = lastPoll.at !== undefined && !sight.hasFailed;
  const upTo = (count: number | undefined) => count && Math.min(count, COUNT_LIMIT);
  const report: HealthReport = {
    status,
    problems: [...failing, ...degraded],
    isLive: !facts.isStopped && silentMs <= SILENT_MS && !(storeError as StoreError | undefined)?.isFinal,
    isReady: facts.isStarted && status !== "failing" && facts.hasPolled !== false,
    token: sight.isRefused ? "refused" : isAccepted ? "valid" : "unknown",
    isPolling,
    poller: isPolling ? "this process" : isTheirTurn || standby ? "another process" : "nobody",
    standby,
    lastPollAt: lastPoll.atOnTheWall === undefined ? undefined : new Date(lastPoll.atOnTheWall),
    lastPollAgeMs: lastPoll.at === undefined ? undefined : Math.max(0, Math.round(facts.now - lastPoll.at)),
    waiting: upTo(stats?.events.waiting),
    oldestWaitingMs: stats?.oldestWaitingMs,
    dead: upTo(stats?.events.dead),
    unreadable: upTo(stats?.unreadable),
    unknownType: upTo(stats?.unknownType),
    parkedLanes: sight.parked.map(({ lane }) => lane),
    failingLanes: facts.failing.slice(0, MOST_TOLD),
    suspects: sight.suspects.slice(0, MOST_TOLD),
    slowHandlers: sight.slow + sight.leftBehind,
    mostDeliveries: facts.inbox && !stats ? undefined : sight.sent,
    deliveriesSpentUnseen: facts.spentUnseen,
  };
  const { failing: lanes, parked, suspects } = sight;
  const counts = { failingLanes: lanes.length, parkedLanes: parked.length, suspects: suspects.length };
  return fitReport(report, counts, facts.share);
}

/** Asks the inbox, and waits no longer than a probe does. While another process owns the inbox, that one tells what waits. */
async function look({ inbox, storeError: known, ownership }: HealthFacts) {
  let stats: InboxStats | undefined;
  let storeError = known;
  if (ownership?.standby) return { stats, storeError };
  const looking = inbox?.readStats({ atMost: COUNT_LIMIT }).then(
    (got) => (stats = got),
    (error: unknown) => (storeError = error),
  );
  if (!(await waitAtMost(LONGEST_LOOK_MS, looking)))
    storeError ??= new Error(`no answer within ${LONGEST_LOOK_MS / 1000} s`);
  return { stats, storeError };
}

/** Whether the platform refused the token. A platform that was not reached says nothing about it. */
function isTokenProblem(problem: unknown): boolean {
  if (!isPlatformError(problem)) return false;
  if (problem.code !== "ERR_PLATFORM_TOKEN" && problem.code !== "ERR_PLATFORM_API") return false;
  const { status, headers } = problem as ApiError;
  if (problem.code === "ERR_PLATFORM_API" && isHtml(headers.get("content-type"))) return false;
  return problem.code === "ERR_PLATFORM_TOKEN" ? [400, 401, 403].includes(status) : [401, 403].includes(status);
}
