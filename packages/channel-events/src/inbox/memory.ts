import type { Clock } from "@kontor/http";
import { checkOptionNames, systemClock } from "@kontor/http/internal";
import { checkClock } from "../consumer/options.ts";
import type { Inbox } from "./inbox.ts";
import { applyClockChange } from "./memory/apply-clock-change.ts";
import { createMemoryArrivals } from "./memory/arrivals.ts";
import { createMemoryClaims } from "./memory/claims.ts";
import { createMemoryOperations } from "./memory/operations.ts";
import { createMemoryState } from "./memory/state.ts";
import { withCheckedCalls } from "./with-checked-calls.ts";

/** Options of `memoryInbox()`. */
export interface MemoryInboxOptions {
  /** Tells the time. Default: the clock of this machine. */
  clock?: Pick<Clock, "now">;
}

/** An inbox for tests that survives nothing. It behaves like the durable inboxes, because the same suite runs on all of them. */
export function memoryInbox(options: MemoryInboxOptions = {}): Inbox {
  const { clock = systemClock } = options;
  checkOptionNames("open an inbox", options, { clock: 1 });
  checkClock("open an inbox", clock, "now");
  const now = () => clock.now();
  const state = createMemoryState(now);
  const { leases, steps, newest } = state;

  return withCheckedCalls({
    durability: "none",
    ...createMemoryArrivals(state),
    ...createMemoryClaims(state),
    ...createMemoryOperations(state),
    async lease(name, owner, durationMs) {
      applyClockChange(state);
      const current = leases.get(name);
      if (current && current.owner !== owner && current.until > now()) return false;
      leases.set(name, { owner, until: now() + durationMs });
      return true;
    },
    async endLease(name, owner) {
      if (leases.get(name)?.owner === owner) leases.delete(name);
    },
    loadStep: async (seq, key) => steps.get(`${seq} ${key}`),
    async saveStep(seq, key, value) {
      steps.set(`${seq} ${key}`, value);
    },
    async claimNewest(entity, createdAt) {
      if ((newest.get(entity) ?? Number.NEGATIVE_INFINITY) > createdAt) return false;
      newest.set(entity, createdAt);
      return true;
    },
    async close() {},
  });
}
