import type { LaneClaim, LaneResult } from "../claim.ts";
import type { Inbox } from "../inbox.ts";
import type { Calls, ClaimAnswer } from "./calls.ts";
import type { Channel } from "./session.ts";

const TRUE_FOR_MS = 1_000; // Other processes change something in silence, too: the look of every two seconds finds that.

/** Gives the lanes of one channel to workers, keeps them for as long as their leases last, and records how handler runs ended. */
export function createClaims(
  { session, id }: Channel,
  calls: Calls,
  due: DueMemory,
): Pick<Inbox, "claim" | "settle" | "recordStarts" | "renew" | "findNextDueMs"> {
  return {
    async claim(options) {
      const remember = due.begin(options.perLane);
      const answer = await calls.claim({ ...options, channel: await id() });
      remember(answer);
      return answer.claims;
    },
    async settle(results) {
      if (results.length === 0) return [];
      try {
        return await calls.settle({ channel: await id(), results });
      } finally {
        due.end(results);
      }
    },
    async recordStarts(starts) {
      due.forget();
      return starts.length === 0 ? [] : calls.recordStarts({ channel: await id(), starts });
    },
    async renew(claims, leaseMs) {
      return claims.length === 0 ? [] : calls.renew({ channel: await id(), claims, leaseMs });
    },
    async findNextDueMs() {
      const known = session.now() === null ? due.read() : undefined; // A clock of the program may be set to any time.
      return known ? known.dueInMs : calls.findNextDueMs({ channel: await id() });
    },
  };
}

/**
 * Remembers when the next lane of a channel is due. A claim has told it, and most of what follows does not change it: the lanes end without
 * anything left in them. So an event costs a claim and a result, and no question.
 */
export interface DueMemory {
  /** Begins a claim of so many events of a lane; the function takes its answer. */
  begin(perLane: number): (answer: ClaimAnswer) => void;
  /** Takes in results that were written. */
  end(results: readonly LaneResult[]): void;
  /** Something has changed that the memory does not know. */
  forget(): void;
  /** The time until a lane has its turn, in ms, or that nothing waits; `undefined` if it is not known. */
  read(): { dueInMs: number | undefined } | undefined;
}

/** @param monotonicMs Gives the time of a clock that never goes back. */
export function createDueMemory(monotonicMs: () => number): DueMemory {
  const wholeLanes = new WeakSet<LaneClaim>(); // All that waited in them was claimed.
  let known: { dueAt: number | undefined; until: number } | undefined;
  let changes = 0;
  const memory: DueMemory = {
    begin(perLane) {
      const changesBefore = changes;
      return ({ claims, dueInMs }) => {
        for (const claim of claims)
          if (claim.events.length < perLane && claim.unfinishedStarts === 0) wholeLanes.add(claim);
        if (changes !== changesBefore) return; // The answer may be older than the change.
        const at = monotonicMs();
        known = { dueAt: dueInMs === undefined ? undefined : at + dueInMs, until: at + TRUE_FOR_MS };
      };
    },
    end(results) {
      if (!results.every((result) => wholeLanes.has(result.claim) && isEmptyAfter(result))) memory.forget();
    },
    forget() {
      changes += 1;
      known = undefined;
    },
    read() {
      const at = monotonicMs();
      if (!known || at >= known.until) return undefined;
      return { dueInMs: known.dueAt === undefined ? undefined : Math.max(0, known.dueAt - at) };
    },
  };
  return memory;
}

/** Whether nothing is left of what was claimed in a lane that is given back. */
function isEmptyAfter({ claim, settled, release, park, nextTurnInMs }: LaneResult): boolean {
  if (!release || park || nextTurnInMs !== undefined || settled.length < claim.events.length) return false;
  return settled.every(({ settlement }) => settlement.to !== "retry");
}
