import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { readOptions } from "@kontor/http/internal";
import type { PostgresConnection } from "@kontor/postgres";
import { openFile, type Row, type SourceFile } from "./copy-file.ts";
import type { PostgresInboxOptions } from "./postgres/inboxes.ts";
import { openSession, type Session } from "./postgres/session.ts";
import { listTexts, readPlaces } from "./postgres/text.ts";
import { describeFault } from "./sqlite/session.ts";
import { StoreError } from "./store-error.ts";

const PORTION = 2_000;
const HOLD_MS = 3_600_000; // A copy that was stopped keeps consumers out of its channel for so long.

/** Options of `copyInbox()`. */
export interface CopyInboxOptions extends Omit<PostgresInboxOptions, "clock"> {
  /** The file of the inbox. Nothing may have it open. */
  file: string;
  /** The channel to copy to, which must have no other events. Default `default`. */
  channel?: string | undefined;
  /** Stops the copy between two portions. A later call continues it. Default: none. */
  signal?: AbortSignal | undefined;
  /** Called with the progress after each portion. Default: no call. */
  onProgress?: ((progress: CopyProgress) => void) | undefined;
}

/** How far a copy is, in events. */
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
  /** SHA-256 of all rows of events, in order, and of the pending acknowledgements. */
  checksum: string;
}

interface Target {
  session: Session;
  channel: number;
  /** Who has the turn to fetch the events of the channel during the copy. */
  owner: string;
}

/**
 * Copies an inbox from a file into a channel in PostgreSQL, while no consumer runs: events with all that is known of them, pending acknowledgements,
 * steps, entities and parked lanes. It works in portions. If a call was stopped at any moment, call it again: it continues. No handler sees an event of the
 * channel before the copy is complete, and a consumer that is started waits. A second copy of the same file changes nothing. The file stays
 * as it is.
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
    const target: Target = { session, channel: await session.findChannel(channel), owner: `copy of ${resolve(file)}` };
    await holdTurn(target, action);
    const total = source.count();
    let { count, after } = await findPlace(source, target);
    if (after === undefined) {
      await endTurn(target);
      throw new StoreError(
        action,
        `the channel ${channel} of the schema ${schema} holds other events, for example of a consumer that ran there: name a channel that never had a consumer, and never run a consumer on both, because each would handle the events of the file`,
      );
    }
    while (count < total) {
      signal?.throwIfAborted();
      const page = source.readPage(after);
      count += page.events.length;
      after = Number(page.events.at(-1)!["seq"]);
      const rest = count === total ? source.readRest() : undefined;
      await session.change(target.channel, "copy events", async (connection) => {
        await addPage(connection, target.channel, page);
        if (rest) await addRest(connection, target, rest); // With the last events, so that a later call finds either all of it or has to add it.
      });
      await holdTurn(target, action);
      onProgress({ step: "copying", count, total });
    }
    if (total === 0) {
      const rest = source.readRest();
      await session.change(target.channel, "copy events", (connection) => addRest(connection, target, rest));
    }
    await endTurn(target);
    const check = (page: number) => (signal?.throwIfAborted(), onProgress({ step: "checking", count: page, total }));
    const copied = await describe(listTarget(target), await countTarget(target), check);
    const report = await describe(source.list(), source.countOthers(), () => {});
    if (JSON.stringify(copied) === JSON.stringify(report)) return report;
    throw new StoreError(
      action,
      `the copy is not equal to it: ${JSON.stringify(copied)} in place of ${JSON.stringify(report)}`,
    );
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "ERR_SQLITE_ERROR") throw cause;
    throw new StoreError(action, describeFault(cause, resolve(file)), { cause });
  } finally {
    source.close();
  }
}

/** Takes the turn to fetch events of the channel, so that consumers wait until the copy is complete. @throws {StoreError} If one has it. */
async function holdTurn({ session, channel, owner }: Target, action: string): Promise<void> {
  const rows = await session.call("copy events", "lease_1", [null, null, [channel], ["poller"], [owner], [HOLD_MS]]);
  if (readPlaces(rows, "given").size === 0)
    throw new StoreError(
      action,
      "a consumer, or a copy of another file, runs on the channel: stop it first. The channel becomes free a minute after a consumer was killed, and an hour after a copy that did not finish",
    );
}

