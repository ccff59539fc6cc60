export { postgresInbox, postgresInboxes } from "../inbox/postgres/inboxes.ts";
export type { PostgresInboxes, PostgresInboxesOptions, PostgresInboxOptions } from "../inbox/postgres/inboxes.ts";
export type { PooledConnection, PostgresConnection, PostgresPool } from "@kontor/postgres";
export { copyInbox, type CopyInboxOptions, type CopyProgress, type CopyReport } from "../inbox/copy.ts";
