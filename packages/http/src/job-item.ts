import { type ApiError, ArgumentError, describeKind, isPlatformError } from "./errors.ts";
import { ACTION, type Job } from "./job-options.ts";
import { beginStep, type Journal, judgeFailure, StepUnclear, tellsRepeats } from "./journal.ts";
import { watchRequest } from "./pace.ts";
import { readRetryAfter } from "./quota.ts";

const TRIES = 3;
const LONGEST_MS = 60_000;

type End = { end: "done" | "skipped" | "left"; reason?: undefined } | { end: "refused" | "unclear"; reason: string };

/** `isRepeat`: an earlier try may have been done, and `isUndone`: a lookup said that it was not. */
type TryFacts = Record<"wasSent" | "isRepeat" | "isLookup" | "isUndone", boolean>;

/** Makes the function that brings one item to its end. */
export function createSender<Item>(job: Job<Item>, stopped: AbortSignal) {
  const { journal, call, repeats, wasDone, clock } = job;
  const waiting = new Set<AbortController>(); // Those whose first request waits for its quota, so nothing was sent.
  stopped.addEventListener("abort", () => {
    for (const each of waiting) each.abort(stopped.reason);
  });

  return async (item: Item, step: string): Promise<End> => {
    let reason: string | undefined;
    for (let attempt = 1; ; attempt += 1) {
      const own = new AbortController();
      const facts: TryFacts = { wasSent: false, isRepeat: false, isLookup: false, isUndone: false };
      try {
        await tryOnce(item, step, facts, own);
        return { end: facts.wasSent ? "done" : "skipped" };
      } catch (error) {
        if (own.signal.aborted && error === own.signal.reason) {
          if (!facts.isRepeat) journal.resolveStep(step, false); // It waited for its quota, so nothing was sent.
          return { end: "left" };
        }
        const judged = judgeFailure(error);
        const isNoToken = isPlatformError(error) && error.code === "ERR_PLATFORM_TOKEN";
        const end = facts.isLookup && judged !== "unclear" && !isNoToken ? "lost" : judged;
        if (end === undefined) throw error;
        const isNothingDone = end === "refused" || end === "later";
        // A client that repeats a call by itself keeps its step, but here nothing was sent before.
        if (isNothingDone && !facts.isRepeat && !wasDone) journal.resolveStep(step, false);
        const message = isPlatformError(error) ? error.message : "wasDone() failed"; // Another message may hold a value.
        if (end === "unclear") return { end, reason: reason ?? message };
        reason = message;
        if (end === "lost" && repeats === "harmful" && !wasDone) continue; // The next try marks the step as unclear.
        if (end !== "refused" && attempt < TRIES && !stopped.aborted && (await waitFor(error, attempt))) continue;
        if (end === "later" && stopped.aborted) return { end: "left" };
        const isOpen = facts.isRepeat && !facts.isUndone && !(end === "refused" && tellsRepeats(journal, error));
        if (isNothingDone && !isOpen) return { end: "refused", reason };
        return {
          end: "unclear",
          reason: isNothingDone ? `An earlier try may have been done. Then: ${reason}` : reason,
        };
      } finally {
        waiting.delete(own);
      }
    }
  };

  async function tryOnce(item: Item, step: string, facts: TryFacts, own: AbortController): Promise<void> {
    const { signal } = own;
    const send = async (isRepeat: boolean) => {
      Object.assign(facts, { isRepeat, wasSent: true });
      watchWait(own, { journal, step, waiting, isRepeat });
      if (isRepeat && wasDone) {
        facts.isLookup = true;
        const isDone: unknown = await wasDone(item, { step, signal });
        if (isDone === true) return;
        if (isDone !== false) throw new ArgumentError(ACTION, "wasDone()", "give true or false", describeKind(isDone));
        Object.assign(facts, { isLookup: false, isUndone: true });
      } else if (isRepeat && repeats === "harmful")
        throw new StepUnclear(`Cannot tell whether "${step}" was done, because its answer was lost`);
      await call(item, { step, signal });
    };
    if (repeats === "refused" && (!wasDone || tellsRepeats(journal))) return journal.send(step, send);
    return journal.once(step, send);
  }

  /** Waits as long as the platform asks, or else a second, and then two. @returns Whether the time is over; else the job stops. */
  async function waitFor(error: unknown, attempt: number): Promise<boolean> {
    const { headers } = Object(error) as Partial<ApiError>;
    const waitMs = Math.min(readRetryAfter(headers, clock.now()) ?? 1_000 * attempt, LONGEST_MS);
    const isOver = clock.sleep(waitMs, { signal: stopped }).then(() => true);
    return isOver.catch(() => false);
  }
}

/** While the first request waits for its quota, the job can stop, and a kill leaves no step that may have been done. */
function watchWait(
  own: AbortController,
  facts: { journal: Journal; step: string; waiting: Set<AbortController>; isRepeat: boolean },
): void {
  const { journal, step, waiting, isRepeat } = facts;
  let isFirst = true; // What waits later may come after a request that had no quota.
  (globalThis.setImmediate ?? setTimeout)(() => (isFirst = false));
  watchRequest(own.signal, (place) => {
    if (place === "sent") {
      waiting.delete(own);
      if (!isRepeat) beginStep(journal, step);
    } else if (isFirst) {
      waiting.add(own);
      if (!isRepeat) journal.resolveStep(step, false);
    }
  });
}
