import type { PostgresConnection } from "@kontor/postgres";
import type { LaneResult } from "../claim.ts";
import type { Inbox } from "../inbox.ts";
import { toColumn } from "../text-column.ts";
import { holdLanes, saveReturnedStarts, wakeSuspects } from "./lanes.ts";
import { computeLaneKey } from "./rows.ts";
import { HandlerFailure, QUICK, type PostgresSession } from "./session.ts";
import { NEVER } from "../times.ts";

/** Records how handler runs ended. */
export function createPostgresSettlement(session: PostgresSession): Pick<Inbox, "settle" | "settleInTransaction"> {
  const { at, schema, transaction } = session;
  return {
    async settle(results) {
      return transaction(
        "settle events",
        async (connection) => {
          const held = await holdLanes(
            connection,
            results.map(({ claim }) => claim),
          );
          await settleLanes(
            session,
            connection,
            results.filter((_, index) => held[index]),
          );
          return held;
        },
        QUICK,
      );
    },
    async settleInTransaction(claim, seq, write, end = { to: "done" }) {
      try {
        return await transaction("settle an event", async (connection) => {
          const [isHeld] = await holdLanes(connection, [claim]);
          const waits = "SELECT 1 FROM event WHERE seq = $1 AND state = 'waiting' FOR UPDATE";
          if (!isHeld || (await connection.query(waits, [seq])).rows.length === 0) return false;
          await connection.query("SET LOCAL search_path TO DEFAULT"); // A handler finds its own tables as on any other connection.
          try {
            await (write as (tx: PostgresConnection) => unknown)(connection);
          } catch (error) {
            throw Object.assign(new HandlerFailure(), { cause: error });
          }
          await connection.query(
            `UPDATE ${schema}.event SET state = $2, problem = $3, attempts = attempts + 1, started = attempts + 1, settled_at = ${at()} WHERE seq = $1`,
            [seq, end.to, end.problem === undefined ? null : toColumn(end.problem)],
          );
          await connection.query(`SET LOCAL search_path = ${schema}`);
          await wakeSuspects(session, connection, [claim]);
          return true;
        });
      } catch (error) {
        throw error instanceof HandlerFailure ? error.cause : error;
      }
    },
  };
}

async function settleLanes(
  session: PostgresSession,
  connection: PostgresConnection,
  results: readonly LaneResult[],
): Promise<void> {
  const { at } = session;
  await endRuns(session, connection, results);
  for (const { claim, park } of results)
    if (park)
      await connection.query(`UPDATE lane SET parked_for = $2, ready_at = ${at()} + $3 WHERE lane = $1`, [
        computeLaneKey(claim.lane),
        toColumn(park.reason),
        Math.ceil(park.durationMs ?? NEVER),
      ]);
  await wakeSuspects(
    session,
    connection,
    results.filter(({ release, settled }) => !release && settled.length > 0).map(({ claim }) => claim),
  );
  const released = results.filter(({ release }) => release);
  if (released.length === 0) return;
  await saveReturnedStarts(connection, released);
  await releaseLanes(session, connection, released);
}

/** Ends runs of events. An event that has ended before keeps its result. */
async function endRuns(
  { at }: PostgresSession,
  connection: PostgresConnection,
  results: readonly LaneResult[],
): Promise<void> {
  const events = results.flatMap(({ settled }) => settled);
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
        events.map(({ settlement }) => (settlement.problem === undefined ? null : toColumn(settlement.problem))),
      ],
    );
}

/** Gives lanes back. A lane in which events wait has its next turn after the wait of its result. */
async function releaseLanes(
  { at }: PostgresSession,
  connection: PostgresConnection,
  released: readonly LaneResult[],
): Promise<void> {
  await connection.query(
    `UPDATE lane SET token = NULL, lease_until = 0, ready_at = CASE
       WHEN parked_for IS NOT NULL THEN greatest(ready_at, ${at()} + given.wait)
       WHEN EXISTS (SELECT 1 FROM event WHERE event.state = 'waiting' AND event.lane = lane.lane) THEN ${at()} + given.wait
     END
     FROM unnest($1::text[], $2::bigint[]) AS given (lane, wait) WHERE lane.lane = given.lane`,
    [released.map(({ claim }) => computeLaneKey(claim.lane)), released.map(computeTurnMs)],
  );
}

/** Computes when a lane that is given back has its next turn, in ms from now: at once, as asked, or when its first event is tried again. */
function computeTurnMs({ settled, nextTurnInMs = 0 }: LaneResult): number {
  return settled.reduce(
    (turnInMs, { settlement }) => (settlement.to === "retry" ? Math.ceil(settlement.delayMs) : turnInMs),
    Math.ceil(nextTurnInMs),
  );
}
