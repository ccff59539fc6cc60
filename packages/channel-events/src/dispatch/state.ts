import type { StoredSettings } from "../options.ts";
import type { LaneClaim, Parking, Settlement, StoredEvent } from "../ground/event.ts";

/**
 * When an event whose start is unfinished has its next try, in ms. The first unfinished start ran beside others and proves
 * nothing, so the event is tried alone as soon as it may; otherwise two kills from outside would hold all sellers that were at work. The tries
 * after that lie far apart, so that a row of kills from outside is not taken for poison.
 */
const NEXT_TRY_MS = [0, 600_000, 3_600_000];

/** When an event has its next try if its process ends after others were let in beside it, in ms. At once, a handler that ends its process after a while would leave them no time. */
export const NEXT_TRY_BESIDE_OTHERS_MS = 60_000;

/**
 * How long no event runs alone after a start, in ms. A process that ends within this time, for example in a loop of restarts with
 * a wrong setting, therefore proves nothing against an event.
 */
export const OTHERS_FIRST_MS = 2_000;

/** Why a handler is told to end when another worker has taken its lane. */
export const LOST = "Another worker handles the lane";

/** How a handler run ended. */
export type RunResult =
  | { settlement: Settlement; park?: Parking | undefined }
  | "written" // The result is in the inbox already, written together with the handler's own data.
  | "lost" // The lane belongs to another worker by now.
  | "unsettled"; // The store or this program failed, and not the handler: the event is given back, and no attempt is counted.

/** Everything a handler run may use besides its event. */
export interface RunContext {
  claim: LaneClaim;
  /** Fires when the dispatcher stops, when the handler runs for too long, and when another worker has taken the lane. */
  signal: AbortSignal;
  /** Writes the results of the runs before this one: the next write must not overtake them. */
  flush(): Promise<boolean>;
}

/** A lane that this worker has claimed. The same object moves from the reserve to the lanes in hand. */
export interface HeldLane {
  claim: LaneClaim;
  /** The lane is surely ours until this time, in ms of the monotonic clock. A renewal moves it. */
  until: number;
  /** `reserve`: nothing has begun. `running`: its handlers run. `writing`: its results are being written. */
  is: "reserve" | "running" | "writing";
  /** When its events came from the inbox, in ms of the monotonic clock. */
  claimedAt: number;
  /** When its first handler began, in ms of the monotonic clock. */
  beganAt: number;
  handler: { event: StoredEvent; since: number } | undefined;
}

/**
 * `open`: lanes run beside each other. `clearing`: an event that may end processes waits until no handler runs. `solo`: it runs,
 * and nothing begins beside it, because its end would prove nothing otherwise. At `admitAt` the others wait no longer.
 */
export type Mode =
  | { is: "open" }
  | { is: "clearing"; since: number }
  | { is: "solo"; lane: string; since: number; admitAt: number };

/** Limits that never change while a dispatcher lives. */
export interface DispatchLimits {
  maxLanes: number;
  leaseMs: number;
  handlerTimeoutMs: number;
  /** Longest time between two looks at the inbox, in ms. */
  longestNapMs: number;
}

/**
 * Everything that the dispatcher knows. `advance()` alone writes to it, in place: a copy for each event would cost more than
 * the event. Times are in ms of the monotonic clock.
 */
export type DispatchState = ReturnType<typeof createState>;

type Phase = "new" | "running" | "paused" | "stopping" | "stopped";
type Look = "due" | "asking" | "claiming" | "check" | "checking" | "resting";

/** The state of a dispatcher that has not been started. */
export function createState(limits: Readonly<DispatchLimits>) {
  return {
    limits,
    /** A pause keeps the mode: the lane that runs alone goes on. */
    phase: "new" as Phase,
    mode: { is: "open" } as Mode,
    /** Lanes that were claimed and have not begun, in the order of their claims. */
    reserve: [] as HeldLane[],
    /** How many lanes of the reserve must run alone. */
    suspects: 0,
    /** Lanes whose handlers run, or whose results are being written, by name. */
    lanes: new Map<string, HeldLane>(),
    /** How many of these lanes have a handler that runs. */
    running: 0,
    /** Handlers that ran for too long, were given up, and have not ended. */
    leftBehind: 0,
    /** Handlers that were given up so long ago that they hang. They end no process, so nothing waits for them. */
    hanging: 0,
    /** Lanes whose handlers must be told to end. */
    aborts: [] as { lane: string; reason: string }[],
    /**
     * The look at the inbox. `due`: ask it for lanes. `asking`: it was asked whether there are any. `claiming`: it was asked for them.
     * `check`: they came; find out when the next are due. `checking`: it was asked. `resting`: look again at `lookAt`.
     */
    look: "resting" as Look,
    lookAt: Number.POSITIVE_INFINITY,
    /** Something happened during a look, so another look must follow. */
    isLookDueAgain: false,
    /** The last claim got less than it asked for, and nothing was stored since. */
    isDry: false,
    isEmpty: false, // The last claim got nothing.
    hasSeenInbox: false, // The last look reached the inbox.
    /** After a start, and after an event ran alone, the others have their turn until this time. */
    othersUntil: Number.NEGATIVE_INFINITY,
    /** How long a suspect is put off if handlers run all the time, in ms. */
    postponeMs: 2 * limits.leaseMs,
    /** The share of lanes that ended quickly lately. As a share, it hardly changes with one slow seller among many. */
    quickShare: 0,
    /** When leases are renewed and long runs are looked for. */
    keepAt: Number.POSITIVE_INFINITY,
    isRenewing: false,
    /** Calls that give lanes back and have not been answered. */
    releasing: 0,
    /** When the timer rings; `Infinity` when it is not set. */
    alarmAt: Number.POSITIVE_INFINITY,
    /** `idle()` was called and has not resolved. */
    isIdleAsked: false,
    finished: 0,
  };
}

