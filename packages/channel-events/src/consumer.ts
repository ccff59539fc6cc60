import { isKnownEventType, renamedEvents } from "@kontor/channel-client";
import type { ChannelEvent } from "@kontor/channel-types";
import { ArgumentError, DecodeError, isPlatformError, sleep, type ApiError } from "@kontor/http";
import { backoff as defaultBackoff } from "./backoff.ts";
import { checkOptions, type ConsumerOptions } from "./consumer-options.ts";
import { createDispatcher } from "./dispatcher.ts";
import { decode, type FetchedEvent } from "./fetch-page.ts";
import type { Handler } from "./handlers.ts";
import type { Settlement, StoredEvent } from "./inbox.ts";
import { consoleLogger } from "./logger.ts";
import { messageOf } from "./message-of.ts";
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
  /**
   * Fetches nothing more, lets the handlers in hand finish, resolves. The inbox stays open. A handler must not wait for it:
   * it waits for the handler.
   */
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
  let started: Promise<void> | undefined;
  let polling: Promise<PollReport> | undefined;

  const dispatcher =
    inbox &&
    createDispatcher({
      inbox,
      run,
      concurrency,
      now,
      onError: (error) => log.error({ problem: messageOf(error) }, "The inbox failed"),
    });
  const pollOnce = inbox
    ? (stop: AbortSignal) =>
        pollStored({ channel, inbox, laneOf, onStored: () => dispatcher!.wake(), maxAckIds, log, now }, stop)
    : createHandledPoll({
        channel,
        handle,
        onUndecodable: options.onUndecodable!,
        laneOf,
        maxAckIds,
        concurrency,
        log,
      });

  /** A key function that fails, or gives no text, must not hold up the page. */
  function laneOf({ decoded }: FetchedEvent): string {
    if ("problem" in decoded) return "";
    const { id, type } = decoded.event;
    try {
      const lane: unknown = key(decoded.event);
      if (typeof lane === "string") return lane;
      log.error({ id, type }, "lanes.key gave no text; the event goes into the lane of those without one");
    } catch (error) {
      log.error(
        { id, type, problem: messageOf(error) },
        "lanes.key failed; the event goes into the lane of those without one",
      );
    }
    return "";
  }

  /** Runs the handler of a stored event. */
  async function run(stored: StoredEvent): Promise<Settlement> {
    const decoded = decode(JSON.parse(stored.raw));
    if ("problem" in decoded) return { to: "unhandled", problem: decoded.problem.message };
    const { event } = decoded;
    const isKnown = isKnownEventType(event.type);
    const attempt = stored.attempts + 1;
    try {
      const had = await callHandler(event, attempt, stored.lane);
      if (had && isKnown) return { to: "done" };
      return { to: "unhandled", problem: isKnown ? "no handler for this type" : "unknown type" };
    } catch (error) {
      const problem = messageOf(error);
      const facts = { id: event.id, type: event.type, attempt, problem };
      if (attempt < attempts) {
        log.warn(facts, "A handler failed");
        return { to: "retry", notBefore: now() + waitMs(attempt), problem };
      }
      log.error(facts, "A handler failed for the last time");
      return { to: isKnown ? "dead" : "unhandled", problem }; // an unknown type is no failure (given §6.1 rule 8)
    }
  }

  /** What `retry.backoff` asks for, in whole ms; our own where it asks for nonsense. */
  function waitMs(attempt: number): number {
    try {
      const asked = backoff(attempt);
      if (Number.isFinite(asked) && asked >= 0) return Math.ceil(asked);
      log.error({ attempt, asked }, "retry.backoff must give a number >= 0; the default is used");
    } catch (error) {
      log.error({ attempt, problem: messageOf(error) }, "retry.backoff failed; the default is used");
    }
    return Math.ceil(defaultBackoff(attempt));
  }

  /** Runs the handler of a fetched event, without a store. */
  async function handle(fetched: FetchedEvent): Promise<"handled" | "failed" | DecodeError> {
    const { id, type, decoded } = fetched;
    if ("problem" in decoded) return decoded.problem;
    try {
      const had = await callHandler(decoded.event, 1, laneOf(fetched));
      return had ? "handled" : new DecodeError(type, "there is no handler for its type");
    } catch (error) {
      const facts = { id, type, problem: messageOf(error) };
      if (!isKnownEventType(type)) {
        log.error(facts, 'handlers["*"] failed; an unknown type is acknowledged all the same');
        return "handled"; // given §6.1 rule 8
      }
      log.warn(facts, "A handler failed; the platform will send the event again");
      return "failed";
    }
  }

  /** Whether there was a handler. */
  async function callHandler(event: ChannelEvent, attempt: number, lane: string): Promise<boolean> {
    const context = { attempt, lane, signal, log };
    const isKnown = isKnownEventType(event.type);
    if (!isKnown) log.warn({ id: event.id, type: event.type }, "An event of an unknown type is acknowledged");
    const all = handlers as Record<string, Handler<ChannelEvent> | undefined>;
    // an event under its older name goes to the handler of the newer one, and keeps the name it came with
    const handler = isKnown ? (all[event.type] ?? all[renamedEvents[event.type] ?? ""]) : all["*"];
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
    if (!signal.aborted) log.error({ problem: messageOf(error) }, "A poll failed; the next one is due as always");
  }

  async function begin(): Promise<void> {
    dispatcher?.start();
    try {
      await pollNow();
    } catch (error) {
      if (isRefusal(error)) throw error;
      logFailure(error);
    }
    loop = pollForEver();
  }

  async function stop(): Promise<void> {
    stopping.abort(new Error("The consumer was stopped"));
    const handling = dispatcher?.stop(); // first: a poll that is still under way must begin nothing new
    await polling?.catch(() => {});
    await Promise.all([handling, started?.catch(() => {})]);
    await loop;
  }

  return {
    async start() {
      if (signal.aborted) throw new ArgumentError("start", "the consumer", "not be stopped", "a stopped one");
      started ??= begin().catch((error: unknown) => {
        started = undefined; // what was refused can be started again, with other credentials
        throw error;
      });
      return started;
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
