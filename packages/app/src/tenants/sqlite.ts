import type { DatabaseSync } from "node:sqlite";
import { ArgumentError } from "@kontor/http";
import {
  createPrivate,
  keepPrivate,
  loadNodeBuiltin,
  readOptions,
  readSetting,
  runOnFile,
} from "@kontor/http/internal";
import type { TenantConnection, TenantStore } from "./store.ts";

const TABLE = `CREATE TABLE IF NOT EXISTS kontor_tenant
  (tenant_id TEXT PRIMARY KEY, user_id TEXT, connected_at INTEGER NOT NULL) STRICT, WITHOUT ROWID`;

/**
 * Keeps connections in one file with `node:sqlite`. If `path` is a file, a connection is on the disk (`fsync`) before `connect()`
 * resolves. If it is a `DatabaseSync` of yours, your setting of `synchronous` decides when a connection is on the disk: with `OFF`, or
 * with `NORMAL` and a write-ahead log, a power cut can lose it after `connect()` has resolved.
 *
 * @param path The file; it is created if it does not exist. Or a `DatabaseSync` of yours: one table is added to it, its settings stay as
 *   they are, and it stays open.
 * @throws {ArgumentError} If `path` is neither a path nor a `DatabaseSync`, or if options are given: there are none.
 * @throws {Error} From its methods, if the file cannot be read or written.
 * @see given spec §6.2
 */
export function sqliteTenants(path: string | DatabaseSync, ...none: []): TenantStore & Disposable {
  readOptions<object, object>("keep tenants", (none as object[])[0], {});
  path = readSetting("keep tenants", "path", path);
  const sqlite = loadNodeBuiltin<typeof import("node:sqlite")>("node:sqlite");
  if (!(path instanceof sqlite.DatabaseSync) && (typeof path !== "string" || path === ""))
    throw new ArgumentError("keep tenants", "path", "be a file path", path);
  const onFile = <T>(work: () => T): T =>
    typeof path === "string" ? runOnFile(`keep tenants in ${path}`, path, work) : work();
  const db = onFile(() => (typeof path === "string" ? openFile(path, sqlite) : addTable(path)));
  const add = db.prepare(
    "INSERT INTO kontor_tenant (tenant_id, user_id, connected_at) VALUES (?, ?, ?) ON CONFLICT (tenant_id) DO NOTHING",
  );
  const one = db.prepare("SELECT * FROM kontor_tenant WHERE tenant_id = ?");
  const every = db.prepare("SELECT * FROM kontor_tenant ORDER BY connected_at, tenant_id");
  const drop = db.prepare("DELETE FROM kontor_tenant WHERE tenant_id = ?");
  return {
    connect: async ({ tenantId, userId, connectedAt }) =>
      onFile(() => add.run(tenantId, userId ?? null, connectedAt.getTime())).changes > 0,
    async find(tenantId) {
      const row = onFile(() => one.get(tenantId.toLowerCase()));
      return row && readConnection(row);
    },
    all: async () => onFile(() => every.all()).map(readConnection),
    remove: async (tenantId) => onFile(() => drop.run(tenantId.toLowerCase())).changes > 0,
    [Symbol.dispose]() {
      if (db !== path) db.close();
    },
  };
}

function openFile(path: string, sqlite: typeof import("node:sqlite")): DatabaseSync {
  createPrivate(path);
  const db = new sqlite.DatabaseSync(path);
  try {
    db.exec(
      "PRAGMA busy_timeout = 5000; PRAGMA secure_delete = ON; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL",
    );
    addTable(db);
    keepPrivate(path);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function addTable(db: DatabaseSync): DatabaseSync {
  db.exec(TABLE);
  return db;
}

function readConnection(row: Record<string, unknown>): TenantConnection {
  return {
    tenantId: row["tenant_id"] as string,
    userId: (row["user_id"] as string | null) ?? undefined,
    connectedAt: new Date(row["connected_at"] as number),
  };
}
