import type { Clock } from "@kontor/http";
import { createLeadership, type Leadership, type LeadershipOptions } from "../consumer/leadership.ts";
import type { StoredParts } from "../consumer/parts.ts";
import { chooseLeader, type Members } from "./members.ts";
import type { FleetInboxes } from "./options.ts";

export interface TurnsOptions {
  inboxes: Pick<FleetInboxes, "inbox">;
  /** The name of this process. */
  member: string;
  members: Pick<Members, "listFor">;
  channels: ReadonlyMap<string, { credentials: string; parts: Pick<StoredParts, "loop"> }>;
  leaseMs: number;
  clock: Clock;
  onError(error: unknown): void;
}

/**
 * Makes the turns of a process. Which process should have a turn follows from who is there; a lease in the store makes sure that only one has
 * it. A turn is given up between two polls.
 */
export function createTurns({ inboxes, member, members, channels, leaseMs, clock, onError }: TurnsOptions) {
  const turns = new Map<string, SharedLeadership>();
  const isChosen = (credentials: string) => chooseLeader(credentials, members.listFor(credentials)) === member;
  const isPolling = (credentials: string) =>
    [...channels.values()].some((each) => each.credentials === credentials && each.parts.loop.underway() !== undefined);

  function open(credentials: string): SharedLeadership {
    const turn: SharedLeadership = createSharedLeadership({
      inbox: inboxes.inbox(credentials),
      clock,
      name: "poller",
      durationMs: leaseMs,
      onError,
      onAnswer() {},
      asksByItself: false, // All turns are asked for together, so that the store makes one call of them.
      // A poll under way may go on with the turn that it has; if it has lost the turn, it must not take it from another process.
      isWanted: () => isChosen(credentials) || (turn.isOurs() && isPolling(credentials)),
    });
    turns.set(credentials, turn);
    return turn;
  }

  return {
    /** The turn of a channel with these credentials. */
    join(credentials: string): Leadership {
      const turn = (turns.get(credentials) ?? open(credentials)).join();
      return { ...turn, isOurs: () => turn.isOurs() && isChosen(credentials) }; // A poll that goes on fetches no further page.
    },
    /** Asks for the turns that this process should have now, and gives up those that it should not. */
    look(): void {
      for (const turn of turns.values()) void turn.look();
    },
  };
}

/** A turn that several consumers of this process share, because their channels share credentials, and so a quota. */
type SharedLeadership = ReturnType<typeof createSharedLeadership>;

/** The turn is asked for from the first start to the last stop. */
export function createSharedLeadership(options: LeadershipOptions) {
  const turn = createLeadership(options);
  const started = new Set<object>();
  const waiters = new Map<object, () => void>();
  let isListening = false;

  async function listen(): Promise<void> {
    isListening = true;
    while (started.size > 0) {
      await turn.gained();
      for (const [part, resolve] of [...waiters]) {
        if (!started.has(part)) continue;
        waiters.delete(part);
        resolve();
      }
    }
    isListening = false;
  }

  return {
    /** Whether this process has the turn. */
    isOurs: () => turn.isOurs(),
    /** Asks for the turn now, or gives it up. */
    look: () => (started.size > 0 ? turn.look() : Promise.resolve()),
    /** The turn as one consumer sees it: each starts and stops its own part. */
    join(): Leadership {
      const part = {};
      return {
        async start() {
          const isFirst = started.size === 0;
          started.add(part);
          if (!isListening) void listen();
          if (isFirst || !turn.isOurs()) return turn.start();
          return "ours";
        },
        isOurs: () => started.has(part) && turn.isOurs(),
        isTheirs: () => turn.isTheirs(),
        gained: () => new Promise((resolve) => waiters.set(part, resolve)),
        look: turn.look,
        async stop() {
          if (!started.delete(part)) return;
          waiters.delete(part);
          if (started.size === 0) await turn.stop();
        },
      };
    },
  };
}
