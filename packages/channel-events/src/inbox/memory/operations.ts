import type { EventState } from "../event.ts";
import type { Inbox, InboxStats, PurgePolicy } from "../inbox.ts";
import {
  addToLane,
  openLane,
  isMatch,
  isUnreadable,
  readRow,
  removeFromLane,
  type MemoryState,
  type Row,
} from "./state.ts";
import { NEVER } from "../times.ts";

/** Answers and does what operators ask for. */
export function createMemoryOperations(
  state: MemoryState,
): Pick<Inbox, "countWaiting" | "readStats" | "list" | "replay" | "putAside" | "park" | "resume" | "purge"> {
  const { now, rows, lanes } = state;
  return {
    async countWaiting({ atMost = Number.POSITIVE_INFINITY } = {}) {
      let waiting = 0;
      for (const lane of lanes.values()) waiting += lane.waiting.length;
      return Math.min(waiting, atMost);
    },
    async readStats({ atMost = Number.POSITIVE_INFINITY } = {}) {
      return { ...countRows(state, atMost), parked: listParked(state) };
    },
    async *list({ limit = Number.POSITIVE_INFINITY, ...filter } = {}) {
      const found = [...rows.values()].filter((row) => isMatch(row, filter));
      yield* found.slice(0, limit).map(readRow);
    },
    async replay(filter) {
      const found = [...rows.values()].filter(
        (row) => row.state !== "waiting" && row.raw !== "" && isMatch(row, filter),
      );
      for (const row of found) {
        Object.assign(row, { state: "waiting", problem: undefined, attempts: 0, unfinishedStarts: 0 });
        addToLane(state, row);
      }
      return found.length;
    },
    async putAside(filter, reason) {
      const found = [...rows.values()].filter((row) => row.state === "waiting" && isMatch(row, filter));
      for (const row of found) {
        Object.assign(row, { state: "dead", problem: reason, unfinishedStarts: 0, settledAt: now() });
        const lane = removeFromLane(state, row);
        if (lane.parkedFor === undefined) lane.readyAt = now(); // The events behind it wait for it no longer.
      }
      return found.length;
    },
    async park(lane, { reason, durationMs = NEVER }) {
      Object.assign(openLane(state, lane), { parkedFor: reason, readyAt: now() + durationMs });
    },
    async resume(name) {
      const lane = lanes.get(name);
      if (lane?.parkedFor === undefined || lane.readyAt <= now()) return false;
      Object.assign(lane, { parkedFor: undefined, readyAt: now() });
      return true;
    },
    purge: async (policy) => purgeRows(state, policy),
  };
}

function countRows({ rows, now }: MemoryState, atMost: number): Omit<InboxStats, "parked"> {
  const events: Record<EventState, number> = { waiting: 0, done: 0, dead: 0 };
  let unreadable = 0;
  let unknownType = 0;
  let oldest: number | undefined;
  let pendingAcknowledgements = 0;
  let mostDeliveries = 0;
  for (const row of rows.values()) {
    const { state, problem, firstSeenAt, ackPending, deliveries } = row;
    events[state] = Math.min(events[state] + 1, atMost);
    if (isUnreadable(row)) unreadable = Math.min(unreadable + 1, atMost);
    if (state === "done" && problem !== undefined) unknownType = Math.min(unknownType + 1, atMost);
    if (state === "waiting") oldest = Math.min(oldest ?? firstSeenAt, firstSeenAt);
    if (!ackPending) continue;
    pendingAcknowledgements += 1;
    mostDeliveries = Math.max(mostDeliveries, deliveries);
  }
  const oldestWaitingMs = oldest === undefined ? undefined : Math.max(0, now() - oldest);
  return { events, unreadable, unknownType, pendingAcknowledgements, oldestWaitingMs, mostDeliveries };
}

function listParked({ lanes, now }: MemoryState): InboxStats["parked"] {
  return [...lanes].flatMap(([lane, { parkedFor: reason, readyAt }]) =>
    reason === undefined || readyAt <= now()
      ? []
      : [{ lane, reason, until: readyAt < NEVER ? new Date(readyAt) : undefined }],
  );
}

function purgeRows(state: MemoryState, policy: PurgePolicy): { payloads: number; rows: number } {
  const { payloadsAfterMs = Infinity, putAsideAfterMs = Infinity, rowsAfterMs = Infinity } = policy;
  const { now, rows, bySeq, steps, newest } = state;
  const purged = { payloads: 0, rows: 0 };
  const empty = (row: Row) => {
    row.raw = "";
    purged.payloads += 1;
  };
  for (const row of rows.values()) {
    const endedAt = row.settledAt ?? row.firstSeenAt;
    const isAside = row.state === "dead" || (row.state === "done" && row.problem !== undefined);
    if (isAside && endedAt < now() - putAsideAfterMs) {
      Object.assign(row, { state: "done", problem: undefined });
      empty(row);
    }
    if (row.state !== "done" || row.problem !== undefined) continue;
    if (!row.ackPending && row.lastSeenAt < now() - rowsAfterMs) {
      rows.delete(row.id);
      bySeq.delete(row.seq);
      purged.rows += 1;
    } else if (row.raw !== "" && row.settledAt! < now() - payloadsAfterMs) empty(row);
  }
  for (const key of steps.keys()) if (!bySeq.get(Number(key.split(" ", 1)[0]))?.raw) steps.delete(key);
  for (const [key, at] of newest) if (at < now() - rowsAfterMs) newest.delete(key);
  return purged;
}
