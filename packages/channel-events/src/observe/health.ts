import { isPlatformError, type ApiError, ArgumentError } from "@kontor/http";
import { isHtml, checkOptionNames } from "@kontor/http/internal";
import type { DispatcherReport } from "../dispatch/options.ts";
import type { FailingLane } from "../consumer/lanes.ts";
import type { Inbox, InboxStats } from "../inbox/inbox.ts";
import { describeError } from "./log.ts";
import type { StoreError } from "../inbox/store-error.ts";
import { waitAtMost } from "../dispatch/wait.ts";

const LONGEST_LOOK_MS = 2_000;
const OLD_MS = 3_600_000;
const SLOW_MS = 60_000;
const STUCK_MS = 300_000;
const MANY = 10_000; // Counts end here, so that a probe does not take longer the more is stored.
const MOST_LANES_TOLD = 20;

/** `ok`: there is no problem. `degraded`: a person should look. `failing`: events do not come in, or may be lost. */
export type HealthStatus = "ok" | "degraded" | "failing";

/** The health of a consumer at one instant, as `health()` reads it. */
export interface HealthReport {
  /** The health in one word. */
  status: HealthStatus;
  /** The problems, for a person. */
  problems: string[];
  /** `false` if only a new start of the program can help: the consumer was stopped, or its file is gone. */
  isLive: boolean;
  /** Whether the consumer works: it is started, and its status is not `failing`. */
  isReady: boolean;
  /** Whether the platform accepts the token; `unknown` before the first poll, and if the platform was not reached. */
  token: "valid" | "refused" | "unknown";
  /** Whether this process polls. Another process may poll in its place. */
  isPolling: boolean;
  /** Which process polls, as far as this process knows. */
  poller: "this process" | "another process" | "nobody";
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
  /** The lanes that are left alone for now, or until somebody resumes them. */
  parkedLanes: string[];
  /** The 20 lanes whose first event has failed longest in this process. */
  failingLanes: FailingLane[];
  /** The number of handlers that have run for more than a minute, or were given up and have not ended. */
  slowHandlers: number;
  /** The highest number of deliveries of an event that is not acknowledged. After ten the platform discards it. */
  mostDeliveries: number | undefined;
  /** How many fetches in a row may have used up a delivery of every waiting event although no event arrived. */
  deliveriesSpentUnseen: number;
}

/** The state of polling. Times are in ms of the monotonic clock, like `now` of the facts. */
export interface LastPoll {
  /** When the consumer was started. */
  since?: number;
  /** When the last poll ended. */
  at?: number;
  /** The same time in ms since the epoch, for people. */
  atOnTheWall?: number;
  /** When the last successful poll ended. */
  succeededAt?: number;
  /** How many events of the last poll could not be read. */
  unreadable?: number;
  /** The reason why the last poll failed. */
  problem?: unknown;
  /** Nothing was fetched, because too many events wait. */
  isFull?: boolean;
}

export interface HealthFacts {
  inbox: Inbox | undefined;
  lastPoll: LastPoll;
  /** The last failure of the inbox. */
  storeError: unknown;
  isPolling: boolean;
  isTheirTurn: boolean;
  isStarted: boolean;
  isPaused: boolean;
  isStopped: boolean;
  intervalMs: number;
  maxWaiting: number;
  deliveryAlarm: number;
  maxLanes: number;
  spentUnseen: number;
  failing: FailingLane[];
  handlers: DispatcherReport | undefined;
  /** The highest number of deliveries of an event that is not handled, for a consumer without an inbox. */
  mostDeliveries: number;
  now: number;
}

