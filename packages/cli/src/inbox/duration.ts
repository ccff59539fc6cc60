import { CliError } from "../cli-error.ts";

const UNITS: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const LONGEST_MS = 100 * 365 * 86_400_000;

/** Reads a duration such as `90s`, `2h` or `1.5d`, in ms. @throws {CliError} If it is none. */
export function readDuration(action: string, flag: string, text: string): number {
  const [, digits = "", unit = ""] = /^(\d+(?:\.\d+)?) ?(ms|s|m|h|d)$/.exec(text.trim()) ?? [];
  const ms = Math.round(Number(digits) * (UNITS[unit] ?? Number.NaN));
  if (digits !== "" && ms >= 0 && ms <= LONGEST_MS) return ms;
  throw new CliError(`Cannot ${action} as ${flag} must be a time such as 90s, 30m, 2h or 7d: got ${text}`, {
    exitCode: 2,
  });
}

/** Builds the words for an age or a wait, with its two largest units: `2 h 5 min`. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const parts: [number, string][] = [
    [Math.floor(seconds / 86_400), "d"],
    [Math.floor(seconds / 3_600) % 24, "h"],
    [Math.floor(seconds / 60) % 60, "min"],
    [seconds % 60, "s"],
  ];
  const first = parts.findIndex(([value]) => value > 0);
  if (first === -1) return "0 s";
  return parts
    .slice(first, first + 2)
    .filter(([value]) => value > 0)
    .map(([value, unit]) => `${value} ${unit}`)
    .join(" ");
}
