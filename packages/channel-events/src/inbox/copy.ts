import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { loadNodeBuiltin, readOptions } from "@kontor/http/internal";
import type { PostgresConnection } from "@kontor/postgres";
import { computeKey, fromColumn, toColumn } from "./columns.ts";
import type { PostgresInboxOptions } from "./postgres/inboxes.ts";
import { openSession, type Session } from "./postgres/session.ts";
import { listTexts, readPlaces } from "./postgres/text.ts";
import { checkPlace } from "./sqlite/disk.ts";
import { runOnFile } from "./sqlite/session.ts";
import { StoreError, WriteFailure } from "./store-error.ts";

const PORTION = 2_000;
const MOST_LENGTH = 16_777_216; // So much text is in memory at a time, and in one statement of PostgreSQL.
const HOLD_MS = 3_600_000; // A copy whose process was killed keeps consumers out of its channel for so long.
const SQLITE_BUSY = 5;

/** Options of `copyInbox()`. */
export interface CopyInboxOptions extends Omit<PostgresInboxOptions, "clock"> {
  /** The file of the inbox. Nothing may have it open. */
  file: string;
  /** The channel to copy to, which must have no other events. Default `default`. */
  channel?: string | undefined;
  /** Stops the copy, which then leaves nothing in the channel. Default: none. */
  signal?: AbortSignal | undefined;
  /** Called with the progress, at least every 2,000 events. Default: no call. */
  onProgress?: ((progress: CopyProgress) => void) | undefined;
}

/** How far a copy is, in events. The events of a copy that is complete are only checked. */
export interface CopyProgress {
  step: "copying" | "checking";
  count: number;
  total: number;
}

/** What the file and the channel contain at the end of a copy. */
export interface CopyReport {
  /** The number of events in each state. */
  events: Record<string, number>;
  pendingAcknowledgements: number;
  /** Values that `once()` saved. */
  steps: number;
  /** Entities whose newest event is known. */
  entities: number;
  parked: number;
  /** SHA-256 of all rows of events, in order, each with whether its acknowledgement is pending. */
  checksum: string;
}

type Row = Record<string, unknown>;

/**
 * Copies an inbox from a file into a channel in PostgreSQL, while no consumer runs: events with all that is known of them, pending acknowledgements,
 * steps, entities and parked lanes. All of it is one transaction, which is committed only if the rows of the channel are equal to those of the file:
 * a copy that was stopped, killed or failed leaves nothing. A consumer that is started meanwhile waits. A second copy of the same file changes
 * nothing, and compares both: so call it again if its connection broke, even at the commit. The file stays as it is.
 *
 * @throws {ArgumentError} If an option is not valid.
 * @throws {StoreError} If a consumer has the file open or runs on the channel, the channel holds other events, or the channel is not equal to the file at the end.
 */
export async function copyInbox(options: CopyInboxOptions): Promise<CopyReport> {
  const { file, pool, schema, channel, unsafeDurability, signal, onProgress } = readOptions("copy an inbox", options, {
    file: undefined,
    pool: undefined,
    schema: "kontor_inbox",
    channel: "default",
    unsafeDurability: false,
    signal: undefined,
    onProgress: () => {},
  });
  const action = `copy the inbox ${file}`;
  const session = openSession({ pool, schema, unsafeDurability, now: undefined });
  const source = openFile(file, action);
  try {
    const id = await session.findChannel(channel);
    return await withTurn(session, [id, `copy of ${resolve(file)}`], action, async (connection) => {
      const reports = await copyRows(connection, id, source, (progress) => {
        try {
          onProgress(progress);
          signal?.throwIfAborted();
        } catch (cause) {
          throw new WriteFailure(cause); // It is no failure of the database.
        }
      });
      if (!reports)
        throw new StoreError(
          action,
          `the channel ${channel} of the schema ${schema} holds other events, for example of a consumer that ran there: name a channel that never had a consumer, and never run a consumer on both, because each would handle the events of the file`,
        );
      const [given, stored] = reports.map((each) => JSON.stringify(each));
      if (given !== stored) throw new StoreError(action, `the copy is not equal to it: ${stored} in place of ${given}`);
      await connection.query("SELECT pg_notify($1, $2)", [schema, String(id)]);
      return reports[0];
    });
  } catch (cause) {
    throw cause instanceof WriteFailure ? cause.cause : cause;
  } finally {
    source.close();
  }
}

