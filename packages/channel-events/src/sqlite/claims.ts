import { ArgumentError } from "@kontor/http";
import type { EventState, Inbox, LaneClaim } from "../inbox.ts";
import { fromColumn, toColumn } from "../text-column.ts";
import { EVENT_COLUMNS, storedOf } from "./rows.ts";
import { NEVER, type SqliteSession } from "./session.ts";

/** Lanes whose turn it is, each with its next events, in one statement; one without an event where nothing waits. */
const DUE = `
  SELECT due.lane AS due, ${EVENT_COLUMNS}, times
  FROM (SELECT lane FROM lane WHERE ready_at <= ? AND lease_until <= ? ORDER BY ready_at LIMIT ?) AS due
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
): Pick<Inbox, "claim" | "settle" | "settleWith" | "renew" | "nextDueInMs"> {
  const { db, self, now, get, all, run, read, quickly } = session;

  /** Lanes in which it turns out that nothing waits are passed over; `undefined` if none was due. */
  function claimSome(lanes: number, perLane: number, leaseMs: number): LaneClaim[] | undefined {
    const at = now();
    const rows = all(DUE, at, at, lanes, perLane);
    if (rows.length === 0) return undefined;
    const token = crypto.randomUUID(); // one for all that are claimed together: a lane and its token fence
    const claims: LaneClaim[] = [];
    const empty: string[] = [];
    const taken: string[] = [];
    const heads: number[] = [];
    for (const [lane, waiting] of Map.groupBy(rows, (row) => row["due"] as string)) {
      if (waiting[0]!["seq"] === null) {
        empty.push(lane);
        continue;
      }
      const events = waiting.map(storedOf).sort((a, b) => a.seq - b.seq);
      const head = events[0]!;
      const crashes = (waiting.find((row) => row["seq"] === head.seq)!["times"] as number | null) ?? 0;
      claims.push({ lane: fromColumn(lane), token, events: crashes > 0 ? [head] : events, crashes });
      taken.push(lane);
      heads.push(head.seq);
    }
    if (empty.length > 0)
      run(
        "UPDATE lane SET ready_at = NULL, parked_for = NULL WHERE lane IN (SELECT value FROM json_each(?))",
        JSON.stringify(empty),
      );
    run(
      "UPDATE lane SET token = ?, process = ?, lease_until = ?, parked_for = NULL WHERE lane IN (SELECT value FROM json_each(?))",
      token,
      self,
      at + Math.ceil(leaseMs),
      JSON.stringify(taken),
    );
    run(
      "INSERT INTO begun (seq, times) SELECT value, 1 FROM json_each(?) WHERE true ON CONFLICT (seq) DO UPDATE SET times = times + 1",
      JSON.stringify(heads),
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
    forgetBegun(list);
  }

  function forgetBegun(list: string): void {
    run("DELETE FROM begun WHERE seq IN (SELECT value FROM json_each(?))", list);
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
    async settle(results) {
      return quickly("settle events", () => {
        const held = areHeld(results.map(({ claim }) => claim));
        const ours = results.filter((_, index) => held[index]);
        const at = now();
        const done: number[] = [];
        const later = new Map<LaneClaim, number>();
        for (const { claim, settled, park } of ours) {
          for (const { seq, settlement } of settled) {
            if (settlement.to === "done") done.push(seq);
            else endAll([seq], settlement.to === "retry" ? "waiting" : settlement.to, settlement.problem);
            if (settlement.to === "retry") later.set(claim, at + Math.ceil(settlement.inMs));
          }
          if (park)
            run(
              "UPDATE lane SET parked_for = ?, ready_at = ? WHERE lane = ?",
              toColumn(park.reason),
              at + Math.ceil(park.forMs ?? NEVER),
              toColumn(claim.lane),
            );
        }
        if (done.length > 0) endAll(done, "done", null);
        const released = ours.filter(({ release }) => release);
        const handedBack = released.filter(({ claim, settled }) => settled[0]?.seq !== claim.events[0]!.seq);
        if (handedBack.length > 0) {
          const heads = JSON.stringify(handedBack.map(({ claim }) => claim.events[0]!.seq));
          run("UPDATE begun SET times = times - 1 WHERE seq IN (SELECT value FROM json_each(?))", heads);
          run("DELETE FROM begun WHERE times <= 0 AND seq IN (SELECT value FROM json_each(?))", heads);
        }
        for (const [readyAt, group] of Map.groupBy(released, ({ claim }) => later.get(claim) ?? at))
          run(RELEASE, readyAt, readyAt, JSON.stringify(group.map(({ claim }) => toColumn(claim.lane))));
        return held;
      });
    },
    async settleWith(claim, seq, write, end = { to: "done" }) {
      return quickly("settle an event", () => {
        if (!areHeld([claim])[0]) return false;
        const result = write(db as never);
        if (result instanceof Promise) {
          result.catch(() => {});
          throw new ArgumentError("settle an event", "the write", "be done when it returns", "a promise");
        }
        endAll([seq], end.to, "problem" in end ? end.problem : null);
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
    async nextDueInMs() {
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
