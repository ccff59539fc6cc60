import type { LaneGate } from "../dispatch/options.ts";
import { createFairQueue } from "../dispatch/wait.ts";
import { waitInTurn } from "./slots.ts";

export interface LaneBudgetOptions {
  /** Lanes that the channels of this process hold at a time. What a process holds when it is killed is tried with care afterwards. */
  maxLanes: number;
  /** How many of them may be of one channel. */
  maxPerChannel: number;
  /** How many a channel claims at once, so that others need not wait long for the answer and for the work that it brings. */
  maxPerClaim: number;
}

interface Waiter {
  lanes: number;
  resolve(lanes: number): void;
}

/** The number of lanes that a process may claim, of which each channel gets a part in turn. */
export function createLaneBudget({ maxLanes, maxPerChannel, maxPerClaim }: LaneBudgetOptions) {
  const held = new Map<string, number>();
  const asked = new Map<string, number>(); // Claims that are under way.
  const queue = createFairQueue<Waiter>();
  let total = 0;

  const countOf = (channel: string) => (held.get(channel) ?? 0) + (asked.get(channel) ?? 0);
  const roomOf = (channel: string) => Math.min(maxLanes - total, maxPerChannel - countOf(channel));

  function change(counts: Map<string, number>, channel: string, lanes: number): void {
    total += lanes - (counts.get(channel) ?? 0);
    if (lanes > 0) counts.set(channel, lanes);
    else counts.delete(channel);
    serve();
  }

  function serve(): void {
    for (;;) {
      const next = queue.next((channel) => roomOf(channel) > 0);
      if (!next) return;
      next.waiter.resolve(grant(next.channel, next.waiter.lanes));
    }
  }

  function grant(channel: string, lanes: number): number {
    const granted = Math.min(lanes, maxPerClaim, roomOf(channel));
    total += granted;
    asked.set(channel, (asked.get(channel) ?? 0) + granted);
    return granted;
  }

  function answer(channel: string, granted: number) {
    const end = () => change(asked, channel, (asked.get(channel) ?? 0) - granted);
    return { lanes: granted, end };
  }

  return {
    async admit(channel: string, lanes: number, signal: AbortSignal): ReturnType<LaneGate["admit"]> {
      if (signal.aborted) return answer(channel, 0);
      if (roomOf(channel) > 0) return answer(channel, grant(channel, lanes));
      const granted = await waitInTurn<number, Waiter>(queue, channel, signal, (resolve) => ({ lanes, resolve }));
      return answer(channel, granted ?? 0);
    },
    hold(channel: string, lanes: number): void {
      if ((held.get(channel) ?? 0) !== lanes) change(held, channel, lanes);
    },
    /** The channel is gone, and holds nothing more. */
    forget: (channel: string): void => change(held, channel, 0),
  };
}
