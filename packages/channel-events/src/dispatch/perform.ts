import type { Clock } from "@kontor/http";
import { createTimeoutSignal, raceAbort } from "@kontor/http/internal";
import type { LaneResult, StartMark } from "../inbox/claim.ts";
import type { Inbox } from "../inbox/inbox.ts";
import { createLaneRun, type LaneRun } from "./lane-run.ts";
import type { DispatcherOptions } from "./options.ts";
import { canBegin, type Action, type DispatchState, type Fact, type HeldLane } from "./state.ts";
import { waitAtMost, type Alarm } from "./wait.ts";

const PAUSE_AFTER_ERROR_MS = 1_000;

export interface PerformOptions extends DispatcherOptions {
  /** It is only read here. */
  state: DispatchState;
  /** The runs of the lanes in hand, by lane. */
  runs: Map<string, LaneRun>;
  alarm: Alarm;
  settle: ReturnType<typeof createSettler>["settle"];
  /** Fires when the dispatcher stops. */
  signal: AbortSignal;
  /** Takes the result of an action. */
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
    return { is: "claimed", claims, asked: lanes, until };
  } finally {
    room?.end();
  }
}

async function ask({ inbox }: PerformOptions): Promise<Fact> {
  return { is: "told", dueInMs: await inbox.findNextDueMs() };
}

function beginLane(options: PerformOptions, held: HeldLane): void {
  const { clock, state, runs, settle, tell, onError } = options;
  const { claim } = held;
  const lane = createLaneRun({
    claim,
    claimedAt: held.claimedAt,
    clock,
    settle,
    gate: options.gate,
    onError,
    run: options.run,
    timedOut: options.timedOut,
    recordStart: (start) => recordStart(options, start, held),
    mayBegin: () => canBegin(state, held, clock.monotonicMs()),
    onStarted: (event) => tell({ is: "started", held, event }),
    onFinished(event, outcome) {
      tell({ is: "finished", held });
      options.onOutcome?.(event, outcome);
    },
    onLeftBehind: (handler) => waitForLeftBehind(options, handler),
  });
  runs.set(claim.lane, lane);
  void lane
    .run()
    .catch(onError)
    .then(() => {
      tell({ is: "ended", held });
      return lane.end(); // The next lane may begin meanwhile.
    })
    .finally(() => {
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
  const ended = handler.then(
    () => true,
    () => true,
  );
  const hasEnded = await raceAbort(() => ended, createTimeoutSignal(handlerTimeoutMs, clock)).catch(() => false);
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

interface Waiting {
  result: LaneResult;
  resolve(isOurs: boolean): void;
}

/**
 * Writes results that come at about the same time in one transaction. Results that cannot be written are tried again every second, each
 * by itself, so that a result that no store would take holds up only its own lane. No handler of that lane runs meanwhile.
 */
export function createSettler({
  inbox,
  clock,
  onError,
}: {
  inbox: Pick<Inbox, "settle">;
  clock: Clock;
  onError(error: unknown): void;
}) {
  let queue: Waiting[] = [];
  let troubled: Waiting[] = [];
  let isWriting = false;
  let isRetrying = false;
  const stopping = new AbortController();

  async function write(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve)); // Lanes that end in the same turn are written together.
    while (queue.length > 0) {
      const batch = queue;
      queue = [];
      if (await attempt(batch)) continue;
      troubled.push(...batch);
      if (!isRetrying) void retry();
    }
    isWriting = false; // It is the same turn as the look at the queue, so no result can be missed.
  }

  async function attempt(batch: readonly Waiting[]): Promise<boolean> {
    try {
      const held = await inbox.settle(batch.map(({ result }) => result));
      batch.forEach(({ resolve }, index) => resolve(held[index]!));
      return true;
    } catch (error) {
      onError(error);
      return false;
    }
  }

  async function retry(): Promise<void> {
    isRetrying = true;
    while (troubled.length > 0) {
      await clock.sleep(PAUSE_AFTER_ERROR_MS, { signal: stopping.signal }).catch(() => {});
      const batch = troubled;
      troubled = [];
      let failures = 0;
      for (const each of batch) {
        // If two fail, the store is the reason, and more tries would only hold up the program.
        if (failures < 2 && (await attempt([each]))) continue;
        failures += 1;
        if (stopping.signal.aborted) each.resolve(false); // The lease ends, and the events are handled again.
        else troubled.push(each);
      }
    }
    isRetrying = false;
  }

  return {
    /** Writes the results of a lane. `false` if another worker has the lane by now. */
    settle: (result: LaneResult) =>
      new Promise<boolean>((resolve) => {
        queue.push({ result, resolve });
        if (isWriting) return;
        isWriting = true;
        void write();
      }),
    /** From now on, a result is given up at its first failure. */
    stop: () => stopping.abort(),
  };
}
