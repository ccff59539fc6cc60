import type { ChannelClient } from "@kontor/channel-client";
import { readOptions } from "@kontor/http/internal";
import type { VirtualClock } from "@kontor/http/testing";
import { createChannelConsumer, type ChannelConsumer } from "../consumer/consumer.ts";
import type { StoredHandlers } from "../handlers.ts";
import type { Inbox } from "../inbox/inbox.ts";
import { memoryInbox } from "../inbox/memory.ts";
import { checkTime, readKitOptions, type TestKitOptions } from "./options.ts";
import { describeUnfinished, isFinished, readDeadLetters, type DeadLetters, type Sides } from "./sides.ts";

const DAY_MS = 24 * 3_600_000;
const LEASE_MS = 3_600_000; // No other worker wants the lanes, and each renewal would be a step of the clock.
const LONGEST_STOP_MS = 60_000;
const OWNER = "the test kit";
const silence = { info: () => {}, warn: () => {}, error: () => {} };

/** A consumer on a virtual clock, with helpers for tests. `createTestKit()` makes it. */
export interface TestKit extends AsyncDisposable {
  /** The consumer under test. */
  consumer: ChannelConsumer;
  /** The inbox of the consumer. */
  inbox: Inbox;
  /**
   * Starts the consumer, and moves the clock until every event is handled, put aside or a dead letter. Events of a lane that is parked
   * without an end are not waited for.
   *
   * @param options.withinMs The longest virtual time that this may take, in ms. Default 86 400 000 (a day).
   * @throws {ArgumentError} If an option is unknown, or `withinMs` is no finite number from 0 on.
   * @throws {Error} If it takes longer; the message says which events are unfinished.
   * @throws {TokenError | ApiError} If the platform refuses the first poll.
   */
  runUntilQuiet(options?: { withinMs?: number | undefined }): Promise<void>;
  /**
   * Starts the consumer, and moves the clock by so many ms.
   *
   * @throws {ArgumentError} If `ms` is no finite number from 0 on.
   * @throws {TokenError | ApiError} If the platform refuses the first poll.
   */
  runFor(ms: number): Promise<void>;
  /** Reads the events that are not tried again: those that the platform discarded, and those that the consumer has put aside. */
  deadLetters(): Promise<DeadLetters>;
  /** Stops the consumer on the virtual clock. A test need not call it, because nothing of a kit keeps a process alive. */
  stop(): Promise<void>;
}

/**
 * Runs a consumer, an inbox in memory and a sandbox on one virtual clock, so that tests of an integration never wait in real time.
 *
 * @throws {ArgumentError} If the sandbox does not run on the clock, or an option of the consumer is out of range.
 */
export function createTestKit<Client extends Pick<ChannelClient, "events">>(given: TestKitOptions<Client>): TestKit {
  const settings = readKitOptions(given);
  const { clock, sandbox, channelId, inbox = memoryInbox({ clock }) } = settings;
  const sides: Sides = { sandbox, channelId, inbox };
  const consumer = createConsumer(settings, withoutOthers(inbox));
  const first = createFirstStart(consumer, inbox);

  async function stop(): Promise<void> {
    let isStopped = false;
    const stopped = consumer.stop().then(() => inbox.disown?.(OWNER));
    void stopped.then(() => (isStopped = true));
    await clock.advanceUntil(() => isStopped, LONGEST_STOP_MS);
  }

  return {
    consumer,
    inbox,
    async runUntilQuiet(options = {}) {
      const { withinMs } = readOptions("run until quiet", options, { withinMs: DAY_MS });
      checkTime("run until quiet", "withinMs", withinMs);
      first.start();
      const isQuiet = async () => {
        first.checkRefusal();
        return first.hasStarted() && (await isFinished(sides));
      };
      try {
        await clock.advanceUntil(isQuiet, withinMs);
      } catch {
        if (await isQuiet()) return;
        const { problems } = await consumer.health();
        const facts = [await describeUnfinished(sides), ...problems].filter(Boolean).join("; ");
        throw new Error(`Cannot run until quiet as it must be so within ${withinMs} ms: got ${facts}`);
      }
    },
    async runFor(ms) {
      checkTime("run a test kit", "ms", ms);
      first.start();
      await clock.advance(ms);
      first.checkRefusal();
    },
    deadLetters: () => readDeadLetters(sides),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

/** An inbox that nobody else writes to: to ask for the events of others, or to tell them of oneself, would be steps of the clock. */
function withoutOthers(inbox: Inbox): Inbox {
  if (!inbox.own) return inbox;
  const { own: _, disown: __, ...alone } = inbox;
  return { ...alone, durability: "none" };
}

function createConsumer<Client extends Pick<ChannelClient, "events">>(
  settings: ReturnType<typeof readKitOptions<Client>>,
  inbox: Inbox,
): ChannelConsumer {
  const { clock, sandbox, connect, handlers, consumer: options, seed } = settings;
  const random = createRandom(seed);
  const channel = connect({
    fetch: (...request) => clock.standStillFor(() => sandbox.fetch(...request)),
    clock,
    random,
  });
  return createChannelConsumer({
    logger: silence,
    ...options,
    lanes: { leaseMs: LEASE_MS, ...options.lanes },
    channel,
    handlers: withStillClock(typeof handlers === "function" ? handlers(channel) : handlers, clock),
    inbox,
    clock,
    random,
    unsafeDurability: true,
  });
}

/** Starts a consumer once, without waiting for it, because its start waits on a clock that moves only afterwards. */
function createFirstStart(consumer: Pick<ChannelConsumer, "start">, inbox: Pick<Inbox, "own">) {
  let starting: Promise<void> | undefined;
  let hasStarted = false;
  let refusal: { error: unknown } | undefined;
  const takeAndStart = async () => {
    await inbox.own?.(OWNER);
    await consumer.start();
  };
  return {
    start() {
      starting ??= takeAndStart().then(
        () => void (hasStarted = true),
        (error: unknown) => void (refusal = { error }),
      );
    },
    hasStarted: () => hasStarted,
    /** @throws The error of the start, if the platform refused it. */
    checkRefusal() {
      if (refusal) throw refusal.error;
    },
  };
}

/** Gives numbers from 0 to below 1, the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Lets the clock stand still while a handler works. One that hangs costs the patience of the clock only once for its event. */
function withStillClock(handlers: StoredHandlers, clock: VirtualClock): StoredHandlers {
  type Run = (event: { id?: string } | undefined, ...values: unknown[]) => unknown;
  const wrapped = Object.entries(handlers ?? {}).map(([type, handler]) => {
    const run: Run = (event, ...values) => clock.standStillFor(() => (handler as Run)(event, ...values), event?.id);
    return [type, typeof handler === "function" ? run : handler] as const;
  });
  return Object.fromEntries(wrapped) as unknown as StoredHandlers;
}
