import type { PostgresConnection } from "@kontor/postgres";
import { computeIdKey, computeLaneKey } from "../postgres/rows.ts";
import { fromColumn, toColumn } from "../text-column.ts";
import type { Changes, Page, Row } from "./read-rows.ts";
import type { MoveSource } from "./source.ts";

/** Writes changed events as they are now, and removes those that are gone. */
export async function replaceRows(connection: PostgresConnection, changes: Changes): Promise<void> {
  for (const table of ["event", "step", "unacknowledged"])
    await connection.query(`DELETE FROM ${table} WHERE seq = ANY ($1::bigint[])`, [changes.seqs]);
  await addRows(connection, changes);
  const gone = changes.entities.filter(({ newest }) => newest === undefined).map(({ key }) => toKey(key));
  if (gone.length > 0) await connection.query("DELETE FROM entity WHERE key = ANY ($1)", [gone]);
  await addEntities(
    connection,
    changes.entities.flatMap(({ key, newest }) => (newest === undefined ? [] : [{ key, newest }])),
  );
}

const toKey = (column: string) => computeLaneKey(fromColumn(column));

/** Writes events, and all that belongs to them. */
export async function addRows(
  connection: PostgresConnection,
  { events, steps, unacknowledged, begun }: Page,
): Promise<void> {
  const column = (name: string) => events.map((row) => row[name] ?? null);
  const starts = new Map(begun.map((row) => [row["seq"], Number(row["times"])]));
  if (events.length > 0)
    await connection.query(
      `INSERT INTO event (seq, key, id, type, lane, raw, state, problem, attempts, started, deliveries, first_seen_at, last_seen_at, settled_at, trace)
       OVERRIDING SYSTEM VALUE SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
         $9::int[], $10::int[], $11::int[], $12::bigint[], $13::bigint[], $14::bigint[], $15::text[])`,
      [
        column("seq"),
        events.map(({ id }) => computeIdKey(fromColumn(String(id)))),
        column("id"),
        column("type"),
        events.map(({ lane }) => toKey(String(lane))),
        events.map(({ raw }) => String(raw).replaceAll("\0", "\\u0000")), // PostgreSQL takes no zero byte, and JSON has none.
        column("state"),
        column("problem"),
        column("attempts"),
        events.map(({ seq, attempts }) => Number(attempts) + (starts.get(seq) ?? 0)),
        column("deliveries"),
        column("first_seen_at"),
        column("last_seen_at"),
        column("settled_at"),
        column("trace"),
      ],
    );
  if (steps.length > 0)
    await connection.query(
      "INSERT INTO step (seq, key, value) SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[])",
      [
        steps.map(({ seq }) => seq),
        steps.map(({ key }) => toKey(String(key))),
        steps.map(({ value }) => toColumn(String(value))),
      ],
    );
  if (unacknowledged.length > 0)
    await connection.query("INSERT INTO unacknowledged (seq, id) SELECT * FROM unnest($1::bigint[], $2::text[])", [
      unacknowledged.map(({ seq }) => seq),
      unacknowledged.map(({ id }) => id),
    ]);
}

export async function addEntities(
  connection: PostgresConnection,
  entities: readonly { key: string; newest: number }[],
): Promise<void> {
  if (entities.length === 0) return;
  await connection.query(
    `INSERT INTO entity (key, newest) SELECT * FROM unnest($1::text[], $2::bigint[]) ON CONFLICT (key) DO UPDATE SET newest = excluded.newest`,
    [entities.map(({ key }) => toKey(key)), entities.map(({ newest }) => newest)],
  );
}

/** Lanes come last, because they change with every claim. One that was never given back stays suspect, and is free at once. */
export async function finishTables(
  connection: PostgresConnection,
  schema: string,
  { lanes, clockAt, lastSeq }: ReturnType<MoveSource["readRest"]>,
): Promise<void> {
  const column = (name: string) => lanes.map((row: Row) => row[name] ?? null);
  await connection.query("DELETE FROM lane");
  await connection.query(
    "INSERT INTO lane (lane, ready_at, token, parked_for) SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[])",
    [lanes.map(({ lane }) => toKey(String(lane))), column("ready_at"), column("token"), column("parked_for")],
  );
  await connection.query("UPDATE clock SET at = $1", [clockAt]);
  if (lastSeq > 0)
    await connection.query(`SELECT setval(pg_get_serial_sequence('${schema}.event', 'seq'), $1)`, [lastSeq]);
  await connection.query("UPDATE filling SET is_done = true");
}
