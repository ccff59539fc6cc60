import { type Clock, systemClock } from "./clock.ts";
import { readOptions } from "./options.ts";

const SHOW_AFTER_MS = 500; // Shorter work needs no progress.
const SHOW_EVERY_MS = 100;
const REDRAW_MS = 1_000; // Calls may wait for their quota for a minute.
const ROOM = 4; // A terminal writes ^C behind the line.
const WIDTH = 20;

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

/** How far a job is. */
export interface JobProgress extends JobCounts {
  /** How many items there are. `undefined`: they come from a source, which does not say. */
  total: number | undefined;
  /** Whether this is the last call, as the job has ended or was stopped. */
  hasEnded: boolean;
}

/** A terminal, such as `process.stderr`, or what stands in its place. */
export interface ProgressStream {
  isTTY?: boolean;
  /** The width of the terminal. */
  columns?: number;
  write(text: string): unknown;
}

/** Where the progress is shown. */
export interface ProgressOptions {
  /** The terminal. Where it is none, nothing is written. Default `process.stderr`. */
  stream?: ProgressStream | undefined;
  /** Measures how long the job runs. Default: the clock of this machine. */
  clock?: Pick<Clock, "monotonicMs" | "sleep"> | undefined;
}

/** The `onProgress` of a job. `clear()` removes the line before you write something yourself; a second later it is there again. */
export type ProgressBar = ((progress: JobProgress) => void) & { clear(): void };

/**
 * Makes the `onProgress` of `runJob()`: one line on stderr that is replaced, and removed at the end. It says how many items are done, refused and
 * unclear, and about how long the rest takes. Nothing is written where stderr is no terminal, and before the job has run for half a second.
 *
 * @example await runJob({ journal, run, items, name, call, onProgress: createProgressBar() });
 */
export function createProgressBar(options: ProgressOptions = {}): ProgressBar {
  const { stderr } = (globalThis as unknown as { process: { stderr: ProgressStream } }).process; // A browser has no types of Node.
  const { stream, clock } = readOptions("show progress", options, { stream: stderr, clock: systemClock });
  const line = createProgressLine(stream, clock);
  let job: { first: JobProgress; last: JobProgress; startedAt: number; ended: AbortController } | undefined;
  const draw = () => job && line.show(describe(job.first, job.last, clock.monotonicMs() - job.startedAt));
  const redraw = async (ended: AbortController) => {
    for (;;) await clock.sleep(REDRAW_MS, ended).then(draw);
  };
  const show = (last: JobProgress) => {
    if (last.hasEnded) {
      job?.ended.abort();
      job = undefined;
      return line.show("");
    }
    if (!job && stream.isTTY) {
      job = { first: last, last, startedAt: clock.monotonicMs(), ended: new AbortController() };
      redraw(job.ended).catch(() => {}); // The job has ended.
    }
    if (job) job.last = last;
    draw();
  };
  return Object.assign(show, { clear: line.clear });
}

function describe(first: JobProgress, last: JobProgress, passedMs: number): string {
  const { done, skipped, refused, unclear, total = 0 } = last;
  const ended = done + skipped + refused + unclear;
  const sent = ended - skipped - first.done - first.refused - first.unclear;
  const left = Math.ceil(((passedMs / sent) * (total - ended)) / 1000);
  const words = [
    total === 0 ? `${ended} items` : formatBar(ended, total, "items"),
    refused > 0 && `${refused} refused`,
    unclear > 0 && `${unclear} unclear`,
    sent > 0 && left > 0 && `about ${left < 60 ? `${left} s` : `${Math.ceil(left / 60)} min`} left`,
  ];
  return words.filter(Boolean).join(", ");
}

/**
 * Makes a line of a terminal that is replaced at most ten times a second. An empty text removes it.
 *
 * @param cut Shortens a text to so many columns. Default: each character takes one.
 */
export function createProgressLine(stream: ProgressStream, clock: Pick<Clock, "monotonicMs">, cut = cutPlainText) {
  let showAt: number | undefined;
  let isShown = false;
  const clear = () => {
    if (isShown) stream.write("\r\u001B[K");
    isShown = false;
  };
  const show = (text: string) => {
    if (!stream.isTTY) return;
    const now = clock.monotonicMs();
    showAt = text === "" ? undefined : (showAt ?? now + SHOW_AFTER_MS);
    if (showAt === undefined) return clear();
    if (now < showAt) return;
    showAt = now + SHOW_EVERY_MS;
    clear();
    isShown = true;
    // A line that wraps could not be replaced: in a narrow terminal the bar is left out, and then the end.
    const room = (stream.columns || 80) - ROOM;
    stream.write(cut(cut(text, room) === text ? text : text.replace(/ ?\[[#.]+\]/, "").trimStart(), room));
  };
  return { clear, show };
}

const cutPlainText = (text: string, columns: number) =>
  text.length > columns ? `${text.slice(0, columns - 1)}…` : text;

/** Builds a bar with its figures: `[#####...............]  25%  250 of 1000 events`. */
export function formatBar(done: number, total: number, noun: string): string {
  const share = total === 0 ? 1 : Math.min(1, done / total);
  const filled = Math.floor(share * WIDTH);
  const percent = String(Math.floor(share * 100)).padStart(3);
  return `[${"#".repeat(filled)}${".".repeat(WIDTH - filled)}] ${percent}%  ${done} of ${total} ${noun}`;
}
