import type { ChannelEvent } from "@kontor/channel-types";
import type { Clock } from "@kontor/http";
import type { RunResult } from "../dispatch/state.ts";
import type { StoredEvent } from "../inbox/event.ts";
import { describeError, type Logger } from "../observe/log.ts";
import { findSellerIn, type FetchedEvent } from "../page/item.ts";

const MAX_LANES = 10_000; // Further lanes are not listed one by one.

/**
 * Makes a function that finds the lane of a fetched event. If the key function fails or gives no text, the event goes into the lane with
 * the empty name, so that the page is not held up. An event that cannot be read goes into the lane of its seller.
 */
export function createLaneFinder(key: (event: ChannelEvent) => string, log: Logger): (fetched: FetchedEvent) => string {
  return ({ id, type, raw, decoded }) => {
    if ("problem" in decoded) return findSellerIn(raw);
    const facts = () => {
      const seller = findSellerIn(raw);
      return { id, type, lane: "", ...(seller && { seller }) };
    };
    try {
      const lane: unknown = key(decoded.event);
      if (typeof lane === "string") return lane;
      log.error(facts(), "lanes.key gave no text; the event goes into the lane of those without one");
    } catch (error) {
      log.error(
        { ...facts(), problem: describeError(error) },
        "lanes.key failed; the event goes into the lane of those without one",
      );
    }
    return "";
  };
}

/** A lane whose first event has failed and is tried again. */
export interface FailingLane {
  lane: string;
  /** The event that fails. */
  id: string;
  type: string;
  /** The number of its runs that failed. */
  attempts: number;
  /** How long it has been failing in this process, in ms. */
  durationMs: number;
  problem: string;
}

/** Finds out which lanes fail in this process, from the results of their handlers. */
export function createFailingLanes(clock: Pick<Clock, "monotonicMs">) {
  const lanes = new Map<string, Omit<FailingLane, "durationMs"> & { since: number }>();
  return {
    /** Remembers how a handler run ended. */
    note({ lane, id, type, attempts }: StoredEvent, outcome: RunResult): void {
      const isFailing = typeof outcome === "object" && outcome.settlement.to === "retry";
      const known = lanes.get(lane);
      if (!isFailing) return void lanes.delete(lane);
      if (!known && lanes.size >= MAX_LANES) return;
      const since = known?.id === id ? known.since : clock.monotonicMs();
      const { problem } = outcome.settlement as { problem: string };
      lanes.set(lane, { lane, id, type, attempts: attempts + 1, since, problem });
    },
    /** Lists the failing lanes; the lane that has failed longest comes first. */
    list(): FailingLane[] {
      const now = clock.monotonicMs();
      return [...lanes.values()]
        .toSorted((one, other) => one.since - other.since)
        .map(({ since, ...facts }) => ({ ...facts, durationMs: Math.round(now - since) }));
    },
  };
}
