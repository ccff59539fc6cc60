import { advance } from "./advance.ts";
import type { LaneRun } from "./lane-run.ts";
import type { Dispatcher, DispatcherOptions } from "./options.ts";
import { createPerform, createSettler } from "./perform.ts";
import { plan } from "./plan.ts";
import { createState, isDrained, type Fact } from "./state.ts";
import { createAlarm, waitAtMost } from "./wait.ts";

const LONGEST_NAP_MS = 5_000; // The end of a dead worker's lease is announced by nothing, so the inbox is asked this often.
const NAP_UNHEARD_MS = 1_000; // An inbox that announces nothing is asked this often whether somebody else has written.
const NAP_WITH_WAKES_MS = 60_000; // An inbox that wakes when a lane is due is asked only in case that its wakes are lost.
const LAST_WORDS_MS = 500;

/**
 * Runs handlers lane by lane: events of one lane one after the other, lanes beside each other. All that it knows is in its state.
 * `plan()` decides, this shell acts, and `advance()` takes each result into the state.
 */
export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const { inbox, clock, maxLanes, leaseMs, handlerTimeoutMs, onError } = options;
  const longestNapMs = computeLongestNap(inbox, leaseMs);
  const state = createState({ maxLanes, leaseMs, handlerTimeoutMs, longestNapMs });
  const runs = new Map<string, LaneRun>();
  const waiters: (() => void)[] = [];
  const drained = Promise.withResolvers<void>();
  const { settle, stop: stopSettling } = createSettler({ inbox, clock, onError });
  const alarm = createAlarm(clock, () => tell({ is: "woken" }));
  const onIdle = () => {
    for (const resolve of waiters.splice(0)) resolve();
  };
  const stopping = new AbortController();
  const perform = createPerform({ ...options, state, runs, alarm, settle, signal: stopping.signal, tell, onIdle });

  /** Takes in a fact, and acts until nothing is left to do. All actions are marked as taken before the first is performed, because an effect may call back. */
  function tell(fact: Fact): void {
    const now = clock.monotonicMs();
    advance(state, fact, now);
    for (let actions = plan(state, now); actions.length > 0; actions = plan(state, now)) {
      for (const action of actions) advance(state, { is: "taken", action }, now);
      for (const action of actions) perform(action);
    }
    options.gate?.hold(state.reserve.length + state.lanes.size);
    if ((state.phase === "stopping" || state.phase === "stopped") && isDrained(state)) drained.resolve();
  }

  return {
    start: () => tell({ is: "opened" }),
    wake: () => tell({ is: "called" }),
    idle() {
      if (state.phase !== "running") return Promise.resolve();
      const idle = new Promise<void>((resolve) => waiters.push(resolve));
      tell({ is: "idleAsked" });
      return idle;
    },
    report() {
      const now = clock.monotonicMs();
      const running = [...state.lanes.values()].flatMap(({ handler }) =>
        handler ? [{ event: handler.event, durationMs: now - handler.since }] : [],
      );
      return { running, leftBehind: state.leftBehind + state.hanging };
    },
    pause: () => tell({ is: "paused" }),
    async stop({ drainTimeoutMs }) {
      const finishedBefore = state.finished;
      stopSettling();
      stopping.abort(new Error("The consumer was stopped"));
      tell({ is: "stopping" });
      await waitAtMost(drainTimeoutMs, drained.promise, clock);
      const finished = state.finished - finishedBefore;
      const abandoned = [...state.lanes.values()].filter(({ handler }) => handler).length;
      const lastWords = Promise.all([...runs.values()].map((lane) => lane.abandon()));
      await waitAtMost(LAST_WORDS_MS, lastWords, clock);
      tell({ is: "stopped" });
      alarm.clear();
      return { finished, abandoned };
    },
  };
}

function computeLongestNap({ durability, wakesWhenDue, listen }: DispatcherOptions["inbox"], leaseMs: number): number {
  if (wakesWhenDue) return NAP_WITH_WAKES_MS;
  // An inbox in memory has no workers in other processes, so only leases of this process can end.
  if (durability === "none") return Math.max(leaseMs, LONGEST_NAP_MS);
  return listen ? LONGEST_NAP_MS : NAP_UNHEARD_MS;
}
