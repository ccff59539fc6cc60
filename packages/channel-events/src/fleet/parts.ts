import { ArgumentError } from "@kontor/http";
import { connectConsumer, type ChannelConsumer } from "../consumer/consumer.ts";
import { createLifecycle } from "../consumer/lifecycle.ts";
import { createStoredParts, type StoredParts } from "../consumer/parts.ts";
import type { LaneGate } from "../dispatch/state.ts";
import { buildProblemFacts, consoleLogger, describeError, guardLogger, type Logger } from "../ground/log.ts";
import { createHandlerSlots, createLaneBudget } from "./slots.ts";
import { createMembers, createTurns } from "./leadership.ts";
import { readChannelOptions } from "../options.ts";
import { checkName, type FleetChannelOptions, type readFleetOptions } from "./options.ts";

const SHARE_OF_CHANNELS = 0.65; // The rest of a health report is for the problems of the process.
const LANES_AHEAD = 4; // A process holds this many lanes for each of its handlers, so that the next one begins at once.

export type FleetParts = ReturnType<typeof createFleetParts>;

type FleetOptions = Omit<ReturnType<typeof readFleetOptions>, "channels">;

/** The turns to poll that this process can take. One whose channels are all paused is left to others. */
function listTurns(channels: ReadonlyMap<string, FleetChannel>): string[] {
  const working = [...channels.values()].filter(
    ({ parts }) => !parts.progress.isPaused && !parts.lifecycle.signal.aborted,
  );
  return [...new Set(working.map(({ credentials }) => credentials))];
}

/** Builds the parts and connects them; nothing runs yet. */
export function createFleetParts(options: FleetOptions, onAnswer: () => void) {
  const { inboxes, maxHandlers, leaseMs, clock, random, unsafeDurability, member = crypto.randomUUID() } = options;
  const log = guardLogger(options.logger, consoleLogger({ clock }));
  const maxPerChannel = Math.max(1, Math.ceil((maxHandlers * 3) / 4));
  const slots = createHandlerSlots({ maxHandlers, maxPerChannel, clearingMs: leaseMs, clock });
  const budget = createLaneBudget({
    maxLanes: maxHandlers * LANES_AHEAD,
    maxPerChannel: maxPerChannel * LANES_AHEAD,
    maxPerClaim: maxHandlers,
  });
  const channels = new Map<string, FleetChannel>();
  const lifecycle = createLifecycle();
  let storeError: string | undefined; // The last failure of the store, until it answers again.
  const onError = (error: unknown) => {
    storeError = describeError(error);
    if (!lifecycle.signal.aborted) log.error(buildProblemFacts(error), "The store of the fleet failed");
  };
  const members = createMembers({
    inboxes,
    name: member,
    listTurns: () => listTurns(channels),
    lifeMs: leaseMs,
    clock,
    onError,
    onAnswer() {
      storeError = undefined;
      onAnswer();
    },
    onLook: () => turns.look(),
  });
  const turns = createTurns({ inboxes, member, members, channels, leaseMs, clock, onError });

  /** Opens a channel; nothing of it runs yet. */
  function open(name: string, given: FleetChannelOptions): FleetChannel {
    checkOwnOptions(name, given);
    const gate: LaneGate = {
      admit: (asked, signal) => budget.admit(name, asked, signal),
      hold: (held) => budget.hold(name, held),
      take: (wanted) => slots.take(name, wanted),
      leaveBehind: slots.leaveBehind,
    };
    const { credentials = name, ...rest } = given;
    const consumerOptions = {
      ...rest,
      ...{ inbox: inboxes.inbox(name), logger: nameChannel(options.logger, name), clock, random, unsafeDurability },
      lanes: { ...rest.lanes, maxLanes: Math.min(rest.lanes?.maxLanes ?? maxPerChannel, maxPerChannel) },
    };
    const share = () => SHARE_OF_CHANNELS / channels.size;
    const parts = createStoredParts(readChannelOptions(consumerOptions), {
      shared: { gate, leadership: turns.join(credentials), share },
    });
    const channel: FleetChannel = { consumer: connectConsumer(parts), parts, credentials, refused: undefined };
    channels.set(name, channel);
    return channel;
  }
  return { member, maxHandlers, channels, members, lifecycle, budget, log, clock, storeError: () => storeError, open };
}

export interface FleetChannel {
  consumer: ChannelConsumer;
  parts: StoredParts;
  /** The channels of the same credentials have the same text here. */
  credentials: string;
  /** The reason why its start was refused, and when it is tried again, in ms of the monotonic clock. */
  refused: { error: unknown; againAt: number } | undefined;
}

/** @throws {ArgumentError} If a channel has an option that its fleet gives it. */
function checkOwnOptions(name: string, options: FleetChannelOptions): void {
  const action = `open the channel ${name}`;
  if (options === null || typeof options !== "object")
    throw new ArgumentError(action, "its options", "be an object", options === null ? null : typeof options); // A text may be a secret.
  for (const option of ["inbox", "logger", "clock", "random", "unsafeDurability"])
    if (option in options) throw new ArgumentError(action, option, "be left to the fleet", "one for this channel");
  checkName(action, "credentials", options.credentials ?? name);
}

function nameChannel(log: Logger, channel: string): Logger {
  return {
    info: (facts, message) => log.info({ channel, ...facts }, message),
    warn: (facts, message) => log.warn({ channel, ...facts }, message),
    error: (facts, message) => log.error({ channel, ...facts }, message),
  };
}
