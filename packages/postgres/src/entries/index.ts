export { checkTableName, createTablesOnce, type TableNameRules } from "../tables.ts";
export {
  isPool,
  limitAnswer,
  NO_TRANSACTION_LIMIT,
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
export {
  basicNeeds,
  checkSettings,
  findUnmet,
  needValue,
  readSettings,
  writeNeed,
  type PostgresSettings,
  type SettingNeed,
} from "../settings.ts";
