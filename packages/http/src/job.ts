import { raceAbort } from "./clock.ts";
import { createSender } from "./job-item.ts";
import { buildStep, type JobOptions, readJob } from "./job-options.ts";
import { openNames } from "./journal.ts";
import type { JobCounts } from "./progress.ts";

const MOST_KEPT = 1_000;
const MOST_TOLD = 20;
const STOPS = { signal: "its signal", failures: "too many failures" };
const HOW_TO_SETTLE = `To settle what is unclear, find out whether the platform has done it, and call journal.resolveStep(step, true), or false to send it again.
The steps: journal.listUnclearSteps(). What is not among them is tried again when the job is started again`;

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
 * Sends the call of each item of a long list, and returns what was done. Each item is written to the journal before its call, so a program that
 * was killed goes on where it was. A refused item is reported with its reason, and the others go on. A call that has done nothing and may
 * succeed later, as after a 429, is tried up to three times. The `fetch` of the client keeps the quota: `withCallQuotas()`.
 *
 * @example const report = await runJob({ journal, run, items, name: ({ sku }) => sku, call: (item, { signal }) => send(item, { signal }) });
 * @throws {ArgumentError} If an option is not valid, or two items of an array have one name: nothing was sent. Where the items are no array, the second
 *   item of a name counts as refused, and a name that is no text or whole number ends the job when its item comes: those before it were sent.
 * @throws {TokenError} If there is no token, because then no item can be done.
 * @throws The error of the items, of `name`, of `onProgress` or of the journal, and any error of `call` that is not from Kontor. All calls that were sent have ended before.
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
    await onProgress?.({ ...counts, total, hasEnded: false });
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
  await (async () => onProgress?.({ ...counts, total, hasEnded: true }))().catch(fail);
  if (problem) throw problem.error;
  const isComplete = stoppedBy === undefined && failures.length === 0;
  const report = { run, ...counts, isComplete, stoppedBy, failures };
  return { ...report, text: describe(report) };
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