/** Something that happened. `taken` says that an action of `plan()` has begun. */
export type Fact =
  | { is: "taken"; action: Action }
  | { is: "opened" | "woken" | "called" | "idleAsked" | "paused" | "stopping" | "stopped" }
  | { is: "claimed"; claims: readonly LaneClaim[]; asked: number; until: number }
  | { is: "told"; dueInMs: number | undefined }
  | { is: "lookFailed" }
  | { is: "started"; held: HeldLane; event: StoredEvent }
  | { is: "finished" | "ended" | "written"; held: HeldLane }
  | { is: "leftBehind" | "leftBehindEnded" | "hung" | "hungEnded" | "released" }
  | { is: "renewed"; held: readonly HeldLane[]; kept: readonly boolean[]; askedAt: number }
  | { is: "renewalFailed" }
  | { is: "admitted"; lane: string; isWritten: boolean };

/** Something to do. */
export type Action =
  | { do: "begin"; held: HeldLane; isAlone: boolean } // Run the handlers of a lane.
  | { do: "clear" | "open" } // Change the mode without any effect outside.
  | { do: "release"; held: readonly HeldLane[]; nextTurnInMs?: number } // Give lanes back that have not begun; with a time, their next turn is that far away.
  | { do: "claim"; lanes: number } // Claim so many lanes.
  | { do: "ask" } // Ask the inbox when the next lane is due.
  | { do: "renew"; held: readonly HeldLane[] } // Keep these lanes; an empty list keeps none and sets the time of the next renewal.
  | { do: "abort"; lane: string; reason: string } // Tell the handler of a lane to end, and begin nothing more in it.
  | { do: "expire"; lane: string } // Give up a handler that runs for too long.
  | { do: "admit"; lane: string } // Take back the start of the event that runs alone, so that others may begin beside it.
  | { do: "wakeAt"; at: number }
  | { do: "tellIdle" };

/** How often leases are renewed and long runs are looked for, in ms. */
export function computeKeepIntervalMs({ leaseMs, handlerTimeoutMs }: DispatchLimits): number {
  return Math.min(leaseMs / 3, Math.max(10, handlerTimeoutMs / 3));
}

/** Whether another event of a lane may begin: the dispatcher runs, and the lane is ours by our own clock. */
export function canBegin({ phase }: DispatchState, { until }: HeldLane, now: number): boolean {
  return phase === "running" && now < until;
}

/** Whether the inbox was asked and has not answered. */
export function isLooking({ look }: DispatchState): boolean {
  return look === "asking" || look === "claiming" || look === "checking";
}

/** Whether nothing is left that a stop waits for, except the lanes that it spares. */
export function isDrained(state: DispatchState, isSpared: (lane: string) => boolean = () => false): boolean {
  const { lanes, reserve, releasing } = state;
  return reserve.length === 0 && releasing === 0 && !isLooking(state) && [...lanes.keys()].every(isSpared);
}

/** How many unfinished starts prove that an event ends its process: one beside other events, and then three alone. */
export const PROOF = 1 + NEXT_TRY_MS.length;

export function computeNextTryMs(unfinishedStarts: number): number {
  return NEXT_TRY_MS[unfinishedStarts - 1] ?? 0;
}

/** Whether the first event of the lane has ended its process so often, with nothing beside it, that it is put aside. */
export function isProvenPoison({ unfinishedStarts }: LaneClaim): boolean {
  return unfinishedStarts >= PROOF;
}

/** Whether the first event of the lane was running when a process ended. Its next try runs with nothing beside it. */
export function hasToRunAlone(claim: LaneClaim): boolean {
  return claim.unfinishedStarts > 0 && !isProvenPoison(claim);
}

/** Whether no process ended while it had the lane. The inbox forgets what it knows of the others when it gets them back. */
export function isInnocent({ isSuspect, unfinishedStarts }: LaneClaim): boolean {
  return !isSuspect && unfinishedStarts === 0;
}

/** Whether a start in this lane is written down before it begins. In normal work none is. */
export function isWrittenDown(claim: LaneClaim): boolean {
  return (claim.isSuspect || claim.unfinishedStarts > 0) && !isProvenPoison(claim);
}

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
  /** Called with claimed lanes whose last worker ended without giving them back. */
  onSuspects?(claims: readonly LaneClaim[]): void;
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
