import { type Clock, raceAbort, systemClock } from "./clock.ts";
import { type ApiError, ArgumentError, describeKind, isPlatformError } from "./errors.ts";
import { type Journal, judgeFailure, openNames, StepUnclear, tellsRepeats } from "./journal.ts";
import { readOptions } from "./options.ts";
import { waitsForQuota } from "./pace.ts";
import { readRetryAfter } from "./quota.ts";

const ACTION = "run a job";
const TRIES = 3;
const LONGEST_MS = 60_000;
const MOST_KEPT = 1_000;
const MOST_TOLD = 20;
const STOPS = { signal: "its signal", failures: "too many failures" };
const HOW_TO_SETTLE = `To settle what is unclear, find out whether the platform has done it, and call journal.resolveStep(step, true), or false to send it again.
The steps: journal.listUnclearSteps(). What is not among them is tried again when the job is started again`;

/** Options of `runJob()`: the items, the call that each of them needs, and how the job goes on and stops. */
export interface JobOptions<Item> {
  /** Remembers which items are done: `createJournal()`. One job at a time uses a journal. */
  journal: Journal;
  /**
   * The name of this run, such as `stock 2026-11-28`. A run that was killed goes on where it was if it is started again with the same name. Another
   * name begins anew, so the job of each night needs a name of its own: take it from what the list is of, and not from the time of the start.
   */
  run: string;
  /** The items: a list, or a source that gives one after the other. It is read only as fast as they are sent. */
  items: Iterable<Item> | AsyncIterable<Item>;
  /** Gives the name of an item, which is the same at every start of the run: an id of yours, not a position. */
  name: (item: Item) => string | number;
  /** Sends the call of an item. A method that may refuse a part needs `throwOnRefused`. Pass on the signal. */
  call: (item: Item, context: JobContext) => Promise<unknown>;
  /**
   * What a second call for one item does. `harmful`: it changes more, as a stock adjustment does, so it is never sent after a lost answer, and the
   * item ends as unclear. `refused`: the platform refuses it, as `journal.send()` expects. `harmless`: nothing more. Default `harmful`.
   */
  repeats?: "harmful" | "refused" | "harmless" | undefined;
  /** Looks up whether an earlier try was done whose answer was lost. If it was not, the call is sent again. Default: nobody can look it up. */
  wasDone?: ((item: Item) => Promise<boolean>) | undefined;
  /** How many calls run at a time. Default 1, so in the order of the items. */
  concurrency?: number | undefined;
  /** Stops the job after so many items that it had to leave as refused or unclear. Default 100. */
  stopAfter?: number | undefined;
  /** Called after every item. The job waits for it, and ends with its error. Default: no call. */
  onProgress?: ((counts: JobCounts & { total: number | undefined }) => unknown) | undefined;
  /** Stops the job: calls that are sent end, those that wait for their quota are not sent, and no other begins. Default: none. */
  signal?: AbortSignal | undefined;
  /** Waits before another try. Default: the clock of this machine. */
  clock?: Pick<Clock, "sleep" | "now"> | undefined;
}

/** What the call of an item may use. */
export interface JobContext {
  /** The step of the item in the journal: `stock 2026-11-28: A-17`. */
  step: string;
  /** Pass it to the call. It aborts if the job stops while the call waits for its quota, and never after the call was sent. */
  signal: AbortSignal;
}

/** How many items came to which end. */
export interface JobCounts {
  done: number;
  /** Done by an earlier start of this run. */
  skipped: number;
  /** Not done: the platform refused the item, or nothing of it could be sent. */
  refused: number;
  /** Perhaps done: the answer was lost. */
  unclear: number;
}

/** An item that was refused or is unclear. */
export interface JobFailure {
  name: string;
  /** Its step in the journal, for `journal.resolveStep()`. */
  step: string;
  end: "refused" | "unclear";
  /** The reason, with all values masked. */
  reason: string;
}

/** How a job ended. */
export interface JobReport extends JobCounts {
  run: string;
  /** Whether every item is done. */
  isComplete: boolean;
  /** What stopped it before the end of the items. `undefined`: nothing. */
  stoppedBy: "signal" | "failures" | undefined;
  /** The items that were refused or are unclear, the first 1 000 of them. `journal.listUnclearSteps()` has all that a person has to settle. */
  failures: JobFailure[];
  /** All of this for a person, with what to do: the first 20 failures. */
  text: string;
}

