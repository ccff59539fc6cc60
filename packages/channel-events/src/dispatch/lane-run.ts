import type { LaneClaim, LaneResult, Parking, StartMark, StoredEvent } from "../ground/event.ts";
import type { Inbox } from "../inbox/inbox.ts";
import {
  computeNextTryMs,
  hasToRunAlone,
  isInnocent,
  isWrittenDown,
  LONGEST_HOLD_MS,
  LOST,
  NEXT_TRY_BESIDE_OTHERS_MS,
  type DispatcherOptions,
  type HandlerSlot,
  type HeldLane,
  type LaneGate,
  type RunContext,
  type RunResult,
} from "./state.ts";

export const PAUSE_AFTER_ERROR_MS = 1_000;
const RETRY_MS = 5_000;
const ALONE_AGAIN_MS = 60_000; // No time came to run alone, as other consumers of the process were busy.

/** A lane whose handlers run, or whose results are being written. */
export type LaneRun = ReturnType<typeof createLaneRun>;

export interface LaneRunOptions
  extends
    Pick<HeldLane, "claim" | "claimedAt">,
    Pick<DispatcherOptions, "clock" | "run" | "timedOut" | "onError" | "gate"> {
  settle(result: LaneResult): Promise<boolean>;
  /** Writes down a start; `false` if the lane belongs to another worker by now. */
  recordStart(start: StartMark): Promise<boolean>;
  mayBegin(): boolean;
  onStarted(event: StoredEvent): void;
  onFinished(event: StoredEvent, outcome: RunResult): void;
  /** Called with a handler that ran for too long and goes on. Resolves when nothing waits for it any more. */
  onLeftBehind(handler: Promise<unknown>): Promise<void>;
}

interface Progress extends LaneRunOptions {
  controller: AbortController;
  unwritten: LaneResult["settled"][number][];
  park: Parking | undefined;
  nextTurnInMs: number | undefined;
  slot: HandlerSlot | undefined;
  isLost: boolean;
  isAbandoned: boolean;
  expire(): void;
}

export function createLaneRun(options: LaneRunOptions) {
  const { claim } = options;
  const progress: Progress = {
    ...options,
    controller: new AbortController(),
    unwritten: [],
    park: undefined,
    nextTurnInMs: undefined,
    slot: undefined,
    isLost: false,
    isAbandoned: false,
    expire: () => {},
  };
  return {
    /** Fires the handler's signal, and begins no further event. Results still go to the inbox, which refuses them if another worker has the lane. */
    lose: (reason: string) => void lose(progress, reason),
    /** Fires the signal, counts the run as failed, and goes on without the handler. */
    expire: () => progress.expire(),
    /** Takes back the start of the first event, because other events begin beside it from now on. `false` if that cannot be written. */
    async admitOthers(): Promise<boolean> {
      if (options.gate && !progress.slot) return false; // It waits for its slot. Once it has it, the others of the process would wait for it.
      const isWritten = await options.recordStart(takeBackStart(claim));
      if (isWritten) progress.slot?.admitOthers();
      return isWritten;
    },
    /** Writes the results and gives the lane back, now; a result that comes later is not written. */
    abandon(): Promise<boolean> {
      progress.isAbandoned = true;
      return giveBack(progress);
    },
    /** Runs the handlers, one after the other; resolves when no more of this lane is to run. */
    run: () => runEvents(progress),
    async end(): Promise<void> {
      if (!progress.isAbandoned) await giveBack(progress);
    },
  };
}

async function runEvents(progress: Progress): Promise<void> {
  const { claim, gate } = progress;
  for (const event of claim.events) {
    if (!mayBegin(progress)) return;
    if (gate && !(await takeSlot(progress, gate))) return;
    try {
      if (!(await runEvent(progress, event))) return;
    } finally {
      if (!hasToRunAlone(claim)) progress.slot?.free();
    }
  }
}

function mayBegin(progress: Progress): boolean {
  return !progress.isLost && progress.mayBegin();
}

/** Waits for a slot of the process; `false` if the lane must be given back. */
async function takeSlot(progress: Progress, gate: LaneGate): Promise<boolean> {
  const { signal } = progress.controller;
  progress.slot = await gate.take({ isAlone: hasToRunAlone(progress.claim), signal });
  if (!progress.slot && !signal.aborted) progress.nextTurnInMs = ALONE_AGAIN_MS;
  return progress.slot !== undefined;
}

