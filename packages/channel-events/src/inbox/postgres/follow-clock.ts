import type { PostgresConnection } from "@kontor/postgres";
import { LARGEST_STEP_MS, NEVER } from "../times.ts";

const NOTED_EVERY_MS = 5_000;

/**
 * Notices that the clock was set back since the last look, and makes every wait shorter by that much. Otherwise lanes would stand
 * still for as long as the clock was ahead.
 *
 * @param at The current time, as SQL.
 */
export async function followClock(connection: PostgresConnection, at: string): Promise<void> {
  const { rows } = await connection.query(`SELECT at, ${at} AS now FROM clock`);
  const [seen, now] = [Number(rows[0]!["at"]), Number(rows[0]!["now"])];
  if (Math.abs(now - seen) < NOTED_EVERY_MS) return;
  const noted = await connection.query("UPDATE clock SET at = $1 WHERE at = $2", [now, seen]);
  const ahead = seen - now;
  if (noted.rowCount !== 1 || ahead <= LARGEST_STEP_MS) return; // Another process does it, or the step is small.
  // A time that lies only a little ahead was set before the clock went wrong, or after it was put right.
  await connection.query('SELECT lane FROM lane ORDER BY lane COLLATE "C" FOR UPDATE');
  await connection.query(
    `UPDATE lane SET ready_at = CASE WHEN ready_at > $1::bigint + $2::bigint / 2 AND ready_at < ${NEVER} THEN greatest($1::bigint, ready_at - $2::bigint) ELSE ready_at END,
       lease_until = CASE WHEN lease_until > $1::bigint + $2::bigint / 2 THEN greatest(0, lease_until - $2::bigint) ELSE lease_until END
     WHERE ready_at > $1 OR lease_until > $1`,
    [now, ahead],
  );
  await connection.query("UPDATE lease SET until = until - $1::bigint", [ahead]);
  await connection.query(
    `UPDATE event SET first_seen_at = least(first_seen_at, $1), last_seen_at = least(last_seen_at, $1), settled_at = least(settled_at, $1)
     WHERE seq IN (SELECT seq FROM event WHERE last_seen_at > $1 OR settled_at > $1 ORDER BY seq FOR UPDATE)`,
    [now],
  );
}