const EVENTS = `SELECT event.*, coalesce(times, 0) AS starts, unacknowledged.seq IS NOT NULL AS pending
  FROM event LEFT JOIN begun USING (seq) LEFT JOIN unacknowledged USING (seq)`;
/** The lanes that are parked or in which events wait. */
const TURNS = `SELECT lane, parked_for, ready_at FROM turn WHERE parked_for IS NOT NULL
  UNION ALL SELECT DISTINCT lane, NULL, ready_at FROM event LEFT JOIN turn USING (lane) WHERE state = 'waiting' AND parked_for IS NULL`;

/** Opens the file for itself alone, and reads it. All that is known of its tables stands here. */
function openFile(path: string, action: string) {
  if (!existsSync(path)) throw new StoreError(action, "there is no such file");
  const guarded = <T>(work: () => T) => runOnFile(action, path, work);
  const db = guarded(() => openAlone(path, action));
  const all = (text: string, ...values: number[]) => guarded(() => db.prepare(text).all(...values) as Row[]);
  const readEvents = (after: number) => {
    const events: Row[] = [];
    let length = 0;
    for (const row of db.prepare(`${EVENTS} WHERE event.seq > ? ORDER BY event.seq LIMIT ?`).iterate(after, PORTION)) {
      events.push(encodeEvent(row));
      if ((length += String(row["raw"]).length) >= MOST_LENGTH) break;
    }
    return events;
  };
  return {
    count: () => Number(all("SELECT count(*) AS n FROM event")[0]!["n"]),
    /** Reads the events in their order, as many at a time as there is room for, with their steps. */
    *list() {
      for (let after = 0, events: Row[]; (events = guarded(() => readEvents(after))).length > 0;) {
        const last = Number(events.at(-1)!["seq"]);
        const steps = all("SELECT * FROM step WHERE seq > ? AND seq <= ?", after, last);
        yield { events, steps: steps.map((row) => ({ ...encode(row, "key"), value: toColumn(String(row["value"])) })) };
        after = last;
      }
    },
    listEntities: () => all("SELECT key, newest FROM entity").map((row) => encode(row, "key")),
    listTurns: () => all(TURNS).map((row) => encode(row, "lane")),
    close: () => db.close(),
  };
}

/** @throws {StoreError} If anybody else has the file open, which SQLite tells a process that wants it for itself. */
function openAlone(path: string, action: string): DatabaseSync {
  checkPlace(path);
  const { DatabaseSync } = loadNodeBuiltin<typeof import("node:sqlite")>("node:sqlite");
  const db = new DatabaseSync(path);
  try {
    db.exec("PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT");
    return db;
  } catch (cause) {
    db.close();
    if ((cause as { errcode?: number }).errcode !== SQLITE_BUSY) throw cause;
    throw new StoreError(action, "a consumer or another program has it open: stop that first", { cause });
  }
}

/** A row of the file as PostgreSQL has it, whose indexes take no long text. */
const encode = (row: Row, name: string): Row => ({ ...row, [name]: computeKey(fromColumn(String(row[name]))) });

/** PostgreSQL takes no zero byte, and JSON has none. */
function encodeEvent(row: Row): Row {
  const { key } = encode({ key: row["id"] }, "key");
  const raw = String(row["raw"]).replaceAll("\0", String.raw`\u0000`);
  return { ...encode(row, "lane"), key, id: key === row["id"] ? null : row["id"], raw };
}

