import type { Clock } from "@kontor/http";
import { callRepeatedly, waitAtMost } from "../ground/wait.ts";
import type { Inbox, Ownership } from "../inbox/inbox.ts";
import type { OwnershipFacts } from "../observe/health.ts";
import type { Logger } from "../ground/log.ts";
import type { PollLoopOptions } from "../poll/loop.ts";
import { isRefusal } from "../ground/refusal.ts";

const TAKE_EVERY_MS = 500; // A process that waits takes over so soon after the end of the owner.
const SIGN_EVERY_MS = 5_000;
const RECORD_INTERVALS = 5; // A process whose polls fail for longer is failing.

/** A turn, as one of those who share it sees it: each starts and stops its own part. */
export type Leadership = ReturnType<SharedLeadership["join"]>;

export type SharedLeadership = ReturnType<typeof createLeadership>;

export interface LeadershipOptions {
  inbox: Pick<Inbox, "lease" | "endLease">;
  clock: Clock;
  name: string;
  /** How long the turn is ours without a renewal, in ms. */
  durationMs: number;
  onError(error: unknown): void;
  /** Called whenever the inbox answered. */
  onAnswer(): void;
  /** Whether this process should have the turn. If it should not, it gives the turn up. Default: it should. */
  isWanted?: (() => boolean) | undefined;
  /** Whether it renews at a third of the lease. If `false`, call `look()` that often. Default `true`. */
  asksByItself?: boolean | undefined;
}

/**
 * Makes a turn that one process has at a time. Another process gets it when this one ends, or does not renew it in time. It is asked for
 * from the first start to the last stop of those who share it.
 */
export function createLeadership(options: LeadershipOptions) {
  const { inbox, clock, name, durationMs, onError, onAnswer, isWanted = () => true, asksByItself = true } = options;
  let owner = crypto.randomUUID(); // Another one after each stop, so that a late answer gives no turn. A turn that could not be ended then runs out first.
  const started = new Set<{ wake: () => void }>();
  let until = 0; // in ms of the monotonic clock
  let stopAsking = () => {};
  let theirsUntil = 0; // That another process has the turn is believed for two leases.
  const numbers = { asked: 0, answered: 0 }; // A question may be asked while another one hangs.
  const isOurs = () => clock.monotonicMs() < until;
  const askAgain = () => waitAtMost(durationMs, ask(), clock); // A call that hangs, for example on a dead connection, is given up.

  async function ask(): Promise<"ours" | "theirs" | "unknown"> {
    const askedAt = clock.monotonicMs();
    const was = isOurs();
    const number = (numbers.asked += 1);
    const asker = owner;
    try {
      if (!isWanted()) return await giveUp();
      const isGiven = await inbox.lease(name, asker, durationMs);
      const isStopped = asker !== owner;
      const isLate = number < numbers.answered;
      if (isGiven && (isStopped || (isLate && !isOurs()))) await inbox.endLease(name, asker); // The turn was given up meanwhile.
      if (isStopped) return "theirs";
      if (isLate) return isOurs() ? "ours" : "theirs";
      numbers.answered = number;
      until = isGiven ? askedAt + durationMs : 0;
      theirsUntil = isGiven ? 0 : clock.monotonicMs() + 2 * durationMs;
      onAnswer();
    } catch (error) {
      onError(error);
      return "unknown";
    }
    if (!was && isOurs()) for (const part of started) part.wake();
    return isOurs() ? "ours" : "theirs";
  }

  /** Leaves the turn to the process that should have it. */
  async function giveUp(): Promise<"theirs"> {
    const was = isOurs();
    numbers.answered = numbers.asked;
    until = 0;
    theirsUntil = clock.monotonicMs() + 2 * durationMs;
    if (was) await inbox.endLease(name, owner);
    return "theirs";
  }

  return {
    isOurs,
    /** Asks for the turn now, or gives it up. An earlier question may hang, or have been asked before the reason for this one. */
    look: async () => void (started.size > 0 && (await ask())),
    join() {
      const part = { wake: () => {} };
      return {
        /** Begins to ask for the turn, and says who has it. `unknown` if the inbox cannot be asked. */
        async start() {
          const isFirst = started.size === 0;
          started.add(part);
          if (isFirst && asksByItself) stopAsking = callRepeatedly(clock, durationMs / 3, askAgain);
          return isOurs() && !isFirst ? "ours" : ask();
        },
        isOurs: () => started.has(part) && isOurs(),
        /** Another process had the turn at the last answer, which is not too old. */
        isTheirs: () => clock.monotonicMs() < theirsUntil,
        /** Resolves when the turn becomes ours. Only the newest call resolves. */
        gained: () => new Promise<void>((resolve) => void (part.wake = resolve)),
        /** Gives the turn up, so that the next process need not wait for the end of the lease. */
        async stop(): Promise<void> {
          if (!started.delete(part) || started.size > 0) return; // An inbox that refused the start may not answer.
          stopAsking();
          until = 0;
          theirsUntil = 0;
          const asker = owner;
          owner = crypto.randomUUID();
          await inbox.endLease(name, asker).catch(onError);
        },
      };
    },
  };
}

