import { waitAtMost } from "../ground/wait.ts";
import { createDirectInbox, createDirectRunner } from "../handle/direct.ts";
import { connectConsumer, type ChannelConsumer } from "./consumer.ts";
import { checkDrainTimeout, readDirectOptions, type DirectConsumerOptions } from "../options.ts";
import { createStoredParts } from "./parts.ts";

const ACKNOWLEDGE_EVERY_MS = 5_000; // Handled events are acknowledged this often while slow handlers run.
const LAST_WORDS_MS = 500; // The last acknowledgement gets this long after the handlers.

/** A consumer without an inbox. Events are held in memory until their handlers have ended, at most 10,000 of them; others are left to the platform. */
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

/**
 * Receives the seller events of a channel without an inbox. An event is acknowledged after its handler returned. An event whose handler
 * fails is lost after the ten deliveries of the platform. The order of a seller is kept while the process lives and deliveries last.
 * `createChannelConsumer()` with an inbox is recommended.
 *
 * @throws {ArgumentError} If an option is missing or out of range.
 * @see given spec §3, §6.1
 */
export function createDirectConsumer(options: DirectConsumerOptions): DirectConsumer {
  const settings = readDirectOptions(options);
  const held = createDirectInbox(settings);
  const ending = new AbortController(); // Its signal fires when the stop is over.
  const parts = createStoredParts(
    { ...settings, inbox: held.inbox },
    {
      direct: {
        runner: (decoded) => createDirectRunner(held, settings, decoded),
        everyMs: ACKNOWLEDGE_EVERY_MS,
        ended: ending.signal,
      },
    },
  );
  const { dispatcher, lifecycle, loop, progress, pollOnce, clock } = parts;
  const { start, health, resume, ...consumer } = connectConsumer(parts);

  /** Acknowledges what was handled since the last poll, for a short time. */
  async function end(): Promise<void> {
    await dispatcher.closed;
    await waitAtMost(LAST_WORDS_MS, pollOnce.acknowledge(), clock);
    ending.abort(lifecycle.signal.reason);
  }

  async function stop(given: { drainTimeoutMs?: number | undefined } = {}): Promise<void> {
    checkDrainTimeout(given);
    await consumer.stop(given);
    const isEnded = end();
    if (dispatcher.isClosed()) await isEnded; // Otherwise a handler goes on that has called this, and may wait for it.
  }

  return {
    start,
    health,
    resume,
    stop,
    async pollNow() {
      dispatcher.refuse("pollNow()");
      lifecycle.checkNotStopped("poll");
      if (!progress.isPaused) dispatcher.start();
      return loop.pollNow();
    },
    async pause() {
      progress.isPaused = true;
      if (!dispatcher.isInside()) await loop.underway()?.catch(() => {});
    },
    [Symbol.asyncDispose]: () => stop(),
  };
}
