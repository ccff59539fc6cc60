import { ArgumentError } from "@kontor/http";
import { readOptions } from "@kontor/http/internal";
import {
  checkSettings,
  checkTableName,
  createTablesOnce,
  isPool,
  preparePool,
  type PostgresPool,
} from "@kontor/postgres";
import type { TenantConnection, TenantStore } from "./store.ts";

/** The part of a `Pool` of `pg` that is used. */
export type TenantPool = Pick<PostgresPool, "query" | "on">;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i; // given §4.1
const COLUMNS = "tenant_id::text, user_id::text, trunc(extract(epoch FROM connected_at) * 1000)::text AS connected_ms";
const LATER = "40001"; // the code of PostgreSQL for a transaction that did not see what another one has written

/** Options of `postgresTenants()`: the pool and the table. */
export interface PostgresTenantsOptions {
  /** The connection pool of the application, which the store never closes. */
  pool: TenantPool;
  /** The table, `name` or `schema.name`. It is created if it does not exist. Default `kontor_tenant`. */
  table?: string | undefined;
}

/**
 * Keeps the connections of tenants in a table of PostgreSQL. The store listens to the `error` event of the pool, so an unused connection
 * to the database that breaks does not end the process.
 *
 * @throws {ArgumentError} If the pool or the name of the table is not valid, or an option is unknown. From its methods, if the database is
 *   not UTF-8 or read only.
 * @throws {Error} From its methods, the errors of the pool.
 * @see given spec §6.2
 */
export function postgresTenants(options: PostgresTenantsOptions): TenantStore {
  const { pool, table } = readOptions("keep tenants", options, { pool: undefined, table: "kontor_tenant" });
  if (!isPool(pool, "query")) throw new ArgumentError("keep tenants", "pool", "be a Pool of pg", pool);
  checkTableName("keep tenants", "table", table, { maxLength: 48 });
  preparePool(pool);
  const tableExists = createTablesOnce(async () => {
    await checkSettings("keep tenants", pool, table);
    // Two processes that start at the same time would both create the table. The lock lets one go first. An account that may not create tables can use an existing one.
    await pool.query(
      `DO $$ BEGIN PERFORM pg_advisory_xact_lock(hashtextextended('kontor ${table}', 0));
         IF to_regclass('${table}') IS NULL THEN CREATE TABLE ${table} (tenant_id uuid PRIMARY KEY, user_id text, connected_at timestamptz NOT NULL); END IF; END $$`,
    );
  });
  const query = async (text: string, values: unknown[] = []) => {
    await tableExists();
    return pool.query(text, values).catch((error: unknown) => {
      if ((error as { code?: unknown }).code !== LATER) throw error;
      return pool.query(text, values); // A transaction of the pool is stricter than it must be, and another process was faster.
    });
  };
  return {
    async connect({ tenantId, userId, connectedAt }) {
      const insert = `INSERT INTO ${table} (tenant_id, user_id, connected_at) VALUES ($1, $2, $3) ON CONFLICT (tenant_id) DO NOTHING`;
      return (await query(insert, [tenantId, userId ?? null, connectedAt.toISOString()])).rowCount === 1;
    },
    async find(tenantId) {
      if (!UUID.test(tenantId)) return undefined; // PostgreSQL would refuse the question
      const [row] = (await query(`SELECT ${COLUMNS} FROM ${table} WHERE tenant_id = $1`, [tenantId])).rows;
      return row && readConnection(row);
    },
    all: async () =>
      (await query(`SELECT ${COLUMNS} FROM ${table} ORDER BY connected_at, tenant_id`)).rows.map(readConnection),
    remove: async (tenantId) =>
      UUID.test(tenantId) && (await query(`DELETE FROM ${table} WHERE tenant_id = $1`, [tenantId])).rowCount === 1,
  };
}

function readConnection(row: Record<string, unknown>): TenantConnection {
  return {
    tenantId: String(row["tenant_id"]),
    userId: (row["user_id"] as string | null) ?? undefined,
    connectedAt: new Date(Number(row["connected_ms"])),
  };
}
