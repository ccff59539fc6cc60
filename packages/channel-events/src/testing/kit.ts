import type { ChannelClient } from "@kontor/channel-client";
import { ArgumentError, type Clock, type Fetch } from "@kontor/http";
import { checkOptionNames } from "@kontor/http/parts";
import type { VirtualClock } from "@kontor/http/testing";
import type { StoredOptions } from "../consumer/options.ts";
import { createChannelConsumer, type ChannelConsumer } from "../consumer/stored.ts";
import type { StoredHandlers } from "../consumer/handlers.ts";
import { memoryInbox } from "../inbox/memory.ts";
import type { EventRow } from "../inbox/event.ts";
import type { Inbox } from "../inbox/inbox.ts";
import { describeUnfinished, isFinished, type TestSandbox } from "./unfinished.ts";

export type { TestSandbox } from "./unfinished.ts";

const DAY_MS = 24 * 3_600_000;
const LEASE_MS = 3_600_000; // nobody else wants the lanes: each renewal would be a step of the clock
const LONGEST_STOP_MS = 60_000;
const silence = { info: () => {}, warn: () => {}, error: () => {} };

/** What a client of a test kit is made from. */
export interface TestWiring {
  /** The sandbox's. The clock stands still while it answers. */
  fetch: Fetch;
  clock: Clock;
  /** Draws by the kit's seed. */
  random: () => number;
}

export interface TestKitOptions {
  /** The clock that the sandbox was made with: `createSandbox({ clock })`. */
  clock: VirtualClock;
  /** A sandbox in this process, as `createSandbox()` of `@kontor/sandbox` makes it. */
  sandbox: TestSandbox;
  /** Makes the client of the integration, with its tokens, from a `fetch` and a clock. */
  connect: (wiring: TestWiring) => Pick<ChannelClient, "events">;
  /**
   * The handlers of the integration. The clock stands still while one works, and moves while it waits on the clock. One that does
   * neither for longer than the clock's `patienceMs` counts as hanging: it times out, and its event is tried again.
   */
  handlers: StoredHandlers;
  /** Where events are kept: another one for handlers that call `withTx()`, on the same clock. Default: in memory. */
  inbox?: Inbox;
  /** Further options of the consumer. Its logger says nothing by default. */
  consumer?: Omit<Partial<StoredOptions>, "channel" | "clock" | "handlers" | "inbox" | "random" | "unsafeDurability">;
  /** Whose events the consumer gets, where the sandbox has several channels. Default: the first. */
  channelId?: string;
  /** Decides the jitter of polls and retries: the same seed gives the same run. Default 1. */
  seed?: number;
}

/** An event that waits in the inbox for a replay alone. */
export interface DeadEvent extends Pick<EventRow, "id" | "type" | "lane" | "attempts" | "problem"> {
  /** `unhandled`: of a type that is unknown or has no handler, or unreadable. */
  state: "dead" | "unhandled";
}

/** What nobody tries any more, on both sides. */
export interface DeadLetters {
  /** What the platform delivered ten times and discards (given §3). */
  platform: { id: string; type: string; deliveries: number }[];
  /** What the consumer has put aside as `dead` or `unhandled`, and why. */
  inbox: DeadEvent[];
}

export interface TestKit extends AsyncDisposable {
  consumer: ChannelConsumer;
  inbox: Inbox;
  /**
   * Starts the consumer, and moves the clock until every event is handled, put aside or a dead letter. Events of a lane that is parked
   * without an end are not waited for.
   *
   * @param options.withinMs Longest virtual time that this may take, in ms. Default 86 400 000 (a day).
   * @throws {ArgumentError} If an option is unknown, or `withinMs` is no finite number from 0 on.
   * @throws {Error} If it takes longer, with what was still going on.
   * @throws {TokenError | ApiError} If the platform refuses the first poll.
   */
  runUntilQuiet(options?: { withinMs?: number }): Promise<void>;
  /**
   * Starts the consumer, and moves the clock by so many ms.
   *
   * @throws {ArgumentError} If `ms` is no finite number from 0 on.
   * @throws {TokenError | ApiError} If the platform refuses the first poll.
   */
  runFor(ms: number): Promise<void>;
  deadLetters(): Promise<DeadLetters>;
  /** Stops the consumer, on the virtual clock. Nothing of a kit keeps a process alive, so that a test need not call it. */
  stop(): Promise<void>;
}

/**
 * A consumer on an inbox in memory, and a sandbox, on one virtual clock: for tests of an integration that wait nowhere.
 *
 * @throws {ArgumentError} If the sandbox does not run on the clock, or an option of the consumer is out of range.
 */
