import { isPlatformError, type ApiError } from "@kontor/http";
import type { Inbox, InboxStats } from "./inbox.ts";
import { messageOf } from "./message-of.ts";
import { within } from "./within.ts";

const LONGEST_LOOK_MS = 2_000;
const OLD_MS = 3_600_000;

/** `ok`: all is well. `degraded`: somebody should look. `failing`: events do not come in, or are in danger. */
export type HealthStatus = "ok" | "degraded" | "failing";

export interface HealthReport {
  status: HealthStatus;
  /** What is not as it should be, for a person. */
  problems: string[];
  /** Whether the platform takes our token; `unknown` before the first poll. */
  token: "valid" | "refused" | "unknown";
  /** Whether this process polls; another one may. */
  isPolling: boolean;
  lastPollAt: Date | undefined;
  lastPollAgeMs: number | undefined;
  /** What was stored and is not handled yet; `undefined` without an inbox, or if it cannot be read. */
  waiting: number | undefined;
  /** Age of the oldest of it, in ms. */
  oldestWaitingMs: number | undefined;
  dead: number | undefined;
  parkedLanes: string[];
  /** Most deliveries of an event that is not acknowledged; after ten it is gone. */
  mostDeliveries: number | undefined;
}

/** How polling goes. */
export interface LastPoll {
  /** When the consumer was started. */
  since?: number;
  /** When the last one ended. */
  at?: number;
  /** When the last one ended well. */
  succeededAt?: number;
  /** Why the last one failed. */
  problem?: unknown;
}

export interface HealthFacts {
  inbox: Inbox | undefined;
  lastPoll: LastPoll;
  storeProblem: string | undefined;
  isPolling: boolean;
  isStopped: boolean;
  everyMs: number;
  maxDepth: number;
  deliveryAlarm: number;
  now: number;
}

/** What the state of a consumer means. */
export async function healthOf(facts: HealthFacts): Promise<HealthReport> {
  const { inbox, lastPoll, isPolling, isStopped, everyMs, maxDepth, deliveryAlarm, now } = facts;
  const failing: string[] = [];
  const degraded: string[] = [];
  let { storeProblem } = facts;
  let stats: InboxStats | undefined;
  const looking = inbox?.stats().then(
    (got) => (stats = got),
    (error: unknown) => (storeProblem ??= messageOf(error)),
  );
  if (!(await within(LONGEST_LOOK_MS, looking))) storeProblem ??= `no answer within ${LONGEST_LOOK_MS / 1000} s`;
  const lastPollAgeMs = lastPoll.at === undefined ? undefined : now - lastPoll.at;
  const nothingCameMs = now - (lastPoll.succeededAt ?? lastPoll.since ?? now);
  const isRefused = isTokenProblem(lastPoll.problem);
  const ofPoll = lastPoll.problem !== undefined || lastPoll.at !== undefined;
  const mostDeliveries = stats?.mostDeliveries ?? 0;

  if (isStopped) failing.push("the consumer is stopped");
  if (storeProblem !== undefined) failing.push(`the inbox fails: ${storeProblem}`);
  if (isRefused) failing.push("the platform refuses our token");
  else if (lastPoll.problem !== undefined) degraded.push(`the last poll failed: ${messageOf(lastPoll.problem)}`);
  if (isPolling && nothingCameMs > 5 * everyMs)
    failing.push(`no poll ended well for ${Math.round(nothingCameMs / 1000)} s`);
  if (stats && stats.events.waiting >= maxDepth)
    failing.push(`${stats.events.waiting} events wait; nothing more is fetched`);
  if (mostDeliveries >= deliveryAlarm)
    failing.push(`an event was sent ${mostDeliveries} times and is not acknowledged`);
  if (stats && (stats.oldestWaitingMs ?? 0) > OLD_MS)
    degraded.push(`an event waits for ${Math.round(stats.oldestWaitingMs! / 1000)} s`);
  if (stats && stats.parked.length > 0) degraded.push(`${stats.parked.length} lanes are parked`);
  if (stats && stats.events.dead > 0) degraded.push(`${stats.events.dead} events are dead`);
  return {
    status: failing.length > 0 ? "failing" : degraded.length > 0 ? "degraded" : "ok",
    problems: [...failing, ...degraded],
    token: isRefused ? "refused" : ofPoll && lastPoll.problem === undefined ? "valid" : "unknown",
    isPolling,
    lastPollAt: lastPoll.at === undefined ? undefined : new Date(lastPoll.at),
    lastPollAgeMs,
    waiting: stats?.events.waiting,
    oldestWaitingMs: stats?.oldestWaitingMs,
    dead: stats?.events.dead,
    parkedLanes: stats?.parked.map(({ lane }) => lane) ?? [],
    mostDeliveries: stats?.mostDeliveries,
  };
}

function isTokenProblem(problem: unknown): boolean {
  if (!isPlatformError(problem)) return false;
  if (problem.code === "ERR_PLATFORM_TOKEN") return true;
  return problem.code === "ERR_PLATFORM_API" && [401, 403].includes((problem as ApiError).status);
}
