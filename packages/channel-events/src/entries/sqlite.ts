export { sqliteInbox } from "../inbox/sqlite/inbox.ts";
export type { SqliteInbox, SqliteInboxOptions } from "../inbox/sqlite/inbox.ts";
