export { postgresInbox } from "../inbox/postgres/inbox.ts";
export type { PostgresInboxOptions } from "../inbox/postgres/inbox.ts";
export type { PooledConnection, PostgresConnection, PostgresPool } from "@kontor/postgres";
