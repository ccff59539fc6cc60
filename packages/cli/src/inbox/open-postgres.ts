import { postgresInbox, type PostgresPool } from "@kontor/channel-events/postgres";
import type { Secret } from "@kontor/http";
import { CliError } from "../errors.ts";
import type { OpenInbox, Place } from "./place.ts";

const CONNECT_MS = 10_000;
const CONNECTIONS = 4;

type OwnPool = PostgresPool & { end(): Promise<void> };
type Driver = { default: { Pool: new (options: Record<string, unknown>) => OwnPool } };

export async function openPool(url: Secret, load: () => Promise<Driver> = loadDriver): Promise<OwnPool> {
  const { default: pg } = await load().catch((cause: unknown) => {
    if ((cause as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw cause;
    throw new CliError(
      "Cannot open an inbox in PostgreSQL as its driver must be installed beside the CLI: run npm install pg, or npx --package @kontor/cli --package pg kontor inbox ...",
      { cause },
    );
  });
  const limits = { max: CONNECTIONS, connectionTimeoutMillis: CONNECT_MS };
  return new pg.Pool({ connectionString: url.reveal(), ...limits, application_name: "kontor inbox" });
}

const loadDriver = () => import("pg") as unknown as Promise<Driver>;

/**
 * Opens the inbox of a channel in PostgreSQL. A consumer creates what is not there, and refuses a server whose commits are not on the disk. A
 * command creates nothing, and takes any server.
 *
 * @throws {CliError} If `pg` is not installed. For a command also if the database cannot be reached, or the schema or the channel is not there.
 */
export async function openPostgres(
  place: Exclude<Place, { kind: "file" }>,
  { load = loadDriver, isConsumer = false }: { load?: () => Promise<Driver>; isConsumer?: boolean } = {},
): Promise<OpenInbox> {
  const pool = await openPool(place.url, load);
  try {
    const { schema, channel } = place;
    const inbox = postgresInbox({ pool, schema, channel, unsafeDurability: !isConsumer });
    if (!isConsumer) await checkTables(pool, place);
    return { inbox, tryWrite: () => tryWrite(pool), close: () => pool.end() };
  } catch (error) {
    await pool.end().catch(() => {});
    throw error;
  }
}

/** Writes a megabyte to the disk of the database, in a temporary table, and takes it back. */
async function tryWrite(pool: OwnPool): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query("BEGIN");
    await connection.query(
      "CREATE TEMP TABLE kontor_probe ON COMMIT DROP AS SELECT repeat('x', 1000) FROM generate_series(1, 1000)",
    );
  } finally {
    await connection.query("ROLLBACK").catch(() => {}); // A connection that has broken has rolled it back.
    connection.release();
  }
}

/** Looks for the tables first, because the first call of an inbox would create them. */
async function checkTables(pool: OwnPool, place: Exclude<Place, { kind: "file" }>): Promise<void> {
  const { schema = "kontor_inbox", channel = "default" } = place;
  const ask = async (text: string, values: unknown[]) => {
    try {
      return (await pool.query(text, values)).rows;
    } catch (cause) {
      throw new CliError(`Cannot open the inbox ${schema} as the database must answer: ${describe(cause)}`, { cause });
    }
  };
  const fail = (problem: string) => new CliError(`Cannot open the inbox ${schema} as ${problem}`);
  const [row] = await ask("SELECT to_regclass($1) IS NOT NULL AS found", [`${schema}.channel`]);
  if (!row!["found"]) throw fail("the database has no inbox in this schema: look at --schema and at the address");
  const [known] = await ask(`SELECT EXISTS (SELECT FROM ${schema}.channel WHERE name = $1) AS known`, [channel]);
  if (known!["known"]) return;
  const rows = await ask(`SELECT name FROM ${schema}.channel ORDER BY name LIMIT 10`, []);
  const names = rows.map(({ name }) => String(name)).join(", ") || "none";
  throw fail(`--channel must be a channel of the inbox: got ${channel}; it has ${names}`);
}

/** The words of an error of the driver. One that tried several addresses has no message of its own. */
function describe(cause: unknown): string {
  const { message, code, errors = [] } = cause as NodeJS.ErrnoException & { errors?: Error[] };
  return `${message || errors[0]?.message || code}. Check that it runs, and the address, the user and the password`;
}