/**
 * Records in the inbox that a poll has succeeded, so that a process that does not poll can tell whether polling works. The record is a lease,
 * because every inbox has them: while it is held, a process polls with success.
 */
export function createPollRecord(options: {
  inbox: Pick<Inbox, "lease" | "own">;
  intervalMs: number;
  onError(error: unknown): void;
}) {
  const { inbox, intervalMs, onError } = options;
  let hasSeen = false;
  return {
    /** Makes a poll that records its success. A store with one owner needs no record: who waits for the owner is ready. */
    record:
      (poll: PollLoopOptions["pollOnce"]): PollLoopOptions["pollOnce"] =>
      async (signal) => {
        const report = await poll(signal);
        if (report.pages === 0) return report; // The platform was not asked.
        hasSeen = true;
        if (!inbox.own) await inbox.lease("polled", "poller", RECORD_INTERVALS * intervalMs).catch(onError);
        return report;
      },
    hasSeen: () => hasSeen,
    /** Asks whether another process has polled with success lately. A lease of 0 ms takes nothing from anybody. */
    async look(): Promise<void> {
      hasSeen ||= !(await inbox.lease("polled", "reader", 0));
    },
  };
}

/** Keeps an inbox that one process owns at a time, such as a file, or waits for it. Any other inbox is always ours. */
export function createOwnershipKeeper(
  options: Pick<LeadershipOptions, "clock" | "onError" | "onAnswer"> & {
    inbox: Pick<Inbox, "own" | "disown">;
    log: Logger;
  },
) {
  const { inbox, clock, log, onError, onAnswer } = options;
  const user = crypto.randomUUID();
  let asking: AbortController | undefined;
  let gained = Promise.withResolvers<void>();
  let last: Ownership | undefined;
  let hasFailed = false; // What is known of another owner is old then: it may have ended.
  let signedAt = clock.monotonicMs();
  const isOurs = () => !inbox.own || last?.isOurs === true;

  async function ask(): Promise<void> {
    const was = last;
    const { resolve } = gained; // After a stop, whoever waits then must not hear of what came before it.
    last = await inbox.own!(user).catch((error: unknown) => {
      hasFailed = true;
      throw error;
    });
    hasFailed = false;
    onAnswer();
    if (!last.isOurs) {
      const message = "Another process owns the inbox; this one waits, and takes over when that one ends";
      if (!was || was.isOurs) log.warn({ ...last.owner }, message);
      return;
    }
    signedAt = clock.monotonicMs();
    if (was?.isOurs === false) log.info({}, "The process that owned the inbox has ended; this one takes over");
    resolve();
  }

  async function goOn({ signal }: AbortController): Promise<void> {
    const { resolve } = gained;
    while (!signal.aborted) {
      await clock.sleep(isOurs() ? SIGN_EVERY_MS : TAKE_EVERY_MS, { signal }).catch(() => {});
      if (!signal.aborted) await ask().catch(onError);
    }
    resolve();
  }

  return {
    /** Asks for the inbox, and goes on asking. `false` if it is not ours by now. @throws {StoreError} If no later try would help. */
    async start(): Promise<boolean> {
      if (!inbox.own || asking) return isOurs();
      try {
        await ask();
      } catch (error) {
        if (isRefusal(error)) throw error;
        onError(error);
      }
      asking = new AbortController();
      void goOn(asking);
      return isOurs();
    },
    isOurs,
    /** Resolves when this process owns the inbox, or asks for it no longer. */
    gained: () => gained.promise,
    read: (): OwnershipFacts => ({
      standby: last && !last.isOurs && !hasFailed ? { owner: last.owner, silentMs: last.silentMs } : undefined,
      silentMs: inbox.own && last?.isOurs ? clock.monotonicMs() - signedAt : 0,
    }),
    async stop(): Promise<void> {
      asking?.abort();
      asking = undefined;
      gained = Promise.withResolvers();
      last = undefined;
      await inbox.disown?.(user);
    },
  };
}