/** Builds the health report from the state of a consumer. */
export async function readHealth(facts: HealthFacts): Promise<HealthReport> {
  const {
    inbox,
    lastPoll,
    isPolling,
    isStopped,
    intervalMs,
    maxWaiting,
    deliveryAlarm,
    failing: failingLanes,
    now,
  } = facts;
  const failing: string[] = [];
  const degraded: string[] = [];
  const { stats, storeError } = await look(inbox, facts.storeError);
  const lastPollAgeMs = lastPoll.at === undefined ? undefined : Math.round(now - lastPoll.at);
  const nothingCameMs = now - (lastPoll.succeededAt ?? lastPoll.since ?? now);
  const isRefused = isTokenProblem(lastPoll.problem);
  const ofPoll = lastPoll.problem !== undefined || lastPoll.at !== undefined;
  const mostDeliveries = inbox ? (stats?.mostDeliveries ?? 0) : facts.mostDeliveries;
  const slow = (facts.handlers?.running ?? []).filter(({ durationMs }) => durationMs > SLOW_MS).length;
  const leftBehind = facts.handlers?.leftBehind ?? 0;
  const stuck = (facts.handlers?.running ?? []).filter(({ durationMs }) => durationMs > STUCK_MS).length;

  if (isStopped) failing.push("the consumer is stopped");
  if (storeError !== undefined) failing.push(`the inbox fails: ${describeError(storeError)}`);
  if (isRefused) failing.push("the platform refuses our token");
  else if (lastPoll.problem !== undefined) degraded.push(`the last poll failed: ${describeError(lastPoll.problem)}`);
  const shouldPoll = isPolling || (facts.isStarted && !facts.isPaused && !facts.isTheirTurn);
  if (shouldPoll && nothingCameMs > 5 * intervalMs)
    failing.push(`no poll ended well for ${Math.round(nothingCameMs / 1000)} s`);
  if (facts.spentUnseen > 0) {
    const words = `${facts.spentUnseen} fetches in a row may have used up deliveries, of ten, and brought nothing`;
    (facts.spentUnseen >= Math.ceil(deliveryAlarm / 2) ? failing : degraded).push(words);
  }
  if ((lastPoll.unreadable ?? 0) > 0)
    degraded.push(`${lastPoll.unreadable} events of the last poll could not be read; they are kept as they came`);
  if (lastPoll.isFull || (stats && stats.events.waiting >= maxWaiting))
    failing.push(`${maxWaiting} events or more wait; nothing more is fetched`);
  if (mostDeliveries >= deliveryAlarm)
    failing.push(`an event was sent ${mostDeliveries} times and is not acknowledged`);
  if (stuck >= facts.maxLanes)
    failing.push(`handlers that have run for more than five minutes fill all ${facts.maxLanes} slots`);
  else if (slow > 0) degraded.push(`${slow} handlers have run for more than a minute`);
  if (leftBehind > 0) degraded.push(`${leftBehind} handlers ran for too long and have not ended`);
  if (stats && (stats.oldestWaitingMs ?? 0) > OLD_MS)
    degraded.push(`an event waits for ${Math.round(stats.oldestWaitingMs! / 1000)} s`);
  if (failingLanes.length > 0) {
    const { lane, type, attempts, problem } = failingLanes[0]!;
    degraded.push(`${failingLanes.length} lanes fail: ${lane} for ${attempts} runs of ${type}: ${problem}`);
  }
  if (stats && stats.parked.length > 0) degraded.push(`${stats.parked.length} lanes are parked`);
  if (stats && stats.events.dead > 0) degraded.push(`${counted(stats.events.dead)} events are dead`);
  const status = failing.length > 0 ? "failing" : degraded.length > 0 ? "degraded" : "ok";
  return {
    status,
    problems: [...failing, ...degraded],
    isLive: !isStopped && !(storeError as StoreError | undefined)?.isFinal,
    isReady: facts.isStarted && status !== "failing",
    token: isRefused ? "refused" : ofPoll && lastPoll.problem === undefined ? "valid" : "unknown",
    isPolling,
    poller: isPolling ? "this process" : facts.isTheirTurn ? "another process" : "nobody",
    lastPollAt: lastPoll.atOnTheWall === undefined ? undefined : new Date(lastPoll.atOnTheWall),
    lastPollAgeMs,
    waiting: stats && Math.min(stats.events.waiting, MANY),
    oldestWaitingMs: stats?.oldestWaitingMs,
    dead: stats && Math.min(stats.events.dead, MANY),
    unreadable: stats && Math.min(stats.unreadable, MANY),
    unknownType: stats && Math.min(stats.unknownType, MANY),
    parkedLanes: stats?.parked.map(({ lane }) => lane) ?? [],
    failingLanes: failingLanes.slice(0, MOST_LANES_TOLD),
    slowHandlers: slow + leftBehind,
    mostDeliveries: inbox && !stats ? undefined : mostDeliveries,
    deliveriesSpentUnseen: facts.spentUnseen,
  };
}

/** Asks the inbox, and waits no longer than a probe does. */
async function look(inbox: Inbox | undefined, known: unknown) {
  let stats: InboxStats | undefined;
  let storeError = known;
  const looking = inbox?.readStats({ atMost: MANY }).then(
    (got) => (stats = got),
    (error: unknown) => (storeError = error),
  );
  if (!(await waitAtMost(LONGEST_LOOK_MS, looking)))
    storeError ??= new Error(`no answer within ${LONGEST_LOOK_MS / 1000} s`);
  return { stats, storeError };
}

function counted(events: number): string {
  return events >= MANY ? `${MANY} or more` : String(events);
}

/** Whether the platform refused the token. A platform that was not reached says nothing about it. */
function isTokenProblem(problem: unknown): boolean {
  if (!isPlatformError(problem)) return false;
  if (problem.code !== "ERR_PLATFORM_TOKEN" && problem.code !== "ERR_PLATFORM_API") return false;
  const { status, headers } = problem as ApiError;
  if (problem.code === "ERR_PLATFORM_API" && isHtml(headers.get("content-type"))) return false;
  return problem.code === "ERR_PLATFORM_TOKEN" ? [400, 401, 403].includes(status) : [401, 403].includes(status);
}

/** Options of `healthHandler()`: the question that its answer is for. */
export interface HealthHandlerOptions {
  /**
   * Chooses which health check sets the HTTP status. `status` (default): 503 for `failing`. `live`: 503 if only a new start
   * of the program can help, so that an outage of the platform restarts nothing. `ready`: 503 until the consumer is started, and for
   * `failing`.
   */
  probe?: "status" | "live" | "ready";
}

/**
 * Makes a handler that answers with the health of a consumer or of a fleet, as JSON, with 200 or 503. It fits every server that takes a `Request`,
 * such as Hono: `app.mount("/ready", healthHandler(consumer))`. `nodeListener()` of `@kontor/channel-events/node` adapts it to Node's
 * `http`, Express and Fastify.
 *
 * @throws {ArgumentError} If the probe or an option is unknown.
 */
export function healthHandler(
  consumer: { health(): Promise<Pick<HealthReport, "status" | "isLive" | "isReady">> },
  options: HealthHandlerOptions = {},
): (request?: Request) => Promise<Response> {
  const { probe = "status" } = options;
  checkOptionNames("answer with the health", options, { probe: 1 });
  if (!["status", "live", "ready"].includes(probe))
    throw new ArgumentError("answer with the health", "probe", "be status, live or ready", probe);
  return async () => {
    const report = await consumer.health();
    const isWell = { status: report.status !== "failing", live: report.isLive, ready: report.isReady }[probe];
    return Response.json(report, { status: isWell ? 200 : 503, headers: { "cache-control": "no-store" } });
  };
}
