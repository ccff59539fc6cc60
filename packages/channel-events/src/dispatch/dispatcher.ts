import { createTimeLimit, raceAbort } from "@kontor/http/internal";
import type { StartMark } from "../ground/event.ts";
import { advance } from "./advance.ts";
import { createHandlerCalls } from "./handler-calls.ts";
import { createLaneRun, createSettler, PAUSE_AFTER_ERROR_MS, type LaneRun } from "./lane-run.ts";
import { plan } from "./plan.ts";
import {
  canBegin,
  createState,
  isInnocent,
  type Action,
  type DispatcherOptions,
  type DispatchState,
  type Fact,
  type HeldLane,
} from "./state.ts";
import { createAlarm, waitAtMost, type Alarm } from "../ground/wait.ts";

const LONGEST_NAP_MS = 5_000; // The end of a dead worker's lease is announced by nothing, so the inbox is asked this often.
const NAP_UNHEARD_MS = 1_000; // An inbox that announces nothing is asked this often whether somebody else has written.
const NAP_WITH_WAKES_MS = 60_000; // An inbox that wakes when a lane is due is asked only in case that its wakes are lost.

/** Runs the handlers of a lane one after the other, and lanes in parallel. `plan()` decides, this shell acts, and `advance()` takes each result into the state. */
export function createDispatcher(options: DispatcherOptions) {
  const { inbox, clock, maxLanes, leaseMs, handlerTimeoutMs, onError } = options;
  const longestNapMs = computeLongestNap(inbox, leaseMs);
  const state = createState({ maxLanes, leaseMs, handlerTimeoutMs, longestNapMs });
  const runs = new Map<string, LaneRun>();
  const waiters: (() => void)[] = [];
  const calls = createHandlerCalls({ ...options, state, runs });
  const { settle, stop: stopSettling } = createSettler({ inbox, clock, onError });
  const alarm = createAlarm(clock, () => tell({ is: "woken" }));
  const onIdle = () => {
    for (const resolve of waiters.splice(0)) resolve();
  };
  const stopping = new AbortController();
  const perform = createPerform({
    ...options,
    run: calls.run,
    state,
    runs,
    alarm,
    settle,
    signal: stopping.signal,
    tell,
    onIdle,
  });

  /** Takes in a fact, and acts until nothing is left to do. All actions are marked as taken before the first is performed, because an effect may call back. */
  function tell(fact: Fact): void {
    const now = clock.monotonicMs();
    advance(state, fact, now);
    for (let actions = plan(state, now); actions.length > 0; actions = plan(state, now)) {
      for (const action of actions) advance(state, { is: "taken", action }, now);
      for (const action of actions) perform(action);
    }
    options.gate?.hold(state.reserve.length + state.lanes.size);
    calls.check();
  }

  return {
    start: () => tell({ is: "opened" }),
    wake: () => tell({ is: "called" }),
    /** Resolves when no lane is due and no handler runs. @throws {ArgumentError} If a handler calls it, which it would wait for. */
    async idle(): Promise<void> {
      calls.refuse("idle()");
      if (state.phase !== "running") return;
      const idle = new Promise<void>((resolve) => waiters.push(resolve));
      tell({ is: "idleAsked" });
      await idle;
    },
    refuse: calls.refuse,
    isInside: calls.isInside,
    report: () => reportWork(state, clock.monotonicMs()),
    /** Takes nothing new until it is started again. */
    pause: () => tell({ is: "paused" }),
    /** Resolves when a stop is over: also for the handlers that called it. */
    closed: calls.closed,
    isClosed: () => state.phase === "stopped",
    /**
     * Begins nothing new; resolves when the handlers in hand are done, or after `drainTimeoutMs` in any case. If a handler calls it, it does not
     * wait for those that have called a `stop()`: they go on after it, and their events are settled.
     */
    async stop({ drainTimeoutMs, isInside = false }: { drainTimeoutMs: number; isInside?: boolean }) {
      const finishedBefore = state.finished;
      const isSpared = (lane: string) => isInside && calls.hasStopped(lane);
      stopSettling();
      stopping.abort(new Error("The consumer was stopped"));
      tell({ is: "stopping" });
      const abandoned = await calls.giveUp(drainTimeoutMs, isSpared);
      const finished = state.finished - finishedBefore;
      const close = () => {
        tell({ is: "stopped" });
        alarm.clear();
        calls.close();
      };
      const others = new Set([...runs.keys()].filter((lane) => !isSpared(lane)));
      if (others.size === runs.size) close();
      else void calls.giveUp(handlerTimeoutMs, (lane) => others.has(lane), calls.closed).then(close);
      return { finished, abandoned };
    },
  };
}

