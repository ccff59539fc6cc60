import { createHash } from "node:crypto";
import type { EventFilter, EventRow, EventState, Inbox, LaneClaim, StoredEvent } from "./inbox.ts";
import { HandlerFailure, postgresTables, type PostgresConnection, type PostgresPool } from "./open-postgres.ts";
import { fromColumn, toColumn } from "./sql/text.ts";

export type { PooledConnection, PostgresConnection, PostgresPool } from "./open-postgres.ts";

const NEVER = 8.64e15;
const LONGEST_KEY = 500; // an index entry of PostgreSQL has room for 2,700 bytes
const RECONNECT_MS = 1_000;
/** What a power cut may undo, as it is then done again: a claim, an outcome, a mark. */
const QUICK = "SET LOCAL synchronous_commit = off";
const COLUMNS = "seq, id, type, lane, raw, attempts, deliveries, trace";

export interface PostgresInboxOptions {
  /** Your pool; never closed. It needs three connections for a consumer: to poll, to settle, to listen. */
  pool: PostgresPool;
  /** Where the tables are; made where it is not there. One for each channel. Default `kontor_inbox`. */
  schema?: string;
  /** Accepts a server that does not write to the disk at a commit (`fsync` or `synchronous_commit` off): a power cut loses events. */
  unsafeDurability?: boolean;
  /** Current time, in ms since the epoch. Default: the clock of the database, which all workers share. */
  now?: () => number;
}

/**
 * An inbox in PostgreSQL, for workers on any number of hosts: each claims lanes that nobody holds (`FOR UPDATE SKIP LOCKED`),
 * for a time that it renews; who loses a lane is fenced off by its token. `NOTIFY` wakes those who wait.
 *
 * @throws {ArgumentError} If the pool is none, or the schema's name.
 * @throws {StoreError} From its methods: if the database cannot be reached or written, is not durable, or is of a newer version.
 */
