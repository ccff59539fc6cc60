import type { ArrivingEvent, Redelivery } from "../event.ts";
import type { Inbox } from "../inbox.ts";
import { isSamePayload, mergePage, type PageEvent } from "../../page/merge.ts";
import { fromColumn, toColumn } from "../text-column.ts";
import type { PostgresConnection } from "@kontor/postgres";
import { computeIdKey, computeLaneKey } from "./rows.ts";
import { QUICK, type PostgresSession } from "./session.ts";

/** The rows of events that were stored before, by the ids of the events. */
type KnownRows = Map<string, Record<string, unknown>>;

/** Stores events that arrive, and knows which of them are to be acknowledged. */
export function createPostgresArrivals(
  session: PostgresSession,
): Pick<Inbox, "accept" | "pendingAcknowledgements" | "markAcknowledged"> {
  const { query, statements, transaction } = session;
  return {
    async accept(events) {
      const page = mergePage(events);
      if (page.length === 0) return { inserted: 0, redelivered: [] };
      return transaction("store events", async (connection) => {
        await lockLanes(connection, page);
        const { inserted, known } = await storePage(session, connection, page);
        const { redelivered, lanes } = await mendKnown(connection, page, known);
        await savePending(connection, page, known);
        if (lanes.size > 0) await wakeLanes(session, connection, lanes);
        return { inserted, redelivered };
      });
    },
    async pendingAcknowledgements(limit) {
      const rows = await query("read", statements.listPending, [limit]);
      return rows.map((row) => fromColumn(String(row["id"])));
    },
    async markAcknowledged(ids) {
      await transaction(
        "mark acknowledgements",
        (connection) =>
          connection.query(
            `DELETE FROM unacknowledged USING
               (SELECT seq FROM unacknowledged JOIN event USING (seq) WHERE key = ANY ($1)
                ORDER BY seq FOR UPDATE OF unacknowledged) AS known
             WHERE unacknowledged.seq = known.seq`,
            [ids.map(computeIdKey)],
          ),
        QUICK,
      );
    },
  };
}

/**
 * Locks the lanes of a page before anything else, and in the order in which all others lock them. Then no two transactions wait for
 * each other, and a worker that gives a lane back does not miss an event that is stored at the same moment.
 */
async function lockLanes(connection: PostgresConnection, page: readonly PageEvent[]): Promise<void> {
  await connection.query(
    `INSERT INTO lane (lane) SELECT DISTINCT name COLLATE "C" FROM unnest($1::text[]) AS name ORDER BY 1
     ON CONFLICT (lane) DO UPDATE SET lane = excluded.lane WHERE false`,
    [page.map(({ event }) => computeLaneKey(event.lane))],
  );
}

/** Stores the events that are new, and counts the deliveries of the others. Mostly all are new, and one statement does it. */
async function storePage(
  session: PostgresSession,
  connection: PostgresConnection,
  page: readonly PageEvent[],
): Promise<{ inserted: number; known: KnownRows }> {
  const inserted = await insert(session, connection, page);
  const others = page.filter(({ event }) => !inserted.has(event.id));
  if (others.length === 0) return { inserted: inserted.size, known: new Map() };
  const known = await deliverAgain(session, connection, others);
  const forgotten = others.filter(({ event }) => !known.has(event.id)); // A purge has just deleted these events.
  const again = forgotten.length > 0 ? await insert(session, connection, forgotten) : new Set();
  return { inserted: inserted.size + again.size, known };
}

/** Counts the deliveries of events that are known, and locks their rows in the order in which all others lock them. */
async function deliverAgain(
  { at }: PostgresSession,
  connection: PostgresConnection,
  page: readonly PageEvent[],
): Promise<KnownRows> {
  const { rows } = await connection.query(
    `UPDATE event SET deliveries = deliveries + known.times, last_seen_at = ${at()}
     FROM (SELECT event.seq, given.times FROM unnest($1::text[], $2::int[]) AS given (key, times)
           JOIN event ON event.key = given.key ORDER BY event.seq FOR UPDATE OF event) AS known
     WHERE event.seq = known.seq
     RETURNING event.seq, id, deliveries, raw, state = 'dead' AND (settled_at IS NULL OR problem LIKE 'Cannot read%') AS "wasUnreadable"`,
    [page.map(({ event }) => computeIdKey(event.id)), page.map(({ times }) => times)],
  );
  return new Map(rows.map((row) => [fromColumn(String(row["id"])), row]));
}

