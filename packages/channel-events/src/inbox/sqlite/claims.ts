import { ArgumentError } from "@kontor/http";
import type { LaneClaim, LaneResult } from "../claim.ts";
import type { EventState } from "../event.ts";
import type { Inbox } from "../inbox.ts";
import { fromColumn, toColumn } from "../text-column.ts";
import { EVENT_COLUMNS, readStored } from "./rows.ts";
import { NEVER, type SqliteSession } from "./session.ts";

/** Lanes whose turn it is, each with its next events, in one statement; one without an event where nothing waits. */
const DUE = `
  SELECT due.lane AS due, due.abandoned, ${EVENT_COLUMNS}, times
  FROM (SELECT lane, token IS NOT NULL AS abandoned FROM lane
        WHERE ready_at <= ? AND lease_until <= ? ORDER BY ready_at LIMIT ?) AS due
  LEFT JOIN event ON event.seq IN
    (SELECT seq FROM event AS next WHERE next.state = 'waiting' AND next.lane = due.lane ORDER BY seq LIMIT ?)
  LEFT JOIN begun ON begun.seq = event.seq`;

const RELEASE = `
  UPDATE lane SET token = NULL, lease_until = 0, ready_at = CASE
    WHEN parked_for IS NOT NULL THEN max(ready_at, ?)
    WHEN EXISTS (SELECT 1 FROM event WHERE event.state = 'waiting' AND event.lane = lane.lane) THEN ?
  END WHERE lane IN (SELECT value FROM json_each(?))`;