/** Handlers that run, with their ms; how many were given up and go on; and events in hand that were running when a process ended. */
function reportWork(state: DispatchState, now: number) {
  const lanes = [...state.lanes.values()];
  const running = lanes.flatMap(({ handler }) =>
    handler ? [{ event: handler.event, durationMs: now - handler.since }] : [],
  );
  const suspects = [...state.reserve, ...lanes.filter((held) => held.is === "running")].flatMap(({ claim }) =>
    claim.unfinishedStarts > 0
      ? [{ lane: claim.lane, id: claim.events[0]!.id, unfinishedStarts: claim.unfinishedStarts, nextTryInMs: 0 }]
      : [],
  );
  return { running, leftBehind: state.leftBehind + state.hanging, suspects };
}

function computeLongestNap({ durability, wakesWhenDue, listen }: DispatcherOptions["inbox"], leaseMs: number): number {
  if (wakesWhenDue) return NAP_WITH_WAKES_MS;
  // An inbox in memory has no workers in other processes, so only leases of this process can end.
  if (durability === "none") return Math.max(leaseMs, LONGEST_NAP_MS);
  return listen ? LONGEST_NAP_MS : NAP_UNHEARD_MS;
}

export interface PerformOptions extends DispatcherOptions {
  /** It is only read here. */
  state: DispatchState;
  /** The runs of the lanes in hand, by lane. */
  runs: Map<string, LaneRun>;
  alarm: Alarm;
  settle: ReturnType<typeof createSettler>["settle"];
  signal: AbortSignal;
  tell(fact: Fact): void;
  onIdle(): void;
}

/** Performs the actions of `plan()`, and reports their results as facts. It decides nothing. */
export function createPerform(options: PerformOptions): (action: Action) => void {
  const { clock, runs, alarm, tell, onError } = options;
  const fail = (error: unknown) => {
    onError(error);
    tell({ is: "lookFailed" });
  };
  return (action) => {
    switch (action.do) {
      case "begin":
        return beginLane(options, action.held);
      case "release":
        return void release(options, action.held, action.nextTurnInMs);
      case "claim":
        return void claim(options, action.lanes).then(tell, fail);
      case "ask":
        return void ask(options).then(tell, fail);
      case "renew":
        return void (action.held.length > 0 && renew(options, action.held).then(tell));
      case "abort":
        return runs.get(action.lane)?.lose(action.reason);
      case "expire":
        return runs.get(action.lane)?.expire();
      case "admit":
        return void admit(options, action.lane).then(tell);
      case "wakeAt":
        return alarm.set(Math.max(0, action.at - clock.monotonicMs()));
      case "tellIdle":
        return options.onIdle();
      case "clear":
      case "open": // These actions change only the state.
        return undefined;
    }
  };
}

/** The lease counts from before the claim, because the answer may take long. */
async function claim(options: PerformOptions, asked: number): Promise<Fact> {
  const { inbox, clock, leaseMs, maxEventsPerClaim, gate, signal } = options;
  const room = await gate?.admit(asked, signal);
  const lanes = room?.lanes ?? asked;
  const until = clock.monotonicMs() + leaseMs;
  try {
    const claims = lanes > 0 ? await inbox.claim({ lanes, perLane: maxEventsPerClaim, leaseMs }) : [];
    const suspects = claims.filter((each) => !isInnocent(each));
    if (suspects.length > 0) options.onSuspects?.(suspects);
    return { is: "claimed", claims, asked: lanes, until };
  } finally {
    room?.end();
  }
}

