export { postgresInbox } from "../inbox/postgres/inbox.ts";
export type { PostgresInboxOptions } from "../inbox/postgres/inbox.ts";
export type { PooledConnection, PostgresConnection, PostgresPool } from "@kontor/postgres";
export { postgresHub } from "../inbox/hub/hub.ts";
export type { PostgresHub, PostgresHubOptions } from "../inbox/hub/hub.ts";
export { cancelInboxMove, type CancelInboxMoveOptions } from "../inbox/move/cancel.ts";
export { moveInbox } from "../inbox/move/move.ts";
export type { MoveInboxOptions, MoveProgress, MoveReport } from "../inbox/move/move.ts";
