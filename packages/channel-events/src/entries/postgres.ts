export { postgresInbox } from "../inbox/postgres/inbox.ts";
export type { PostgresInboxOptions } from "../inbox/postgres/inbox.ts";
export type { PooledConnection, PostgresConnection, PostgresPool } from "@kontor/postgres";
export { postgresHub } from "../inbox/hub/hub.ts";
export type { PostgresHub, PostgresHubOptions } from "../inbox/hub/hub.ts";
