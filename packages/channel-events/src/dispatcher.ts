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
  /** Fires when the dispatcher is stopped, or the lane is lost: somebody else handles its events from now on. */
  signal: AbortSignal;
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
  controller: AbortController;
  isLost: boolean;
  unwritten: LaneResult["settled"][number][];
  park: Parking | undefined;
  writtenAt: number;
  isAbandoned: boolean;
  isRunning: boolean;
}

const LONGEST_NAP_MS = 5_000; // the lanes of a worker that died are free at some time that nobody tells us
const PAUSE_AFTER_ERROR_MS = 1_000;
const WRITE_AFTER_MS = 1_000; // slow handlers: what is done shall not wait for the rest of its lane
const QUICK_MS = 10; // where a lane takes less, claiming is what takes time
const TURNS_AHEAD = 4;

/** Runs handlers lane by lane: events of one lane one after the other, lanes beside each other. */
export function createDispatcher({
  inbox,
  run,
  onError,
  concurrency,
  perClaim,
  leaseMs,
}: DispatcherOptions): Dispatcher {
  const active = new Map<LaneClaim, { lane: ActiveLane; work: Promise<void> }>(); // running, or being written down
  let ahead: LaneClaim[] = []; // claimed, and not begun
  const waiters: (() => void)[] = [];
  const { settle, stop: stopSettling } = createSettler(inbox, onError);
  let running = false;
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let sawAll = false; // the last look reached the inbox
  let isDry = false; // the last claim got less than it asked for, and nothing came since
  let finished = 0;
  let inHand = 0; // lanes whose handlers run
  let usualMs: number | undefined; // how long the handlers of a lane take
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
    if (!running) await giveBack();
  }

  async function fillSlots(): Promise<void> {
    beginAhead();
    const free = concurrency - inHand;
    if (free <= 0 || active.size > 8 * concurrency) return; // whoever ends, or is written down, will look again
    if (isDry) {
      const due = await inbox.nextDueInMs(); // a look costs less than a claim
      if (due !== 0) return nap(due ?? LONGEST_NAP_MS);
    }
    // several turns at once where handlers are quick; none that others could begin sooner where they are not
    const lanes = usualMs !== undefined && usualMs < QUICK_MS ? concurrency * TURNS_AHEAD : free;
    const claims = await inbox.claim({ lanes, perLane: perClaim, leaseMs });
    isDry = claims.length < lanes;
    ahead.push(...claims);
    beginAhead();
    if (inHand < concurrency) nap((await inbox.nextDueInMs()) ?? LONGEST_NAP_MS);
  }

  function beginAhead(): void {
    while (running && inHand < concurrency && ahead.length > 0) begin(ahead.shift()!);
  }

  /** Lanes that were claimed and will not be begun. */
  async function giveBack(): Promise<void> {
    const claims = ahead;
    ahead = [];
    await Promise.all(claims.map((claim) => settle({ claim, settled: [], release: true })));
  }

  function begin(claim: LaneClaim): void {
    const beganAt = performance.now();
    const state = { park: undefined, writtenAt: beganAt, isLost: false, isAbandoned: false, isRunning: false };
    const lane: ActiveLane = { claim, controller: new AbortController(), unwritten: [], ...state };
    inHand += 1;
    const work = runAll(lane)
      .catch(onError)
      .then(async () => {
        inHand -= 1;
        const tookMs = performance.now() - beganAt;
        usualMs = usualMs === undefined ? tookMs : usualMs * 0.8 + tookMs * 0.2;
        if (ahead.length > 0) beginAhead();
        else wake();
        if (!lane.isLost && !lane.isAbandoned) await flush(lane, true); // beside the next lane
      })
      .finally(() => {
        active.delete(claim);
        wake();
      });
    active.set(claim, { lane, work });
  }

  async function runAll(lane: ActiveLane): Promise<void> {
    const { claim, unwritten } = lane;
    const context = { claim, signal: lane.controller.signal, flush: () => flush(lane, false) };
    for (const event of claim.events) {
      if (!running || lane.isLost) return;
      lane.isRunning = true;
      const outcome = await run(event, context);
      lane.isRunning = false;
      if (lane.isAbandoned) return;
      if (outcome === "lost") return lose(lane);
      finished += 1;
      if (outcome === "written") continue;
      unwritten.push({ seq: event.seq, settlement: outcome.settlement });
      lane.park = outcome.park;
      if (lane.park || outcome.settlement.to === "retry") return; // the rest of the lane waits behind it
      if (performance.now() - lane.writtenAt > WRITE_AFTER_MS && !(await flush(lane, false))) return;
    }
  }

  /** Writes down what the lane has come to; `false` if it is somebody else's by now. */
  async function flush(lane: ActiveLane, release: boolean): Promise<boolean> {
    const { claim, unwritten, park } = lane;
    const settled = unwritten.splice(0);
    if (settled.length === 0 && !release) return true;
    const isOurs = await settle({ claim, settled, release, park });
    lane.writtenAt = performance.now();
    if (!isOurs) lose(lane);
    return isOurs;
  }

  function lose(lane: ActiveLane): void {
    lane.isLost = true;
    lane.controller.abort(new Error("The lane is handled by somebody else"));
  }

  async function renew(): Promise<void> {
    const lanes = [...active.values()].map(({ lane }) => lane);
    const claims = [...lanes.map(({ claim }) => claim), ...ahead];
    if (claims.length === 0) return;
    const kept = await inbox.renew(claims, leaseMs);
    const gone = new Set(claims.filter((_, index) => !kept[index]));
    ahead = ahead.filter((claim) => !gone.has(claim));
    for (const lane of lanes) if (gone.has(lane.claim) && active.has(lane.claim)) lose(lane);
  }

  function nap(ms: number): void {
    clearTimeout(timer);
    if (running) timer = setTimeout(wake, Math.min(Math.max(ms, 0), LONGEST_NAP_MS));
  }

  function settleWaiters(): void {
    if (!running || (active.size === 0 && ahead.length === 0 && !looking && sawAll))
      for (const resolve of waiters.splice(0)) resolve();
  }

  function pause(): void {
    running = false;
    clearTimeout(timer);
    void giveBack();
    settleWaiters();
  }

  return {
    start() {
      running = true;
      isDry = false;
      renewing ??= setInterval(() => void renew().catch(onError), leaseMs / 3).unref();
      wake();
    },
    wake() {
      isDry = false;
      if (running) wake();
    },
    idle: () => {
      if (!running) return Promise.resolve();
      wake();
      return new Promise((resolve) => waiters.push(resolve));
    },
    pause,
    async stop({ drainMs }) {
      pause();
      for (const { lane } of active.values()) lane.controller.abort(new Error("The consumer was stopped"));
      stopSettling();
      finished = 0;
      await looking;
      await giveBack();
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
