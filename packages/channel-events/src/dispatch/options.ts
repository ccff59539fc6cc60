import type { StoredSettings } from "../consumer/options.ts";
import type { StoredEvent } from "../inbox/event.ts";
import type { RunContext, RunResult } from "./state.ts";

/**
 * So long after their claim, events that have not begun go back to the inbox, in ms: an operator may have put them aside, and another
 * worker may have a free slot.
 */
export const LONGEST_HOLD_MS = 1_000;

export interface DispatcherOptions extends Pick<
  StoredSettings,
  "inbox" | "clock" | "maxLanes" | "maxEventsPerClaim" | "leaseMs" | "handlerTimeoutMs"
> {
  /** Runs the handler of an event. An error that it throws is no failure of the handler; the event is tried again. */
  run(event: StoredEvent, context: RunContext): Promise<RunResult>;
  /** Gives the result of an event whose handler ran for too long. */
  timedOut(event: StoredEvent): RunResult;
  /** Called after each handler run. */
  onOutcome?(event: StoredEvent, outcome: RunResult): void;
  /** Called when the inbox itself fails; the call is made again a second later. */
  onError(error: unknown): void;
  /** Shares the handlers of the process with other consumers. Default: this one has them alone. */
  gate?: LaneGate | undefined;
}

/** The share that one consumer has in the handlers of its process. */
export interface LaneGate {
  /** Waits until lanes may be claimed, and says how many: none if the signal fires. `end` tells that the claim was answered. */
  admit(lanes: number, signal: AbortSignal): Promise<{ lanes: number; end(): void }>;
  /** Says how many lanes the consumer holds. */
  hold(lanes: number): void;
  /** Waits for a slot. A slot alone has no other handler of the process beside it. `undefined` if the signal fires, or if no time comes for it. */
  take(options: { isAlone: boolean; signal: AbortSignal }): Promise<HandlerSlot | undefined>;
  /** Counts a handler that was given up and goes on, because nothing is alone beside it. */
  leaveBehind(handler: Promise<unknown>): void;
}

/** The right to run one handler. */
export interface HandlerSlot {
  /** Lets others run beside this handler from now on. */
  admitOthers(): void;
  free(): void;
}

/** How a stop went. */
export interface DrainReport {
  /** Handler runs that ended while the stop waited. */
  finished: number;
  /** Handlers that were still running when time was up. Their events are handled again. */
  abandoned: number;
}

/** The handlers at work. */
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
