/** What PostgreSQL has set where everything is as stores need it, in the rows of their question. A pool of a test answers with it. */
export const postgresSettings = Object.entries({
  text: ' {"a": 1}',
  digits: "007",
  empty: "",
  server_encoding: "UTF8",
  client_encoding: "UTF8",
  transaction_read_only: "off",
  transaction_isolation: "read committed",
  array_nulls: "on",
  fsync: "on",
  synchronous_commit: "on",
}).map(([name, value]) => ({ name, as_stored: value }));

/** The rows, if this is the question. */
export function answerSettings(text: string): { rows: typeof postgresSettings; rowCount: number } | undefined {
  return text.includes("pg_settings") ? { rows: postgresSettings, rowCount: postgresSettings.length } : undefined;
}
