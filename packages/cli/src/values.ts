import { createUsageError } from "./errors.ts";

const UNITS: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const LONGEST_MS = 100 * 365 * 86_400_000;

/** Reads the value of a flag that is a time in seconds, and gives it in ms. @throws {CliError} If it is none. */
export function readSeconds(action: string, flag: string, text: string): number {
  const seconds = Number(text);
  if (text.trim() !== "" && Number.isFinite(seconds) && seconds > 0 && seconds <= 86_400) return seconds * 1_000;
  throw createUsageError(action, `${flag} must be a number of seconds: got ${text}`);
}

/** Reads the value of a flag that counts something. @throws {CliError} If it is no whole number from 1 to `most`. */
export function readCount(action: string, flag: string, text: string, most?: number): number {
  const count = Number(text);
  if (/^\d{1,9}$/.test(text) && count > 0 && count <= (most ?? count)) return count;
  throw createUsageError(
    action,
    `${flag} must be a whole number ${most === undefined ? "of at least 1" : `from 1 to ${most}`}: got ${text}`,
  );
}

/** Reads a duration such as `90s`, `2h` or `1.5d`, in ms. @throws {CliError} If it is none. */
export function readDuration(action: string, flag: string, text: string): number {
  const [, digits = "", unit = ""] = /^(\d+(?:\.\d+)?) ?(ms|s|m|h|d)$/.exec(text.trim()) ?? [];
  const ms = Math.round(Number(digits) * (UNITS[unit] ?? Number.NaN));
  if (digits !== "" && ms >= 0 && ms <= LONGEST_MS) return ms;
  throw createUsageError(action, `${flag} must be a time such as 90s, 30m, 2h or 7d: got ${text}`);
}

export function splitWords(text: string): string[] {
  return text.split(/[\s,]+/).filter((each) => each !== "");
}

export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Writes the name of a flag as commander names its option: `key-file` is `keyFile`. */
export function toCamelCase(flag: string): string {
  return flag.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

export function countWords(count: number, noun = "event"): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** Builds the words for an age or a wait, with its two largest units: `2 h 5 min`. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const parts = [
    [Math.floor(seconds / 86_400), "d"],
    [Math.floor(seconds / 3_600) % 24, "h"],
    [Math.floor(seconds / 60) % 60, "min"],
    [seconds % 60, "s"],
  ] as const;
  const first = parts.findIndex(([value]) => value > 0);
  const shown = parts.slice(first, first + 2).filter(([value]) => value > 0);
  return first === -1 ? "0 s" : shown.map(([value, unit]) => `${value} ${unit}`).join(" ");
}

/** Builds the words for a wait, which may be shorter than a second. */
export function formatWait(ms: number): string {
  return ms > 0 && ms < 1_000 ? `${Math.ceil(ms)} ms` : formatDuration(ms);
}

const LARGEST_SHARE = 0.4;
const MOST = 3;

/** Names that somebody may have meant: those that differ in few letters, then those that contain the word. The nearest come first. */
export function findSimilar(word: string, names: Iterable<string>): string[] {
  const wanted = word.toLowerCase();
  const found: { name: string; distance: number }[] = [];
  for (const name of new Set(names)) {
    const given = name.toLowerCase();
    const isPart = wanted.length > 2 && given.includes(wanted);
    const distance = isPart ? 1 : computeDistance(wanted, given);
    if (distance <= Math.max(1, LARGEST_SHARE * Math.max(wanted.length, given.length)))
      found.push({ name, distance: isPart ? given.length / 1_000 + 1 : distance });
  }
  const nearest = found.toSorted((one, other) => one.distance - other.distance);
  const most = (nearest[0]?.distance ?? 0) + 1; // Beside a name that is nearly right, others only confuse.
  return nearest
    .filter(({ distance }) => distance <= most)
    .slice(0, MOST)
    .map(({ name }) => name);
}

/** A sentence to end a refusal with; empty where nothing is similar. */
export function describeSimilar(word: string, names: Iterable<string>): string {
  const similar = findSimilar(word, names);
  return similar.length === 0 ? "" : `. Did you mean ${similar.join(" or ")}?`;
}

/** How many letters have to be added, taken away, replaced or swapped with their neighbour. */
function computeDistance(one: string, other: string): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (const [row, letter] of Array.from(one).entries()) {
    const next = [row + 1];
    for (const [at, each] of Array.from(other).entries()) {
      const isSwapped = row > 0 && letter === other[at - 1] && each === one[row - 1];
      const swapped = isSwapped ? before[at - 1]! + 1 : Infinity;
      next.push(Math.min(next[at]! + 1, last[at + 1]! + 1, last[at]! + Number(letter !== each), swapped));
    }
    [before, last] = [last, next];
  }
  return last.at(-1)!;
}