/** Runs a transaction while the turn to fetch events of the channel is taken, so that consumers wait. @throws {StoreError} If one has it. */
async function withTurn<T>(
  session: Session,
  turn: [channel: number, owner: string],
  action: string,
  run: (connection: PostgresConnection) => Promise<T>,
): Promise<T> {
  const [channel, owner] = turn;
  const busy =
    "a consumer, or a copy of another file, runs on the channel: stop it first. The channel becomes free a minute after a consumer was killed, and an hour after a copy was killed";
  const end = `DELETE FROM ${session.schema}.lease WHERE channel = $1 AND name = 'poller' AND owner = $2`;
  const rows = await session.call("copy events", "lease_1", [null, null, [channel], ["poller"], [owner], [HOLD_MS]]);
  if (readPlaces(rows, "given").size === 0) throw new StoreError(action, busy);
  try {
    return await session.changeMuch("copy events", async (connection) => {
      const result = await run(connection);
      if ((await connection.query(end, turn)).rowCount === 0) throw new StoreError(action, busy); // It took longer than an hour.
      return result;
    });
  } catch (cause) {
    await session.query("copy events", end, turn).catch(() => {});
    throw cause;
  }
}

const PLAIN = ["key", "id", "type", "lane", "raw", "deliveries", "first_seen_at", "last_seen_at", "trace"];
const END = "attempts, problem, settled_at";

/** Adds events, and all that belongs to them. They get numbers of the database in the same order. */
const ADD_EVENTS = `
  WITH page AS MATERIALIZED (SELECT nextval('event_seq') AS number, each.* FROM json_to_recordset($2::json) AS each (
    seq bigint, key text, id text, type text, lane text, raw text, deliveries int, first_seen_at bigint, last_seen_at bigint, trace text,
    state text, attempts int, problem text, settled_at bigint, starts int, pending int)),
  events AS (INSERT INTO event (channel, seq, ${PLAIN.join(", ")}) SELECT $1, number, ${PLAIN.join(", ")} FROM page),
  begun AS (INSERT INTO waiting (channel, lane, seq, started, ${END})
    SELECT $1, lane, number, attempts + starts, ${END} FROM page WHERE state = 'waiting'),
  ended AS (INSERT INTO outcome (channel, seq, state, ${END}) SELECT $1, number, state, ${END} FROM page WHERE state <> 'waiting'),
  steps AS (INSERT INTO step (channel, seq, key, value) SELECT $1, number, each.key, each.value
    FROM json_to_recordset($3::json) AS each (seq bigint, key text, value text) JOIN page USING (seq)),
  pending AS (INSERT INTO ack (channel, seqs) SELECT $1, array_agg(number ORDER BY number) FROM page WHERE pending = 1 HAVING count(*) > 0)
  SELECT count_events($1, count(*) FILTER (WHERE state = 'waiting'), count(*) FILTER (WHERE state = 'done'),
    count(*) FILTER (WHERE state = 'dead'))::text FROM page`;

/** Adds what belongs to no event. It may be there, as a file without events is copied each time. A lane has its turn at once, unless the file says otherwise. */
const ADD_REST = `
  WITH entities AS (INSERT INTO entity (channel, key, newest)
    SELECT $1, key, newest FROM json_to_recordset($2::json) AS each (key text, newest bigint) ON CONFLICT DO NOTHING)
  INSERT INTO turn (channel, lane, parked_for, ready_at) SELECT $1, lane, parked_for, coalesce(ready_at, now_ms(NULL))
  FROM json_to_recordset($3::json) AS each (lane text, parked_for text, ready_at bigint) ON CONFLICT DO NOTHING`;

/** The rows are found by their indexes, whatever the statistics say: those of a table that was just filled are wrong. */
const PLANS = ["seqscan", "bitmapscan", "sort"].map((name) => `SET LOCAL enable_${name} = off`).join("; ");

