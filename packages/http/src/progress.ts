import { type Clock, systemClock } from "./clock.ts";
import type { JobProgress } from "./job.ts";
import { readOptions } from "./options.ts";

const SHOW_AFTER_MS = 500; // Shorter work needs no progress.
const SHOW_EVERY_MS = 100;
const ROOM = 4; // A terminal writes ^C behind the line.
const WIDTH = 20;

/** Where the progress is shown. */
export interface ProgressOptions {
  /** The terminal, or what is none: then nothing is written. Default `process.stderr`. */
  stream?: { isTTY?: boolean; columns?: number; write(text: string): unknown } | undefined;
  /** Measures how long the job runs. Default: the clock of this machine. */
  clock?: Pick<Clock, "monotonicMs"> | undefined;
}

/** The `onProgress` of a job, which draws its progress. */
export interface ProgressBar {
  (progress: JobProgress): void;
  /** Removes the line, so that you can write something yourself. The next item shows it again. */
  clear(): void;
}

/**
 * Makes the `onProgress` of `runJob()`: one line on stderr that is replaced, and removed at the end, with what was done, refused and unclear and
 * about how long the rest takes. Nothing is written where stderr is no terminal, and before the job has run for half a second.
 *
 * @example await runJob({ journal, run, items, name, call, onProgress: createProgressBar() });
 */
export function createProgressBar(options: ProgressOptions = {}): ProgressBar {
  const { stream, clock } = readOptions("show progress", options, { stream: process.stderr, clock: systemClock });
  const line = createProgressLine({ stream, clock });
  let first: { at: number; sent: number } | undefined;
  const show = ({ done, skipped, refused, unclear, total, hasEnded }: JobProgress) => {
    const sent = done + refused + unclear;
    const ended = sent + skipped;
    const now = clock.monotonicMs();
    first ??= { at: now, sent };
    const leftMs = ((now - first.at) / (sent - first.sent)) * ((total ?? 0) - ended);
    const words = [
      total === undefined ? `${ended} items` : formatBar(ended, total, "items"),
      refused > 0 && `${refused} refused`,
      unclear > 0 && `${unclear} unclear`,
      leftMs > 0 && leftMs < Number.POSITIVE_INFINITY && `about ${formatLeft(leftMs)} left`,
    ];
    line.show(hasEnded ? "" : words.filter(Boolean).join(", "));
  };
  return Object.assign(show, { clear: line.clear });
}

/** Makes a line of a terminal that is replaced at most ten times a second. An empty text removes it. */
export function createProgressLine({ stream, clock }: Required<ProgressOptions>) {
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
    stream.write(shorten(text, (stream.columns || 80) - ROOM));
  };
  return { clear, show };
}

/** A line that wraps could not be replaced: in a narrow terminal the bar is left out, and then the end. */
function shorten(text: string, room: number): string {
  const short = text.length > room ? text.replace(/ ?\[[#.]+\]/, "").trimStart() : text;
  return short.length > room ? `${short.slice(0, room - 1)}…` : short;
}

/** Builds a bar with its figures: `[#####...............]  25%  250 of 1000 events`. */
export function formatBar(done: number, total: number, noun: string): string {
  const share = total === 0 ? 1 : Math.min(1, done / total);
  const filled = Math.floor(share * WIDTH);
  const percent = String(Math.floor(share * 100)).padStart(3);
  return `[${"#".repeat(filled)}${".".repeat(WIDTH - filled)}] ${percent}%  ${done} of ${total} ${noun}`;
}

function formatLeft(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  if (ms < 60_000) return `${Math.ceil(ms / 1000)} s`;
  return minutes < 120 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`;
}
