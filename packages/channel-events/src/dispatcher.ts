import type { Inbox, LaneClaim, LaneResult, Parking, Settlement, StoredEvent } from "./inbox.ts";
import { createSettler } from "./settler.ts";

/** How a handler run ended. */
export type RunOutcome =
  | { settlement: Settlement; park?: Parking | undefined }
  /** Written together with what the handler wrote. */
  | "written"
  /** The lane is somebody else's by now. */
  | "lost";

export interface RunContext {
  claim: LaneClaim;
  /** Fires when the lane is lost: somebody else handles its events from now on. */
  lost: AbortSignal;
  /** Writes down the runs before this one: what is written next must not overtake them. */
  flush(): Promise<boolean>;
}

export interface DispatcherOptions {
  inbox: Inbox;
  /** Runs the handler of an event; never throws. */
  run(event: StoredEvent, context: RunContext): Promise<RunOutcome>;
  /** Called when the inbox itself fails; what failed is tried again a second later. */
  onError(error: unknown): void;
  /** Lanes that are handled at a time. */
  concurrency: number;
  /** Events of a lane that are claimed at a time. */
  perClaim: number;
  /** How long a lane is ours without being renewed, in ms. */
  leaseMs: number;
}

/** How a stop went. */
export interface DrainReport {
  /** Handler runs that ended while we waited. */
  finished: number;
  /** Handlers that were still running when time was up. Their events are handled again. */
  abandoned: number;
}

export interface Dispatcher {
  start(): void;
  /** Something new is in the inbox. */
  wake(): void;
  /** Resolves when nothing is due and no handler runs. */
  idle(): Promise<void>;
  /** Takes nothing new; resolves when the handlers in hand are done, or after `drainMs` in any case. */
  stop(options: { drainMs: number }): Promise<DrainReport>;
  /** Takes nothing new until it is started again. */
  pause(): void;
}

interface ActiveLane {
  claim: LaneClaim;
  lost: AbortController;
  unwritten: LaneResult["settled"][number][];
  isAbandoned: boolean;
  isRunning: boolean;
}

const LONGEST_NAP_MS = 5_000; // the lanes of a worker that died are free at some time that nobody tells us
const PAUSE_AFTER_ERROR_MS = 1_000;
const WRITE_AFTER_MS = 1_000; // slow handlers: what is done shall not wait for the rest of its lane

/** Runs handlers lane by lane: events of one lane one after the other, lanes beside each other. */
export function createDispatcher({
  inbox,
  run,
  onError,
  concurrency,
  perClaim,
  leaseMs,
}: DispatcherOptions): Dispatcher {
  const active = new Map<string, { lane: ActiveLane; work: Promise<void> }>();
  const waiters: (() => void)[] = [];
  const { settle, stop: stopSettling } = createSettler(inbox, onError);
  let running = false;
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let sawAll = false; // the last look reached the inbox
  let finished = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let renewing: ReturnType<typeof setInterval> | undefined;

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
    const free = concurrency - active.size;
    if (free <= 0) return; // whoever ends will look again
    const claims = await inbox.claim({ lanes: free, perLane: perClaim, leaseMs });
    claims.forEach(begin);
    if (active.size < concurrency) nap((await inbox.nextDueInMs()) ?? LONGEST_NAP_MS);
  }

  function begin(claim: LaneClaim): void {
    const lane = { claim, lost: new AbortController(), unwritten: [], isAbandoned: false, isRunning: false };
    const work = handle(lane)
      .catch(onError)
      .finally(() => {
        active.delete(claim.token);
        wake();
      });
    active.set(claim.token, { lane, work });
  }

  async function handle(lane: ActiveLane): Promise<void> {
    const { claim, lost, unwritten } = lane;
    let park: Parking | undefined;
    let writtenAt = performance.now();
    const flush = async (release: boolean) => {
      const settled = unwritten.splice(0);
      if (settled.length === 0 && !release) return true;
      const isOurs = await settle({ claim, settled, release, park });
      writtenAt = performance.now();
      if (!isOurs) lost.abort(new Error("The lane is handled by somebody else"));
      return isOurs;
    };
    for (const event of claim.events) {
      if (!running || lost.signal.aborted) break;
      lane.isRunning = true;
      const outcome = await run(event, { claim, lost: lost.signal, flush: () => flush(false) });
      lane.isRunning = false;
      if (lane.isAbandoned || outcome === "lost") return; // whoever has the lane now runs it again
      finished += 1;
      if (outcome === "written") continue;
      unwritten.push({ seq: event.seq, settlement: outcome.settlement });
      park = outcome.park;
      if (park || outcome.settlement.to === "retry") break; // the rest of the lane waits behind it
      if (performance.now() - writtenAt > WRITE_AFTER_MS && !(await flush(false))) return;
    }
    if (!lost.signal.aborted) await flush(true);
  }

  async function renew(): Promise<void> {
    const lanes = [...active.values()].map(({ lane }) => lane);
    if (lanes.length === 0) return;
    const kept = await inbox.renew(
      lanes.map(({ claim }) => claim),
      leaseMs,
    );
    lanes.forEach(({ lost, claim }, index) => {
      if (!kept[index] && active.has(claim.token)) lost.abort(new Error("The lane is handled by somebody else"));
    });
  }

  function nap(ms: number): void {
    clearTimeout(timer);
    if (running) timer = setTimeout(wake, Math.min(Math.max(ms, 0), LONGEST_NAP_MS));
  }

  function settleWaiters(): void {
    if (!running || (active.size === 0 && !looking && sawAll)) for (const resolve of waiters.splice(0)) resolve();
  }

  function pause(): void {
    running = false;
    clearTimeout(timer);
    settleWaiters();
  }

  return {
    start() {
      running = true;
      renewing ??= setInterval(() => void renew().catch(onError), leaseMs / 3).unref();
      wake();
    },
    wake: () => void (running && wake()),
    idle: () => {
      if (!running) return Promise.resolve();
      wake();
      return new Promise((resolve) => waiters.push(resolve));
    },
    pause,
    async stop({ drainMs }) {
      pause();
      stopSettling();
      finished = 0;
      await looking;
      let late: ReturnType<typeof setTimeout> | undefined;
      const timeIsUp = new Promise<void>((resolve) => (late = setTimeout(resolve, drainMs)));
      await Promise.race([Promise.all([...active.values()].map(({ work }) => work)), timeIsUp]);
      clearTimeout(late);
      const left = [...active.values()].map(({ lane }) => lane);
      for (const lane of left) lane.isAbandoned = true;
      await Promise.all(
        left.map(({ claim, unwritten }) => settle({ claim, settled: unwritten.splice(0), release: true })),
      );
      clearInterval(renewing);
      return { finished, abandoned: left.filter(({ isRunning }) => isRunning).length };
    },
  };
}
