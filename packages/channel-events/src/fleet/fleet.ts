import { ArgumentError, isPlatformError } from "@kontor/http";
import { checkDrainTimeout } from "../options.ts";
import type { ChannelConsumer } from "../consumer/consumer.ts";
import { waitAtMost } from "../ground/wait.ts";
import type { DrainReport } from "../dispatch/state.ts";
import { takeFitting } from "../observe/fit-report.ts";
import { buildProblemFacts, describeError } from "../ground/log.ts";
import type { HealthReport, HealthStatus } from "../observe/health.ts";
import { readFleetOptions, checkName, type ChannelFleetOptions, type FleetChannelOptions } from "./options.ts";
import { createFleetParts, type FleetChannel, type FleetParts } from "./parts.ts";

const AGAIN_MS = 60_000; // The start of a channel that was refused is tried again after this time.
const LAST_WORDS_MS = 500;
const MOST_PROBLEMS = 20;
const LARGEST_PROBLEMS = 20_000; // in bytes
const STUCK_MS = 300_000; // A handler that has run for longer is stuck.

/** A consumer of a fleet. The fleet starts and stops it. */
export type FleetConsumer = Omit<ChannelConsumer, "start" | "stop" | typeof Symbol.asyncDispose>;

/** The consumers of many channels in one process of a fleet; other processes may have the same channels. `createChannelFleet()` makes it. */
export interface ChannelFleet extends AsyncDisposable {
  /**
   * Joins the fleet, and starts every channel. A channel whose start is refused is logged and tried again each minute, and holds up no
   * other.
   * @returns After the first poll of the channels that this process polls.
   * @throws {StoreError} If the store cannot be reached or used.
   */
  start(): Promise<void>;
  /**
   * Adds a channel, and starts it if the fleet is started.
   * @throws {ArgumentError} If there is a channel of this name, or an option is missing or out of range.
   * @throws {TokenError | ApiError | StoreError | ConnectionError} If its start is refused. The channel is not added then.
   */
  add(name: string, channel: FleetChannelOptions): Promise<void>;
  /**
   * Removes a channel from this process, after its handlers have ended. Its events stay in the store. A handler of the channel may call it:
   * the channel is removed once that handler has ended.
   * @throws {ArgumentError} If there is no channel of this name.
   */
  remove(name: string, options?: { drainTimeoutMs?: number | undefined }): Promise<DrainReport>;
  /**
   * The consumer of a channel, to pause it or to park its lanes; `undefined` if there is no such channel. While it is paused in this process,
   * another one polls the channel.
   */
  channel(name: string): FleetConsumer | undefined;
  /** Reads the health of this process and of its channels. `healthHandler()` answers with it. */
  health(): Promise<FleetHealthReport>;
  /**
   * Leaves the fleet, so that others poll its channels, and stops all consumers. Running handlers may finish. A handler may call it, as it may
   * call the `stop()` of a consumer.
   * @param options.drainTimeoutMs Longest wait for handlers, in ms. Default 20 000.
   */
  stop(options?: { drainTimeoutMs?: number | undefined }): Promise<DrainReport>;
}

/**
 * Receives the seller events of many channels. Any number of processes may have the same channels: one of them polls a channel, all of them
 * handle its events, and where one ends, others go on. The channels of a process share its connections and its handlers, which they get in turn.
 *
 * @throws {ArgumentError} If an option is missing or out of range, or the store is not durable.
 * @see given spec §3, §6.1; decision 19
 */
export function createChannelFleet(options: ChannelFleetOptions): ChannelFleet {
  const { channels, ...given } = readFleetOptions(options);
  const fleet: FleetParts = createFleetParts(given, () => startAgain(fleet));
  for (const [name, channel] of Object.entries(channels)) openChannel(fleet, name, channel);
  return {
    start: () => fleet.lifecycle.start(() => begin(fleet)),
    add: (name, channel) => add(fleet, name, channel),
    remove: (name, stopping) => remove(fleet, name, stopping),
    channel: (name) => fleet.channels.get(name)?.consumer,
    health: async () => buildFleetHealth(await readFacts(fleet)),
    stop: (stopping) => stop(fleet, stopping),
    [Symbol.asyncDispose]: async () => void (await stop(fleet)),
  };
}

function openChannel(fleet: FleetParts, name: string, given: FleetChannelOptions): FleetChannel {
  checkName("add a channel", "its name", name);
  if (fleet.channels.has(name)) throw new ArgumentError("add a channel", "its name", "be new to the fleet", name);
  return fleet.open(name, given);
}

async function begin(fleet: FleetParts): Promise<void> {
  try {
    await fleet.members.start();
    await Promise.all([...fleet.channels].map(([name, channel]) => startChannel(fleet, name, channel)));
  } catch (error) {
    await waitAtMost(LAST_WORDS_MS, fleet.members.stop(), fleet.clock); // Others must not count on a process that does not work.
    throw error;
  }
}

/** Starts a channel. A refusal of the platform is noted, and holds up no other; one of the store is thrown, because all channels share it. */
async function startChannel({ lifecycle, clock, log }: FleetParts, name: string, channel: FleetChannel): Promise<void> {
  channel.refused = undefined;
  try {
    await channel.consumer.start();
  } catch (error) {
    if (lifecycle.signal.aborted) return;
    channel.refused = { error, againAt: clock.monotonicMs() + AGAIN_MS };
    if (isPlatformError(error) && error.code === "ERR_PLATFORM_STORE") throw error;
    const facts = { channel: name, againInMs: AGAIN_MS, ...buildProblemFacts(error) };
    log.error(facts, "The start of a channel was refused; it is tried again");
  }
}