export function postgresInbox({
  pool,
  schema = "kontor_inbox",
  unsafeDurability = false,
  now,
}: PostgresInboxOptions): Inbox {
  const tables = postgresTables({ pool, schema, unsafeDurability });
  const { transaction } = tables;
  const query = (action: string, text: string, values?: unknown[]) =>
    tables.query(
      action,
      text.replaceAll(/\b(FROM|INTO|UPDATE) (event|lane|step|entity|lease)\b/g, `$1 ${schema}.$2`),
      values,
    );
  const at = () => (now ? `${Math.trunc(now())}::bigint` : "(extract(epoch FROM clock_timestamp()) * 1000)::bigint");

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
         (SELECT ${COLUMNS}, started FROM event WHERE event.lane = wanted.lane AND state = 'waiting' ORDER BY seq LIMIT $2) AS waiting
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
    durability: unsafeDurability ? "process" : "fsync",
    async accept(events) {
      const unique = [...new Map(events.map((each) => [each.id, each])).values()]; // one statement cannot update a row twice
      const lanes = [...new Set(unique.flatMap((each) => (each.problem === undefined ? [laneKey(each.lane)] : [])))];
      const rows = await transaction("store events", async (connection) => {
        // the lanes first, as those who settle do: and none of them can miss what is stored now
        if (lanes.length > 0)
          await connection.query(
            `INSERT INTO lane (lane, ready_at) SELECT name, ${at()} FROM unnest($1::text[]) AS name ORDER BY name COLLATE "C"
             ON CONFLICT (lane) DO UPDATE SET ready_at = coalesce(lane.ready_at, excluded.ready_at)`,
            [lanes],
          );
        const stored = await connection.query(
          `INSERT INTO event (key, id, type, lane, raw, problem, trace, state, first_seen_at, last_seen_at)
           SELECT key, id, type, lane, raw, problem, trace, CASE WHEN problem IS NULL THEN 'waiting' ELSE 'unhandled' END, ${at()}, ${at()}
           FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
             WITH ORDINALITY AS arriving (key, id, type, lane, raw, problem, trace, place)
           ORDER BY place
           ON CONFLICT (key) DO UPDATE SET deliveries = event.deliveries + 1, last_seen_at = excluded.last_seen_at, ack_pending = true
           RETURNING id, deliveries, xmax = 0 AS inserted`,
          [
            unique.map(({ id }) => idKey(id)),
            unique.map(({ id }) => toColumn(id)),
            unique.map(({ type }) => toColumn(type)),
            unique.map(({ lane }) => laneKey(lane)),
            unique.map(({ raw }) => raw),
            unique.map(({ problem }) => (problem === undefined ? null : toColumn(problem))),
            unique.map(({ trace }) => trace ?? null),
          ],
        );
        if (stored.rows.some((row) => row["inserted"])) await connection.query("SELECT pg_notify($1, '')", [schema]);
        return stored.rows;
      });
      const known = rows.filter((row) => !row["inserted"]);
      const redelivered = known.map((row) => ({
        id: fromColumn(String(row["id"])),
        deliveries: Number(row["deliveries"]),
      }));
      const twice = events.filter((each, index) => events.findIndex(({ id }) => id === each.id) < index);
      return {
        inserted: rows.length - known.length,
        redelivered: [...redelivered, ...twice.map(({ id }) => ({ id, deliveries: 1 }))],
      };
    },
    async pendingAcknowledgements(limit) {
      const rows = await query("read", "SELECT id FROM event WHERE ack_pending ORDER BY seq LIMIT $1", [limit]);
      return rows.map((row) => fromColumn(String(row["id"])));
    },
    async acknowledged(ids) {
      await transaction(
        "mark acknowledgements",
        (connection) =>
          connection.query(
            `UPDATE event SET ack_pending = false FROM
               (SELECT seq FROM event WHERE key = ANY ($1) ORDER BY seq FOR UPDATE) AS known WHERE event.seq = known.seq`,
            [ids.map(idKey)],
          ),
        QUICK,
      );
    },
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
    async lease(name, owner, forMs) {
      const rows = await query(
        "lease",
        `INSERT INTO lease AS held (name, owner, until) VALUES ($1, $2, ${at()} + $3)
         ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, until = excluded.until
         WHERE held.owner = excluded.owner OR held.until <= ${at()} RETURNING owner`,
        [name, owner, Math.ceil(forMs)],
      );
      return rows.length === 1;
    },
    async endLease(name, owner) {
      await query("lease", "DELETE FROM lease WHERE name = $1 AND owner = $2", [name, owner]);
    },
    async recall(seq, key) {
      const rows = await query("read", "SELECT value FROM step WHERE seq = $1 AND key = $2", [seq, laneKey(key)]);
      return rows[0] && fromColumn(String(rows[0]["value"]));
    },
    async remember(seq, key, value) {
      await query(
        "remember a step",
        "INSERT INTO step (seq, key, value) VALUES ($1, $2, $3) ON CONFLICT (seq, key) DO UPDATE SET value = excluded.value",
        [seq, laneKey(key), toColumn(value)],
      );
    },
    async isStale(entity, createdAt) {
      const rows = await query(
        "compare entities",
        `INSERT INTO entity AS known (key, newest) VALUES ($1, $2)
         ON CONFLICT (key) DO UPDATE SET newest = excluded.newest WHERE known.newest <= excluded.newest RETURNING key`,
        [laneKey(entity), Math.trunc(createdAt)],
      );
      return rows.length === 0;
    },
    async depth() {
      return Number((await query("read", "SELECT count(*) AS n FROM event WHERE state = 'waiting'"))[0]!["n"]);
    },
    async stats() {
      const events: Record<EventState, number> = { waiting: 0, done: 0, unhandled: 0, dead: 0 };
      for (const row of await query("read", "SELECT state, count(*) AS events FROM event GROUP BY state"))
        events[row["state"] as EventState] = Number(row["events"]);
      const [pending] = await query(
        "read",
        "SELECT count(*) AS events, coalesce(max(deliveries), 0) AS most FROM event WHERE ack_pending",
      );
      const [oldest] = await query(
        "read",
        `SELECT ${at()} - first_seen_at AS age FROM event WHERE seq = (SELECT min(seq) FROM event WHERE state = 'waiting')`,
      );
      const parked = await query(
        "read",
        `SELECT lane, parked_for, ready_at FROM lane WHERE parked_for IS NOT NULL AND ready_at > ${at()} ORDER BY lane`,
      );
      return {
        events,
        pendingAcknowledgements: Number(pending!["events"]),
        mostDeliveries: Number(pending!["most"]),
        oldestWaitingMs: oldest && Number(oldest["age"]),
        parked: parked.map((row) => ({
          lane: fromColumn(String(row["lane"])),
          reason: fromColumn(String(row["parked_for"])),
          until: Number(row["ready_at"]) < NEVER ? new Date(Number(row["ready_at"])) : undefined,
        })),
      };
    },
    async *query({ limit = Number.MAX_SAFE_INTEGER, ...filter } = {}) {
      const { where, values } = whereOf(filter, 2);
      let after: unknown = 0;
      for (let left = limit; left > 0;) {
        const rows = await query(
          "read",
          `SELECT ${COLUMNS}, state, problem, first_seen_at, last_seen_at, settled_at FROM event WHERE seq > $1${where} ORDER BY seq LIMIT $2`,
          [after, Math.min(left, 500), ...values],
        );
        if (rows.length === 0) return;
        yield* rows.map(rowOf);
        left -= rows.length;
        after = rows.at(-1)!["seq"];
      }
    },
    async replay(filter) {
      const { where, values } = whereOf(filter, 0);
      return transaction("replay events", async (connection) => {
        const wanted = `state <> 'waiting' AND raw <> ''${where}`;
        const woken = await connection.query(
          `INSERT INTO lane (lane, ready_at)
           SELECT lane, ${at()} FROM (SELECT DISTINCT lane FROM event WHERE ${wanted}) AS found ORDER BY lane COLLATE "C"
           ON CONFLICT (lane) DO UPDATE SET ready_at = coalesce(lane.ready_at, excluded.ready_at) RETURNING lane`,
          values,
        );
        // only in lanes that were woken, and so are locked: what ends in another one meanwhile is left to the next replay
        const { rowCount } = await connection.query(
          `UPDATE event SET state = 'waiting', problem = NULL, attempts = 0, started = 0
           WHERE ${wanted} AND lane = ANY ($${values.length + 1})`,
          [...values, woken.rows.map((row) => row["lane"])],
        );
        await connection.query("SELECT pg_notify($1, '')", [schema]);
        return rowCount ?? 0;
      });
    },
    async park(lane, { reason, forMs = NEVER }) {
      await query(
        "park a lane",
        `INSERT INTO lane AS known (lane, ready_at, parked_for) VALUES ($1, ${at()} + $3, $2)
         ON CONFLICT (lane) DO UPDATE SET ready_at = excluded.ready_at, parked_for = excluded.parked_for`,
        [laneKey(lane), toColumn(reason), Math.ceil(forMs)],
      );
    },
    async resume(lane) {
      const rows = await query(
        "resume a lane",
        `UPDATE lane AS known SET parked_for = NULL, ready_at = ${at()} WHERE lane = $1 AND parked_for IS NOT NULL AND ready_at > ${at()} RETURNING lane`,
        [laneKey(lane)],
      );
      if (rows.length > 0) await query("resume a lane", "SELECT pg_notify($1, '')", [schema]);
      return rows.length > 0;
    },
    async purge({ payloadsAfterMs, putAsideAfterMs, rowsAfterMs }) {
      return transaction("purge events", async (connection) => {
        const count = async (text: string, ms: number | undefined) =>
          ms === undefined ? 0 : ((await connection.query(text, [Math.ceil(ms)])).rowCount ?? 0);
        const givenUp = await count(
          `UPDATE event SET state = 'done', raw = '', problem = NULL
           WHERE state IN ('dead', 'unhandled') AND coalesce(settled_at, first_seen_at) < ${at()} - $1`,
          putAsideAfterMs,
        );
        const rows = await count(
          `DELETE FROM event WHERE state = 'done' AND NOT ack_pending AND last_seen_at < ${at()} - $1`,
          rowsAfterMs,
        );
        const payloads = await count(
          `UPDATE event SET raw = '' WHERE state = 'done' AND raw <> '' AND settled_at < ${at()} - $1`,
          payloadsAfterMs,
        );
        await connection.query(
          "DELETE FROM step WHERE NOT EXISTS (SELECT 1 FROM event WHERE event.seq = step.seq AND raw <> '')",
        );
        return { payloads: givenUp + payloads, rows };
      });
    },
    async listen(wake) {
      let ended = false;
      let stop: () => void = () => {};
      const untilEnded = (async () => {
        while (!ended) {
          const connection = await pool.connect().catch(() => undefined);
          const over = new Promise<void>((resolve) => {
            stop = resolve;
            connection?.on?.("error", resolve);
            connection?.on?.("end", resolve);
            connection?.on?.("notification", wake);
          });
          const isOn =
            !ended &&
            (await connection?.query(`LISTEN ${schema}`).then(
              () => true,
              () => false,
            ));
          wake(); // whatever came while nobody listened
          if (isOn) await over;
          else if (!ended)
            await Promise.race([over, new Promise((resolve) => setTimeout(resolve, RECONNECT_MS).unref())]);
          connection?.release(true); // a listening connection is of no use to others
        }
      })();
      return async () => {
        ended = true;
        stop();
        await untilEnded;
      };
    },
    async close() {},
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

/** What is too long for an index goes by its hash. */
function shortened(column: string): string {
  return column.length > LONGEST_KEY ? `sha256:${createHash("sha256").update(column).digest("hex")}` : column;
}

function idKey(id: string): string {
  return shortened(toColumn(id));
}

function laneKey(lane: string): string {
  return shortened(toColumn(lane));
}

function whereOf(filter: EventFilter, before: number): { where: string; values: string[] } {
  const given = (["state", "lane", "type", "id"] as const).filter((key) => filter[key] !== undefined);
  const value = { state: toColumn, lane: laneKey, type: toColumn, id: idKey };
  return {
    where: given.map((key, index) => ` AND ${key === "id" ? "key" : key} = $${before + index + 1}`).join(""),
    values: given.map((key) => value[key](filter[key]!)),
  };
}

function storedOf(row: Record<string, unknown>): StoredEvent {
  const text = (name: string) => fromColumn(String(row[name]));
  return {
    seq: Number(row["seq"]),
    id: text("id"),
    type: text("type"),
    lane: text("lane"),
    raw: String(row["raw"]),
    attempts: Number(row["attempts"]),
    deliveries: Number(row["deliveries"]),
    trace: (row["trace"] as string | null) ?? undefined,
  };
}

function rowOf(row: Record<string, unknown>): EventRow {
  const at = (name: string) => new Date(Number(row[name]));
  return {
    ...storedOf(row),
    state: row["state"] as EventState,
    problem: row["problem"] === null ? undefined : fromColumn(String(row["problem"])),
    firstSeenAt: at("first_seen_at"),
    lastSeenAt: at("last_seen_at"),
    settledAt: row["settled_at"] === null ? undefined : at("settled_at"),
  };
}
