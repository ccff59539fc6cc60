import { CliError } from "../cli-error.ts";
import { readDuration } from "../inbox/duration.ts";
import type { PlaceOptions } from "../inbox/place.ts";
import type { SettingOptions } from "../settings/read.ts";

/** The flags of `events run`. */
export type RunFlags = PlaceOptions &
  SettingOptions & {
    each?: boolean;
    once?: boolean;
    programs: string;
    timeout: string;
    maxAttempts?: string;
    every: string;
    drain: string;
    json?: boolean;
  };

/** The settings of a run, in numbers. */
export interface RunSettings {
  programs: number;
  timeoutMs: number;
  maxAttempts: number | undefined;
  intervalMs: number;
  drainMs: number;
}

const MOST_PROGRAMS = 256;

/** Reads the numbers of the flags. @throws {CliError} If one is wrong. */
export function readRunSettings(flags: RunFlags): RunSettings {
  const { programs, timeout, maxAttempts, every, drain } = flags;
  return {
    programs: readCount("--programs", programs, MOST_PROGRAMS),
    timeoutMs: readTime("--timeout", timeout),
    maxAttempts: maxAttempts === undefined ? undefined : readCount("--max-attempts", maxAttempts, 1_000_000),
    intervalMs: readTime("--every", every),
    drainMs: readDuration("run events", "--drain", drain),
  };
}

function readCount(flag: string, text: string, most: number): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= most) return count;
  throw new CliError(`Cannot run events as ${flag} must be a whole number from 1 to ${most}: got ${text}`, {
    exitCode: 2,
  });
}

/** A timer of Node takes no longer than 24 days. */
function readTime(flag: string, text: string): number {
  const ms = readDuration("run events", flag, text);
  if (ms >= 1 && ms <= 24 * 86_400_000) return ms;
  throw new CliError(`Cannot run events as ${flag} must be between 1ms and 24d: got ${text}`, { exitCode: 2 });
}
