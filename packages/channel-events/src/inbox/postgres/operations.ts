import {
  findWholeLane,
  type ForgetChoice,
  isList,
  type EventFilter,
  type EventRow,
  type EventState,
  NEVER,
} from "../../ground/event.ts";
import type { Inbox, InboxStats } from "../inbox.ts";
import { listInPortions, readParked, readSuspect, toColumn, computeKey } from "../columns.ts";
import type { Calls } from "./calls.ts";
import { applyPurge } from "./purge.ts";
import type { Channel } from "./session.ts";
import { listTexts } from "./text.ts";

export function createOperations(
  channel: Channel,
  calls: Calls,
): Pick<Inbox, "countWaiting" | "readStats" | "list" | "replay" | "putAside" | "park" | "resume" | "purge" | "forget"> {
  const { session, id } = channel;
  const { schema, query, now } = session;
  return {
    countWaiting: ({ atMost = Number.MAX_SAFE_INTEGER } = {}) => countWaiting(channel, atMost),
    readStats: ({ atMost = Number.MAX_SAFE_INTEGER } = {}) => readStats(channel, calls, atMost),
    list: (filter = {}) => listEvents(channel, filter),
    replay: (filter) => applyReplay(channel, filter),
    putAside: (filter, reason) => applyPutAside(channel, filter, reason),
    async park(lane, { reason, durationMs = NEVER }) {
      await query(
        "park a lane",
        `INSERT INTO ${schema}.turn AS known (channel, lane, parked_for, ready_at)
         VALUES ($1, $2, $3, ${schema}.now_ms($4) + $5)
         ON CONFLICT (channel, lane) DO UPDATE SET ready_at = excluded.ready_at, parked_for = excluded.parked_for`,
        [await id(), computeKey(lane), toColumn(reason), now(), Math.ceil(durationMs)],
      );
    },
    async resume(lane) {
      const channelId = await id();
      const rows = await query(
        "resume a lane",
        `WITH woken AS (
           UPDATE ${schema}.turn SET parked_for = NULL, ready_at = ${schema}.now_ms($3)
           WHERE channel = $1 AND lane = $2 AND parked_for IS NOT NULL AND ready_at > ${schema}.now_ms($3) RETURNING channel)
         SELECT pg_notify($4, channel::text) FROM woken`,
        [channelId, computeKey(lane), now(), schema],
      );
      return rows.length > 0;
    },
    purge: (policy) => applyPurge(channel, policy),
    forget: (choice) => applyForget(channel, choice),
  };
}

async function* listEvents(
  { session, id }: Channel,
  { limit = Number.MAX_SAFE_INTEGER, ...filter }: EventFilter & { limit?: number | undefined },
): AsyncIterable<EventRow> {
  const channel = await id();
  const text = buildList(session.schema, filter);
  const { values } = buildFilter(filter, 3);
  yield* listInPortions(limit, (after, portion) => session.query("read", text, [channel, after, portion, ...values]));
}

function buildList(schema: string, filter: EventFilter): string {
  const { state } = filter;
  const waiting = `${schema}.waiting AS w ON w.channel = e.channel AND w.lane = e.lane AND w.seq = e.seq`;
  const outcome = `${schema}.outcome AS o ON o.channel = e.channel AND o.seq = e.seq`;
  const both = `LEFT JOIN ${waiting} LEFT JOIN ${outcome}`;
  const joins = {
    waiting: `JOIN ${waiting} LEFT JOIN ${outcome}`,
    others: `LEFT JOIN ${waiting} JOIN ${outcome} AND o.state = '${state}'`,
  };
  const joined = state === undefined ? both : state === "waiting" ? joins.waiting : joins.others;
  return `SELECT ${listTexts("e.", ["seq", "type", "lane", "raw", "deliveries", "trace", "first_seen_at", "last_seen_at"])}, coalesce(e.id, e.key) AS id,
      coalesce(o.state, 'waiting') AS state, coalesce(o.attempts, w.attempts)::text AS attempts, coalesce(o.problem, w.problem) AS problem,
      coalesce(o.settled_at, w.settled_at)::text AS settled_at
    FROM ${schema}.event AS e ${joined}
    WHERE e.channel = $1 AND e.seq > $2${buildFilter(filter, 3).where} ORDER BY e.seq LIMIT $3`;
}