/**
 * Goes through a long list, sends the call of each item once, and says at the end what was done. Each item is written to the journal before its
 * call, so a program that was killed goes on where it was. A refused item is kept with its reason, and the others go on. What failed for now, without
 * being done, is tried up to three times. The `fetch` of the client keeps the quota: `withCallQuotas()`.
 *
 * @example const report = await runJob({ journal, run, items, name: ({ sku }) => sku, call: (item, { signal }) => send(item, { signal }) });
 * @throws {ArgumentError} If an option is not valid, or two items of a list have one name. Nothing was sent then. A source tells this item by item: the
 *   second one counts as refused.
 * @throws {TokenError} If there is no token, because then no item can be done.
 * @throws The error of the source or of `onProgress`, and any error of `call` that is not from Kontor. All calls that were sent have ended before.
 */
export async function runJob<Item>(options: JobOptions<Item>): Promise<JobReport> {
  const job = readJob(options);
  const { journal, run, items, name, signal, concurrency, stopAfter, onProgress } = job;
  const total = Array.isArray(items) ? items.length : undefined;
  const names = openNames(journal);
  const counts: JobCounts = { done: 0, skipped: 0, refused: 0, unclear: 0 };
  const failures: JobFailure[] = [];
  const known = new Set(journal.listUnclearSteps());
  const stop = new AbortController();
  const sending = createSender(job, stop.signal);
  let stoppedBy: JobReport["stoppedBy"];
  let left = 0;
  let problem: { error: unknown } | undefined;
  const halt = (by: JobReport["stoppedBy"]) => {
    stoppedBy ??= by;
    stop.abort();
  };
  const stopBySignal = () => halt("signal");

  const handle = async (item: Item) => {
    const step = buildStep(run, name(item));
    const end = names.add(step)
      ? await sending(item, step)
      : { end: "refused" as const, reason: "An earlier item has the same name, so this one was not sent" };
    if (end.end === "left") return;
    counts[end.end] += 1;
    if (end.reason !== undefined) {
      if (failures.length < MOST_KEPT)
        failures.push({ name: String(name(item)), step, end: end.end as "refused", reason: end.reason });
      if (!known.has(step)) left += 1;
      if (left >= stopAfter) halt("failures");
    }
    await onProgress?.({ ...counts, total });
  };
  const fail = (error: unknown) => {
    if (stop.signal.aborted && error === stop.signal.reason) return; // The source was not waited for any longer.
    problem ??= { error };
    stop.abort();
  };

  const running = new Set<Promise<void>>();
  const source = (
    Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]()
  ) as AsyncIterator<Item>;
  signal?.addEventListener("abort", stopBySignal);
  if (signal?.aborted) stopBySignal();
  try {
    for (;;) {
      const next = await raceAbort(async () => source.next(), stop.signal);
      if (next.done) break;
      const work: Promise<void> = handle(next.value)
        .catch(fail)
        .finally(() => running.delete(work));
      running.add(work);
      if (running.size >= concurrency) await Promise.race(running);
    }
  } catch (error) {
    fail(error);
    void (async () => source.return?.())().catch(() => {}); // It may hang.
  }
  await Promise.all(running);
  signal?.removeEventListener("abort", stopBySignal);
  names.close();
  if (problem) throw problem.error;
  const isComplete = stoppedBy === undefined && failures.length === 0;
  const report = { run, ...counts, isComplete, stoppedBy, failures };
  return { ...report, text: describe(report) };
}

type End = { end: "done" | "skipped" | "left"; reason?: undefined } | { end: "refused" | "unclear"; reason: string };

/** `isRepeat`: an earlier try may have been done, and `isUndone`: a lookup said that it was not. */
type TryFacts = Record<"wasSent" | "isRepeat" | "isLookup" | "isUndone", boolean>;

