import type { Inbox, LaneClaim, Parking, Settlement, StoredEvent } from "./inbox.ts";
import { createLaneRun, type LaneRun } from "./lane-run.ts";
import { createSettler } from "./settler.ts";
import { within } from "./within.ts";

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
  /** Runs the handler of an event. What it throws is no failure of the handler; the event is tried again. */
  run(event: StoredEvent, context: RunContext): Promise<RunOutcome>;
  /** Called when the inbox itself fails; what failed is tried again a second later. */
  onError(error: unknown): void;
  /** Lanes that are handled at a time. */
  concurrency: number;
  /** Events of a lane that are claimed at a time. */
  perClaim: number;
  /** How long a lane is ours without being renewed, in ms. */
  leaseMs: number;
  /** An event that ended so many processes is poison; before its last try, it runs with no other event beside it. */
  mostCrashes: number;
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
  /** Takes nothing new, for good; resolves when the handlers in hand are done, or soon after `drainMs` in any case. */
  stop(options: { drainMs: number }): Promise<DrainReport>;
  /** Takes nothing new until it is started again. */
  pause(): void;
}

const LONGEST_NAP_MS = 5_000; // the lanes of a worker that died are free at some time that nobody tells us
const SHORTEST_NAP_MS = 50; // lanes that are due and that somebody else is just writing to
const PAUSE_AFTER_ERROR_MS = 1_000;
const QUICK_MS = 10; // where a lane takes less, claiming is what takes time
const TURNS_AHEAD = 4;
const LAST_WORDS_MS = 500;

