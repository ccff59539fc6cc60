import { readInstant } from "@kontor/http/parts";

const LONGEST_MS = 30 * 24 * 3_600_000; // no access token lives longer
const ASSUMED_MS = 300_000; // `token-life` in specs/not-shown.yaml

/** What an answer says of a token's end, by the names of its fields. */
export interface EndFacts {
  /** Lifetime in seconds, as it came. */
  life: readonly [name: string, value: unknown];
  /** Absolute end by the platform's clock, as it came. */
  stated?: readonly [name: string, value: unknown];
  /** The `Date` header, which tells how far the platform's clock is from ours. */
  date?: string | null;
  receivedAt: number;
}

/**
 * When a token ends, by the clock of this machine: the earliest of what the answer says. A lifetime may be a number or text, an
 * instant also seconds or milliseconds since the epoch. What is missing, unreadable or over does not count; what is longer than
 * 30 days is cut; where nothing is left, 300 s are assumed.
 *
 * @returns `end` in ms since the epoch, and `unread`: the fields that could not be used as they were.
 * @see given spec §2.4
 */
export function computeTokenEnd({ life, stated, date, receivedAt }: EndFacts): { end: number; unread: string[] } {
  const skew = Date.parse(date ?? "") - receivedAt; // how far the platform's clock is ahead of ours
  const byLife = receivedAt + Number.parseFloat(String(life[1])) * 1000;
  const byDate = readEnd(stated?.[1]) - (skew || 0);
  const isSound = (end: number) => end > receivedAt && end - receivedAt <= LONGEST_MS;
  // without a `Date`, the platform's clock cannot be compared with ours: the lifetime alone counts where there is one
  const ends = [byLife, Number.isNaN(skew) && isSound(byLife) ? byLife : byDate].filter((end) => end > receivedAt);
  const isThere = (value: unknown) => value !== undefined && value !== null;
  const unread = [];
  if (isThere(life[1]) ? !isSound(byLife) : ends.length === 0) unread.push(life[0]);
  if (stated && isThere(stated[1]) && !isSound(byDate)) unread.push(stated[0]);
  return { end: Math.min(...ends, receivedAt + (ends.length > 0 ? LONGEST_MS : ASSUMED_MS)), unread };
}

/** An instant in ms since the epoch; a text without a zone is UTC (observed), a number below 10¹¹ is in seconds. */
function readEnd(value: unknown): number {
  const text = String(value);
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * (Number(text) < 1e11 ? 1000 : 1);
  return Number(readInstant(text)); // `NaN` where it is none
}
