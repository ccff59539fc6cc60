import type { HealthReport, HealthStatus } from "../observe/health.ts";

const MOST_PROBLEMS = 20;

/** A handler that has run for longer than this, in ms, is stuck. */
export const STUCK_MS = 300_000;

/** The health of one process of a fleet, and of its channels as it sees them. */
export interface FleetHealthReport {
  /** The health in one word. `failing`: this process cannot work for any channel. `degraded`: a person should look, at a channel or at more. */
  status: HealthStatus;
  /** The first 20 problems, for a person, with the names of their channels. */
  problems: string[];
  /** `false` if only a new start of this process can help. A channel that fails restarts nothing. */
  isLive: boolean;
  /** Whether this process works: it is started, and knows its fleet. */
  isReady: boolean;
  /** The name of this process. */
  member: string;
  /** The processes of the fleet that live, as far as this one knows. */
  members: string[];
  /** The channels that this process polls. */
  polls: string[];
  /** The health of each channel. */
  channels: Record<string, HealthReport>;
}

export interface FleetHealthFacts {
  member: string;
  members: readonly string[];
  isStarted: boolean;
  isStopped: boolean;
  /** The last failure of the hub. `undefined` once it answers again. */
  hubError: string | undefined;
  channels: ReadonlyMap<string, HealthReport>;
  maxHandlers: number;
  /** How many handlers of all channels are stuck. */
  stuckHandlers: number;
  /** Why the start of a channel was refused, by channel. */
  refusals: ReadonlyMap<string, string>;
}

/** Builds the report of a process from those of its channels. */
export function buildFleetHealth(facts: FleetHealthFacts): FleetHealthReport {
  const { member, members, isStarted, isStopped, hubError, channels, refusals } = facts;
  const { maxHandlers, stuckHandlers } = facts;
  const knowsFleet = members.length > 0;
  const own: string[] = [];
  if (isStopped) own.push("the fleet is stopped");
  if (isStarted && !isStopped && !knowsFleet)
    own.push(`the hub cannot be reached: ${hubError ?? "it has not answered"}`);
  if (stuckHandlers >= maxHandlers)
    own.push(`handlers that have run for more than five minutes fill all ${maxHandlers} slots of the process`);
  const problems = [...channels].flatMap(([name, report]) => {
    const refusal = refusals.get(name);
    return [...(refusal === undefined ? [] : [`the start was refused: ${refusal}`]), ...report.problems].map(
      (problem) => `${name}: ${problem}`,
    );
  });
  const reports = [...channels.values()];
  const isFailing = own.length > 0 || (reports.length > 0 && reports.every(({ status }) => status === "failing"));
  return {
    status: isFailing ? "failing" : problems.length > 0 ? "degraded" : "ok",
    problems: [...own, ...problems].slice(0, MOST_PROBLEMS),
    isLive: !isStopped && reports.every(({ isLive }) => isLive),
    isReady: isStarted && !isStopped && knowsFleet,
    member,
    members: [...members],
    polls: [...channels].filter(([, { isPolling }]) => isPolling).map(([name]) => name),
    channels: Object.fromEntries(channels),
  };
}
