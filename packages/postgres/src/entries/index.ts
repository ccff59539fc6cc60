export { checkTableName, type TableNameRules } from "../table-name.ts";
export { createTablesOnce } from "../create-tables-once.ts";
export { limitAnswer, NoAnswerError } from "../limit-answer.ts";
export {
  preparePool,
  type PooledConnection,
  type PostgresConnection,
  type PostgresListener,
  type PostgresPool,
} from "../pool.ts";
export { runInTransaction, withConnection, type ConnectionRules } from "../transaction.ts";