/** Gives events back to their lanes. The lock of the channel keeps a purge away. */
async function applyReplay({ session, id }: Channel, filter: EventFilter): Promise<number> {
  const { schema, now, change } = session;
  const channel = await id();
  if (filter.state === "waiting") return 0;
  const { where, values } = buildFilter(filter, 2);
  const state = filter.state === undefined ? "" : ` AND o.state = '${filter.state}'`;
  const joined = "o.channel = $1 AND e.channel = o.channel AND e.seq = o.seq";
  const wanted = `${joined} AND e.raw <> ''${state}${where}`;
  return change(channel, "replay events", async (connection) => {
    await connection.query(`SELECT ${schema}.lock_channel($1)`, [channel]);
    const woken = await connection.query(
      `INSERT INTO ${schema}.turn AS known (channel, lane, ready_at)
       SELECT $1, found.lane, ${schema}.now_ms($2) FROM
         (SELECT DISTINCT e.lane FROM ${schema}.outcome AS o, ${schema}.event AS e WHERE ${wanted}) AS found ORDER BY found.lane
       ON CONFLICT (channel, lane) DO UPDATE SET ready_at = known.ready_at RETURNING lane`,
      [channel, now(), ...values],
    );
    const { rows } = await connection.query(
      `WITH gone AS (
         DELETE FROM ${schema}.outcome AS o USING ${schema}.event AS e
         WHERE $2::bigint IS NULL AND ${wanted} AND e.lane = ANY ($${values.length + 3}) RETURNING o.seq, o.state, e.lane),
       back AS (INSERT INTO ${schema}.waiting (channel, lane, seq) SELECT $1, lane, seq FROM gone)
       SELECT count(*)::text AS n, ${schema}.count_events($1, count(*), -count(*) FILTER (WHERE state = 'done'),
         -count(*) FILTER (WHERE state = 'dead')) FROM gone`,
      [channel, null, ...values, woken.rows.map((row) => row["lane"])],
    );
    await connection.query("SELECT pg_notify($1, $2)", [schema, String(channel)]);
    return Number(rows[0]!["n"]);
  });
}

/** Makes waiting events dead. The events behind them wait for them no longer. */
async function applyPutAside({ session, id }: Channel, filter: EventFilter, reason: string): Promise<number> {
  const { schema, now, change } = session;
  const channel = await id();
  if (filter.state !== undefined && filter.state !== "waiting") return 0;
  const { where, values } = buildFilter(filter, 2);
  const wanted = `w.channel = $1 AND e.channel = w.channel AND e.lane = w.lane AND e.seq = w.seq${where}`;
  return change(channel, "put events aside", async (connection) => {
    const locked = await connection.query(
      `UPDATE ${schema}.turn AS t SET ready_at = CASE WHEN t.parked_for IS NULL THEN ${schema}.now_ms($2) ELSE t.ready_at END
       FROM (SELECT lane FROM ${schema}.turn WHERE channel = $1
               AND lane IN (SELECT w.lane FROM ${schema}.waiting AS w, ${schema}.event AS e WHERE ${wanted})
             ORDER BY lane FOR UPDATE) AS behind
       WHERE t.channel = $1 AND t.lane = behind.lane RETURNING t.lane`,
      [channel, now(), ...values],
    );
    const { rows } = await connection.query(
      `WITH gone AS (
         DELETE FROM ${schema}.waiting AS w USING ${schema}.event AS e
         WHERE ${wanted} AND w.lane = ANY ($${values.length + 3}) RETURNING w.seq, w.attempts),
       aside AS (
         INSERT INTO ${schema}.outcome (channel, seq, state, attempts, problem, settled_at)
         SELECT $1, seq, 'dead', attempts, $${values.length + 4}, ${schema}.now_ms($2) FROM gone)
       SELECT count(*)::text AS n, ${schema}.count_events($1, -count(*), 0, count(*)) FROM gone`,
      [channel, now(), ...values, locked.rows.map((row) => row["lane"]), toColumn(reason)],
    );
    return Number(rows[0]!["n"]);
  });
}

