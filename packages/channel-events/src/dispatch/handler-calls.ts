import { AsyncLocalStorage } from "node:async_hooks";
import { ArgumentError } from "@kontor/http";
import type { StoredEvent } from "../ground/event.ts";
import { isDrained, type DispatcherOptions, type DispatchState, type RunContext, type RunResult } from "./state.ts";
import { waitAtMost } from "../ground/wait.ts";

const LAST_WORDS_MS = 500;

/** A run of a handler, as the calls that it makes to its consumer see it. */
export interface HandlerRun {
  /** The part that runs it. `onStop()` is called when the handler calls a `stop()`. */
  owner: { onStop(): void };
  isOver: boolean;
  /** It has called a `stop()`, so a stop that is called inside a handler does not wait for it: two handlers would wait for each other. */
  hasStopped: boolean;
}

const current = new AsyncLocalStorage<HandlerRun>();

export function createHandlerRun(owner: HandlerRun["owner"]): HandlerRun {
  return { owner, isOver: false, hasStopped: false };
}

/** Runs a handler. The calls that it makes, also those behind an `await` or in a timer that it sets, are known as its calls until it ends. */
export async function runAsHandler<T>(run: HandlerRun, work: () => Promise<T> | T): Promise<T> {
  try {
    return await current.run(run, work);
  } finally {
    run.isOver = true;
  }
}

/** The run of a handler that makes this call; `undefined` for a call from outside. */
export function findCaller(): HandlerRun | undefined {
  const run = current.getStore();
  return run?.isOver ? undefined : run;
}

/** Notes that a stop is called, and says whether a handler calls it. */
export function noteStop(): boolean {
  const caller = findCaller();
  if (!caller) return false;
  caller.hasStopped = true;
  caller.owner.onStop();
  return true;
}

/** @throws {ArgumentError} If a handler of this owner makes the call, for which the call would wait. */
export function refuseInHandler(owner: HandlerRun["owner"], call: string): void {
  if (findCaller()?.owner !== owner) return;
  const must = "be made outside the handlers of its consumer, because it waits for them";
  throw new ArgumentError("wait in a handler", call, must, "a call in a running handler");
}

interface HandlerCallOptions extends Pick<DispatcherOptions, "run" | "clock"> {
  state: DispatchState;
  runs: ReadonlyMap<string, { abandon(): Promise<boolean> }>;
}

/** Runs the handlers of a consumer, and knows which of them have called a `stop()`, so that no stop waits for a handler that waits for a stop. */
export function createHandlerCalls({ run, clock, state, runs }: HandlerCallOptions) {
  const handlers = new Map<string, HandlerRun>(); // by lane
  const waits = new Set<() => void>();
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const check = () => waits.forEach((look) => look());
  const owner: HandlerRun["owner"] = { onStop: check };
  return {
    async run(event: StoredEvent, context: RunContext): Promise<RunResult> {
      const handler = createHandlerRun(owner);
      handlers.set(event.lane, handler);
      try {
        return await runAsHandler(handler, () => run(event, context));
      } finally {
        if (handlers.get(event.lane) === handler) handlers.delete(event.lane); // Otherwise it ran for too long, and another one runs by now.
      }
    },
    refuse: (call: string) => refuseInHandler(owner, call),
    /** Whether a handler of this consumer makes the call. */
    isInside: () => findCaller()?.owner === owner,
    hasStopped: (lane: string) => handlers.get(lane)?.hasStopped === true,
    /** Resolves when a stop is over. */
    closed,
    close,
    /** Looks whether a stop has what it waits for. */
    check,
    /** Waits for the lanes that are not spared, at most for `ms`, and gives back those that still run. Returns their number. If `over` resolves, it does nothing more. */
    async giveUp(ms: number, isSpared: (lane: string) => boolean, over?: Promise<void>): Promise<number> {
      const { promise: drained, resolve } = Promise.withResolvers<void>();
      const look = () => isDrained(state, isSpared) && resolve();
      let isOver = false;
      waits.add(look);
      look();
      void over?.then(() => {
        isOver = true;
        resolve();
      });
      await waitAtMost(ms, drained, clock);
      waits.delete(look);
      if (isOver) return 0;
      const left = [...state.lanes.values()].filter(({ claim, handler }) => handler && !isSpared(claim.lane));
      const lastWords = [...runs].filter(([lane]) => !isSpared(lane)).map(([, each]) => each.abandon());
      await waitAtMost(LAST_WORDS_MS, Promise.all(lastWords), clock);
      return left.length;
    },
  };
}
