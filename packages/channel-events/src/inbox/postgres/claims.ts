import type { LaneClaim, LaneResult } from "../claim.ts";
import type { Inbox } from "../inbox.ts";
import { toColumn } from "../text-column.ts";
import type { PostgresConnection } from "@kontor/postgres";
import { EVENT_COLUMNS, computeLaneKey, readStored } from "./rows.ts";
import { HandlerFailure, NEVER, QUICK, type PostgresSession } from "./session.ts";

/** Who handles which lane, and what comes of it. */
export function postgresClaims({
  at,
  schema,
  query,
  statements,
  transaction,
}: PostgresSession): Pick<
  Inbox,
  "claim" | "recordStarts" | "settle" | "settleInTransaction" | "renew" | "findNextDueMs"
> {
  /** Lanes in which nothing waits are passed over; `undefined` if none was found at all. */
  async function claimSome(
    connection: PostgresConnection,
    { lanes, perLane, leaseMs }: { lanes: number; perLane: number; leaseMs: number },
  ): Promise<LaneClaim[] | undefined> {
    const claimed = await connection.query(
      `UPDATE lane SET token = gen_random_uuid()::text, lease_until = ${at()} + $2::bigint, parked_for = NULL
       FROM (SELECT lane, token IS NOT NULL AS abandoned FROM lane WHERE ready_at <= ${at()} AND lease_until <= ${at()}
             ORDER BY ready_at LIMIT $1 FOR UPDATE SKIP LOCKED) AS due
       WHERE lane.lane = due.lane RETURNING lane.lane, lane.token, due.abandoned`,
      [lanes, Math.ceil(leaseMs)],
    );
    if (claimed.rows.length === 0) return undefined;
    const names = claimed.rows.map((row) => String(row["lane"]));
    const { rows } = await connection.query(
      `SELECT waiting.* FROM unnest($1::text[]) AS wanted (lane) CROSS JOIN LATERAL
         (SELECT ${EVENT_COLUMNS}, started FROM event WHERE event.lane = wanted.lane AND state = 'waiting' ORDER BY seq LIMIT $2) AS waiting
       ORDER BY seq`,
      [names, perLane],
    );
    const byLane = Map.groupBy(rows, (row) => String(row["lane"]));
    const empty = names.filter((name) => !byLane.has(name));
    if (empty.length > 0)
      await connection.query("UPDATE lane SET ready_at = NULL, token = NULL, lease_until = 0 WHERE lane = ANY ($1)", [
        empty,
      ]);
    return claimed.rows.flatMap((row): LaneClaim[] => {
      const waiting = byLane.get(String(row["lane"]));
      if (!waiting) return [];
      const unfinishedStarts = Number(waiting[0]!["started"]) - Number(waiting[0]!["attempts"]);
      const events = (unfinishedStarts > 0 ? waiting.slice(0, 1) : waiting).map(readStored);
      const isSuspect = row["abandoned"] === true;
      return [{ lane: events[0]!.lane, token: String(row["token"]), events, isSuspect, unfinishedStarts }];
    });
  }

  return {
    async claim({ lanes, perLane, leaseMs }) {
      return transaction(
        "claim lanes",
        async (connection) => {
          const claims: LaneClaim[] = [];
          while (claims.length < lanes) {
            const more = await claimSome(connection, { lanes: lanes - claims.length, perLane, leaseMs });
            if (!more) break;
            claims.push(...more);
          }
          return claims;
        },
        QUICK,
      );
    },
    async recordStarts(starts) {
      return transaction(
        "record starts",
        async (connection) => {
          const held = await hold(
            connection,
            starts.map(({ claim }) => claim),
          );
          const ours = starts.filter((_, index) => held[index]);
          await writeStarts(
            connection,
            ours.map(({ seq }) => seq),
            ours.map(({ unfinishedStarts }) => unfinishedStarts),
          );
          await connection.query(
            `UPDATE lane SET ready_at = CASE WHEN parked_for IS NULL THEN ${at()} + given.wait ELSE greatest(ready_at, ${at()} + given.wait) END
             FROM unnest($1::text[], $2::bigint[]) AS given (lane, wait) WHERE lane.lane = given.lane`,
            [
              ours.map(({ claim }) => computeLaneKey(claim.lane)),
              ours.map(({ nextTurnInMs }) => Math.ceil(nextTurnInMs)),
            ],
          );
          return held;
        },
        QUICK,
      );
    },
    async settle(results) {
      return transaction(
        "settle events",
        async (connection) => {
          const held = await hold(
            connection,
            results.map(({ claim }) => claim),
          );
          const ours = results.filter((_, index) => held[index]);
          const events = ours.flatMap(({ settled }) => settled);
          if (events.length > 0)
            await connection.query(
              `UPDATE event SET state = ended.state, problem = ended.problem, attempts = event.attempts + 1,
                 started = event.attempts + 1, settled_at = ${at()}
               FROM (SELECT event.seq, given.state, given.problem FROM unnest($1::bigint[], $2::text[], $3::text[]) AS given (seq, state, problem)
                     JOIN event ON event.seq = given.seq ORDER BY event.seq FOR UPDATE OF event) AS ended
               WHERE event.seq = ended.seq AND event.state = 'waiting'`,
              [
                events.map(({ seq }) => seq),
                events.map(({ settlement: { to } }) => (to === "retry" ? "waiting" : to)),
                events.map(({ settlement }) => ("problem" in settlement ? toColumn(settlement.problem) : null)),
              ],
            );
          for (const { claim, park } of ours)
            if (park)
              await connection.query(`UPDATE lane SET parked_for = $2, ready_at = ${at()} + $3 WHERE lane = $1`, [
                computeLaneKey(claim.lane),
                toColumn(park.reason),
                Math.ceil(park.durationMs ?? NEVER),
              ]);
          await haveTurns(
            connection,
            at(),
            ours.filter(({ release, settled }) => !release && settled.length > 0).map(({ claim }) => claim),
          );
          const released = ours.filter(({ release }) => release);
          if (released.length > 0) {
            await forgetStarts(connection, released);
            await connection.query(
              `UPDATE lane SET token = NULL, lease_until = 0, ready_at = CASE
                 WHEN parked_for IS NOT NULL THEN greatest(ready_at, ${at()} + given.wait)
                 WHEN EXISTS (SELECT 1 FROM event WHERE event.state = 'waiting' AND event.lane = lane.lane) THEN ${at()} + given.wait
               END
               FROM unnest($1::text[], $2::bigint[]) AS given (lane, wait) WHERE lane.lane = given.lane`,
              [
                released.map(({ claim }) => computeLaneKey(claim.lane)),
                released.map(({ settled, nextTurnInMs = 0 }) =>
                  Math.ceil(
                    settled.reduce(
                      (wait, { settlement: { to, ...rest } }) =>
                        to === "retry" ? (rest as { delayMs: number }).delayMs : wait,
                      nextTurnInMs,
                    ),
                  ),
                ),
              ],
            );
          }
          return held;
        },
        QUICK,
      );
    },
    async settleInTransaction(claim, seq, write, end = { to: "done" }) {
      try {
        return await transaction("settle an event", async (connection) => {
          const [isHeld] = await hold(connection, [claim]);
          const waits = "SELECT 1 FROM event WHERE seq = $1 AND state = 'waiting' FOR UPDATE";
          if (!isHeld || (await connection.query(waits, [seq])).rows.length === 0) return false;
          await connection.query("SET LOCAL search_path TO DEFAULT"); // a handler's tables are where they are without us
          try {
            await (write as (tx: PostgresConnection) => unknown)(connection);
          } catch (error) {
            throw Object.assign(new HandlerFailure(), { cause: error });
          }
          await connection.query(
            `UPDATE ${schema}.event SET state = $2, problem = $3, attempts = attempts + 1, started = attempts + 1, settled_at = ${at()} WHERE seq = $1`,
            [seq, end.to, "problem" in end ? toColumn(end.problem) : null],
          );
          await connection.query(`SET LOCAL search_path = ${schema}`);
          await haveTurns(connection, at(), [claim]);
          return true;
        });
      } catch (error) {
        throw error instanceof HandlerFailure ? error.cause : error;
      }
    },
    async renew(claims, leaseMs) {
      const rows = await query("renew leases", statements.renew(at()), [
        claims.map(({ lane }) => computeLaneKey(lane)),
        claims.map(({ token }) => token),
        Math.ceil(leaseMs),
      ]);
      const kept = new Set(rows.map((row) => row["token"]));
      return claims.map(({ token }) => kept.has(token));
    },
    async findNextDueMs() {
      const rows = await query("read", statements.findNextDue(at()));
      const wait = rows[0] && Number(rows[0]["wait"]);
      return wait === undefined || wait > NEVER / 2 ? undefined : Math.max(0, wait);
    },
  };
}

