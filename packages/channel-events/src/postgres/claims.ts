import type { Inbox, LaneClaim } from "../inbox.ts";
import { toColumn } from "../text-column.ts";
import type { PostgresConnection } from "./open.ts";
import { EVENT_COLUMNS, laneKey, storedOf } from "./rows.ts";
import { HandlerFailure, NEVER, QUICK, type PostgresSession } from "./session.ts";

/** Who handles which lane, and what comes of it. */
export function postgresClaims({
  at,
  schema,
  query,
  transaction,
}: PostgresSession): Pick<Inbox, "claim" | "settle" | "settleWith" | "renew" | "nextDueInMs"> {
  /** Lanes in which nothing waits are passed over; `undefined` if none was found at all. */
  async function claimSome(
    connection: PostgresConnection,
    { lanes, perLane, leaseMs }: { lanes: number; perLane: number; leaseMs: number },
  ): Promise<LaneClaim[] | undefined> {
    const claimed = await connection.query(
      `UPDATE lane SET token = gen_random_uuid()::text, lease_until = ${at()} + $2::bigint, parked_for = NULL
       FROM (SELECT lane FROM lane WHERE ready_at <= ${at()} AND lease_until <= ${at()}
             ORDER BY ready_at LIMIT $1 FOR UPDATE SKIP LOCKED) AS due
       WHERE lane.lane = due.lane RETURNING lane.lane, lane.token`,
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
    const heads = [...byLane.values()].map(([head]) => head!["seq"]);
    await connection.query("UPDATE event SET started = started + 1 WHERE seq = ANY ($1)", [heads]);
    return claimed.rows.flatMap((row): LaneClaim[] => {
      const waiting = byLane.get(String(row["lane"]));
      if (!waiting) return [];
      const crashes = Number(waiting[0]!["started"]) - Number(waiting[0]!["attempts"]);
      const events = (crashes > 0 ? waiting.slice(0, 1) : waiting).map(storedOf);
      return [{ lane: events[0]!.lane, token: String(row["token"]), events, crashes }];
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
                laneKey(claim.lane),
                toColumn(park.reason),
                Math.ceil(park.forMs ?? NEVER),
              ]);
          const released = ours.filter(({ release }) => release);
          if (released.length > 0) {
            await connection.query(
              "UPDATE event SET started = greatest(attempts, started - 1) WHERE seq = ANY ($1) AND state = 'waiting'",
              [released.map(({ claim }) => claim.events[0]!.seq)],
            );
            await connection.query(
              `UPDATE lane SET token = NULL, lease_until = 0, ready_at = CASE
                 WHEN parked_for IS NOT NULL THEN greatest(ready_at, ${at()} + given.wait)
                 WHEN EXISTS (SELECT 1 FROM event WHERE event.state = 'waiting' AND event.lane = lane.lane) THEN ${at()} + given.wait
               END
               FROM unnest($1::text[], $2::bigint[]) AS given (lane, wait) WHERE lane.lane = given.lane`,
              [
                released.map(({ claim }) => laneKey(claim.lane)),
                released.map(({ settled }) =>
                  Math.ceil(
                    settled.reduce(
                      (wait, { settlement: { to, ...rest } }) =>
                        to === "retry" ? (rest as { inMs: number }).inMs : wait,
                      0,
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
    async settleWith(claim, seq, write, end = { to: "done" }) {
      try {
        return await transaction("settle an event", async (connection) => {
          const [isHeld] = await hold(connection, [claim]);
          if (!isHeld) return false;
          await connection.query("SET LOCAL search_path TO DEFAULT"); // a handler's tables are where they are without us
          try {
            await write(connection as never);
          } catch (error) {
            throw Object.assign(new HandlerFailure(), { cause: error });
          }
          await connection.query(
            `UPDATE ${schema}.event SET state = $2, problem = $3, attempts = attempts + 1, started = attempts + 1, settled_at = ${at()} WHERE seq = $1`,
            [seq, end.to, "problem" in end ? toColumn(end.problem) : null],
          );
          return true;
        });
      } catch (error) {
        throw error instanceof HandlerFailure ? error.cause : error;
      }
    },
    async renew(claims, leaseMs) {
      const rows = await query(
        "renew leases",
        `UPDATE lane AS held SET lease_until = ${at()} + $3
         FROM (SELECT lane.lane FROM lane JOIN unnest($1::text[], $2::text[]) AS given (lane, token)
                 ON lane.lane = given.lane AND lane.token = given.token ORDER BY lane.lane COLLATE "C" FOR UPDATE OF lane) AS ours
         WHERE held.lane = ours.lane RETURNING held.token`,
        [claims.map(({ lane }) => laneKey(lane)), claims.map(({ token }) => token), Math.ceil(leaseMs)],
      );
      const kept = new Set(rows.map((row) => row["token"]));
      return claims.map(({ token }) => kept.has(token));
    },
    async nextDueInMs() {
      const rows = await query(
        "read",
        `SELECT ready_at - ${at()} AS wait FROM lane WHERE ready_at IS NOT NULL AND lease_until <= ${at()} ORDER BY ready_at LIMIT 1`,
      );
      const wait = rows[0] && Number(rows[0]["wait"]);
      return wait === undefined || wait > NEVER / 2 ? undefined : Math.max(0, wait);
    },
  };
}

/** Locks the lanes of these claims, in one order for all; whether each is still held. */
async function hold(connection: PostgresConnection, claims: readonly LaneClaim[]): Promise<boolean[]> {
  const { rows } = await connection.query(
    'SELECT token FROM lane WHERE lane = ANY ($1) ORDER BY lane COLLATE "C" FOR UPDATE',
    [claims.map(({ lane }) => laneKey(lane))],
  );
  const tokens = new Set(rows.map((row) => row["token"]));
  return claims.map(({ token }) => tokens.has(token));
}
