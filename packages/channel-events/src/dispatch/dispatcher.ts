import type { Clock } from "@kontor/http";
import { createAlarm, repeat } from "./alarm.ts";
import { mustRunAlone } from "./crash-verdict.ts";
import type { Inbox, LaneClaim, Parking, Settlement, StartMark, StoredEvent } from "../inbox/inbox.ts";
import { createLaneRun, type LaneRun } from "./lane-run.ts";
import { createSettler } from "./settler.ts";
import { waitAtMost } from "./wait-until.ts";

/** How a handler run ended. */
export type RunResult =
  | { settlement: Settlement; park?: Parking | undefined }
  /** Written together with what the handler wrote. */
  | "written"
  /** The lane is somebody else's by now. */
  | "lost";

export interface RunContext {
  claim: LaneClaim;
  /** Fires when the dispatcher is stopped, the handler runs for too long, or the lane is lost: somebody else handles its events from now on. */
  signal: AbortSignal;
  /** Writes down the runs before this one: what is written next must not overtake them. */
  flush(): Promise<boolean>;
}

export interface DispatcherOptions {
  inbox: Inbox;
  clock: Clock;
  /** Runs the handler of an event. What it throws is no failure of the handler; the event is tried again. */
  run(event: StoredEvent, context: RunContext): Promise<RunResult>;
  /** What becomes of an event whose handler ran for too long. */
  timedOut(event: StoredEvent): RunResult;
  /** Called after each handler run. */
  onOutcome?(event: StoredEvent, outcome: RunResult): void;
  /** Called when the inbox itself fails; what failed is tried again a second later. */
  onError(error: unknown): void;
  /** Lanes that are handled at a time. */
  maxLanes: number;
  /** Events of a lane that are claimed at a time. */
  maxEventsPerClaim: number;
  /** How long a lane is ours without being renewed, in ms. */
  leaseMs: number;
  /** How long a handler may run, in ms. */
  handlerTimeoutMs: number;
}

/** How a stop went. */
export interface DrainReport {
  /** Handler runs that ended while we waited. */
  finished: number;
  /** Handlers that were still running when time was up. Their events are handled again. */
  abandoned: number;
}

/** What the handlers are doing. */
export interface DispatcherReport {
  /** Handlers that run, and for how long, in ms. */
  running: { event: StoredEvent; durationMs: number }[];
  /** Handlers that ran for too long, were given up, and have not ended yet. */
  leftBehind: number;
}

export interface Dispatcher {
  start(): void;
  /** Looks for lanes that are due. */
  wake(): void;
  /** Resolves when no lane is due and no handler runs. */
  idle(): Promise<void>;
  report(): DispatcherReport;
  /** Begins nothing new; resolves when the handlers in hand are done, or after `drainTimeoutMs` in any case. */
  stop(options: { drainTimeoutMs: number }): Promise<DrainReport>;
  /** Takes nothing new until it is started again. */
  pause(): void;
}

/** A lane that was claimed and has not begun. */
interface Held {
  claim: LaneClaim;
  until: number;
}

/**
 * `clearing`: an event that may end processes waits until no handler runs. `alone`: it runs, and nothing begins beside it, so that
 * its end would prove what it is.
 */
type Mode = { is: "open" } | { is: "clearing"; since: number } | { is: "alone"; lane: LaneRun; since: number };

const LONGEST_NAP_MS = 5_000; // the lanes of a worker that died are free at some time that nobody tells us
const SHORTEST_NAP_MS = 50; // lanes that are due and that somebody else is just writing to
const PAUSE_AFTER_ERROR_MS = 1_000;
const QUICK_MS = 10; // where a lane takes less, claiming is what takes time
const TURNS_AHEAD = 4;
const LAST_WORDS_MS = 500;
const LONGEST_POSTPONEMENT_MS = 3_600_000;

