import { buildOk, buildProblem, buildSkipped, type Finding } from "./finding.ts";

const MOST_MS = 30_000; // A date in a header has whole seconds, and an answer takes its time.

/** Compares our clock with that of the first address that told its own. */
export function checkClock(told: readonly { of: string; aheadMs: number | undefined }[]): Finding {
  const first = told.find((each) => each.aheadMs !== undefined);
  if (!first) return buildSkipped("clock", "", "no address has told its time");
  const { of, aheadMs = 0 } = first;
  const seconds = Math.round(Math.abs(aheadMs) / 1_000);
  if (Math.abs(aheadMs) <= MOST_MS) return buildOk("clock", "", `within ${Math.max(1, seconds)} s of that of ${of}`);
  const fix = "Let the machine set its clock from the network (NTP)";
  return aheadMs > 0
    ? buildProblem("clock", "", "clock-behind", `it is ${seconds} s behind that of ${of}`, fix)
    : buildProblem("clock", "", "clock-ahead", `it is ${seconds} s ahead of that of ${of}`, fix);
}