async function ask({ inbox }: PerformOptions): Promise<Fact> {
  return { is: "told", dueInMs: await inbox.findNextDueMs() };
}

function beginLane(options: PerformOptions, held: HeldLane): void {
  const { clock, state, runs, tell, onError } = options;
  const { claim, claimedAt } = held;
  const lane = createLaneRun({
    ...options,
    claim,
    claimedAt,
    recordStart: (start) => recordStart(options, start, held),
    mayBegin: () => canBegin(state, held, clock.monotonicMs()),
    onStarted: (event) => tell({ is: "started", held, event }),
    onFinished(event, outcome) {
      tell({ is: "finished", held });
      options.onOutcome?.(event, outcome);
    },
    onLeftBehind: (handler) => waitForLeftBehind(options, handler),
  });
  const run = async () => {
    await lane.run().catch(onError);
    tell({ is: "ended", held });
    await lane.end(); // The next lane may begin meanwhile.
  };
  runs.set(claim.lane, lane);
  void run().finally(() => {
    runs.delete(claim.lane);
    tell({ is: "written", held });
  });
}

/** Waits for a handler that was given up, and no longer than it was waited for before: it hangs then, and might hang for ever. */
async function waitForLeftBehind(
  { clock, handlerTimeoutMs, tell }: PerformOptions,
  handler: Promise<unknown>,
): Promise<void> {
  tell({ is: "leftBehind" });
  const ended = handler.then(() => true);
  const { signal, release } = createTimeLimit(handlerTimeoutMs, clock);
  const hasEnded = await raceAbort(() => ended, signal).catch(() => false);
  release();
  tell({ is: hasEnded ? "leftBehindEnded" : "hung" });
  if (!hasEnded) void ended.then(() => tell({ is: "hungEnded" }));
}

/** Writes a start down. After a failure it tries again every second, as long as this worker holds the lane. */
async function recordStart(
  { inbox, clock, state, onError }: PerformOptions,
  start: StartMark,
  held: HeldLane,
): Promise<boolean> {
  for (;;) {
    try {
      return (await inbox.recordStarts([start]))[0]!;
    } catch (error) {
      onError(error);
      if (!canBegin(state, held, clock.monotonicMs())) return false;
      await clock.sleep(PAUSE_AFTER_ERROR_MS);
    }
  }
}

async function release(
  { settle, tell }: PerformOptions,
  held: readonly HeldLane[],
  nextTurnInMs?: number,
): Promise<void> {
  await Promise.all(held.map(({ claim }) => settle({ claim, settled: [], release: true, nextTurnInMs })));
  tell({ is: "released" });
}

/** Renews leases. A renewal that hangs, for example on a dead connection, is given up after the time of a lease. */
async function renew({ inbox, clock, leaseMs, onError }: PerformOptions, held: readonly HeldLane[]): Promise<Fact> {
  const askedAt = clock.monotonicMs();
  try {
    const renewing = inbox.renew(
      held.map(({ claim }) => claim),
      leaseMs,
    );
    renewing.catch(() => {}); // It may fail after it was given up.
    if (!(await waitAtMost(leaseMs, renewing, clock))) return { is: "renewalFailed" };
    return { is: "renewed", held, kept: await renewing, askedAt };
  } catch (error) {
    onError(error);
    return { is: "renewalFailed" };
  }
}

async function admit({ runs, onError }: PerformOptions, lane: string): Promise<Fact> {
  try {
    return { is: "admitted", lane, isWritten: (await runs.get(lane)?.admitOthers()) ?? false };
  } catch (error) {
    onError(error);
    return { is: "admitted", lane, isWritten: false };
  }
}