/** Runs handlers lane by lane: events of one lane one after the other, lanes beside each other. */
export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const { inbox, clock, run, onError, maxLanes, maxEventsPerClaim, leaseMs, handlerTimeoutMs } = options;
  const longestNapMs = inbox.durability === "none" ? Math.max(leaseMs, LONGEST_NAP_MS) : LONGEST_NAP_MS; // no worker of another process
  const active = new Map<LaneRun, Promise<void>>(); // running, or being written down
  const busy = new Set<string>(); // the names of their lanes: one that was lost, and claimed again, waits for the handler that goes on
  const leftBehind = new Set<Promise<unknown>>();
  let ahead: Held[] = [];
  const waiters: (() => void)[] = [];
  const { settle, stop: stopSettling } = createSettler({ inbox, clock, onError });
  const alarm = createAlarm(clock, wake);
  let running = false;
  let isStopped = false;
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let sawAll = false; // the last look reached the inbox
  let isDry = false; // the last claim got less than it asked for, and nothing came since
  let mode: Mode = { is: "open" };
  let othersUntil = Number.NEGATIVE_INFINITY; // after one ran alone, it is the turn of the others for as long
  let postponeMs = 2 * leaseMs; // of what never finds the process empty
  let finished = 0;
  let inHand = 0; // lanes whose handlers run
  let quickShare = 0; // of the lanes that ended lately; one slow seller among many changes nothing
  let stopKeeping: (() => void) | undefined;
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
      alarm.clear();
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
    await beginAhead();
    const free = maxLanes - inHand;
    if (mode.is !== "open" || free <= 0 || active.size > 8 * maxLanes) return; // whoever ends, or is written down, will look again
    if (isDry) {
      const due = await inbox.findNextDueMs(); // a look costs less than a claim
      if (due !== 0) return nap(due ?? longestNapMs);
    }
    // several turns at once where handlers are quick; none that others could begin sooner where they are not
    const lanes = quickShare > 0.5 ? maxLanes * TURNS_AHEAD : free;
    const until = clock.monotonicMs() + leaseMs;
    const claims = await inbox.claim({ lanes, perLane: maxEventsPerClaim, leaseMs });
    isDry = claims.length < lanes;
    ahead.push(...claims.map((claim) => ({ claim, until })));
    await beginAhead();
    if (inHand < maxLanes && mode.is === "open") {
      const due = (await inbox.findNextDueMs()) ?? longestNapMs;
      nap(claims.length === 0 ? Math.max(due, SHORTEST_NAP_MS) : due);
    }
  }

  /** Begins what was claimed: an event that must run alone as soon as nothing else does, the others in any free slot. */
  async function beginAhead(): Promise<void> {
    if (mode.is === "alone") return;
    const now = clock.monotonicMs();
    const suspect = ahead.find(({ claim }) => mustRunAlone(claim) && !busy.has(claim.lane));
    if (suspect && now >= othersUntil && running) {
      if (mode.is === "open") mode = { is: "clearing", since: now };
      if (inHand === 0 && leftBehind.size === 0) {
        ahead = ahead.filter((each) => each !== suspect);
        postponeMs = 2 * leaseMs;
        mode = { is: "alone", lane: begin(suspect), since: now };
        return;
      }
      if (now - mode.since < leaseMs) return alarm.set(Math.min(LONGEST_NAP_MS, leaseMs - (now - mode.since)));
      await postponeSuspects();
    }
    mode = { is: "open" };
    while (running && inHand < maxLanes) {
      const next = ahead.findIndex(({ claim }) => !busy.has(claim.lane) && !mustRunAlone(claim));
      if (next < 0) break;
      begin(ahead.splice(next, 1)[0]!);
    }
    if (suspect && ahead.includes(suspect)) nap(othersUntil - now);
  }

  /** A handler goes on for longer than others may wait: what must run alone has its turn later. */
  async function postponeSuspects(): Promise<void> {
    const postponed = ahead.filter(({ claim }) => mustRunAlone(claim));
    ahead = ahead.filter(({ claim }) => !mustRunAlone(claim));
    const nextTurnInMs = postponeMs;
    postponeMs = Math.min(2 * postponeMs, LONGEST_POSTPONEMENT_MS);
    await Promise.all(postponed.map(({ claim }) => settle({ claim, settled: [], release: true, nextTurnInMs })));
  }

  /** Lanes that were claimed and will not be begun. */
  async function giveBack(): Promise<void> {
    const claims = ahead;
    ahead = [];
    if (mode.is === "clearing") mode = { is: "open" };
    await Promise.all(claims.map(({ claim }) => settle({ claim, settled: [], release: true })));
  }

  /** Writes a start down, however often it takes while the lane is ours. */
  async function recordStart(start: StartMark, isOurs: () => boolean): Promise<boolean> {
    for (;;) {
      try {
        return (await inbox.recordStarts([start]))[0]!;
      } catch (error) {
        onError(error);
        if (!isOurs()) return false;
        await clock.sleep(PAUSE_AFTER_ERROR_MS);
      }
    }
  }

  function begin({ claim, until }: Held): LaneRun {
    const beganAt = clock.monotonicMs();
    const isOurs = () => running && clock.monotonicMs() < lane.until;
    const lane = createLaneRun({
      claim,
      until,
      clock,
      run,
      timedOut: options.timedOut,
      settle,
      recordStart: (start) => recordStart(start, isOurs),
      onError,
      mayGoOn: () => running,
      onFinished(event, outcome) {
        finished += 1;
        options.onOutcome?.(event, outcome);
      },
      onLeftBehind(handler) {
        leftBehind.add(handler);
        void handler.finally(() => {
          leftBehind.delete(handler);
          wake();
        });
      },
    });
    inHand += 1;
    busy.add(claim.lane);
    const work = lane
      .run()
      .catch(onError)
      .then(async () => {
        inHand -= 1;
        quickShare = quickShare * 0.8 + (clock.monotonicMs() - beganAt < QUICK_MS ? 0.2 : 0);
        if (mode.is === "alone" && mode.lane === lane) openToOthers(mode.since);
        if (ahead.length > 0) void beginAhead().catch(onError);
        else wake();
        await lane.end(); // beside the next lane
      })
      .finally(() => {
        active.delete(lane);
        busy.delete(claim.lane);
        wake();
      });
    active.set(lane, work);
    return lane;
  }

  function openToOthers(since: number): void {
    const now = clock.monotonicMs();
    othersUntil = now + (now - since);
    mode = { is: "open" };
  }

  /** A handler that hangs must not hold up other sellers: they begin beside it, and its end would prove nothing any more. */
  async function admitOthers({ lane, since }: Mode & { is: "alone" }): Promise<void> {
    if (!(await lane.admitOthers()) || mode.is !== "alone" || mode.lane !== lane) return;
    openToOthers(since);
    wake();
  }

  /** Keeps the lanes that are ours; a lane that could not be kept in time is not ours any more, whatever the inbox says later. */
  async function keep(): Promise<void> {
    const at = clock.monotonicMs();
    for (const lane of active.keys()) {
      if (lane.until <= at) lane.lose("The lane could not be kept");
      if (lane.running && at - lane.running.since >= handlerTimeoutMs) lane.expire();
    }
    ahead = ahead.filter(({ until }) => until > at);
    if (mode.is === "alone" && at - mode.since >= leaseMs) void admitOthers(mode).catch(onError);
    if (mode.is === "clearing" && running) wake();
    const holders = [...active.keys(), ...ahead];
    if (holders.length === 0 || isRenewing) return;
    isRenewing = true;
    try {
      const claims = holders.map(({ claim }) => claim);
      let kept: boolean[] | undefined;
      const renewing = inbox.renew(claims, leaseMs).then((each) => (kept = each));
      if (!(await waitAtMost(leaseMs, renewing, clock))) return; // one that hangs, on a connection that is gone, is left to itself
      await renewing;
      const gone = new Set(holders.filter((_, index) => !kept![index]));
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
    if (running) alarm.set(Math.min(Math.max(ms, 0), longestNapMs));
  }

  function settleWaiters(): void {
    if (!running || (active.size === 0 && ahead.length === 0 && !looking && sawAll))
      for (const resolve of waiters.splice(0)) resolve();
  }

  function pause(): void {
    running = false;
    alarm.clear();
    void giveBack();
    settleWaiters();
  }

  return {
    start() {
      if (isStopped) return;
      running = true;
      isDry = false;
      stopKeeping ??= repeat(clock, Math.min(leaseMs / 3, Math.max(10, handlerTimeoutMs / 3)), () => void keep());
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
    report() {
      const now = clock.monotonicMs();
      const handlers = [...active.keys()].flatMap(({ running: at }) =>
        at ? [{ event: at.event, durationMs: now - at.since }] : [],
      );
      return { running: handlers, leftBehind: leftBehind.size };
    },
    pause,
    async stop({ drainTimeoutMs }) {
      isStopped = true;
      pause();
      for (const lane of active.keys()) lane.fire("The consumer was stopped");
      stopSettling();
      finished = 0;
      await waitAtMost(drainTimeoutMs, Promise.all([looking, giveBack(), ...active.values()]), clock);
      const left = [...active.keys()];
      const abandoned = left.filter((lane) => lane.running).length;
      await waitAtMost(LAST_WORDS_MS, Promise.all(left.map((lane) => lane.abandon())), clock);
      stopKeeping?.();
      return { finished, abandoned };
    },
  };
}