export function createTestKit(given: TestKitOptions): TestKit {
  const { clock, sandbox, connect, handlers, consumer: options = {}, channelId, seed = 1 } = given;
  const action = "make a test kit";
  const known = {
    clock: 1,
    sandbox: 1,
    connect: 1,
    handlers: 1,
    inbox: 1,
    consumer: 1,
    channelId: 1,
    seed: 1,
  } as const;
  checkOptionNames(action, given, known);
  if (typeof clock?.standStillFor !== "function")
    throw new ArgumentError(action, "clock", "come from createVirtualClock()", clock);
  if (typeof connect !== "function") throw new ArgumentError(action, "connect", "be a function", connect);
  if (!(Number.isInteger(seed) && seed >= 1 && seed < 2 ** 31 - 1))
    throw new ArgumentError(action, "seed", "be a whole number from 1 to 2147483646", seed);
  if (sandbox.now().getTime() !== clock.now())
    throw new ArgumentError(action, "sandbox", "run on the same clock, createSandbox({ clock })", sandbox);
  const inbox = given.inbox ?? memoryInbox({ clock });
  const random = createRandom(seed);
  const consumer = createChannelConsumer({
    logger: silence,
    ...options,
    lanes: { leaseMs: LEASE_MS, ...options.lanes },
    channel: connect({ fetch: (...request) => clock.standStillFor(() => sandbox.fetch(...request)), clock, random }),
    handlers: watched(handlers, clock),
    inbox,
    clock,
    random,
    unsafeDurability: true,
  });
  let starting: Promise<void> | undefined;
  let hasStarted = false;
  let refusal: { error: unknown } | undefined;

  function start(): void {
    starting ??= consumer.start().then(
      () => void (hasStarted = true),
      (error: unknown) => void (refusal = { error }),
    );
  }

  function throwRefusal(): void {
    if (refusal) throw refusal.error;
  }

  return {
    consumer,
    inbox,
    async runUntilQuiet(within = {}) {
      const { withinMs = DAY_MS } = within;
      checkOptionNames("run until quiet", within, { withinMs: 1 } as const);
      checkTime("run until quiet", "withinMs", withinMs);
      start();
      const isQuiet = async () => {
        throwRefusal();
        return hasStarted && (await isFinished({ sandbox, channelId, inbox }));
      };
      try {
        await clock.advanceUntil(isQuiet, withinMs);
      } catch {
        if (await isQuiet()) return;
        const { problems } = await consumer.health();
        const facts = [await describeUnfinished({ sandbox, channelId, inbox }), ...problems].filter(Boolean).join("; ");
        throw new Error(`Cannot run until quiet as it must be so within ${withinMs} ms: got ${facts}`);
      }
    },
    async runFor(ms) {
      checkTime("run a test kit", "ms", ms);
      start();
      await clock.advance(ms);
      throwRefusal();
    },
    async deadLetters() {
      const platform = sandbox
        .events(channelId === undefined ? {} : { channel: channelId })
        .filter(({ state }) => state === "dead-letter")
        .map(({ event: { id, type }, deliveries }) => ({ id, type, deliveries }));
      const putAside: DeadEvent[] = [];
      for await (const { id, type, lane, attempts, state, problem } of inbox.list())
        if (state === "dead" || state === "unhandled") putAside.push({ id, type, lane, attempts, state, problem });
      return { platform, inbox: putAside };
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };

  async function stop(): Promise<void> {
    let isStopped = false;
    void consumer.stop().then(() => (isStopped = true));
    await clock.advanceUntil(() => isStopped, LONGEST_STOP_MS);
  }
}

function checkTime(action: string, name: string, ms: number): void {
  if (!(Number.isFinite(ms) && ms >= 0))
    throw new ArgumentError(action, name, "be a finite number of ms from 0 on", ms);
}

/** The same handlers; the clock stands still while one works, and for an event whose handler hung only once in full. */
function watched(handlers: StoredHandlers, clock: VirtualClock): StoredHandlers {
  type Run = (...values: unknown[]) => unknown;
  const watch = (handler: unknown) =>
    typeof handler === "function"
      ? (...values: unknown[]) =>
          clock.standStillFor(() => (handler as Run)(...values), (values[0] as { id?: string } | undefined)?.id)
      : handler;
  const entries = Object.entries(handlers ?? {}).map(([type, handler]) => [type, watch(handler)]);
  return Object.fromEntries(entries) as StoredHandlers;
}

/** Numbers from 0 to below 1 that are the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