/** Runs handlers lane by lane: events of one lane one after the other, lanes beside each other. */
export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const { inbox, run, onError, concurrency, perClaim, leaseMs, mostCrashes } = options;
  const active = new Map<LaneRun, Promise<void>>(); // running, or being written down
  const busy = new Set<string>(); // the names of their lanes: one that was lost, and claimed again, waits for the handler that goes on
  let ahead: { claim: LaneClaim; until: number }[] = []; // claimed, and not begun
  const waiters: (() => void)[] = [];
  const { settle, stop: stopSettling } = createSettler(inbox, onError);
  let running = false;
  let isStopped = false;
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let sawAll = false; // the last look reached the inbox
  let isDry = false; // the last claim got less than it asked for, and nothing came since
  let alone: LaneRun | undefined; // runs with nothing beside it
  let othersWaitSince: number | undefined; // for it to begin, or to end: no longer than a lease
  let finished = 0;
  let inHand = 0; // lanes whose handlers run
  let quickShare = 0; // of the lanes that ended lately; one slow seller among many changes nothing
  let timer: ReturnType<typeof setTimeout> | undefined;
  let keeping: ReturnType<typeof setInterval> | undefined;
  let isRenewing = false;

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
    if (alone) return; // it will look again
    await beginSuspect();
    beginAhead();
    const free = concurrency - inHand;
    if (alone || ahead.some(isSuspect) || free <= 0 || active.size > 8 * concurrency) return; // whoever ends, or is written down, will look again
    if (isDry) {
      const due = await inbox.nextDueInMs(); // a look costs less than a claim
      if (due !== 0) return nap(due ?? LONGEST_NAP_MS);
    }
    // several turns at once where handlers are quick; none that others could begin sooner where they are not
    const lanes = quickShare > 0.5 ? concurrency * TURNS_AHEAD : free;
    const until = performance.now() + leaseMs;
    const claims = await inbox.claim({ lanes, perLane: perClaim, leaseMs });
    isDry = claims.length < lanes;
    ahead.push(...claims.map((claim) => ({ claim, until })));
    await beginSuspect();
    beginAhead();
    if (inHand < concurrency && !alone) {
      const due = (await inbox.nextDueInMs()) ?? LONGEST_NAP_MS;
      nap(claims.length === 0 ? Math.max(due, SHORTEST_NAP_MS) : due);
    }
  }

  const isSuspect = ({ claim }: { claim: LaneClaim }) => claim.crashes === mostCrashes - 1;

  /** An event that may be what ends processes runs alone: should it end this one, no other is suspected for it. */
  async function beginSuspect(): Promise<void> {
    if (!ahead.some(isSuspect)) return;
    othersWaitSince ??= performance.now();
    if (active.size > 0 && performance.now() - othersWaitSince < leaseMs) return;
    const [suspect] = ahead.splice(ahead.findIndex(isSuspect), 1);
    await giveBack();
    othersWaitSince = performance.now();
    if (running && performance.now() < suspect!.until) alone = begin(suspect!);
    else {
      goOn();
      await settle({ claim: suspect!.claim, settled: [], release: true });
    }
  }

  function beginAhead(): void {
    if (alone || ahead.some(isSuspect)) return;
    while (running && inHand < concurrency) {
      const next = ahead.findIndex(({ claim }) => !busy.has(claim.lane));
      if (next < 0) return;
      begin(ahead.splice(next, 1)[0]!);
    }
  }

  /** Lanes that were claimed and will not be begun. */
  async function giveBack(): Promise<void> {
    const claims = ahead;
    ahead = [];
    await Promise.all(claims.map(({ claim }) => settle({ claim, settled: [], release: true })));
  }

  function begin({ claim, until }: { claim: LaneClaim; until: number }): LaneRun {
    const beganAt = performance.now();
    const lane = createLaneRun({
      claim,
      until,
      run,
      settle,
      onError,
      mayGoOn: () => running,
      onFinished: () => (finished += 1),
    });
    inHand += 1;
    busy.add(claim.lane);
    const work = lane
      .run()
      .catch(onError)
      .then(async () => {
        inHand -= 1;
        quickShare = quickShare * 0.8 + (performance.now() - beganAt < QUICK_MS ? 0.2 : 0);
        if (ahead.length > 0) beginAhead();
        else wake();
        await lane.end(); // beside the next lane
      })
      .finally(() => {
        active.delete(lane);
        busy.delete(claim.lane);
        if (alone === lane) goOn();
        wake();
      });
    active.set(lane, work);
    return lane;
  }

  /** Others may begin again. */
  function goOn(): void {
    alone = undefined;
    othersWaitSince = undefined;
  }

  /** Keeps the lanes that are ours; a lane that could not be kept in time is not ours any more, whatever the inbox says later. */
  async function keep(): Promise<void> {
    const at = performance.now();
    for (const lane of active.keys()) if (lane.until <= at) lane.lose("The lane could not be kept");
    ahead = ahead.filter(({ until }) => until > at);
    if (othersWaitSince !== undefined && at - othersWaitSince >= leaseMs) {
      if (alone) goOn(); // a handler that hangs must not hold up other sellers
      if (running) wake();
    }
    const holders = [...active.keys(), ...ahead];
    if (holders.length === 0 || isRenewing) return;
    isRenewing = true;
    try {
      const claims = holders.map(({ claim }) => claim);
      const kept = await inbox.renew(claims, leaseMs);
      const gone = new Set(holders.filter((_, index) => !kept[index]));
      for (const holder of holders) if (!gone.has(holder)) holder.until = Math.max(holder.until, at + leaseMs);
      ahead = ahead.filter((each) => !gone.has(each));
      for (const lane of active.keys()) if (gone.has(lane)) lane.lose("The lane is handled by somebody else");
    } catch (error) {
      onError(error);
    } finally {
      isRenewing = false;
    }
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
      if (isStopped) return;
      running = true;
      isDry = false;
      keeping ??= setInterval(() => void keep(), leaseMs / 3).unref();
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
      isStopped = true;
      pause();
      for (const lane of active.keys()) lane.fire("The consumer was stopped");
      stopSettling();
      finished = 0;
      await within(drainMs, Promise.all([looking, giveBack(), ...active.values()]));
      const left = [...active.keys()];
      const abandoned = left.filter(({ isRunning }) => isRunning).length;
      await within(LAST_WORDS_MS, Promise.all(left.map((lane) => lane.abandon())));
      clearInterval(keeping);
      return { finished, abandoned };
    },
  };
}
