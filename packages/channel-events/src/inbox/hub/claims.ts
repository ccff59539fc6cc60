import type { Inbox } from "../inbox.ts";
import type { HubCalls } from "./calls/calls.ts";
import type { DueMemory } from "./calls/due-memory.ts";
import type { HubChannel } from "./session.ts";

/** Gives the lanes of one channel to workers, keeps them for as long as their leases last, and records how handler runs ended. */
export function createHubClaims(
  { session, id }: HubChannel,
  calls: HubCalls,
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