async function endTurn({ session, channel, owner }: Target): Promise<void> {
  const text = `DELETE FROM ${session.schema}.lease WHERE channel = $1 AND name = 'poller' AND owner = $2`;
  await session.query("copy events", text, [channel, owner]);
}

/** Finds how many events are there, and the number of the last of them in the file; `undefined` if the events there are others. */
async function findPlace(source: SourceFile, { session, channel }: Target): Promise<{ count: number; after?: number }> {
  const events = `${session.schema}.event WHERE channel = $1`;
  const text = `SELECT (SELECT count(*) FROM ${events})::text AS n, (SELECT key FROM ${events} ORDER BY seq DESC LIMIT 1) AS key`;
  const [row] = await session.query("copy events", text, [channel]);
  const count = Number(row!["n"]);
  if (count === 0) return { count, after: 0 };
  const last = source.find(count);
  return last?.["key"] === row!["key"] ? { count, after: Number(last!["seq"]) } : { count };
}

const EVENT = { seq: "bigint", key: "text", id: "text", type: "text", lane: "text", raw: "text" } as const;
const SEEN = { deliveries: "int", first_seen_at: "bigint", last_seen_at: "bigint", trace: "text" } as const;
const END = { attempts: "int", problem: "text", settled_at: "bigint" } as const;

/** Adds events, and all that belongs to them. They get numbers of the database in the same order. */
async function addPage(
  connection: PostgresConnection,
  channel: number,
  { events, unacknowledged, steps }: ReturnType<SourceFile["readPage"]>,
): Promise<void> {
  const { rows } = await connection.query("SELECT nextval('event_seq')::text AS seq FROM generate_series(1, $1)", [
    events.length,
  ]);
  const numbers = new Map(events.map(({ seq }, index) => [seq, Number(rows[index]!["seq"])]));
  const number = (row: Row): Row => ({ ...row, seq: numbers.get(row["seq"]) });
  const numbered = events.map(number);
  const waiting = numbered.filter(({ state }) => state === "waiting");
  const ended = numbered.filter(({ state }) => state !== "waiting");
  const begun = waiting.map((row) => ({ ...row, started: Number(row["attempts"]) + Number(row["starts"]) }));
  await add(connection, channel, "event", numbered, { ...EVENT, ...SEEN });
  await add(connection, channel, "waiting", begun, { lane: "text", seq: "bigint", started: "int", ...END });
  await add(connection, channel, "outcome", ended, { seq: "bigint", state: "text", ...END });
  await add(connection, channel, "step", steps.map(number), { seq: "bigint", key: "text", value: "text" });
  const pending = unacknowledged.map((row) => numbers.get(row["seq"])!);
  if (pending.length > 0) await connection.query("INSERT INTO ack (channel, seqs) VALUES ($1, $2)", [channel, pending]);
  const countOf = (state: string) => events.filter((row) => row["state"] === state).length;
  const counts = ["waiting", "done", "dead"].map(countOf);
  await connection.query("SELECT count_events($1, $2, $3, $4)", [channel, ...counts]);
}

/** Adds what belongs to no event. The lanes have their turn from now on, so they come last. */
async function addRest(
  connection: PostgresConnection,
  { session: { schema }, channel }: Target,
  { entities, turns }: ReturnType<SourceFile["readRest"]>,
): Promise<void> {
  await add(connection, channel, "entity", entities, { key: "text", newest: "bigint" });
  await add(connection, channel, "turn", turns, { lane: "text", parked_for: "text", ready_at: "bigint" });
  await connection.query(
    `INSERT INTO turn (channel, lane, ready_at) SELECT DISTINCT channel, lane, now_ms(NULL) FROM waiting WHERE channel = $1
     ORDER BY lane ON CONFLICT (channel, lane) DO NOTHING`,
    [channel],
  );
  await connection.query("SELECT pg_notify($1, $2)", [schema, String(channel)]);
}

