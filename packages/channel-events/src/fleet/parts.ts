import type { Clock } from "@kontor/http";
import { systemClock } from "@kontor/http/internal";
import { describeError, buildProblemFacts, consoleLogger, type Logger } from "../observe/log.ts";
import { createLifecycle, type Lifecycle } from "../consumer/lifecycle.ts";
import { createFleetChannel, type FleetChannel } from "./open-channel.ts";
import { createHandlerSlots } from "./share/handler-slots.ts";
import { createLaneBudget, type LaneBudget } from "./share/lane-budget.ts";
import { createMembers, type Members } from "./turns/members.ts";
import type { ChannelFleetOptions, FleetChannelOptions } from "./options.ts";
import { createTurns } from "./turns/turns.ts";

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
  /** The last failure of the hub. `undefined` once it answers again. */
  hubError(): string | undefined;
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
  const { hub, maxHandlers = 16, leaseMs = 15_000, unsafeDurability = false } = options;
  const { member = crypto.randomUUID(), clock = systemClock, random = Math.random } = options;
  const log = options.logger ?? consoleLogger;
  const maxPerChannel = Math.max(1, Math.ceil((maxHandlers * 3) / 4));
  const slots = createHandlerSlots({ maxHandlers, maxPerChannel, clearingMs: leaseMs, clock });
  const budget = createLaneBudget({
    maxLanes: maxHandlers * LANES_AHEAD,
    maxPerChannel: maxPerChannel * LANES_AHEAD,
    maxPerClaim: maxHandlers,
  });
  const channels = new Map<string, FleetChannel>();
  const lifecycle = createLifecycle();
  let hubError: string | undefined;
  const onError = (error: unknown) => {
    hubError = describeError(error);
    if (!lifecycle.signal.aborted) log.error(buildProblemFacts(error), "The hub failed");
  };
  const members = createMembers({
    hub,
    name: member,
    listTurns: () => listTurns(channels),
    lifeMs: leaseMs,
    clock,
    onError,
    onAnswer() {
      hubError = undefined;
      onAnswer();
    },
    onLook: () => turns.look(),
  });
  const turns = createTurns({ hub, member, members, channels, leaseMs, clock, onError });

  function open(name: string, given: FleetChannelOptions): FleetChannel {
    const channel = createFleetChannel({
      name,
      options: given,
      inbox: hub.inbox(name),
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
  return { member, maxHandlers, channels, members, lifecycle, budget, log, clock, hubError: () => hubError, open };
}
