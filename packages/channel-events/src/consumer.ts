import { isKnownEventType } from "@kontor/channel-client";
import type { ChannelEvent } from "@kontor/channel-types";
import { ArgumentError, isPlatformError, sleep, type ApiError } from "@kontor/http";
import { backoff as defaultBackoff } from "./backoff.ts";
import { checkOptions, type ConsumerOptions } from "./consumer-options.ts";
import { createDispatcher } from "./dispatcher.ts";
import { decode, type FetchedEvent } from "./fetch-page.ts";
import type { Handler } from "./handlers.ts";
import type { Settlement, StoredEvent } from "./inbox.ts";
import { consoleLogger } from "./logger.ts";
import { createHandledPoll } from "./poll-handled.ts";
import type { PollReport } from "./poll-report.ts";
import { pollStored } from "./poll-stored.ts";

export interface ChannelConsumer extends AsyncDisposable {
  /**
   * Begins: polls at once, and then about every minute.
   * @returns After the first poll.
   * @throws {TokenError | ApiError} If the first poll is refused for its credentials; other failures are logged and tried again.
   */
  start(): Promise<void>;
  /** Polls now; joins a poll that is under way. */
  pollNow(): Promise<PollReport>;
  /** Resolves when every stored event that is due has been handled. Without an inbox, at once. */
  idle(): Promise<void>;
  /** Fetches nothing more, lets the handlers in hand finish, resolves. The inbox stays open. */
  stop(): Promise<void>;
}

/**
 * Receives the seller events of a channel, each handled at least once, none lost.
 *
 * With an inbox (recommended) an event is stored durably, acknowledged, and then handled in the order of its seller,
 * again and again until its handler returns. Without one it is acknowledged after its handler returned, and the
 * platform's ten deliveries are all there is.
 *
 * @throws {ArgumentError} If an option is missing or out of range.
 * @see given spec §3, §6.1
 */
export function createChannelConsumer(options: ConsumerOptions): ChannelConsumer {
  const {
    channel,
    handlers,
    inbox,
    poll = {},
    lanes = {},
    retry = {},
    logger: log = consoleLogger,
    now = Date.now,
  } = checkOptions(options);
  const { everyMs = 60_000, maxAckIds = 100 } = poll;
  const { concurrency = 16, key = sellerOf } = lanes;
  const { attempts = 20, backoff = defaultBackoff } = retry;
  const stopping = new AbortController();
  const { signal } = stopping;
  let loop: Promise<void> | undefined;
  let polling: Promise<PollReport> | undefined;

  const laneOf = ({ decoded }: FetchedEvent) => ("event" in decoded ? key(decoded.event) : "");
  const dispatcher =
    inbox &&
    createDispatcher({
      inbox,
      run,
      concurrency,
      now,
      onError: (error) => log.error({ problem: (error as Error).message }, "The inbox failed"),
    });
  const pollOnce = inbox
    ? (stop: AbortSignal) =>
        pollStored({ channel, inbox, laneOf, onStored: () => dispatcher!.wake(), maxAckIds, log, now }, stop)
    : createHandledPoll({ channel, handle, onUndecodable: options.onUndecodable!, laneOf, maxAckIds, log });

  /** Runs the handler of a stored event. */
  async function run(stored: StoredEvent): Promise<Settlement> {
    const decoded = decode(JSON.parse(stored.raw));
    if ("problem" in decoded) return { to: "unhandled", problem: decoded.problem.message };
    const { event } = decoded;
    const attempt = stored.attempts + 1;
    try {
      if ((await callHandler(event, attempt, stored.lane)) && isKnownEventType(event.type)) return { to: "done" };
      return { to: "unhandled", problem: isKnownEventType(event.type) ? "no handler for this type" : "unknown type" };
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      const isLast = attempt >= attempts;
      log[isLast ? "error" : "warn"](
        { id: event.id, type: event.type, attempt, problem },
        isLast ? "A handler failed for the last time; the event is dead" : "A handler failed",
      );
      return isLast ? { to: "dead", problem } : { to: "retry", notBefore: now() + backoff(attempt), problem };
    }
  }

  /** Runs the handler of a fetched event, without a store. */
  async function handle({ decoded, ...fetched }: FetchedEvent): Promise<boolean> {
    if (!("event" in decoded)) return false;
    try {
      await callHandler(decoded.event, 1, laneOf({ decoded, ...fetched }));
      return true;
    } catch (error) {
      log.warn(
        { id: fetched.id, type: fetched.type, problem: (error as Error)?.message },
        "A handler failed; the platform will send the event again",
      );
      return false;
    }
  }

  /** Whether there was a handler. */
  async function callHandler(event: ChannelEvent, attempt: number, lane: string): Promise<boolean> {
    const context = { attempt, lane, signal, log };
    const isKnown = isKnownEventType(event.type);
    if (!isKnown) log.warn({ id: event.id, type: event.type }, "An event of an unknown type is acknowledged");
    const handler = (handlers as Record<string, Handler<ChannelEvent> | undefined>)[isKnown ? event.type : "*"];
    if (!handler) log.warn({ id: event.id, type: event.type }, "There is no handler for this type");
    await handler?.(event, context);
    return handler !== undefined;
  }

  function pollNow(): Promise<PollReport> {
    if (signal.aborted)
      return Promise.reject(new ArgumentError("poll", "the consumer", "not be stopped", "a stopped one"));
    polling ??= pollOnce(signal).finally(() => (polling = undefined));
    return polling;
  }

  async function pollForEver(): Promise<void> {
    while (!signal.aborted) {
      await sleep(everyMs * (0.9 + Math.random() * 0.2), { signal }).catch(() => {});
      if (!signal.aborted) await pollNow().catch(logFailure);
    }
  }

  function logFailure(error: unknown): void {
    if (!signal.aborted)
      log.error({ problem: (error as Error).message }, "A poll failed; the next one is due as always");
  }

  async function stop(): Promise<void> {
    stopping.abort(new Error("The consumer was stopped"));
    await polling?.catch(() => {});
    await Promise.all([loop, dispatcher?.stop()]);
  }

  return {
    async start() {
      if (loop) return;
      dispatcher?.start();
      try {
        await pollNow();
      } catch (error) {
        if (isRefusal(error)) {
          await stop();
          throw error;
        }
        logFailure(error);
      }
      loop = pollForEver();
    },
    pollNow,
    idle: async () => dispatcher?.idle(),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

/** Whether trying again is of no use: the credentials are wrong. */
function isRefusal(error: unknown): boolean {
  return (
    isPlatformError(error) &&
    ["ERR_PLATFORM_TOKEN", "ERR_PLATFORM_API"].includes(error.code) &&
    [400, 401, 403].includes((error as ApiError).status)
  );
}

function sellerOf({ event }: ChannelEvent): string {
  const { sellerId } = (event ?? {}) as { sellerId?: unknown };
  return typeof sellerId === "string" ? sellerId : "";
}
