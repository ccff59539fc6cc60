import { createHandlerRun, findCaller, refuseInHandler, runAsHandler } from "../dispatch/handler-calls.ts";
import { waitAtMost } from "../dispatch/wait.ts";
import { createHandleDirectly } from "../handle/direct.ts";
import { readHealth, type HealthReport } from "../observe/health.ts";
import { createHandledPoll } from "../poll/direct.ts";
import { createFetchPatience, createPollLoop } from "../poll/loop.ts";
import type { ChannelConsumer } from "./consumer.ts";
import { beginPolling, createLifecycle, describePolling, pollNow, runFirstPoll } from "./lifecycle.ts";
import { checkDrainTimeout, readDirectOptions, type DirectConsumerOptions } from "./options.ts";
import { createLaneFinder } from "./parts.ts";

const LAST_WORDS_MS = 500; // The loop of polls gets this long to end after the handlers.

/** A consumer without an inbox. It stores no event, so no event waits, is parked or is dead. */
export interface DirectConsumer
  extends Pick<ChannelConsumer, "start" | "pollNow" | "pause" | "resume" | "health">, AsyncDisposable {
  /**
   * Stops as a consumer with an inbox does. Events of handlers that still run then are sent again by the platform. If a handler calls it, it
   * waits for no handler.
   *
   * @param options.drainTimeoutMs Longest wait for handlers, in ms. Default 20 000.
   * @throws {ArgumentError} If an option is unknown, or `drainTimeoutMs` is not a number of at least 0. The consumer goes on then.
   */
  stop(options?: { drainTimeoutMs?: number | undefined }): Promise<void>;
}

type DirectParts = ReturnType<typeof createDirectParts>;

/**
 * Receives the seller events of a channel without an inbox. An event is acknowledged after its handler returned. An event whose handler
 * fails is lost after the ten deliveries of the platform. The order of a seller is kept while the process lives and deliveries last.
 * `createChannelConsumer()` with an inbox is recommended.
 *
 * @throws {ArgumentError} If an option is missing or out of range.
 * @see given spec §3, §6.1
 */
export function createDirectConsumer(options: DirectConsumerOptions): DirectConsumer {
  const parts = createDirectParts(options);
  const { lifecycle, progress, loop } = parts;
  return {
    start: () => lifecycle.start(() => beginPolling(parts, () => beginWork(parts))),
    async pollNow() {
      refuseInHandler(parts.owner, "pollNow()");
      return pollNow(parts);
    },
    async pause() {
      progress.isPaused = true;
      if (findCaller()?.owner !== parts.owner) await loop.underway()?.catch(() => {});
    },
    async resume() {
      if (lifecycle.signal.aborted) return;
      progress.isPaused = false;
      if (lifecycle.started()) void loop.pollNow().catch(loop.logFailure);
    },
    health: () => describeHealth(parts),
    stop: (given) => stop(parts, given),
    [Symbol.asyncDispose]: () => stop(parts),
  };
}

function createDirectParts(options: DirectConsumerOptions) {
  const settings = readDirectOptions(options);
  const { clock, log } = settings;
  const lifecycle = createLifecycle();
  const { signal } = lifecycle;
  const ending = new AbortController(); // Its signal fires when the stop is over.
  const ended = ending.signal;
  const progress = { isPaused: false, isReady: false, polls: undefined as Promise<void> | undefined };
  const patience = createFetchPatience(clock);
  const laneOf = createLaneFinder(settings.key, log);
  const mayFetch = () => !progress.isPaused;
  const owner = { onStop() {} };
  const handleOne = createHandleDirectly({ ...settings, laneOf, signal, ended });
  const handle: typeof handleOne = (...given) => runAsHandler(createHandlerRun(owner), () => handleOne(...given));
  const onUndecodable: typeof settings.onUndecodable = (event) =>
    runAsHandler(createHandlerRun(owner), () => settings.onUndecodable(event));
  const pollOnce = createHandledPoll({ ...settings, onUndecodable, patience, laneOf, mayFetch, ended, handle });
  const loop = createPollLoop({ ...settings, pollOnce, patience, signal, mayPoll: mayFetch });
  return { clock, lifecycle, progress, ending, owner, pollOnce, loop, patience, settings };
}

async function beginWork(parts: DirectParts): Promise<true> {
  const { progress } = parts;
  progress.isReady = true;
  if (!progress.isPaused) await runFirstPoll(parts);
  return true;
}

async function stop({ clock, lifecycle, progress, ending, owner, loop }: DirectParts, given = {}): Promise<void> {
  const drainTimeoutMs = checkDrainTimeout(given);
  const stopping = lifecycle.stop(async () => {
    await waitAtMost(drainTimeoutMs, Promise.allSettled([loop.underway(), lifecycle.started()]), clock);
    await waitAtMost(LAST_WORDS_MS, progress.polls, clock);
    ending.abort(lifecycle.signal.reason);
  });
  if (findCaller()?.owner !== owner) await stopping; // A handler that stops its consumer must end first.
}

function describeHealth(parts: DirectParts): Promise<HealthReport> {
  const { lifecycle, progress, pollOnce } = parts;
  return readHealth({
    ...describePolling(parts),
    isPolling: lifecycle.started() !== undefined && !progress.isPaused,
    failing: pollOnce.failing(),
    mostDeliveries: pollOnce.mostDeliveries(),
  });
}
