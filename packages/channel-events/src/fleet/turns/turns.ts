import type { Clock } from "@kontor/http";
import type { Leadership } from "../../consumer/leadership.ts";
import { chooseLeader } from "./choose-leader.ts";
import type { FleetChannel } from "../open-channel.ts";
import type { FleetHub } from "../hub.ts";
import type { Members } from "./members.ts";
import { createSharedLeadership, type SharedLeadership } from "./shared-leadership.ts";

export interface TurnsOptions {
  hub: Pick<FleetHub, "inbox">;
  /** The name of this process. */
  member: string;
  members: Pick<Members, "listFor">;
  channels: ReadonlyMap<string, FleetChannel>;
  leaseMs: number;
  clock: Clock;
  onError(error: unknown): void;
}

/** The turns to poll, one for all channels of the same credentials. */
export interface Turns {
  /** The turn of a channel with these credentials. */
  join(credentials: string): Leadership;
  /** Asks for the turns that this process should have now, and gives up those that it should not. */
  look(): void;
}

/**
 * Makes the turns of a process. Which process should have a turn follows from who is there; a lease in the store makes sure that only one has
 * it. A turn is given up between two polls.
 */
export function createTurns({ hub, member, members, channels, leaseMs, clock, onError }: TurnsOptions): Turns {
  const turns = new Map<string, SharedLeadership>();
  const isChosen = (credentials: string) => chooseLeader(credentials, members.listFor(credentials)) === member;
  const isPolling = (credentials: string) =>
    [...channels.values()].some((each) => each.credentials === credentials && each.parts.loop.underway() !== undefined);

  function open(credentials: string): SharedLeadership {
    const turn: SharedLeadership = createSharedLeadership({
      inbox: hub.inbox(credentials),
      clock,
      name: "poller",
      durationMs: leaseMs,
      onError,
      onAnswer() {},
      asksByItself: false, // All turns are asked for together, so that the hub makes one call of them.
      // A poll under way may go on with the turn that it has; if it has lost the turn, it must not take it from another process.
      isWanted: () => isChosen(credentials) || (turn.isOurs() && isPolling(credentials)),
    });
    turns.set(credentials, turn);
    return turn;
  }

  return {
    join(credentials) {
      const turn = (turns.get(credentials) ?? open(credentials)).join();
      return { ...turn, isOurs: () => turn.isOurs() && isChosen(credentials) }; // A poll that goes on fetches no further page.
    },
    look() {
      for (const turn of turns.values()) void turn.look();
    },
  };
}
