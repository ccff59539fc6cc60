import type { PostgresConnection } from "@kontor/postgres";
import type { LaneClaim } from "../claim.ts";
import type { Inbox } from "../inbox.ts";
import { holdLanes, readMayBegin, saveStarts } from "./lanes.ts";
import { EVENT_COLUMNS, computeLaneKey, readStored } from "./rows.ts";
import { QUICK, type PostgresSession } from "./session.ts";
import { NEVER } from "../times.ts";

/** Gives lanes to workers, and keeps them for as long as their leases last. */
export function createPostgresClaims(
  session: PostgresSession,
): Pick<Inbox, "claim" | "recordStarts" | "renew" | "findNextDueMs"> {
  const { at, query, statements, transaction } = session;
  return {
    async claim({ lanes, perLane, leaseMs }) {
      return transaction(
        "claim lanes",
        async (connection) => {
          const claims: LaneClaim[] = [];
          for (let mayBeMore = true; mayBeMore && claims.length < lanes;) {
            const some = await claimSome(session, connection, { lanes: lanes - claims.length, perLane, leaseMs });
            claims.push(...some.claims);
            mayBeMore = some.mayBeMore;
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
          const isOurs = await holdLanes(
            connection,
            starts.map(({ claim }) => claim),
          );
          const mayBegin = await readMayBegin(connection, starts);
          const held = isOurs.map((ours, index) => ours && mayBegin[index]!);
          const ours = starts.filter((_, index) => held[index]);
          await saveStarts(
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

/** Claims lanes that are due, and passes over those in which nothing waits. More may be due only if as many were found as were asked for. */
async function claimSome(
  { at }: PostgresSession,
  connection: PostgresConnection,
  { lanes, perLane, leaseMs }: { lanes: number; perLane: number; leaseMs: number },
): Promise<{ claims: LaneClaim[]; mayBeMore: boolean }> {
  const claimed = await connection.query(
    `UPDATE lane SET token = gen_random_uuid()::text, lease_until = ${at()} + $2::bigint, parked_for = NULL
     FROM (SELECT lane, token IS NOT NULL AS abandoned FROM lane WHERE ready_at <= ${at()} AND lease_until <= ${at()}
           ORDER BY ready_at LIMIT $1 FOR UPDATE SKIP LOCKED) AS due
     WHERE lane.lane = due.lane RETURNING lane.lane, lane.token, due.abandoned`,
    [lanes, Math.ceil(leaseMs)],
  );
  if (claimed.rows.length === 0) return { claims: [], mayBeMore: false };
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
  const claims = claimed.rows.flatMap((row): LaneClaim[] => {
    const waiting = byLane.get(String(row["lane"]));
    if (!waiting) return [];
    const unfinishedStarts = Number(waiting[0]!["started"]) - Number(waiting[0]!["attempts"]);
    const events = (unfinishedStarts > 0 ? waiting.slice(0, 1) : waiting).map(readStored);
    const isSuspect = row["abandoned"] === true;
    return [{ lane: events[0]!.lane, token: String(row["token"]), events, isSuspect, unfinishedStarts }];
  });
  return { claims, mayBeMore: claimed.rows.length === lanes };
}
