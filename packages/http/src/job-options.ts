import { type Clock, systemClock } from "./clock.ts";
import { ArgumentError } from "./errors.ts";
import type { Journal } from "./journal.ts";
import { readOptions } from "./options.ts";
import type { JobProgress } from "./progress.ts";

export const ACTION = "run a job";

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
  wasDone?: ((item: Item, context: JobContext) => Promise<boolean>) | undefined;
  /** How many calls run at a time. Default 1, so in the order of the items. */
  concurrency?: number | undefined;
  /** Stops the job after so many items that it had to leave as refused or unclear. Default 100. */
  stopAfter?: number | undefined;
  /** Called after every item, and once more at the end: `createProgressBar()`. The job waits for it, and ends with its error. Default: no call. */
  onProgress?: ((progress: JobProgress) => unknown) | undefined;
  /** Stops the job: calls that are sent end, those that wait for their quota are not sent, and no other begins. Default: none. */
  signal?: AbortSignal | undefined;
  /** Waits before another try. Default: the clock of this machine. */
  clock?: Pick<Clock, "sleep" | "now"> | undefined;
}

/** What the call of an item, and its `wasDone()`, may use. */
export interface JobContext {
  /** The step of the item in the journal: `stock 2026-11-28: A-17`. */
  step: string;
  /** Pass it to the call. It aborts if the job stops while the call waits for its quota, and never after the call was sent. */
  signal: AbortSignal;
}

/** The options of a job as they are used. */
export type Job<Item> = ReturnType<typeof readJob<Item>>;

/** @throws {ArgumentError} If an option is missing or not valid, or two items of a list have one name. */
export function readJob<Item>(options: JobOptions<Item>) {
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
export function buildStep(run: string, name: unknown): string {
  if ((typeof name !== "string" && !Number.isSafeInteger(name)) || name === "")
    throw new ArgumentError(ACTION, "name()", "give a text or a whole number", name);
  return `${run}: ${String(name)}`;
}
