import type { PostgresPool } from "@kontor/postgres";
import type { Migration } from "../migration.ts";
import { sql as inbox } from "./migrations/0001-inbox.ts";
import { sql as starts } from "./migrations/0002-starts.ts";
import { HandlerFailure, openTables, type PostgresTables } from "./open.ts";
import { buildStatements, type Statements } from "./statements.ts";

export { HandlerFailure };

/** The setting of a transaction that a power cut may undo, because the work is then done again: a claim, a result, a mark. */
export const QUICK = { settings: ["SET LOCAL synchronous_commit = off"] };

const migrations: readonly Migration[] = [
  { sql: inbox, oldest: 1 },
  { sql: starts, oldest: 2 },
];

/** The tables of an inbox, as its parts use them. */
export interface PostgresSession extends PostgresTables {
  pool: PostgresPool;
  schema: string;
  statements: Statements;
  /** The current time as SQL, by the clock of the database unless another clock is given. */
  at(): string;
}

export function openSession({
  now,
  ...options
}: {
  pool: PostgresPool;
  schema: string;
  unsafeDurability: boolean;
  now: (() => number) | undefined;
  isMove?: boolean;
}): PostgresSession {
  const { pool, schema } = options;
  const tables = openTables({ ...options, migrations });
  return {
    pool,
    schema,
    transaction: tables.transaction,
    query: tables.query,
    statements: buildStatements(schema),
    at: () => (now ? `${Math.trunc(now())}::bigint` : "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"),
  };
}
