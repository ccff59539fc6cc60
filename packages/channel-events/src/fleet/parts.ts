import { ArgumentError, type Clock } from "@kontor/http";
import { systemClock } from "@kontor/http/internal";
import { checkChannelOptions } from "../consumer/options.ts";
import type { Leadership } from "../consumer/leadership.ts";
import { createLifecycle, type Lifecycle } from "../consumer/lifecycle.ts";
import { connectConsumer, type ChannelConsumer } from "../consumer/consumer.ts";
import { createStoredParts, type StoredParts } from "../consumer/parts.ts";
import type { LaneGate } from "../dispatch/options.ts";
import type { Inbox } from "../inbox/inbox.ts";
import { buildProblemFacts, consoleLogger, describeError, type Logger } from "../observe/log.ts";
import { createLaneBudget, type LaneBudget } from "./budget.ts";
import { createTurns } from "./leadership.ts";
import { createMembers, type Members } from "./members.ts";
import { checkName, type ChannelFleetOptions, type FleetChannelOptions } from "./options.ts";
import { createHandlerSlots } from "./slots.ts";

const LANES_AHEAD = 4; // A process holds this many lanes for each of its handlers, so that the next one begins at once.

/** The parts of a fleet in one process. */
export interface FleetParts {
  member: string;
  maxHandlers: number;
  channels: Map<string, FleetChannel>;
  members: Members;
  lifecycle: Lifecycle;
  budget: LaneBudget;
  log: Logger;
  clock: Clock;
  /** The last failure of the store. `undefined` once it answers again. */
  storeError(): string | undefined;
  /** Opens a channel; nothing of it runs yet. */
  open(name: string, options: FleetChannelOptions): FleetChannel;
}

/** The turns to poll that this process can take. One whose channels are all paused is left to others. */
function listTurns(channels: FleetParts["channels"]): string[] {
  const working = [...channels.values()].filter(
    ({ parts }) => !parts.progress.isPaused && !parts.lifecycle.signal.aborted,
  );
  return [...new Set(working.map(({ credentials }) => credentials))];
}

/** Builds the parts and connects them; nothing runs yet. */
export function createFleetParts(options: ChannelFleetOptions, onAnswer: () => void): FleetParts {
  const { inboxes, maxHandlers = 16, leaseMs = 15_000, unsafeDurability = false } = options;
  const { member = crypto.randomUUID(), clock = systemClock, random = Math.random } = options;
  const log = options.logger ?? consoleLogger({ clock: options.clock });
  const maxPerChannel = Math.max(1, Math.ceil((maxHandlers * 3) / 4));
  const slots = createHandlerSlots({ maxHandlers, maxPerChannel, clearingMs: leaseMs, clock });
  const budget = createLaneBudget({
    maxLanes: maxHandlers * LANES_AHEAD,
    maxPerChannel: maxPerChannel * LANES_AHEAD,
    maxPerClaim: maxHandlers,
  });
  const channels = new Map<string, FleetChannel>();
  const lifecycle = createLifecycle();
  let storeError: string | undefined;
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

  function open(name: string, given: FleetChannelOptions): FleetChannel {
    const channel = createFleetChannel({
      name,
      options: given,
      inbox: inboxes.inbox(name),
      gate: {
        admit: (asked, signal) => budget.admit(name, asked, signal),
        hold: (held) => budget.hold(name, held),
        take: (wanted) => slots.take(name, wanted),
        leaveBehind: slots.leaveBehind,
      },
      leadership: turns.join(given?.credentials ?? name),
      maxLanes: maxPerChannel,
      logger: log,
      clock,
      random,
      unsafeDurability,
    });
    channels.set(name, channel);
    return channel;
  }
  return { member, maxHandlers, channels, members, lifecycle, budget, log, clock, storeError: () => storeError, open };
}

interface FleetChannelParts {
  name: string;
  options: FleetChannelOptions;
  inbox: Inbox;
  gate: LaneGate;
  leadership: Leadership;
  /** How many of the process's handlers it may run at a time. */
  maxLanes: number;
  logger: Logger;
  clock: Clock;
  random: () => number;
  unsafeDurability: boolean;
}

/** A channel of a fleet, with its consumer. */
export interface FleetChannel {
  consumer: ChannelConsumer;
  parts: StoredParts;
  /** The channels of the same credentials have the same text here. */
  credentials: string;
  /** The reason why its start was refused, and when it is tried again, in ms of the monotonic clock. */
  refused: { error: unknown; againAt: number } | undefined;
}

/**
 * Makes the consumer of a channel, which shares its slots, its store and its turn to poll with others.
 *
 * @throws {ArgumentError} If an option of the channel is missing or out of range.
 */
function createFleetChannel(given: FleetChannelParts): FleetChannel {
  checkOwnOptions(given);
  const { name, options, inbox, gate, leadership, maxLanes, clock, random, unsafeDurability } = given;
  const { credentials = name, ...rest } = options;
  const logger = nameChannel(given.logger, name);
  const consumerOptions = {
    ...rest,
    inbox,
    clock,
    random,
    logger,
    unsafeDurability,
    lanes: { ...rest.lanes, maxLanes: Math.min(rest.lanes?.maxLanes ?? maxLanes, maxLanes) },
  };
  checkChannelOptions(consumerOptions);
  const parts = createStoredParts(consumerOptions, { gate, leadership });
  return { consumer: connectConsumer(parts), parts, credentials, refused: undefined };
}

/** @throws {ArgumentError} If a channel has an option that its fleet gives it. */
function checkOwnOptions({ name, options }: FleetChannelParts): void {
  const action = `open the channel ${name}`;
  if (options === null || typeof options !== "object")
    throw new ArgumentError(action, "its options", "be an object", options === null ? null : typeof options); // A text may be a secret.
  for (const option of ["inbox", "logger", "clock", "random", "unsafeDurability"])
    if (option in options) throw new ArgumentError(action, option, "be left to the fleet", "one of its own");
  checkName(action, "credentials", options.credentials ?? name);
}

/** Adds the name of the channel to each message. */
function nameChannel(log: Logger, channel: string): Logger {
  return {
    info: (facts, message) => log.info({ channel, ...facts }, message),
    warn: (facts, message) => log.warn({ channel, ...facts }, message),
    error: (facts, message) => log.error({ channel, ...facts }, message),
  };
}
