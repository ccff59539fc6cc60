import { cutText } from "../ground/log.ts";

/** The largest size of each part of a report, in bytes of its JSON. All of a report is below 64 KiB. */
const LARGEST = { problems: 15_000, failingLanes: 28_000, parkedLanes: 9_000, suspects: 9_000 };
const NAMES = { failingLanes: "failing lanes", parkedLanes: "parked lanes", suspects: "suspects" };
const MOST_OF_NAME = 256;
const MOST_OF_PROBLEM = 1_000;

/** The parts of a report whose size depends on what others send. */
interface Listing {
  problems: string[];
  failingLanes: { lane: string; id: string; type: string; problem: string }[];
  parkedLanes: string[];
  suspects: { lane: string; id: string }[];
}

/** How many entries the lists of a report would have without a limit. */
export type ListCounts = Record<keyof typeof NAMES, number>;

/** Writes the size of a value as JSON, in bytes. */
function computeSize(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value)) + 1;
}

/** Takes entries from the beginning as long as they fit. */
export function takeFitting<Entry>(entries: readonly Entry[], largest: number): Entry[] {
  let left = largest;
  const end = entries.findIndex((entry) => (left -= computeSize(entry)) < 0);
  return end === -1 ? [...entries] : entries.slice(0, end);
}

/**
 * Limits a report, however many sellers fail and however long their names and errors are, and says how many entries are left out.
 *
 * @param share The part of the largest size that it may have, because the report of a fleet holds several.
 */
export function fitReport<Report extends Listing>(report: Report, counts: ListCounts, share = 1): Report {
  const cutName = (name: string) => cutText(name, MOST_OF_NAME);
  const problemLength = Math.max(100, Math.trunc(MOST_OF_PROBLEM * share));
  const cutProblem = (problem: string) => cutText(problem, problemLength);
  const nameEvent = <Named extends { lane: string; id: string }>(named: Named): Named => ({
    ...named,
    lane: cutName(named.lane),
    id: cutName(named.id),
  });
  const lists = {
    failingLanes: takeFitting(
      report.failingLanes.map((each) => ({
        ...nameEvent(each),
        type: cutName(each.type),
        problem: cutProblem(each.problem),
      })),
      LARGEST.failingLanes * share,
    ),
    parkedLanes: takeFitting(report.parkedLanes.map(cutName), LARGEST.parkedLanes * share),
    suspects: takeFitting(report.suspects.map(nameEvent), LARGEST.suspects * share),
  };
  const lacking = Object.entries(NAMES).flatMap(([list, name]) => {
    const more = counts[list as keyof typeof NAMES] - lists[list as keyof typeof NAMES].length;
    return more > 0 ? [`${more} more ${name} are not listed here`] : [];
  });
  const problems = takeFitting(report.problems.map(cutProblem), LARGEST.problems * share);
  return { ...report, ...lists, problems: [...problems, ...lacking] };
}
