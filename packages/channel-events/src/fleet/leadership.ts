import type { Clock } from "@kontor/http";
import { type Leadership, type SharedLeadership, createLeadership } from "../consumer/leadership.ts";
import type { StoredParts } from "../consumer/parts.ts";
import { callRepeatedly, waitAtMost } from "../ground/wait.ts";
import type { FleetInboxes, FleetMember } from "../inbox/inboxes.ts";

export interface TurnsOptions {
  inboxes: Pick<FleetInboxes, "inbox">;
  member: string;
  members: Pick<Members, "listFor">;
  channels: ReadonlyMap<string, { credentials: string; parts: Pick<StoredParts, "loop"> }>;
  leaseMs: number;
  clock: Clock;
  onError(error: unknown): void;
}

/** Makes the turns of a process. Who should have one follows from who is there; a lease in the store keeps it to one process. */
export function createTurns({ inboxes, member, members, channels, leaseMs, clock, onError }: TurnsOptions) {
  const turns = new Map<string, SharedLeadership>();
  const isChosen = (credentials: string) => chooseLeader(credentials, members.listFor(credentials)) === member;
  const isPolling = (credentials: string) =>
    [...channels.values()].some((each) => each.credentials === credentials && each.parts.loop.underway() !== undefined);

  function open(credentials: string): SharedLeadership {
    const turn: SharedLeadership = createLeadership({
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

export interface MembersOptions {
  inboxes: Pick<FleetInboxes, "join" | "leave">;
  name: string;
  listTurns(): readonly string[];
  /** How long a member lives without a word, in ms. It says a word three times in that time. */
  lifeMs: number;
  clock: Clock;
  onAnswer(): void;
  /** Called after each look, also if the store has not answered it. */
  onLook(): void;
  onError(error: unknown): void;
}

export type Members = ReturnType<typeof createMembers>;

export function createMembers(options: MembersOptions) {
  const { inboxes, name, listTurns, lifeMs, clock, onAnswer, onLook, onError } = options;
  let known: readonly FleetMember[] = [];
  let until = 0; // in ms of the monotonic clock
  let stopLooking: (() => void) | undefined;
  let lastLook: Promise<void> | undefined;

  async function look(): Promise<void> {
    const askedAt = clock.monotonicMs();
    const found = await inboxes.join(name, lifeMs, listTurns());
    if (!stopLooking) return;
    known = found;
    until = askedAt + lifeMs;
    onAnswer();
  }

  async function lookAgain(): Promise<void> {
    lastLook = look();
    lastLook.catch(onError);
    await waitAtMost(lifeMs / 4, lastLook, clock); // A call that hangs, for example on a dead connection, is given up.
    if (stopLooking) onLook();
  }

  const listLiving = () => (clock.monotonicMs() < until ? known : []);

  return {
    /** Joins, and goes on saying that this process lives. @throws If the store cannot be reached. */
    async start(): Promise<void> {
      stopLooking ??= callRepeatedly(clock, lifeMs / 3, lookAgain);
      lastLook = look();
      await lastLook;
      onLook();
    },
    /** The members that live. None, if the store has not answered for as long as a member lives: others then believe that this process is gone. */
    list: (): string[] => listLiving().map((member) => member.name),
    /** Those of them that can take a turn, as far as this one knows. Of itself it always knows. */
    listFor: (turn: string): string[] =>
      listLiving().flatMap((member) =>
        (member.name === name ? listTurns() : member.turns).includes(turn) ? [member.name] : [],
      ),
    async stop(): Promise<void> {
      stopLooking?.();
      stopLooking = undefined;
      until = 0;
      await waitAtMost(lifeMs / 4, lastLook, clock); // It would be recorded after the end otherwise, and others would count on this process.
      await inboxes.leave(name).catch(onError);
    },
  };
}

/** Chooses who leads a key, by rendezvous hashing: all who know the same members agree, and few keys move when a member does. */
export function chooseLeader(key: string, members: readonly string[]): string | undefined {
  let leader: string | undefined;
  let highest = -1;
  for (const member of members) {
    const weight = computeWeight(`${member}\n${key}`);
    if (weight > highest || (weight === highest && member > leader!)) [leader, highest] = [member, weight];
  }
  return leader;
}

/** FNV-1a of a text, and the last step of MurmurHash3, without which names that end alike get weights that lie close together. */
function computeWeight(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
