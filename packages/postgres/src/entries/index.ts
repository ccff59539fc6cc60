export { checkTableName, createTablesOnce, type TableNameRules } from "../tables.ts";
export {
  limitAnswer,
  NoAnswerError,
  preparePool,
  runInTransaction,
  withConnection,
  type ConnectionRules,
  type PooledConnection,
  type PostgresConnection,
  type PostgresListener,
  type PostgresPool,
} from "../pool.ts";