/** The store has answered: it works, and channels that were refused may have another try. */
function startAgain(fleet: FleetParts): void {
  const { channels, clock, log } = fleet;
  for (const [name, channel] of channels) {
    channel.parts.progress.storeError = undefined;
    if (!channel.refused || channel.refused.againAt > clock.monotonicMs()) continue;
    startChannel(fleet, name, channel).catch((error: unknown) =>
      log.error({ channel: name, ...buildProblemFacts(error) }, "A channel could not be started"),
    );
  }
}

async function add(fleet: FleetParts, name: string, given: FleetChannelOptions): Promise<void> {
  fleet.lifecycle.checkNotStopped("add a channel");
  const { consumer } = openChannel(fleet, name, given);
  if (!fleet.lifecycle.started()) return;
  try {
    await consumer.start();
  } catch (error) {
    await remove(fleet, name);
    throw error;
  }
}

async function remove(
  fleet: FleetParts,
  name: string,
  given: { drainTimeoutMs?: number | undefined } = {},
): Promise<DrainReport> {
  const channel = fleet.channels.get(name);
  if (!channel) throw new ArgumentError("remove a channel", "its name", "be in the fleet", name);
  checkDrainTimeout(given);
  const report = await channel.consumer.stop(given);
  const { closed, isClosed } = channel.parts.dispatcher;
  const drop = () => {
    if (fleet.channels.get(name) !== channel) return; // It was removed twice at the same time, and may have been added again by now.
    fleet.budget.forget(name);
    fleet.channels.delete(name);
  };
  if (isClosed()) drop();
  else void closed.then(drop); // A handler of the channel removes it, and ends later.
  return report;
}

/** Leaves the fleet first, so that others poll in its place while its handlers end. */
async function stop(fleet: FleetParts, given: { drainTimeoutMs?: number | undefined } = {}): Promise<DrainReport> {
  checkDrainTimeout(given);
  const { lifecycle, members, channels } = fleet;
  return lifecycle.stop(async () => {
    const leaving = members.stop();
    const reports = await Promise.all([...channels.values()].map(({ consumer }) => consumer.stop(given)));
    await waitAtMost(LAST_WORDS_MS, leaving, fleet.clock);
    const sum = (of: (report: DrainReport) => number) => reports.reduce((total, report) => total + of(report), 0);
    return { finished: sum(({ finished }) => finished), abandoned: sum(({ abandoned }) => abandoned) };
  });
}

async function readFacts(fleet: FleetParts) {
  const { member, maxHandlers, members, lifecycle, storeError, channels } = fleet;
  const reports = await Promise.all(
    [...channels].map(async ([name, { consumer }]) => [name, await consumer.health()] as const),
  );
  const refused = [...channels].flatMap(([name, channel]) =>
    channel.refused ? [[name, describeError(channel.refused.error)] as const] : [],
  );
  const running = [...channels.values()].flatMap(({ parts }) => parts.dispatcher.report().running);
  return {
    member,
    maxHandlers,
    stuckHandlers: running.filter(({ durationMs }) => durationMs > STUCK_MS).length,
    members: members.list(),
    isStarted: lifecycle.started() !== undefined,
    isStopped: lifecycle.signal.aborted,
    storeError: storeError(),
    channels: new Map(reports),
    refusals: new Map(refused),
  };
}

/** What a process knows of itself and of its channels; `storeError` is `undefined` once the store answers again. */
export type FleetHealthFacts = Awaited<ReturnType<typeof readFacts>>;

/** The health of one process of a fleet, and of its channels as it sees them. */
export interface FleetHealthReport {
  /** The health in one word. `failing`: this process cannot work for any channel. `degraded`: a person should look, at a channel or at more. */
  status: HealthStatus;
  /** The first 20 problems, for a person, with the names of their channels. */
  problems: string[];
  /** `false` if only a restart of this process can help. A failing channel does not make it `false`. */
  isLive: boolean;
  /** Whether this process works: it is started, and has joined its fleet. */
  isReady: boolean;
  /** The name of this process. */
  member: string;
  /** The running processes of the fleet, as far as this one knows. */
  members: string[];
  /** The channels that this process polls. */
  polls: string[];
  /** The health of each channel. */
  channels: Record<string, HealthReport>;
}

/** Builds the report of a process from those of its channels. */
export function buildFleetHealth(facts: FleetHealthFacts): FleetHealthReport {
  const { member, members, isStarted, isStopped, storeError, channels, refusals } = facts;
  const { maxHandlers, stuckHandlers } = facts;
  const knowsFleet = members.length > 0;
  const own: string[] = [];
  if (isStopped) own.push("the fleet is stopped");
  if (isStarted && !isStopped && !knowsFleet)
    own.push(`the store cannot be reached: ${storeError ?? "it has not answered"}`);
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
    problems: takeFitting([...own, ...problems].slice(0, MOST_PROBLEMS), LARGEST_PROBLEMS),
    isLive: !isStopped && reports.every(({ isLive }) => isLive),
    isReady: isStarted && !isStopped && knowsFleet,
    member,
    members: [...members],
    polls: [...channels].filter(([, { isPolling }]) => isPolling).map(([name]) => name),
    channels: Object.fromEntries(channels),
  };
}
