import type { RunOutcome, RunContext } from "./dispatcher.ts";
import type { LaneClaim, LaneResult, Parking, StoredEvent } from "./inbox.ts";
import { messageOf } from "./message-of.ts";

const WRITE_AFTER_MS = 1_000; // slow handlers: what is done shall not wait for the rest of its lane
const RETRY_MS = 5_000;

/** A lane whose handlers run, or whose outcomes are being written down. */
export interface LaneRun {
  readonly claim: LaneClaim;
  /** Until when the lane is surely ours, by `performance.now()`: a worker that cannot renew must not go on. */
  until: number;
  /** Its handler is at work. */
  isRunning: boolean;
  /** Fires the handler's signal. */
  fire(reason: string): void;
  /** Fires it, and begins no further event. What has ended is still offered to the inbox, which knows whose the lane is. */
  lose(reason: string): void;
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
  run(event: StoredEvent, context: RunContext): Promise<RunOutcome>;
  settle(result: LaneResult): Promise<boolean>;
  onError(error: unknown): void;
  /** Whether another event may begin. */
  mayGoOn(): boolean;
  /** Called after each handler run. */
  onFinished(): void;
}

export function createLaneRun(options: LaneRunOptions): LaneRun {
  const { claim, run, settle, onError, mayGoOn, onFinished } = options;
  const controller = new AbortController();
  let unwritten: LaneResult["settled"][number][] = [];
  let park: Parking | undefined;
  let writtenAt = performance.now();
  let isLost = false;
  let isAbandoned = false;

  /** Writes down what the lane has come to; `false` if it is somebody else's by now. */
  async function flush(release: boolean): Promise<boolean> {
    const settled = unwritten;
    unwritten = [];
    if (settled.length === 0 && !release) return true;
    const isOurs = await settle({ claim, settled, release, park });
    writtenAt = performance.now();
    if (!isOurs) lane.lose("The lane is handled by somebody else");
    return isOurs;
  }

  async function outcomeOf(event: StoredEvent, context: RunContext): Promise<RunOutcome> {
    try {
      return await run(event, context);
    } catch (error) {
      onError(error); // not the handler's failure but ours, or a logger's; again and again at once would be a loop
      return { settlement: { to: "retry", inMs: RETRY_MS, problem: messageOf(error) } };
    }
  }

  const lane: LaneRun = {
    claim,
    until: options.until,
    isRunning: false,
    fire(reason) {
      controller.abort(new Error(reason));
    },
    lose(reason) {
      isLost = true;
      lane.fire(reason);
    },
    abandon() {
      isAbandoned = true;
      return flush(true);
    },
    async run() {
      const context: RunContext = { claim, signal: controller.signal, flush: () => flush(false) };
      for (const event of claim.events) {
        if (isLost || !mayGoOn() || performance.now() >= lane.until) return;
        lane.isRunning = true;
        const outcome = await outcomeOf(event, context);
        lane.isRunning = false;
        if (isAbandoned) return;
        if (outcome === "lost") return lane.lose("The lane is handled by somebody else");
        onFinished();
        if (outcome === "written") continue;
        unwritten.push({ seq: event.seq, settlement: outcome.settlement });
        ({ park } = outcome);
        if (park || outcome.settlement.to === "retry") return; // the rest of the lane waits behind it
        if (performance.now() - writtenAt > WRITE_AFTER_MS && !(await flush(false))) return;
      }
    },
    async end() {
      if (!isAbandoned) await flush(true);
    },
  };
  return lane;
}