/** Who handles which lane, and what comes of it. */
export function sqliteClaims(
  session: SqliteSession,
): Pick<Inbox, "claim" | "recordStarts" | "settle" | "settleInTransaction" | "renew" | "findNextDueMs"> {
  const { db, now, get, all, run, read, quickly } = session;

  /** Lanes in which it turns out that nothing waits are passed over; `undefined` if none was due. */
  function claimSome(lanes: number, perLane: number, leaseMs: number): LaneClaim[] | undefined {
    const at = now();
    const rows = all(DUE, at, at, lanes, perLane);
    if (rows.length === 0) return undefined;
    const token = crypto.randomUUID(); // one for all that are claimed together: a lane and its token fence
    const claims: LaneClaim[] = [];
    const empty: string[] = [];
    const taken: string[] = [];
    for (const [lane, waiting] of Map.groupBy(rows, (row) => row["due"] as string)) {
      if (waiting[0]!["seq"] === null) {
        empty.push(lane);
        continue;
      }
      const inOrder = waiting.toSorted((one, other) => (one["seq"] as number) - (other["seq"] as number));
      const unfinishedStarts = (inOrder[0]!["times"] as number | null) ?? 0;
      claims.push({
        lane: fromColumn(lane),
        token,
        events: (unfinishedStarts > 0 ? inOrder.slice(0, 1) : inOrder).map(readStored),
        isSuspect: waiting[0]!["abandoned"] === 1,
        unfinishedStarts,
      });
      taken.push(lane);
    }
    if (empty.length > 0)
      run(
        "UPDATE lane SET ready_at = NULL, token = NULL, parked_for = NULL WHERE lane IN (SELECT value FROM json_each(?))",
        JSON.stringify(empty),
      );
    run(
      "UPDATE lane SET token = ?, lease_until = ?, parked_for = NULL WHERE lane IN (SELECT value FROM json_each(?))",
      token,
      at + Math.ceil(leaseMs),
      JSON.stringify(taken),
    );
    return claims;
  }

  /** Whether each of these claims is still held. */
  function areHeld(claims: readonly LaneClaim[]): boolean[] {
    const lanes = claims.map(({ lane }) => toColumn(lane));
    const rows = all(
      "SELECT lane, token FROM lane WHERE lane IN (SELECT value FROM json_each(?))",
      JSON.stringify(lanes),
    );
    const tokens = new Map(rows.map((row) => [row["lane"], row["token"]]));
    return claims.map(({ token }, index) => tokens.get(lanes[index]) === token);
  }

  /** Ends runs of events in the same way. */
  function endAll(seqs: readonly number[], state: EventState, problem: string | null): void {
    const list = JSON.stringify(seqs);
    run(
      `UPDATE event SET state = ?, problem = ?, attempts = attempts + 1, settled_at = ?
       WHERE state = 'waiting' AND seq IN (SELECT value FROM json_each(?))`,
      state,
      problem === null ? null : toColumn(problem),
      now(),
      list,
    );
    if (get("SELECT 1 FROM begun LIMIT 1"))
      run("DELETE FROM begun WHERE seq IN (SELECT value FROM json_each(?))", list);
  }

  function writeStarts(seq: number, unfinishedStarts: number): void {
    if (unfinishedStarts === 0) run("DELETE FROM begun WHERE seq = ?", seq);
    else run("INSERT OR REPLACE INTO begun (seq, times) VALUES (?, ?)", seq, unfinishedStarts);
  }

  /** What was begun and is given back has ended no process: it is as it was when it was claimed. */
  function forgetStarts({ claim, settled }: LaneResult): void {
    if (!claim.isSuspect && claim.unfinishedStarts === 0) return;
    const ended = new Set(settled.map(({ seq }) => seq));
    for (const [index, { seq }] of claim.events.entries())
      if (!ended.has(seq) && get("SELECT 1 FROM event WHERE seq = ? AND state = 'waiting'", seq))
        writeStarts(seq, index === 0 && settled.length === 0 ? claim.unfinishedStarts : 0);
  }

  /** A start that has ended puts off the next turn of its lane no longer. */
  function haveTurn({ lane, isSuspect, unfinishedStarts }: LaneClaim): void {
    if (isSuspect || unfinishedStarts > 0)
      run("UPDATE lane SET ready_at = ? WHERE lane = ? AND parked_for IS NULL", now(), toColumn(lane));
  }

  return {
    async claim({ lanes, perLane, leaseMs }) {
      return quickly("claim lanes", () => {
        const claims: LaneClaim[] = [];
        while (claims.length < lanes) {
          const more = claimSome(lanes - claims.length, perLane, leaseMs);
          if (!more) break;
          claims.push(...more);
        }
        return claims;
      });
    },
    async recordStarts(starts) {
      return quickly("record starts", () => {
        const held = areHeld(starts.map(({ claim }) => claim));
        for (const { claim, seq, unfinishedStarts, nextTurnInMs } of starts.filter((_, index) => held[index])) {
          const readyAt = now() + Math.ceil(nextTurnInMs);
          writeStarts(seq, unfinishedStarts);
          run(
            "UPDATE lane SET ready_at = CASE WHEN parked_for IS NULL THEN ? ELSE max(ready_at, ?) END WHERE lane = ?",
            readyAt,
            readyAt,
            toColumn(claim.lane),
          );
        }
        return held;
      });
    },
    async settle(results) {
      return quickly("settle events", () => {
        const held = areHeld(results.map(({ claim }) => claim));
        const ours = results.filter((_, index) => held[index]);
        const at = now();
        const done: number[] = [];
        const turns = new Map<LaneClaim, number>();
        for (const { claim, settled, park, nextTurnInMs } of ours) {
          if (nextTurnInMs !== undefined) turns.set(claim, at + Math.ceil(nextTurnInMs));
          for (const { seq, settlement } of settled) {
            if (settlement.to === "done") done.push(seq);
            else endAll([seq], settlement.to === "retry" ? "waiting" : settlement.to, settlement.problem);
            if (settlement.to === "retry") turns.set(claim, at + Math.ceil(settlement.delayMs));
          }
          if (park)
            run(
              "UPDATE lane SET parked_for = ?, ready_at = ? WHERE lane = ?",
              toColumn(park.reason),
              at + Math.ceil(park.durationMs ?? NEVER),
              toColumn(claim.lane),
            );
        }
        if (done.length > 0) endAll(done, "done", null);
        const released = ours.filter(({ release }) => release);
        for (const { claim } of ours.filter(({ release, settled }) => !release && settled.length > 0)) haveTurn(claim);
        for (const result of released) forgetStarts(result);
        for (const [readyAt, group] of Map.groupBy(released, ({ claim }) => turns.get(claim) ?? at))
          run(RELEASE, readyAt, readyAt, JSON.stringify(group.map(({ claim }) => toColumn(claim.lane))));
        return held;
      });
    },
    async settleInTransaction(claim, seq, write, end = { to: "done" }) {
      return quickly("settle an event", () => {
        if (!areHeld([claim])[0] || !get("SELECT 1 FROM event WHERE seq = ? AND state = 'waiting'", seq)) return false;
        const result = write(db as never);
        if (result instanceof Promise) {
          result.catch(() => {});
          throw new ArgumentError("settle an event", "the write", "be done when it returns", "a promise");
        }
        endAll([seq], end.to, "problem" in end ? end.problem : null);
        haveTurn(claim);
        return true;
      });
    },
    async renew(claims, leaseMs) {
      return quickly("renew leases", () => {
        const until = now() + Math.ceil(leaseMs);
        return claims.map(
          ({ lane, token }) =>
            run("UPDATE lane SET lease_until = ? WHERE lane = ? AND token = ?", until, toColumn(lane), token) === 1,
        );
      });
    },
    async findNextDueMs() {
      const row = read(() =>
        get(
          "SELECT ready_at FROM lane WHERE ready_at IS NOT NULL AND lease_until <= ? ORDER BY ready_at LIMIT 1",
          now(),
        ),
      );
      const readyAt = row?.["ready_at"] as number | undefined;
      return readyAt === undefined || readyAt >= NEVER ? undefined : Math.max(0, readyAt - now());
    },
  };
}
