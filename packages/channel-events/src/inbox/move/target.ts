import { isPlatformError, type Clock } from "@kontor/http";
import {
  checkTableName,
  handlePoolErrors,
  runInTransaction,
  type PostgresConnection,
  type PostgresPool,
} from "@kontor/postgres";
import { openSession } from "../postgres/session.ts";
import { StoreError } from "../store-error.ts";
import type { Changes, Page } from "./read-rows.ts";
import type { MoveSource } from "./source.ts";
import { addEntities, addRows, finishTables, replaceRows } from "./write-rows.ts";

const TAKEN = "it must hold no inbox yet: name another schema, or drop this one if nobody needs it";
const TABLES = ["event", "lane", "step", "entity", "lease", "unacknowledged", "clock", "migration", "filling"];
const LOCK_MS = 5_000; // The server may need a moment to notice that a process was killed.
const LOOK_MS = 100;

/** The tables that an inbox is moved to. */
export interface MoveTarget {
  /** The number of the last event of the first pass that is there. */
  copied: number;
  /** The last entity of the first pass that is there. */
  copiedEntity: string;
  isDone: boolean;
  writePage(page: Page, last: number): Promise<void>;
  writeEntities(entities: readonly { key: string; newest: number }[]): Promise<void>;
  writeChanges(changes: Changes): Promise<void>;
  /** Lets the database look at what it holds, so that its plans fit. */
  analyze(): Promise<void>;
  finish(rest: ReturnType<MoveSource["readRest"]>): Promise<void>;
  close(): Promise<void>;
}

/** The place of the tables. */
export interface TargetOptions {
  pool: PostgresPool;
  schema: string;
  unsafeDurability: boolean;
  clock: Clock;
}

/** @throws {StoreError} If the database is not durable, or its schema holds an inbox that was not moved there. */
export async function checkTarget({ pool, schema, unsafeDurability }: Omit<TargetOptions, "clock">): Promise<void> {
  checkTableName("move an inbox", "schema", schema, { maxLength: 48, canNameSchema: false });
  handlePoolErrors(pool); // This comes before the first connection is made.
  await guarded(schema, async () => {
    const { rows } = await pool.query(
      `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
         to_regclass($1) IS NOT NULL AND to_regclass($2) IS NULL AS taken`,
      [`${schema}.event`, `${schema}.filling`],
    );
    const { fsync, commit, taken } = rows[0] as { fsync: string; commit: string; taken: boolean };
    if (!unsafeDurability && (fsync !== "on" || commit === "off"))
      throw refuse(
        schema,
        `a commit must be on the disk before it counts: got fsync ${fsync}, synchronous_commit ${commit}`,
      );
    if (taken) throw refuse(schema, TAKEN);
  });
}

/** Removes the tables that a move has begun to fill. The schema stays, because it may hold other tables. */
export async function dropTarget({ pool, schema }: Pick<TargetOptions, "pool" | "schema">, id: string): Promise<void> {
  checkTableName("move an inbox", "schema", schema, { maxLength: 48, canNameSchema: false });
  handlePoolErrors(pool);
  await guarded(schema, () =>
    runInTransaction(
      pool,
      [`SET LOCAL search_path = ${schema}`],
      async (connection) => {
        const found = await connection.query("SELECT to_regclass('filling') IS NOT NULL AS found");
        if (!found.rows[0]!["found"]) return;
        const { rows } = await connection.query("SELECT id, is_done FROM filling");
        if (rows[0] && (rows[0]["id"] !== id || rows[0]["is_done"]))
          throw refuse(schema, "another inbox is being moved, or was moved, to it");
        await connection.query(`DROP TABLE IF EXISTS ${TABLES.join(", ")}`);
      },
      rules,
    ),
  );
}

/**
 * Makes the tables of an inbox, marked as being filled, so that no consumer opens them before they are whole. A move whose tables are gone begins from zero.
 *
 * @throws {StoreError} If another move fills or has filled them, or another process is at it.
 */
