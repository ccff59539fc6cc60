export { postgresTokenStore, type PostgresTokenStoreOptions } from "../stores/postgres.ts";
export type { PooledConnection, PostgresConnection, PostgresPool } from "@kontor/postgres";
