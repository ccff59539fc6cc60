import { ArgumentError } from "@kontor/http";
import type { LaneClaim, LaneResult } from "../claim.ts";
import type { EventState, Settlement } from "../event.ts";
import type { Inbox } from "../inbox.ts";
import { toColumn } from "../text-column.ts";
import type { LaneCache } from "./cache/cache.ts";
import { isKnown, settleCached } from "./cache/settle.ts";
import { removeEvents } from "./cache/state.ts";
import { readHolds, saveReturnedStarts, wakeSuspect } from "./lanes.ts";
import type { SqliteSession } from "./session.ts";
import { NEVER } from "../times.ts";

const RELEASE = `
  UPDATE lane SET token = NULL, lease_until = 0, ready_at = CASE
    WHEN parked_for IS NOT NULL THEN max(ready_at, ?)
    WHEN EXISTS (SELECT 1 FROM event WHERE event.state = 'waiting' AND event.lane = lane.lane) THEN ?
  END WHERE lane IN (SELECT value FROM json_each(?))`;

/** Records how handler runs ended. */
export function createSqliteSettlement(
  session: SqliteSession,
  cache: LaneCache,
): Pick<Inbox, "settle" | "settleInTransaction"> {
  const { db, get, quickly } = session;
  return {
    async settle(results) {
      return cache.guard(() =>
        quickly("settle events", () => {
          const memory = cache.read();
          if (memory && isKnown(memory, results)) {
            endEvents(session, results);
            settleCached(session, memory, results);
            return results.map(() => true);
          }
          cache.drop();
          const held = readHolds(
            session,
            results.map(({ claim }) => claim),
          );
          settleLanes(
            session,
            results.filter((_, index) => held[index]),
          );
          return held;
        }),
      );
    },
    async settleInTransaction(claim, seq, write, end = { to: "done" }) {
      return cache.guard(() =>
        quickly("settle an event", () => {
          if (!readHolds(session, [claim])[0]) return false;
          if (!get("SELECT 1 FROM event WHERE seq = ? AND state = 'waiting'", seq)) return false;
          const result = write(db);
          if (result instanceof Promise) {
            result.catch(() => {});
            throw new ArgumentError("settle an event", "the write", "be done when it returns", "a promise");
          }
          endRuns(session, [seq], end.to, end.problem ?? null);
          wakeSuspect(session, claim);
          const memory = cache.read();
          const lane = memory?.lanes.get(toColumn(claim.lane));
          if (lane) removeEvents(memory!, lane, new Set([seq]));
          return true;
        }),
      );
    },
  };
}

/** Writes how the runs of events ended; all that ended alike, at once. */
function endEvents(session: SqliteSession, results: readonly LaneResult[]): void {
  const all = results.flatMap(({ settled }) => settled);
  for (const alike of Map.groupBy(all, ({ settlement }) => describeEnd(settlement)).values()) {
    const { settlement } = alike[0]!;
    const state = settlement.to === "retry" ? "waiting" : settlement.to;
    endRuns(
      session,
      alike.map(({ seq }) => seq),
      state,
      settlement.problem ?? null,
    );
  }
}

function describeEnd(settlement: Settlement): string {
  return settlement.problem === undefined ? settlement.to : `${settlement.to} ${settlement.problem}`;
}

function settleLanes(session: SqliteSession, results: readonly LaneResult[]): void {
  const { run, now } = session;
  const at = now();
  const turns = new Map<LaneClaim, number>(); // the next turns of lanes that do not have it at once
  endEvents(session, results);
  for (const { claim, settled, park, nextTurnInMs } of results) {
    if (nextTurnInMs !== undefined) turns.set(claim, at + Math.ceil(nextTurnInMs));
    for (const { settlement } of settled)
      if (settlement.to === "retry") turns.set(claim, at + Math.ceil(settlement.delayMs));
    if (park)
      run(
        "UPDATE lane SET parked_for = ?, ready_at = ? WHERE lane = ?",
        toColumn(park.reason),
        at + Math.ceil(park.durationMs ?? NEVER),
        toColumn(claim.lane),
      );
  }
  const released = results.filter(({ release }) => release);
  for (const { claim, release, settled } of results) if (!release && settled.length > 0) wakeSuspect(session, claim);
  for (const result of released) saveReturnedStarts(session, result);
  for (const [readyAt, group] of Map.groupBy(released, ({ claim }) => turns.get(claim) ?? at))
    run(RELEASE, readyAt, readyAt, JSON.stringify(group.map(({ claim }) => toColumn(claim.lane))));
}

/** Ends runs of events that all end in the same way. An event that has ended before keeps its result. */
function endRuns({ get, run, now }: SqliteSession, seqs: readonly number[], state: EventState, problem: string | null) {
  const list = JSON.stringify(seqs);
  run(
    `UPDATE event SET state = ?, problem = ?, attempts = attempts + 1, settled_at = ?
     WHERE state = 'waiting' AND seq IN (SELECT value FROM json_each(?))`,
    state,
    problem === null ? null : toColumn(problem),
    now(),
    list,
  );
  if (get("SELECT 1 FROM begun LIMIT 1")) run("DELETE FROM begun WHERE seq IN (SELECT value FROM json_each(?))", list);
}