const STORED = `
  WITH page AS MATERIALIZED (SELECT * FROM event WHERE channel = $1 AND seq > $2 ORDER BY seq LIMIT $3),
  pending AS MATERIALIZED (SELECT unnest(seqs) AS seq FROM ack WHERE channel = $1
    AND seqs[1] <= (SELECT max(seq) FROM page) AND seqs[cardinality(seqs)] >= (SELECT min(seq) FROM page))
  SELECT ${listTexts("e.", ["seq", ...PLAIN])}, coalesce(o.state, 'waiting') AS state, coalesce(o.problem, w.problem) AS problem,
    coalesce(o.attempts, w.attempts)::text AS attempts, coalesce(w.started - w.attempts, 0)::text AS starts,
    coalesce(o.settled_at, w.settled_at)::text AS settled_at, (e.seq IN (SELECT seq FROM pending))::int::text AS pending
  FROM page AS e LEFT JOIN LATERAL (SELECT * FROM waiting AS each WHERE channel = $1 AND each.lane = e.lane AND each.seq = e.seq LIMIT 1) AS w ON true
  LEFT JOIN LATERAL (SELECT * FROM outcome AS each WHERE channel = $1 AND each.seq = e.seq LIMIT 1) AS o ON true ORDER BY e.seq`;
const COUNTS = `SELECT (SELECT count(*) FROM step WHERE channel = $1)::text AS steps, (SELECT count(*) FROM entity WHERE channel = $1)::text AS entities,
  (SELECT count(*) FROM turn WHERE channel = $1 AND parked_for IS NOT NULL)::text AS parked`;

/**
 * Copies all rows, unless events are there, and reads them back.
 *
 * @returns What the file has, and what the channel has; nothing if the events of the channel are others.
 */
async function copyRows(
  connection: PostgresConnection,
  channel: number,
  source: ReturnType<typeof openFile>,
  onProgress: (progress: CopyProgress) => void,
): Promise<[given: CopyReport, stored: CopyReport] | undefined> {
  await connection.query(PLANS);
  await connection.query("SELECT lock_channel($1)", [channel]); // Nobody stores an event between those of the file.
  const total = source.count();
  const { rows: counted } = await connection.query("SELECT count(*)::text AS n FROM event WHERE channel = $1", [
    channel,
  ]);
  const step = Number(counted[0]!["n"]) === 0 ? "copying" : "checking";
  if (step === "checking" && Number(counted[0]!["n"]) !== total) return undefined;
  const [given, stored] = [createTally(), createTally()];
  let [count, stepCount, after]: [number, number, unknown] = [0, 0, 0];
  for (const { events, steps } of source.list()) {
    if (step === "copying")
      await connection.query(ADD_EVENTS, [channel, JSON.stringify(events), JSON.stringify(steps)]);
    const { rows } = await connection.query(STORED, [channel, after, events.length]);
    if (rows[0]?.["key"] !== events[0]!["key"]) return undefined;
    after = rows.at(-1)!["seq"];
    given.add(events);
    stored.add(rows);
    stepCount += steps.length;
    onProgress({ step, count: (count += events.length), total });
  }
  const [entities, turns] = [source.listEntities(), source.listTurns()];
  if (step === "copying") await connection.query(ADD_REST, [channel, JSON.stringify(entities), JSON.stringify(turns)]);
  const counts = (await connection.query(COUNTS, [channel])).rows[0]!;
  const parked = turns.filter((row) => row["parked_for"] !== null).length;
  return [given.report({ steps: stepCount, entities: entities.length, parked }), stored.report(counts)];
}

const COLUMNS = [...PLAIN, "state", "attempts", "starts", "problem", "settled_at", "pending"];

/** Counts rows of events, and computes their checksum. */
function createTally() {
  const sum = createHash("sha256");
  const events: Record<string, number> = { waiting: 0, done: 0, dead: 0 };
  let pendingAcknowledgements = 0;
  return {
    add(rows: readonly Row[]): void {
      for (const row of rows) {
        // A file of an older version lacks newer columns, and is copied as if they were empty.
        sum.update(JSON.stringify(COLUMNS.map((name) => ((row[name] ?? null) === null ? null : String(row[name])))));
        events[String(row["state"])]! += 1;
        pendingAcknowledgements += Number(row["pending"]);
      }
    },
    report({ steps, entities, parked }: Row): CopyReport {
      const rest = { steps: Number(steps), entities: Number(entities), parked: Number(parked) };
      return { events, pendingAcknowledgements, ...rest, checksum: sum.digest("hex") };
    },
  };
}