export async function openTarget(options: TargetOptions, source: MoveSource): Promise<MoveTarget> {
  const { pool, schema } = options;
  const { close, isHeld } = await takeLock(options);
  const work = <T>(run: (connection: PostgresConnection) => Promise<T>) =>
    guarded(schema, () => {
      if (!isHeld()) throw new Error("the connection that kept other processes away broke: run it again");
      return runInTransaction(pool, [`SET LOCAL search_path = ${schema}`], run, rules);
    });
  try {
    await work((connection) => claimSchema(connection, schema, source));
    const session = openSession({ pool, schema, unsafeDurability: true, now: undefined, isMove: true });
    await session.query("move", "SELECT 1"); // It makes the tables.
    const { rows } = await work((connection) => connection.query("SELECT copied, copied_entity, is_done FROM filling"));
    const { copied, copied_entity: entity, is_done: isDone } = rows[0]!;
    return {
      copied: Number(copied),
      copiedEntity: String(entity),
      isDone: isDone === true,
      close,
      ...createWrites(work, schema),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

type Work = <T>(run: (connection: PostgresConnection) => Promise<T>) => Promise<T>;

function createWrites(work: Work, schema: string): Omit<MoveTarget, "copied" | "copiedEntity" | "isDone" | "close"> {
  return {
    writePage: (page, last) =>
      work(async (connection) => {
        await addRows(connection, page);
        await connection.query("UPDATE filling SET copied = $1", [last]);
      }),
    writeEntities: (entities) =>
      work(async (connection) => {
        await addEntities(connection, entities);
        await connection.query("UPDATE filling SET copied_entity = $1", [entities.at(-1)!.key]);
      }),
    writeChanges: (changes) => work((connection) => replaceRows(connection, changes)),
    analyze: () =>
      work(async (connection) => void (await connection.query("ANALYZE event; ANALYZE unacknowledged; ANALYZE step"))),
    finish: (rest) => work((connection) => finishTables(connection, schema, rest)),
  };
}

const rules = { limit: <T>(answer: Promise<T>) => answer, isUsable: () => true };

/** Lets one process at a time fill the tables. The lock ends with its connection, so also with its process. */
async function takeLock({
  pool,
  schema,
  clock,
}: TargetOptions): Promise<{ close(): Promise<void>; isHeld(): boolean }> {
  return guarded(schema, async () => {
    const connection = await pool.connect();
    let isHeld = true;
    for (const end of ["error", "end"] as const) connection.on?.(end, () => (isHeld = false));
    const free = async () => {
      const isFree = await connection.query("SELECT pg_advisory_unlock_all()").then(
        () => true,
        () => false, // A connection that is broken has lost the lock.
      );
      connection.release(!isFree);
    };
    const until = clock.monotonicMs() + LOCK_MS;
    for (;;) {
      const { rows } = await connection.query("SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS taken", [
        `kontor move ${schema}`,
      ]);
      if (rows[0]!["taken"] === true) return { close: free, isHeld: () => isHeld };
      if (clock.monotonicMs() > until) {
        connection.release();
        throw refuse(schema, "another process is at it");
      }
      await clock.sleep(LOOK_MS);
    }
  });
}

async function guarded<T>(schema: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    if (isPlatformError(cause)) throw cause;
    throw new StoreError(`move an inbox to the schema ${schema}`, (cause as Error).message, { cause });
  }
}

function refuse(schema: string, problem: string): StoreError {
  return new StoreError(`move an inbox to the schema ${schema}`, problem);
}

async function claimSchema(connection: PostgresConnection, schema: string, source: MoveSource): Promise<void> {
  await connection.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`kontor inbox ${schema}`]); // As who opens it.
  await connection.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
  const found = await connection.query(
    "SELECT to_regclass('event') IS NOT NULL AND to_regclass('filling') IS NULL AS taken",
  );
  if (found.rows[0]!["taken"]) throw refuse(schema, TAKEN);
  await connection.query(
    `CREATE TABLE IF NOT EXISTS filling (id text NOT NULL, copied bigint NOT NULL DEFAULT 0, copied_entity text NOT NULL DEFAULT '', is_done boolean NOT NULL DEFAULT false)`,
  );
  const [move] = (await connection.query("SELECT id FROM filling")).rows;
  if (move && move["id"] !== source.id()) throw refuse(schema, "another inbox is being moved, or was moved, to it");
  if (move) return;
  if (!source.isNew) source.beginAgain();
  await connection.query("INSERT INTO filling (id) VALUES ($1)", [source.id()]);
}
