import type { ChannelClient } from "@kontor/channel-client";
import { ArgumentError, type Clock, type Fetch } from "@kontor/http";
import { readOptions } from "@kontor/http/internal";
import type { VirtualClock } from "@kontor/http/testing";
import type { StoredHandlers } from "../handlers.ts";
import type { ChannelConsumerOptions } from "../options.ts";
import type { Inbox } from "../inbox/inbox.ts";
import type { TestSandbox } from "./sides.ts";

/** The parts from which your test creates its client. */
export interface TestWiring {
  /** Sends to the sandbox. The clock stands still while the sandbox answers. */
  fetch: Fetch;
  clock: Clock;
  /** Draws random numbers by the seed of the kit. */
  random: () => number;
}

/** Options of `createTestKit()`: the sandbox, its clock, the client and the handlers. */
export interface TestKitOptions<Client extends Pick<ChannelClient, "events"> = Pick<ChannelClient, "events">> {
  /** The clock that the sandbox was made with: `createSandbox({ clock })`. */
  clock: VirtualClock;
  /** A sandbox in this process, as `createSandbox()` of `@kontor/sandbox` makes it. */
  sandbox: TestSandbox;
  /** Makes the client of the integration, with its tokens, from a `fetch` and a clock. */
  connect: (wiring: TestWiring) => Client;
  /**
   * The handlers of the integration, or a function that makes them for the client that `connect` returned, with which they call the
   * platform. The clock stands still while a handler works, and moves while it waits on the clock. A handler that does neither for longer than the `patienceMs` of the clock counts as hanging: it times out, and its event is tried again.
   */
  handlers: StoredHandlers | ((client: Client) => StoredHandlers);
  /** The inbox that keeps the events. Handlers that call `withTx()` need one in a database, with the same clock. Default: in memory. */
  inbox?: Inbox | undefined;
  /** Further options of the consumer. Default: its own, and a logger that writes nothing. */
  consumer?:
    | Omit<Partial<ChannelConsumerOptions>, "channel" | "clock" | "handlers" | "inbox" | "random" | "unsafeDurability">
    | undefined;
  /** The channel whose events the consumer gets, if the sandbox has several channels. Default: the first. */
  channelId?: string | undefined;
  /** Decides the jitter of polls and retries: the same seed gives the same run. Default 1. */
  seed?: number | undefined;
}

/**
 * Reads the options of a kit, each with its default.
 *
 * @throws {ArgumentError} If an option is unknown or not valid, or the sandbox is in another process or runs on another clock.
 */
export function readKitOptions<Client extends Pick<ChannelClient, "events">>(options: TestKitOptions<Client>) {
  const action = "make a test kit";
  const given = readOptions(action, options, {
    clock: undefined,
    sandbox: undefined,
    connect: undefined,
    handlers: undefined,
    inbox: undefined,
    consumer: {},
    channelId: undefined,
    seed: 1,
  });
  const { clock, sandbox, connect, seed } = given;
  if (typeof clock?.standStillFor !== "function")
    throw new ArgumentError(action, "clock", "come from createVirtualClock()", clock);
  if (typeof connect !== "function") throw new ArgumentError(action, "connect", "be a function", connect);
  if (!(Number.isInteger(seed) && seed >= 1 && seed < 2 ** 31 - 1))
    throw new ArgumentError(action, "seed", "be a whole number from 1 to 2147483646", seed);
  if (typeof sandbox?.now !== "function")
    throw new ArgumentError(action, "sandbox", "be made by createSandbox({ clock })", sandbox);
  const at: unknown = sandbox.now();
  if (!(at instanceof Date))
    throw new ArgumentError(action, "sandbox", "be in this process, by createSandbox({ clock })", sandbox);
  if (at.getTime() !== clock.now())
    throw new ArgumentError(action, "sandbox", "run on the same clock, createSandbox({ clock })", sandbox);
  return given;
}

/** @throws {ArgumentError} If the time is no finite number of ms from 0 on. */
export function checkTime(action: string, name: string, ms: number): void {
  if (!(Number.isFinite(ms) && ms >= 0))
    throw new ArgumentError(action, name, "be a finite number of ms from 0 on", ms);
}