/** Makes the function that brings one item to its end. */
function createSender<Item>(job: ReturnType<typeof readJob<Item>>, stopped: AbortSignal) {
  const { journal, call, repeats, wasDone, clock } = job;
  const waiting = new Set<AbortController>();
  stopped.addEventListener("abort", () => {
    for (const each of waiting) if (waitsForQuota(each.signal)) each.abort(stopped.reason);
  });

  return async (item: Item, step: string): Promise<End> => {
    let reason: string | undefined;
    for (let attempt = 1; ; attempt += 1) {
      const own = new AbortController();
      waiting.add(own);
      const facts: TryFacts = { wasSent: false, isRepeat: false, isLookup: false, isUndone: false };
      try {
        await tryOnce(item, step, facts, own.signal);
        return { end: facts.wasSent ? "done" : "skipped" };
      } catch (error) {
        if (own.signal.aborted && error === own.signal.reason) {
          if (!facts.isRepeat) journal.resolveStep(step, false); // It waited for its quota, so nothing was sent.
          return { end: "left" };
        }
        const end = facts.isLookup ? "lost" : judgeFailure(error);
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

  async function tryOnce(item: Item, step: string, facts: TryFacts, signal: AbortSignal): Promise<void> {
    const send = async (isRepeat: boolean) => {
      Object.assign(facts, { isRepeat, wasSent: true });
      if (isRepeat && wasDone) {
        facts.isLookup = true;
        const isDone: unknown = await wasDone(item);
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

function readJob<Item>(options: JobOptions<Item>) {
  const job = readOptions(ACTION, options, {
    ...{ journal: undefined, run: undefined, items: undefined, name: undefined, call: undefined },
    ...{ repeats: "harmful", wasDone: undefined, concurrency: 1, stopAfter: 100 },
    ...{ onProgress: undefined, signal: undefined, clock: systemClock },
  });
  const { run, items, name, call, wasDone = name, onProgress = name, repeats, concurrency, stopAfter, clock } = job;
  const refuse = (option: string, must: string, got: unknown): never => {
    throw new ArgumentError(ACTION, option, must, got);
  };
  if (typeof run !== "string" || run.trim() === "" || run.includes(": "))
    refuse("run", 'be a text that names this run, without ": "', run);
  const isSource = Symbol.iterator in Object(items) || Symbol.asyncIterator in Object(items);
  if (!isSource || typeof items === "string") refuse("items", "be a list or a source of items", items);
  const listen = job.signal ? job.signal.addEventListener : name;
  const all = { name, call, wasDone, onProgress, "clock.sleep": clock?.sleep, "signal.addEventListener": listen };
  for (const [each, given] of Object.entries(all))
    if (typeof given !== "function") refuse(each, "be a function", given);
  if (!["harmful", "refused", "harmless"].includes(repeats))
    refuse("repeats", "be harmful, refused or harmless", repeats);
  if (!(Number.isInteger(concurrency) && concurrency >= 1))
    refuse("concurrency", "be a whole number >= 1", concurrency);
  if (!(stopAfter >= 1)) refuse("stopAfter", "be >= 1", stopAfter);
  const seen = new Set<string>();
  for (const item of Array.isArray(items) ? (items as Item[]) : []) {
    const step = buildStep(run, name(item));
    if (seen.has(step)) refuse("items", "have a name each", `"${name(item)}" twice`);
    seen.add(step);
  }
  return job;
}

/** The step of an item in the journal. A run has no ": " in its name, so no two runs share a step. */
function buildStep(run: string, name: unknown): string {
  if ((typeof name !== "string" && !Number.isSafeInteger(name)) || name === "")
    throw new ArgumentError(ACTION, "name()", "give a text or a whole number", name);
  return `${run}: ${String(name)}`;
}

function describe({ run, done, skipped, refused, unclear, stoppedBy, failures }: Omit<JobReport, "text">): string {
  const lines = failures.slice(0, MOST_TOLD).map(({ end, name, reason }) => `${end} ${name}: ${reason}`);
  const more = refused + unclear - lines.length;
  return [
    `${run}: ${done} done, ${skipped} done before, ${refused} refused, ${unclear} unclear`,
    stoppedBy && `It was stopped by ${STOPS[stoppedBy]}: start it again with the same name`,
    ...lines,
    more > 0 && `and ${more} more`,
    unclear > 0 && HOW_TO_SETTLE,
  ]
    .filter(Boolean)
    .join("\n");
}
