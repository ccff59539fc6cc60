import type { Clock } from "@kontor/http";
import type { HandlerSlot, LaneGate } from "../dispatch/options.ts";
import { waitAtMost } from "../dispatch/wait-at-most.ts";
import { createFairQueue } from "./fair-queue.ts";

export interface HandlerSlotsOptions {
  /** Handlers that run at a time in this process. */
  maxHandlers: number;
  /** How many of them may be of one channel. */
  maxPerChannel: number;
  /** How long others are held up for an event that must run alone, in ms. */
  clearingMs: number;
  clock: Clock;
}

/** The slots of one process, which its channels get in turn. */
export interface HandlerSlots {
  take: (channel: string, options: Parameters<LaneGate["take"]>[0]) => ReturnType<LaneGate["take"]>;
  leaveBehind: LaneGate["leaveBehind"];
}

interface Waiter {
  resolve(slot: HandlerSlot | undefined): void;
}

/**
 * Makes the slots of a process. An event that may end the process waits until no handler runs, because its end would prove nothing otherwise, and
 * nothing begins meanwhile. If that takes too long, it waits no longer, and has its turn another time.
 */
export function createHandlerSlots({
  maxHandlers,
  maxPerChannel,
  clearingMs,
  clock,
}: HandlerSlotsOptions): HandlerSlots {
  const running = new Map<string, number>();
  const queue = createFairQueue<Waiter>();
  const alone: { begin(): void }[] = []; // The others wait for the first of them.
  let count = 0;
  let leftBehind = 0;
  let isHeldAlone = false;
  let othersUntil = 0;

  const isClearing = () => alone.length > 0 && clock.monotonicMs() >= othersUntil;
  const hasRoom = () => count < maxHandlers && !isHeldAlone && !isClearing();
  const mayServe = (channel: string) => (running.get(channel) ?? 0) < maxPerChannel;

  function begin(channel: string): HandlerSlot {
    count += 1;
    running.set(channel, (running.get(channel) ?? 0) + 1);
    let isFree = false;
    return {
      admitOthers() {},
      free() {
        if (isFree) return;
        isFree = true;
        count -= 1;
        const left = running.get(channel)! - 1;
        if (left > 0) running.set(channel, left);
        else running.delete(channel);
        serve();
      },
    };
  }

  function beginAlone(channel: string): HandlerSlot {
    const since = clock.monotonicMs();
    const slot = begin(channel);
    isHeldAlone = true;
    let isShared = false;
    const admitOthers = () => {
      if (isShared) return;
      isShared = true;
      isHeldAlone = false;
      const now = clock.monotonicMs();
      othersUntil = now + (now - since); // The others have a turn that is as long.
      if (alone.length > 0) void clock.sleep(othersUntil - now).then(serve);
      serve();
    };
    return {
      admitOthers,
      free() {
        admitOthers();
        slot.free();
      },
    };
  }

  function serve(): void {
    if (isClearing() && !isHeldAlone && count === 0 && leftBehind === 0) alone[0]!.begin();
    while (hasRoom()) {
      const next = queue.next(mayServe);
      if (!next) return;
      next.waiter.resolve(begin(next.channel));
    }
  }

  /** Waits until no handler runs, and no longer than the others may be held up. */
  async function takeAlone(channel: string, signal: AbortSignal): Promise<HandlerSlot | undefined> {
    const { promise: began, resolve } = Promise.withResolvers<HandlerSlot>();
    const waiter = {
      begin() {
        alone.shift();
        resolve(beginAlone(channel));
      },
    };
    alone.push(waiter);
    serve();
    const longestMs = clearingMs + Math.max(0, othersUntil - clock.monotonicMs());
    const hasBegun = await waitAtMost(longestMs, began, clock, signal).catch(() => false);
    if (hasBegun || !alone.includes(waiter)) return began;
    alone.splice(alone.indexOf(waiter), 1);
    serve();
    return undefined;
  }

  return {
    async take(channel, { isAlone, signal }) {
      if (signal.aborted) return undefined;
      if (isAlone) return takeAlone(channel, signal);
      if (hasRoom() && mayServe(channel) && queue.isEmpty()) return begin(channel);
      return new Promise((resolve) => {
        const waiter = {
          resolve(slot: HandlerSlot | undefined) {
            signal.removeEventListener("abort", giveUp);
            resolve(slot);
          },
        };
        const giveUp = () => {
          queue.remove(channel, waiter);
          resolve(undefined);
        };
        signal.addEventListener("abort", giveUp, { once: true });
        queue.add(channel, waiter);
        serve();
      });
    },
    leaveBehind(handler) {
      leftBehind += 1;
      const end = () => {
        leftBehind -= 1;
        serve();
      };
      handler.then(end, end);
    },
  };
}
