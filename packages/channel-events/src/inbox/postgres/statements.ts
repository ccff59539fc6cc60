import { EVENT_COLUMNS } from "./rows.ts";

/** The most events that one statement of a purge takes, so that other work waits for their rows only briefly. */
export const PORTION = 5_000;

/** The statements that run outside of a transaction. Inside a transaction, the search path leads to the tables. */
export type Statements = ReturnType<typeof buildStatements>;

/**
 * Builds the statements that run outside of a transaction. They name their tables in full, because the search path of the connection
 * belongs to the application.
 *
 * @param schema A name that needs no quotes.
 */
export function buildStatements(schema: string) {
  const t = {
    event: `${schema}.event`,
    lane: `${schema}.lane`,
    step: `${schema}.step`,
    entity: `${schema}.entity`,
    lease: `${schema}.lease`,
    unacknowledged: `${schema}.unacknowledged`,
  };
  const oldest = `SELECT min(seq) FROM ${t.event} WHERE state = 'waiting'`;
  /** Looks at some lanes if very many events wait: those that have waited for their turn longest, and those whose turn comes last. */
  const oldestOfSome = `SELECT first.seq FROM (
      (SELECT lane FROM ${t.lane} WHERE ready_at IS NOT NULL ORDER BY ready_at LIMIT 500)
      UNION (SELECT lane FROM ${t.lane} WHERE ready_at IS NOT NULL ORDER BY ready_at DESC LIMIT 500)) AS few
    CROSS JOIN LATERAL (SELECT seq FROM ${t.event} WHERE state = 'waiting' AND event.lane = few.lane ORDER BY seq LIMIT 1) AS first`;
  const count = (state: string, which = "") =>
    `(SELECT count(*) FROM (SELECT 1 FROM ${t.event} WHERE state = '${state}'${which} LIMIT $1) AS few)`;
  return {
    listPending: `SELECT id FROM ${t.unacknowledged} ORDER BY seq LIMIT $1`,
    renew: (at: string) => `UPDATE ${t.lane} AS held SET lease_until = ${at} + $3
      FROM (SELECT lane.lane FROM ${t.lane} JOIN unnest($1::text[], $2::text[]) AS given (lane, token)
              ON lane.lane = given.lane AND lane.token = given.token ORDER BY lane.lane COLLATE "C" FOR UPDATE OF lane) AS ours
      WHERE held.lane = ours.lane RETURNING held.token`,
    findNextDue: (at: string) =>
      `SELECT ready_at - ${at} AS wait FROM ${t.lane} WHERE ready_at IS NOT NULL AND lease_until <= ${at} ORDER BY ready_at LIMIT 1`,
    endLease: `DELETE FROM ${t.lease} WHERE name = $1 AND owner = $2`,
    loadStep: `SELECT value FROM ${t.step} WHERE seq = $1 AND key = $2`,
    saveStep: `INSERT INTO ${t.step} (seq, key, value) VALUES ($1, $2, $3) ON CONFLICT (seq, key) DO UPDATE SET value = excluded.value`,
    claimNewest: `INSERT INTO ${t.entity} AS known (key, newest) VALUES ($1, $2)
      ON CONFLICT (key) DO UPDATE SET newest = excluded.newest WHERE known.newest <= excluded.newest RETURNING key`,
    countWaiting: `SELECT ${count("waiting")} AS n`,
    countStates: `SELECT ${count("waiting")} AS waiting, ${count("dead")} AS dead, ${count("done")} AS done,
      ${count("dead", " AND (settled_at IS NULL OR problem LIKE 'Cannot read%')")} AS unreadable, ${count("done", " AND problem IS NOT NULL")} AS unknown_type`,
    countPending: `SELECT count(*) AS events, coalesce(max(deliveries), 0) AS most
      FROM (SELECT deliveries FROM ${t.unacknowledged} JOIN ${t.event} USING (seq) LIMIT $1) AS few`,
    findOldest: (at: string, isAll: boolean) =>
      `SELECT ${at} - min(first_seen_at) AS age FROM ${t.event} WHERE seq IN (${isAll ? oldest : oldestOfSome})`,
    listParked: (at: string) =>
      `SELECT lane, parked_for, ready_at FROM ${t.lane} WHERE parked_for IS NOT NULL AND ready_at > ${at} ORDER BY lane LIMIT $1`,
    list: (where: string) =>
      `SELECT ${EVENT_COLUMNS}, state, problem, first_seen_at, last_seen_at, settled_at FROM ${t.event} WHERE seq > $1${where} ORDER BY seq LIMIT $2`,
    park: (at: string) => `INSERT INTO ${t.lane} AS known (lane, ready_at, parked_for) VALUES ($1, ${at} + $3, $2)
      ON CONFLICT (lane) DO UPDATE SET ready_at = excluded.ready_at, parked_for = excluded.parked_for`,
    resume: (at: string) =>
      `UPDATE ${t.lane} AS known SET parked_for = NULL, ready_at = ${at} WHERE lane = $1 AND parked_for IS NOT NULL AND ready_at > ${at} RETURNING lane`,
    forgetPutAside: (at: string) =>
      buildPortion(
        `(state = 'dead' OR (state = 'done' AND problem IS NOT NULL)) AND coalesce(settled_at, first_seen_at) < ${at} - $1`,
        `UPDATE ${t.event} SET state = 'done', raw = '', problem = NULL`,
      ),
    deleteDone: (at: string) =>
      buildPortion(
        `state = 'done' AND problem IS NULL AND last_seen_at < ${at} - $1 AND seq NOT IN (SELECT seq FROM ${t.unacknowledged})`,
        `DELETE FROM ${t.event}`,
      ),
    forgetPayloads: (at: string) =>
      buildPortion(
        `state = 'done' AND problem IS NULL AND raw <> '' AND settled_at < ${at} - $1`,
        `UPDATE ${t.event} SET raw = ''`,
      ),
    deleteSteps: `DELETE FROM ${t.step} WHERE NOT EXISTS (SELECT 1 FROM ${t.event} WHERE event.seq = step.seq AND raw <> '')`,
    deleteEntities: (at: string) => `DELETE FROM ${t.entity} WHERE newest < ${at} - $1`,
    deleteLanes: `DELETE FROM ${t.lane} WHERE lane IN (SELECT lane FROM ${t.lane} AS idle
      WHERE ready_at IS NULL AND parked_for IS NULL
        AND NOT EXISTS (SELECT 1 FROM ${t.event} WHERE state = 'waiting' AND event.lane = idle.lane)
      ORDER BY lane COLLATE "C" FOR UPDATE SKIP LOCKED)`,
  };

  /** Builds a statement that changes some rows that nobody else holds, so that no worker that settles or acknowledges waits for a purge. */
  function buildPortion(which: string, change: string): string {
    return `WITH few AS (SELECT seq FROM ${t.event} WHERE ${which} ORDER BY seq LIMIT ${PORTION} FOR UPDATE SKIP LOCKED)
      ${change} WHERE event.seq IN (SELECT seq FROM few) RETURNING event.seq`;
  }
}