/** How many starts of events that wait are unfinished: so many more than runs that ended. */
async function writeStarts(connection: PostgresConnection, seqs: number[], unfinished: number[]): Promise<void> {
  await connection.query(
    `UPDATE event SET started = event.attempts + given.unfinished
     FROM (SELECT event.seq, starts.unfinished FROM unnest($1::bigint[], $2::int[]) AS starts (seq, unfinished)
           JOIN event ON event.seq = starts.seq ORDER BY event.seq FOR UPDATE OF event) AS given
     WHERE event.seq = given.seq AND event.state = 'waiting'`,
    [seqs, unfinished],
  );
}

/** A start that has ended puts off the next turn of its lane no longer. */
async function haveTurns(connection: PostgresConnection, at: string, claims: readonly LaneClaim[]): Promise<void> {
  const lanes = claims.filter(({ isSuspect, unfinishedStarts }) => isSuspect || unfinishedStarts > 0);
  if (lanes.length > 0)
    await connection.query(`UPDATE lane SET ready_at = ${at} WHERE lane = ANY ($1) AND parked_for IS NULL`, [
      lanes.map(({ lane }) => computeLaneKey(lane)),
    ]);
}

/** What was begun and is given back has ended no process: it is as it was when it was claimed. */
async function forgetStarts(connection: PostgresConnection, released: readonly LaneResult[]): Promise<void> {
  const seqs: number[] = [];
  const unfinished: number[] = [];
  for (const { claim, settled } of released) {
    if (!claim.isSuspect && claim.unfinishedStarts === 0) continue;
    const ended = new Set(settled.map(({ seq }) => seq));
    for (const [index, { seq }] of claim.events.entries()) {
      if (ended.has(seq)) continue;
      seqs.push(seq);
      unfinished.push(index === 0 && settled.length === 0 ? claim.unfinishedStarts : 0);
    }
  }
  if (seqs.length > 0) await writeStarts(connection, seqs, unfinished);
}

/** Locks the lanes of these claims, in one order for all; whether each is still held. */
async function hold(connection: PostgresConnection, claims: readonly LaneClaim[]): Promise<boolean[]> {
  const { rows } = await connection.query(
    'SELECT token FROM lane WHERE lane = ANY ($1) ORDER BY lane COLLATE "C" FOR UPDATE',
    [claims.map(({ lane }) => computeLaneKey(lane))],
  );
  const tokens = new Set(rows.map((row) => row["token"]));
  return claims.map(({ token }) => tokens.has(token));
}
