import type { Clock } from "@kontor/http";
import { callRepeatedly, waitAtMost } from "../../dispatch/wait.ts";
import type { FleetHub, FleetMember } from "../hub.ts";

export interface MembersOptions {
  hub: Pick<FleetHub, "join" | "leave">;
  /** The name of this process. */
  name: string;
  /** The turns that this process can take now. */
  listTurns(): readonly string[];
  /** How long a member lives without a word, in ms. It says a word three times in that time. */
  lifeMs: number;
  clock: Clock;
  /** Called when the hub has answered. */
  onAnswer(): void;
  /** Called after each look, also if the hub has not answered it. */
  onLook(): void;
  onError(error: unknown): void;
}

/** The processes of a fleet, as this one knows them. */
export interface Members {
  /** Joins, and goes on saying that this process lives. @throws If the hub cannot be reached. */
  start(): Promise<void>;
  /** The members that live. None, if the hub has not answered for as long as a member lives: others then believe that this process is gone. */
  list(): readonly string[];
  /** Those of them that can take a turn, as far as this one knows. Of itself it always knows. */
  listFor(turn: string): readonly string[];
  stop(): Promise<void>;
}

export function createMembers({ hub, name, listTurns, lifeMs, clock, ...calls }: MembersOptions): Members {
  const { onAnswer, onLook, onError } = calls;
  let known: readonly FleetMember[] = [];
  let until = 0; // in ms of the monotonic clock
  let stopLooking: (() => void) | undefined;
  let isLooking = false;
  let lastLook: Promise<void> | undefined;

  async function look(): Promise<void> {
    const askedAt = clock.monotonicMs();
    const found = await hub.join(name, lifeMs, listTurns());
    if (!stopLooking) return;
    known = found;
    until = askedAt + lifeMs;
    onAnswer();
  }

  async function lookAgain(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    lastLook = look();
    lastLook.catch(onError);
    await waitAtMost(lifeMs / 4, lastLook, clock); // A call that hangs, for example on a dead connection, is given up.
    isLooking = false;
    if (stopLooking) onLook();
  }

  const listLiving = () => (clock.monotonicMs() < until ? known : []);

  return {
    async start() {
      stopLooking ??= callRepeatedly(clock, lifeMs / 3, () => void lookAgain());
      lastLook = look();
      await lastLook;
      onLook();
    },
    list: () => listLiving().map((member) => member.name),
    listFor(turn) {
      const canTake = (member: FleetMember) =>
        (member.name === name ? listTurns() : member.turns)?.includes(turn) ?? true;
      return listLiving()
        .filter(canTake)
        .map((member) => member.name);
    },
    async stop() {
      stopLooking?.();
      stopLooking = undefined;
      until = 0;
      await waitAtMost(lifeMs / 4, lastLook, clock); // It would be recorded after the end otherwise, and others would count on this process.
      await hub.leave(name).catch(onError);
    },
  };
}
