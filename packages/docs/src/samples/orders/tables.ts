import type { DatabaseSync, SQLOutputValue } from "node:sqlite";

type Value = string | number | Uint8Array;
type Row = Record<string, SQLOutputValue>;

export interface Tables {
  run(sql: string, ...values: Value[]): void;
  get(sql: string, ...values: Value[]): Row | undefined;
  all(sql: string, ...values: Value[]): Row[];
}

/** Creates the tables of the marketplace where they are missing. Their keys make a second write harmless. */
export function openTables(db: DatabaseSync): Tables {
  db.exec(`
    CREATE TABLE IF NOT EXISTS listing (seller TEXT, offer INTEGER, id TEXT, PRIMARY KEY (seller, offer));
    CREATE TABLE IF NOT EXISTS purchase (seller TEXT, id TEXT, status TEXT, PRIMARY KEY (seller, id));
    CREATE TABLE IF NOT EXISTS item (seller TEXT, purchase TEXT, id TEXT, quantity TEXT, status TEXT, payment TEXT, PRIMARY KEY (seller, purchase, id));
    CREATE TABLE IF NOT EXISTS part (seller TEXT, purchase TEXT, item TEXT, status TEXT, quantity TEXT, PRIMARY KEY (seller, purchase, item, status));
    CREATE TABLE IF NOT EXISTS cancellation (id TEXT PRIMARY KEY, about TEXT, answer TEXT);
    CREATE TABLE IF NOT EXISTS payout (seller TEXT, refund TEXT, amount TEXT, PRIMARY KEY (seller, refund));
    CREATE TABLE IF NOT EXISTS document (id TEXT PRIMARY KEY, bytes BLOB)`);
  return {
    run: (sql, ...values) => void db.prepare(sql).run(...values),
    get: (sql, ...values) => db.prepare(sql).get(...values),
    all: (sql, ...values) => db.prepare(sql).all(...values),
  };
}
