import type { Verdict } from "./verdict.ts";

/** The result of an upgrade that was played. */
export interface UpgradeReport extends Verdict {
  /** Events that the inbox gave up, and dead letters of the platform. */
  dead: number;
  /** The version of the tables when the old packages had made them, and at the end. */
  tables: [number, number];
}

/** Describes a report in one line. */
export function describeReport({
  events,
  runs,
  lost,
  twice,
  outOfOrder,
  repeated,
  dead,
  tables,
}: UpgradeReport): string {
  const versions = Object.entries(runs).map(([version, count]) => `${count} by the ${version} packages`);
  const counts = `${events} events, ${lost.length} lost, ${dead} dead, ${outOfOrder.length} out of order, ${twice.length} ran twice (${repeated.length} of them without a kill)`;
  const change = tables[0] === tables[1] ? `of version ${tables[0]}` : `from version ${tables[0]} to ${tables[1]}`;
  return `${counts}; runs: ${versions.join(", ")}; tables ${change}`;
}

const MOST_REPEATED = 0.1; // of all events; a busy machine lets a lease end now and then

/** @throws {Error} If an event was lost, given up or handled out of order, or many ran again for no reason. */
export function checkReport({ events, lost, dead, outOfOrder, repeated }: UpgradeReport): void {
  if (lost.length + dead + outOfOrder.length > 0)
    throw new Error(
      `Cannot release as no event may be lost, dead or out of order: got ${JSON.stringify({ lost, dead, outOfOrder })}`,
    );
  if (repeated.length > events * MOST_REPEATED)
    throw new Error(
      `Cannot release as an event must run once unless a process is killed: got ${repeated.length} of ${events} that ran again`,
    );
}
