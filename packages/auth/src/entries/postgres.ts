export {
  postgresTokenStore,
  type PooledPostgresConnection,
  type PostgresConnection,
  type PostgresPool,
  type PostgresTokenStoreOptions,
} from "../stores/postgres.ts";
