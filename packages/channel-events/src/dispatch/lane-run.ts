import type { Clock } from "@kontor/http";
import { isWrittenDown, computeNextTryMs } from "./crash-verdict.ts";
import type { RunContext, RunResult } from "./dispatcher.ts";
import type { LaneClaim, LaneResult, Parking, StartMark, StoredEvent } from "../inbox/inbox.ts";
import { describeError } from "../consumer/describe-error.ts";

const WRITE_AFTER_MS = 1_000; // slow handlers: what is done shall not wait for the rest of its lane
const RETRY_MS = 5_000;

/** A lane whose handlers run, or whose outcomes are being written down. */
export interface LaneRun {
  readonly claim: LaneClaim;
  /** Until when the lane is surely ours, by the monotonic clock: a worker that cannot renew must not go on. */
  until: number;
  /** Its handler is at work, and since when. */
  running: { event: StoredEvent; since: number } | undefined;
  /** Fires the handler's signal. */
  fire(reason: string): void;
  /** Fires it, and begins no further event. What has ended is still offered to the inbox, which knows whose the lane is. */
  lose(reason: string): void;
  /** Fires it, counts the run as failed, and goes on without the handler. */
  expire(): void;
  /** Others begin beside it from now on: its start proves nothing any more, and is not counted. `false` if that cannot be written. */
  admitOthers(): Promise<boolean>;
  /** Writes down what is unwritten and gives the lane back, now; what its handler comes to later is not written. */
  abandon(): Promise<boolean>;
  /** Runs the handlers, one after the other; resolves when no more of this lane is to run. */
  run(): Promise<void>;
  /** Writes down what it has come to and gives the lane back. */
  end(): Promise<void>;
}

export interface LaneRunOptions {
  claim: LaneClaim;
  until: number;
  clock: Clock;
  run(event: StoredEvent, context: RunContext): Promise<RunResult>;
  /** What becomes of an event whose handler ran for too long. */
  timedOut(event: StoredEvent): RunResult;
  settle(result: LaneResult): Promise<boolean>;
  /** Writes down a start; `false` if the lane is somebody else's by now. */
  recordStart(start: StartMark): Promise<boolean>;
  onError(error: unknown): void;
  /** Whether another event may begin. */
  mayGoOn(): boolean;
  /** Called after each handler run. */
  onFinished(event: StoredEvent, outcome: RunResult): void;
  /** Called with a handler that ran for too long and goes on. */
  onLeftBehind(handler: Promise<unknown>): void;
}

export function createLaneRun(options: LaneRunOptions): LaneRun {
  const { claim, clock, run, settle, onError, mayGoOn, onFinished } = options;
  const controller = new AbortController();
  let unwritten: LaneResult["settled"][number][] = [];
  let park: Parking | undefined;
  let writtenAt = clock.monotonicMs();
  let isLost = false;
  let isAbandoned = false;
  let expire: () => void = () => {};

  /** Writes down what the lane has come to; `false` if it is somebody else's by now. */
  async function flush(release: boolean): Promise<boolean> {
    const settled = unwritten;
    unwritten = [];
    if (settled.length === 0 && !release) return true;
    const isOurs = await settle({ claim, settled, release, park });
    writtenAt = clock.monotonicMs();
    if (!isOurs) lane.lose("The lane is handled by somebody else");
    return isOurs;
  }

  /** What came before is written down first: what has ended must not look unfinished. */
  async function writeStart(event: StoredEvent): Promise<boolean> {
    if (!(await flush(false))) return false;
    const unfinishedStarts = 1 + (event === claim.events[0] ? claim.unfinishedStarts : 0);
    const start = { claim, seq: event.seq, unfinishedStarts, nextTurnInMs: computeNextTryMs(unfinishedStarts) };
    return options.recordStart(start);
  }

  async function outcomeOf(event: StoredEvent, context: RunContext): Promise<RunResult> {
    try {
      return await run(event, context);
    } catch (error) {
      onError(error); // not the handler's failure but ours, or a logger's; again and again at once would be a loop
      return { settlement: { to: "retry", delayMs: RETRY_MS, problem: describeError(error) } };
    }
  }

  /** Runs the handler, and no longer than it may. */
  async function runInTime(event: StoredEvent, context: RunContext): Promise<RunResult> {
    lane.running = { event, since: clock.monotonicMs() };
    const handler = outcomeOf(event, context);
    const tooLong = new Promise<"too long">((resolve) => {
      expire = () => resolve("too long");
    });
    const outcome = await Promise.race([handler, tooLong]);
    lane.running = undefined;
    if (outcome !== "too long") return outcome;
    lane.fire("The handler ran for too long");
    options.onLeftBehind(handler);
    return options.timedOut(event);
  }

  const mayBegin = () => !isLost && mayGoOn() && clock.monotonicMs() < lane.until;

  const lane: LaneRun = {
    claim,
    until: options.until,
    running: undefined,
    fire(reason) {
      controller.abort(new Error(reason));
    },
    lose(reason) {
      isLost = true;
      lane.fire(reason);
    },
    expire: () => expire(),
    admitOthers() {
      const { seq } = claim.events[0]!;
      const { unfinishedStarts } = claim;
      return options.recordStart({ claim, seq, unfinishedStarts, nextTurnInMs: computeNextTryMs(unfinishedStarts) });
    },
    abandon() {
      isAbandoned = true;
      return flush(true);
    },
    async run() {
      const context: RunContext = { claim, signal: controller.signal, flush: () => flush(false) };
      for (const event of claim.events) {
        if (!mayBegin()) return;
        if (isWrittenDown(claim) && !((await writeStart(event)) && mayBegin())) return;
        const outcome = await runInTime(event, context);
        if (isAbandoned) return;
        if (outcome === "lost") return lane.lose("The lane is handled by somebody else");
        onFinished(event, outcome);
        if (outcome === "written") continue;
        unwritten.push({ seq: event.seq, settlement: outcome.settlement });
        ({ park } = outcome);
        if (park || outcome.settlement.to === "retry") return; // the rest of the lane waits behind it
        if (clock.monotonicMs() - writtenAt > WRITE_AFTER_MS && !(await flush(false))) return;
      }
    },
    async end() {
      if (!isAbandoned) await flush(true);
    },
  };
  return lane;
}
