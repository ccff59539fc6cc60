import { sleep } from "@kontor/http";
import type { Inbox, Settlement, StoredEvent } from "./inbox.ts";

export interface DispatcherOptions {
  inbox: Inbox;
  /** Runs the handler of an event; never throws. */
  run(event: StoredEvent): Promise<Settlement>;
  /** Called when the inbox itself fails; what failed is tried again a second later. */
  onError(error: unknown): void;
  /** Lanes that are handled at a time. */
  concurrency: number;
  now(): number;
}

export interface Dispatcher {
  start(): void;
  /** Something new is in the inbox. */
  wake(): void;
  /** Resolves when nothing is due and no handler runs. */
  idle(): Promise<void>;
  /** Takes nothing new; resolves when the handlers in hand are done. */
  stop(): Promise<void>;
}

const PER_LANE = 20;
const LONGEST_NAP_MS = 60_000; // a timer of more than 24.8 days fires at once; and a clock may be set
const PAUSE_AFTER_ERROR_MS = 1_000;

/** Runs handlers lane by lane: events of one lane one after the other, lanes beside each other. */
export function createDispatcher({ inbox, run, onError, concurrency, now }: DispatcherOptions): Dispatcher {
  const busy = new Map<string, Promise<void>>();
  const waiters: (() => void)[] = [];
  const stopping = new AbortController();
  let running = false;
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let sawAll = false; // the last look reached the inbox
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wake(): void {
    lookAgain = true;
    looking ??= look().finally(() => {
      looking = undefined;
      if (lookAgain && running) wake();
      else settleWaiters();
    });
  }

  async function look(): Promise<void> {
    while (running && lookAgain) {
      lookAgain = false;
      clearTimeout(timer);
      try {
        await fillSlots();
        sawAll = true;
      } catch (error) {
        sawAll = false;
        onError(error);
        nap(PAUSE_AFTER_ERROR_MS);
      }
    }
  }

  async function fillSlots(): Promise<void> {
    const free = concurrency - busy.size;
    if (free === 0) return; // whoever ends will look again
    for (const events of await inbox.claim({ lanes: free, perLane: PER_LANE, exclude: [...busy.keys()], now: now() }))
      begin(events);
    const due = busy.size < concurrency ? await inbox.nextDueAt([...busy.keys()]) : undefined;
    if (due !== undefined) nap(due - now());
  }

  function begin(events: StoredEvent[]): void {
    const lane = events[0]!.lane;
    const work = handle(events)
      .catch((error: unknown) => {
        onError(error);
        // the lane stays busy meanwhile: an outcome that cannot be written must not run a handler over and over
        return sleep(PAUSE_AFTER_ERROR_MS, { signal: stopping.signal }).catch(() => {});
      })
      .finally(() => {
        busy.delete(lane);
        wake();
      });
    busy.set(lane, work);
  }

  async function handle(events: StoredEvent[]): Promise<void> {
    for (const event of events) {
      if (!running) return;
      const settlement = await run(event);
      await inbox.settle(event, settlement);
      if (settlement.to === "retry") return; // the rest of the lane waits behind it
    }
  }

  function nap(ms: number): void {
    clearTimeout(timer);
    if (running) timer = setTimeout(wake, Math.min(Math.max(ms, 0), LONGEST_NAP_MS));
  }

  function settleWaiters(): void {
    if (!running || (busy.size === 0 && !looking && sawAll)) for (const resolve of waiters.splice(0)) resolve();
  }

  return {
    start() {
      running = true;
      wake();
    },
    wake: () => void (running && wake()),
    idle: () => {
      if (!running) return Promise.resolve();
      wake();
      return new Promise((resolve) => waiters.push(resolve));
    },
    async stop() {
      running = false;
      stopping.abort();
      clearTimeout(timer);
      await looking;
      await Promise.all(busy.values());
      settleWaiters();
    },
  };
}
