import type { Clock } from "@kontor/http";
import type { RunResult } from "../dispatch/dispatcher.ts";
import type { StoredEvent } from "../inbox/event.ts";

const MAX_LANES = 10_000; // what is beyond is not told one by one

/** A lane whose first event fails again and again. */
export interface FailingLane {
  lane: string;
  /** The event that fails. */
  id: string;
  type: string;
  /** Runs of it that failed. */
  attempts: number;
  /** For how long it has been failing here, in ms. */
  durationMs: number;
  problem: string;
}

export interface FailingLanes {
  /** Takes down how a handler run ended. */
  note(event: StoredEvent, outcome: RunResult): void;
  /** Those that have failed for longest come first. */
  list(): FailingLane[];
}

/** Knows which lanes fail in this process, from what their handlers came to. */
export function createFailingLanes(clock: Pick<Clock, "monotonicMs">): FailingLanes {
  const lanes = new Map<string, Omit<FailingLane, "durationMs"> & { since: number }>();
  return {
    note({ lane, id, type, attempts }, outcome) {
      const isFailing = typeof outcome === "object" && outcome.settlement.to === "retry";
      const known = lanes.get(lane);
      if (!isFailing) return void lanes.delete(lane);
      if (!known && lanes.size >= MAX_LANES) return;
      const since = known?.id === id ? known.since : clock.monotonicMs();
      const { problem } = outcome.settlement as { problem: string };
      lanes.set(lane, { lane, id, type, attempts: attempts + 1, since, problem });
    },
    list() {
      const now = clock.monotonicMs();
      return [...lanes.values()]
        .toSorted((one, other) => one.since - other.since)
        .map(({ since, ...facts }) => ({ ...facts, durationMs: Math.round(now - since) }));
    },
  };
}