/** Inserts events, and tells the ids of those that were new. */
async function insert(
  { at }: PostgresSession,
  connection: PostgresConnection,
  page: readonly PageEvent[],
): Promise<Set<string>> {
  const events = page.map(({ event }) => event);
  const { rows } = await connection.query(
    `WITH stored AS (
       INSERT INTO event (key, id, type, lane, raw, problem, trace, deliveries, state, first_seen_at, last_seen_at)
       SELECT key, id, type, lane, raw, problem, trace, times, CASE WHEN problem IS NULL THEN 'waiting' ELSE 'dead' END, ${at()}, ${at()}
       FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::int[])
         WITH ORDINALITY AS arriving (key, id, type, lane, raw, problem, trace, times, place)
       ORDER BY place ON CONFLICT (key) DO NOTHING RETURNING seq, id),
     pending AS (INSERT INTO unacknowledged (seq, id) SELECT seq, id FROM stored WHERE id <> ALL ($9))
     SELECT id FROM stored`,
    [
      events.map(({ id }) => computeIdKey(id)),
      events.map(({ id }) => toColumn(id)),
      events.map(({ type }) => toColumn(type)),
      events.map(({ lane }) => computeLaneKey(lane)),
      events.map(({ raw }) => raw),
      events.map(({ problem }) => (problem === undefined ? null : toColumn(problem))),
      events.map(({ trace }) => trace ?? null),
      page.map(({ times }) => times),
      events.filter(({ hasNoId }) => hasNoId).map(({ id }) => toColumn(id)),
    ],
  );
  return new Set(rows.map((row) => fromColumn(String(row["id"]))));
}

/** Mends known events of which only the new payload can be read. Returns the redeliveries, and the lanes in which an event now waits. */
async function mendKnown(
  connection: PostgresConnection,
  page: readonly PageEvent[],
  known: KnownRows,
): Promise<{ redelivered: Redelivery[]; lanes: Set<string> }> {
  const redelivered: Redelivery[] = [];
  const lanes = new Set<string>();
  for (const { event, times, differs } of page) {
    const row = known.get(event.id);
    if (!row) {
      if (event.problem === undefined) lanes.add(computeLaneKey(event.lane));
      if (times > 1) redelivered.push({ id: event.id, deliveries: times, differs });
      continue;
    }
    const raw = String(row["raw"]);
    const isOther = raw !== "" && !isSamePayload(raw, event.raw);
    redelivered.push({ id: event.id, deliveries: Number(row["deliveries"]), differs: differs || isOther });
    if (!row["wasUnreadable"] || event.problem !== undefined) continue;
    await mend(connection, row["seq"], event);
    lanes.add(computeLaneKey(event.lane));
  }
  return { redelivered, lanes };
}

/** Replaces an event that could not be read before by one that can be read now, which then waits. */
async function mend(connection: PostgresConnection, seq: unknown, event: ArrivingEvent): Promise<void> {
  await connection.query(
    "UPDATE event SET raw = $2, type = $3, lane = $4, state = 'waiting', problem = NULL WHERE seq = $1",
    [seq, event.raw, toColumn(event.type), computeLaneKey(event.lane)],
  );
}

/** Saves that the known events of a page are to be acknowledged again. */
async function savePending(
  connection: PostgresConnection,
  page: readonly PageEvent[],
  known: KnownRows,
): Promise<void> {
  const pending = page.flatMap(({ event }) => (event.hasNoId || !known.has(event.id) ? [] : [known.get(event.id)!]));
  if (pending.length > 0)
    await connection.query(
      "INSERT INTO unacknowledged (seq, id) SELECT * FROM unnest($1::bigint[], $2::text[]) ON CONFLICT (seq) DO NOTHING",
      [pending.map((row) => row["seq"]), pending.map((row) => row["id"])],
    );
}

/** Gives lanes in which nothing waited their turn from now on, and wakes other processes. */
async function wakeLanes(
  { at, schema }: PostgresSession,
  connection: PostgresConnection,
  lanes: ReadonlySet<string>,
): Promise<void> {
  await connection.query(
    `WITH woken AS (UPDATE lane SET ready_at = ${at()} WHERE lane = ANY ($1) AND ready_at IS NULL) SELECT pg_notify($2, '')`,
    [[...lanes], schema],
  );
}
