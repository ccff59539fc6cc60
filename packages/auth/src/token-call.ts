import {
  ArgumentError,
  Secret,
  type Clock,
  readInstant,
  readSetting,
  createTimeLimit,
  type TimeLimit,
} from "@kontor/http/internal";
import { TokenError } from "./error.ts";
import type { Token, TokenQuota } from "./token.ts";

/**
 * Checks a credential and hides it, without the blanks and line ends around it that a file may have.
 *
 * @throws {ArgumentError} If it is not a text, empty, or in quotes, or has an invisible character in it. The error does not show it.
 */
export function readCredential(action: string, argument: string, given: string | Secret): Secret {
  const { reveal } = Object(given) as Partial<Secret>;
  const text: unknown = typeof reveal === "function" ? reveal.call(given) : given;
  const read = readSetting(action, argument, text);
  if (typeof read === "string" && read) return new Secret(read);
  throw new ArgumentError(action, argument, "be text", read === "" || read === undefined ? read : {});
}

const LATE_MS = 100; // A timer that is this late means that the process stood still.
const GRACE_MS = 500;

/**
 * Creates the time limit of a token call. A process that stood still for longer first reads an answer that has arrived meanwhile, because it
 * may hold a refresh token that works only once.
 */
export function createTokenLimit(timeoutMs: number, clock: Clock): TimeLimit {
  const stop = new AbortController();
  const until = clock.monotonicMs() + timeoutMs;
  const { signal, release } = createTimeLimit(timeoutMs, clock);
  signal.addEventListener("abort", () => {
    const end = () => stop.abort(signal.reason);
    if (clock.monotonicMs() - until < LATE_MS) end();
    else void clock.sleep(GRACE_MS).then(end);
  });
  return { signal: stop.signal, release };
}

/**
 * Checks an access token that arrived, and hides it.
 *
 * @throws {TokenError} If a header cannot carry it. The error of the runtime would quote it.
 */
export function readTokenText(grant: string, text: string): Secret {
  if (!/^[\x21-\x7e]+$/.test(text))
    throw new TokenError(grant, "the token that came cannot be sent in a header", { status: 200 });
  return new Secret(text);
}

const LONGEST_MS = 30 * 24 * 3_600_000; // No access token lives longer than this.
const ASSUMED_MS = 300_000; // This is `token-life` in specs/not-shown.yaml.

/** The fields of an answer that state when its token ends. */
export interface EndFacts {
  /** The lifetime in seconds, as it came. */
  life: readonly [name: string, value: unknown];
  /** The end by the clock of the platform, as it came. */
  stated?: readonly [name: string, value: unknown];
  /** The `Date` header, which shows how far the clock of the platform is ahead of the clock of this machine. */
  date?: string | null;
  /** When the answer came, by the clock of this machine, in ms since the epoch. */
  receivedAt: number;
}

/**
 * Computes when a token ends, by the clock of this machine: the earliest end that the answer states. A lifetime may be a number or a
 * text. An instant may also be a number of seconds or milliseconds since the epoch. An end that is missing, unreadable or in the past
 * does not count, and one that is more than 30 days ahead is cut to 30 days. If no end is left, 300 s are assumed.
 *
 * @returns `end` in ms since the epoch, and `unread`, the names of the fields that could not be used as they were.
 * @see given spec §2.4
 */
export function computeTokenEnd({ life, stated, date, receivedAt }: EndFacts): { end: number; unread: string[] } {
  const skew = Date.parse(date ?? "") - receivedAt; // The time by which the clock of the platform is ahead.
  const byLife = receivedAt + Number.parseFloat(String(life[1])) * 1000;
  const byDate = readEnd(stated?.[1]) - (skew || 0);
  const isSound = (end: number) => end > receivedAt && end - receivedAt <= LONGEST_MS;
  // Without a `Date`, the two clocks cannot be compared, so only the lifetime counts if there is one.
  const ends = [byLife, Number.isNaN(skew) && isSound(byLife) ? byLife : byDate].filter((end) => end > receivedAt);
  const isThere = (value: unknown) => value !== undefined && value !== null;
  const unread = [];
  if (isThere(life[1]) ? !isSound(byLife) : ends.length === 0) unread.push(life[0]);
  if (stated && isThere(stated[1]) && !isSound(byDate)) unread.push(stated[0]);
  return { end: Math.min(...ends, receivedAt + (ends.length > 0 ? LONGEST_MS : ASSUMED_MS)), unread };
}

/** Reads an instant in ms since the epoch. A text without a zone is UTC (observed), and a number below 10¹¹ is in seconds. */
function readEnd(value: unknown): number {
  const text = String(value);
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * (Number(text) < 1e11 ? 1000 : 1);
  return Number(readInstant(text)); // `NaN` if the text is no instant.
}

/** Builds a token of an answer. A scope counts only where it is text. */
export function buildToken(
  value: Secret,
  { end, unread }: ReturnType<typeof computeTokenEnd>,
  scope: unknown,
  quota: TokenQuota | undefined,
): Token {
  const said = { ...(unread.length > 0 && { unread }), ...(typeof scope === "string" && { scope }) };
  return { value, expiresAt: new Date(end), ...said, ...(quota && { quota }) };
}