/** Runs one event; `false` if no more of the lane is to run. */
async function runEvent(progress: Progress, event: StoredEvent): Promise<boolean> {
  const { claim, clock, controller } = progress;
  const context: RunContext = { claim, signal: controller.signal, flush: () => flush(progress, false) };
  if (progress.slot && !mayBegin(progress)) return false; // The lane may have been lost while it waited.
  if (isWrittenDown(claim) && !((await writeStart(progress, event)) && mayBegin(progress))) return false;
  const outcome = await runInTime(progress, event, context);
  if (progress.isAbandoned) return false;
  if (outcome === "lost") return lose(progress, LOST);
  if (outcome === "unsettled") {
    progress.nextTurnInMs = RETRY_MS; // At once would be an endless loop.
    return false;
  }
  progress.onFinished(event, outcome);
  if (outcome === "written") return true;
  progress.unwritten.push({ seq: event.seq, settlement: outcome.settlement });
  progress.park = outcome.park;
  return goesOn(claim, outcome, clock.monotonicMs() - progress.claimedAt);
}

/** Whether the next event of a lane begins after this outcome, so many ms after the claim. */
export function goesOn(claim: LaneClaim, outcome: Exclude<RunResult, string>, heldMs: number): boolean {
  if (outcome.park || outcome.settlement.to === "retry") return false; // The rest of the lane waits behind it.
  return !isInnocent(claim) || heldMs < LONGEST_HOLD_MS; // The rest of a slow lane goes back.
}

function lose(progress: Progress, reason: string): false {
  progress.isLost = true;
  progress.controller.abort(new Error(reason));
  return false;
}

/** Gives the lane back. An event that ran alone stays alone until its result is written, because it would be blamed for the end of the process. */
async function giveBack(progress: Progress): Promise<boolean> {
  try {
    return await flush(progress, true);
  } finally {
    progress.slot?.free();
  }
}

/** Writes the results of the lane; `false` if it belongs to another worker by now. */
async function flush(progress: Progress, release: boolean): Promise<boolean> {
  const { claim, park, unwritten: settled, nextTurnInMs } = progress;
  progress.unwritten = [];
  if (settled.length === 0 && !release) return true;
  const isOurs = await progress.settle({ claim, settled, release, park, nextTurnInMs });
  if (!isOurs) lose(progress, LOST);
  return isOurs;
}

/** Writes a start down. The results before it are written first, because an event that has ended must not look unfinished. */
async function writeStart(progress: Progress, event: StoredEvent): Promise<boolean> {
  if (!(await flush(progress, false))) return false;
  return progress.recordStart(buildStart(progress.claim, event));
}

export function buildStart(claim: LaneClaim, event: StoredEvent): StartMark {
  const unfinishedStarts = 1 + (event === claim.events[0] ? claim.unfinishedStarts : 0);
  return { claim, seq: event.seq, unfinishedStarts, nextTurnInMs: computeNextTryMs(unfinishedStarts) };
}

/** Takes back the start of the first event of a claim, because other events begin beside it. */
export function takeBackStart(claim: LaneClaim): StartMark {
  const { unfinishedStarts, events } = claim;
  const nextTurnInMs = Math.max(NEXT_TRY_BESIDE_OTHERS_MS, computeNextTryMs(unfinishedStarts));
  return { claim, seq: events[0]!.seq, unfinishedStarts, nextTurnInMs };
}

async function runInTime(progress: Progress, event: StoredEvent, context: RunContext): Promise<RunResult> {
  progress.onStarted(event);
  const handler = runHandler(progress, event, context);
  const tooLong = new Promise<"too long">((resolve) => {
    progress.expire = () => resolve("too long");
  });
  const outcome = await Promise.race([handler, tooLong]);
  if (outcome !== "too long") return outcome;
  progress.controller.abort(new Error("The handler ran for too long"));
  const isOver = progress.onLeftBehind(handler);
  progress.gate?.leaveBehind(isOver);
  return progress.timedOut(event);
}

async function runHandler({ run, onError }: Progress, event: StoredEvent, context: RunContext): Promise<RunResult> {
  try {
    return await run(event, context);
  } catch (error) {
    onError(error); // The store, this program or a logger failed, and not the handler.
    return "unsettled";
  }
}

/** Writes results in one transaction; after a failure each separately, every second, so that it holds up only its own lane, where no handler runs then. */
export function createSettler({
  inbox,
  clock,
  onError,
}: Pick<DispatcherOptions, "clock" | "onError"> & { inbox: Pick<Inbox, "settle"> }) {
  type Waiting = { result: LaneResult; resolve(isOurs: boolean): void };
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