/** Empties events, and ends those that wait. A lane that a worker holds keeps its turn until that gives it back. */
async function applyForget({ session, id }: Channel, choice: ForgetChoice): Promise<number> {
  const { now, change } = session;
  const channel = await id();
  const { state, ...filter }: EventFilter = isList(choice) ? {} : choice;
  const { where, values } = isList(choice)
    ? { where: " AND e.key = ANY ($2)", values: [choice.map(computeKey)] }
    : buildFilter(filter, 1);
  const ofState = { waiting: "o.seq IS NULL", done: "o.state = 'done'", dead: "o.state = 'dead'" };
  const whole = findWholeLane(choice);
  return change(channel, "forget events", async (connection) => {
    const run = (text: string, ...given: unknown[]) => connection.query(text, [channel, ...given]);
    await run("SELECT lock_channel($1)");
    const { rows } = await run(
      `SELECT e.seq::text, e.lane, o.state FROM event AS e LEFT JOIN outcome AS o ON o.channel = e.channel AND o.seq = e.seq
       WHERE e.channel = $1 AND (e.raw <> '' OR e.lane <> '')${where}${state ? ` AND ${ofState[state]}` : ""}`,
      ...values,
    );
    const seqs = rows.map((row) => row["seq"]);
    const lanes = [
      ...new Set([...rows.map((row) => row["lane"]), ...(whole === undefined ? [] : [computeKey(whole)])]),
    ];
    await run("SELECT FROM turn WHERE channel = $1 AND lane = ANY ($2) ORDER BY lane FOR UPDATE", lanes);
    await run(
      `WITH gone AS (DELETE FROM waiting WHERE channel = $1 AND lane = ANY ($2) AND seq = ANY ($3) RETURNING seq, attempts),
       ended AS (
         INSERT INTO outcome (channel, seq, state, attempts, settled_at) SELECT $1, seq, 'done', attempts, now_ms($4) FROM gone),
       dead AS (SELECT seq FROM outcome WHERE channel = $1 AND seq = ANY ($3) AND state = 'dead')
       SELECT count_events($1, -w.n, w.n + d.n, -d.n) FROM (SELECT count(*) AS n FROM gone) AS w, (SELECT count(*) AS n FROM dead) AS d`,
      lanes,
      seqs,
      now(),
    );
    await run(
      `UPDATE outcome SET state = 'done', problem = NULL, settled_at = coalesce(settled_at, now_ms($3)) WHERE channel = $1 AND seq = ANY ($2)
       AND (state = 'dead' OR problem IS NOT NULL)`,
      seqs,
      now(),
    );
    await run("UPDATE event SET raw = '', lane = '', trace = NULL WHERE channel = $1 AND seq = ANY ($2)", seqs);
    await run("DELETE FROM step WHERE channel = $1 AND seq = ANY ($2)", seqs);
    const rest = "SELECT FROM waiting AS w WHERE w.channel = t.channel AND w.lane = t.lane";
    await run(
      `UPDATE turn AS t SET parked_for = NULL, ready_at = now_ms($3) WHERE t.channel = $1 AND t.lane = ANY ($2)
       AND (t.parked_for IS NULL OR (t.lane = $4 AND NOT EXISTS (${rest})))`,
      lanes,
      now(),
      whole === undefined ? null : computeKey(whole),
    );
    await run(
      `DELETE FROM turn AS t WHERE t.channel = $1 AND t.lane = ANY ($2) AND t.parked_for IS NULL AND t.lease_until <= now_ms($3)
       AND NOT EXISTS (${rest})`,
      lanes,
      now(),
    );
    return rows.length;
  });
}

const STATES: readonly EventState[] = ["waiting", "done", "dead"];

/** Reads the counts of a channel, so that it takes as long whatever is stored. */
async function readStats({ id }: Channel, calls: Calls, atMost: number): Promise<InboxStats> {
  const counts = await calls.readCounts({ channel: await id(), atMost });
  const list = (name: string): unknown[] => JSON.parse((counts[name] as string | null) ?? "[]") as unknown[];
  const parked = list("parked") as [lane: string, reason: string, readyAt: number][];
  const suspects = list("suspects") as [
    lane: string,
    id: string,
    unfinishedStarts: number,
    waitMs: number,
    readyAt: number,
  ][];
  const count = (name: string) => Math.min(atMost, Number(counts[name]));
  const age = counts["age"] as string | null;
  return {
    events: Object.fromEntries(STATES.map((state) => [state, count(state)])) as Record<EventState, number>,
    unreadable: count("unreadable"),
    unknownType: count("unknown_type"),
    pendingAcknowledgements: count("pending"),
    mostDeliveries: Number(counts["most"]),
    oldestWaitingMs: age === null ? undefined : Math.max(0, Number(age)),
    parked: parked.map(([lane, reason, readyAt]) => readParked(lane, reason, readyAt)),
    suspects: suspects.map((suspect) => readSuspect(...suspect)),
  };
}

async function countWaiting({ session, id }: Channel, atMost: number): Promise<number> {
  const text = `SELECT coalesce(sum(waiting), 0)::text AS n FROM ${session.schema}.counter WHERE channel = $1`;
  return Math.min(atMost, Number((await session.query("read", text, [await id()]))[0]!["n"]));
}

/** Turns a filter into conditions on `e`, the event, which follow another condition, and their values. `before` counts the parameters before them. */
function buildFilter(filter: EventFilter, before: number): { where: string; values: string[] } {
  const columns = { lane: computeKey, type: toColumn, id: computeKey };
  const given = (["lane", "type", "id"] as const).filter((name) => filter[name] !== undefined);
  return {
    where: given.map((name, index) => ` AND e.${name === "id" ? "key" : name} = $${before + index + 1}`).join(""),
    values: given.map((name) => columns[name](filter[name]!)),
  };
}
