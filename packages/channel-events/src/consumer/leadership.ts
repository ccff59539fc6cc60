import type { Clock } from "@kontor/http";
import { callRepeatedly } from "../dispatch/alarm.ts";
import type { Inbox } from "../inbox/inbox.ts";
import { waitAtMost } from "../dispatch/wait-at-most.ts";

export interface Leadership {
  /** Begins to ask for it; whose it is, if that can be told. */
  start(): Promise<"ours" | "theirs" | "unknown">;
  isOurs(): boolean;
  /** Another process had it when it was asked for last. */
  isTheirs(): boolean;
  /** Resolves when it becomes ours. One waits at a time. */
  gained(): Promise<void>;
  /** Gives it up, so that the next one need not wait. */
  stop(): Promise<void>;
}

export interface LeadershipOptions {
  inbox: Pick<Inbox, "lease" | "endLease">;
  clock: Clock;
  name: string;
  /** How long it is ours without being renewed, in ms. */
  durationMs: number;
  onError(error: unknown): void;
  /** Called whenever the inbox answered. */
  onAnswer(): void;
}

/** One process at a time does something; another one waits for it to end, or to say nothing for too long. */
export function createLeadership({ inbox, clock, name, durationMs, onError, onAnswer }: LeadershipOptions): Leadership {
  const owner = crypto.randomUUID();
  let until = 0; // by a clock that only goes on: ours may stand still while another's goes on
  let stopAsking: (() => void) | undefined;
  let waiters: (() => void)[] = [];
  let isAsking = false;
  let isTheirs = false;
  let answeredAt = 0;
  const isOurs = () => clock.monotonicMs() < until;

  async function ask(): Promise<"ours" | "theirs" | "unknown"> {
    const askedAt = clock.monotonicMs();
    const was = isOurs();
    try {
      const isGiven = await inbox.lease(name, owner, durationMs);
      if (!stopAsking) {
        if (isGiven) await inbox.endLease(name, owner); // it was given up meanwhile
        return "theirs";
      }
      until = isGiven ? askedAt + durationMs : 0;
      isTheirs = !isGiven;
      answeredAt = clock.monotonicMs();
      onAnswer();
    } catch (error) {
      onError(error);
      return "unknown";
    }
    if (!was && isOurs()) for (const resolve of waiters.splice(0)) resolve();
    return isOurs() ? "ours" : "theirs";
  }

  async function askAgain(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    await waitAtMost(durationMs, ask(), clock); // one that hangs, on a connection that is gone, is left to itself
    isAsking = false;
  }

  return {
    async start() {
      stopAsking ??= callRepeatedly(clock, durationMs / 3, () => void askAgain());
      return ask();
    },
    isOurs,
    isTheirs: () => isTheirs && clock.monotonicMs() - answeredAt < 2 * durationMs,
    gained: () =>
      new Promise((resolve) => {
        waiters = [resolve];
      }),
    async stop() {
      stopAsking?.();
      stopAsking = undefined;
      until = 0;
      isTheirs = false;
      await inbox.endLease(name, owner).catch(onError);
    },
  };
}