/** Adds rows to a table. What belongs to no event may have been added by an earlier call. */
async function add(
  connection: PostgresConnection,
  channel: number,
  table: string,
  rows: readonly Row[],
  columns: Readonly<Record<string, string>>,
): Promise<void> {
  const names = Object.keys(columns);
  const again = table === "entity" || table === "turn" ? "ON CONFLICT DO NOTHING" : "";
  const given = names.map((name, index) => `$${index + 2}::${columns[name]}[]`).join(", ");
  await connection.query(
    `INSERT INTO ${table} (channel, ${names.join(", ")}) SELECT $1, * FROM unnest(${given}) ${again}`,
    [channel, ...names.map((name) => rows.map((row) => row[name] ?? null))],
  );
}

async function* listTarget({ session: { schema, query }, channel }: Target): AsyncIterable<Row[]> {
  const text = `SELECT ${listTexts("e.", Object.keys({ ...EVENT, ...SEEN }))}, coalesce(o.state, 'waiting') AS state,
      coalesce(o.attempts, w.attempts)::text AS attempts, coalesce(w.started - w.attempts, 0)::text AS starts, coalesce(o.problem, w.problem) AS problem,
      coalesce(o.settled_at, w.settled_at)::text AS settled_at
    FROM ${schema}.event AS e LEFT JOIN ${schema}.waiting AS w USING (channel, lane, seq) LEFT JOIN ${schema}.outcome AS o USING (channel, seq)
    WHERE e.channel = $1 AND e.seq > $2 ORDER BY e.seq LIMIT ${PORTION}`;
  let after: unknown = 0;
  for (let page: Row[]; (page = await query("check the copy", text, [channel, after])).length > 0;) {
    yield page;
    after = page.at(-1)!["seq"];
  }
}

async function countTarget({
  session: { schema, query },
  channel,
}: Target): Promise<ReturnType<SourceFile["countOthers"]>> {
  const [row] = await query(
    "check the copy",
    `SELECT (SELECT coalesce(json_agg(e.key ORDER BY e.seq)::text, '[]') FROM (SELECT unnest(seqs) AS seq FROM ${schema}.ack WHERE channel = $1) AS p
         JOIN ${schema}.event AS e ON e.channel = $1 AND e.seq = p.seq) AS pending,
       (SELECT count(*) FROM ${schema}.step WHERE channel = $1)::text AS steps, (SELECT count(*) FROM ${schema}.entity WHERE channel = $1)::text AS entities,
       (SELECT count(*) FROM ${schema}.turn WHERE channel = $1 AND parked_for IS NOT NULL)::text AS parked`,
    [channel],
  );
  const count = (name: string) => Number(row![name]);
  return {
    pending: JSON.parse(String(row!["pending"])) as string[],
    steps: count("steps"),
    entities: count("entities"),
    parked: count("parked"),
  };
}

const TEXTS = ["key", "id", "type", "lane", "raw", "state", "problem", "trace"];
const NUMBERS = ["attempts", "starts", "deliveries", "first_seen_at", "last_seen_at", "settled_at"];

async function describe(
  pages: AsyncIterable<Row[]> | Iterable<Row[]>,
  { pending, steps, entities, parked }: ReturnType<SourceFile["countOthers"]>,
  onPage: (count: number) => void,
): Promise<CopyReport> {
  const sum = createHash("sha256");
  const events: Record<string, number> = { waiting: 0, done: 0, dead: 0 };
  let count = 0;
  for await (const page of pages) {
    for (const row of page) {
      const numbers = NUMBERS.map((name) => (row[name] === null ? null : Number(row[name])));
      sum.update(JSON.stringify([...TEXTS.map((name) => row[name] ?? null), ...numbers]));
      events[String(row["state"])] = (events[String(row["state"])] ?? 0) + 1;
    }
    onPage((count += page.length));
  }
  sum.update(JSON.stringify(pending));
  return { events, pendingAcknowledgements: pending.length, steps, entities, parked, checksum: sum.digest("hex") };
}
