import type { Played } from "../stage/play-seed.ts";
import type { Note } from "../watch/book.ts";

const MOST_LINES = 70;
const FIRST_LINES = 15;

export interface StoryOptions {
  seed: number;
  /** How many faults the seed draws. */
  drawn: number;
  isWhole: boolean;
}

/** Tells a run that broke a rule in plain sentences, with the time of each. */
export function formatStory(
  { violation, settings, faults, notes }: Played,
  { seed, drawn, isWhole }: StoryOptions,
): string {
  const { rule, at, text, about } = violation!;
  const { store, hours, workers } = settings;
  const told = notes.filter(
    (note) => isWhole || note.about.some((each) => about.includes(each) || each === "fault" || each === "worker"),
  );
  const lines = told.map(formatNote);
  const left = lines.length - MOST_LINES;
  if (left > 0 && !isWhole) lines.splice(FIRST_LINES, left, `           … ${left} lines are left out`);
  return [
    `Seed ${seed} breaks a rule: ${rule}.`,
    `${text}.`,
    `It needs ${faults.length} of the ${drawn} faults of the seed, with ${workers === 1 ? "one worker" : `${workers} workers`} and ${store === "file" ? "a file" : "an inbox in memory"}:`,
    "",
    ...lines,
    `${formatTime(at)}  ${text}.`,
    "",
    `Play it again: pnpm simulate --seed ${seed} --store ${store} --hours ${hours}`,
    "",
  ].join("\n");
}

function formatNote({ at, text }: Note): string {
  return `${formatTime(at)}  ${text}.`;
}

/** `1:02:03.456`: hours, minutes and seconds since the beginning. */
export function formatTime(ms: number): string {
  const whole = Math.floor(ms);
  const pad = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, "0");
  return `${Math.floor(whole / 3_600_000)}:${pad((whole / 60_000) % 60, 2)}:${pad((whole / 1_000) % 60, 2)}.${pad(whole % 1_000, 3)}`;
}
