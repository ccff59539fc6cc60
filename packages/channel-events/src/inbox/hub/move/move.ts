import type { PostgresConnection } from "@kontor/postgres";

/** The events of one channel that move from the tables of `postgresInbox()` into those of a hub. */
export interface Move {
  /** The number of the channel. */
  channel: number;
  /** The schema of `postgresInbox()`. */
  source: string;
  /** The schema of the hub. */
  schema: string;
  /** The time of the given clock, in ms; `null` for the clock of the database. */
  now: number | null;
  connection: PostgresConnection;
}

/** The name of the turn to poll a channel. */
export const POLLER = "poller";

/** The token in `turn` of lanes that are not taken over yet, so that nobody claims them. */
export const NOT_YET = "00000000-0000-0000-0000-000000000000";
