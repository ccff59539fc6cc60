import type { EventRow, PurgePolicy } from "@kontor/channel-events";

/** The number of payloads that a purge empties, and of rows that it deletes. */
export interface PurgeCount {
  payloads: number;
  rows: number;
}

/** Counts one event into what a purge would forget at this time. The steps come in the order of the inbox: give up, delete, empty. */
export function addToPurge(
  count: PurgeCount,
  event: Pick<EventRow, "id" | "state" | "problem" | "raw" | "firstSeenAt" | "lastSeenAt" | "settledAt">,
  { policy, now, pending }: { policy: PurgePolicy; now: number; pending: ReadonlySet<string> },
): void {
  const { payloadsAfterMs, putAsideAfterMs, rowsAfterMs } = policy;
  const isOlder = (at: Date | undefined, ms: number | undefined) =>
    ms !== undefined && at !== undefined && at.getTime() < now - ms;
  const isAside = event.state === "dead" || (event.state === "done" && event.problem !== undefined);
  const isGivenUp = isAside && isOlder(event.settledAt ?? event.firstSeenAt, putAsideAfterMs);
  if (isGivenUp) count.payloads += 1;
  if (!isGivenUp && (isAside || event.state !== "done")) return;
  if (isOlder(event.lastSeenAt, rowsAfterMs) && !pending.has(event.id)) count.rows += 1;
  else if (!isGivenUp && event.raw !== "" && isOlder(event.settledAt, payloadsAfterMs)) count.payloads += 1;
}
