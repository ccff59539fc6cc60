import type { SqliteSession } from "./session.ts";
import { LARGEST_STEP_MS, NEVER } from "../times.ts";

/**
 * Notices that the clock of the machine was set back since the last look, and makes every wait shorter by that much. Otherwise lanes
 * would stand still for as long as the clock was ahead. Tells whether it did so.
 */
export function applyClockChange({ get, run, now }: SqliteSession): boolean {
  const at = now();
  const ahead = (get("SELECT at FROM clock")!["at"] as number) - at;
  if (ahead > LARGEST_STEP_MS) {
    // A time that lies only a little ahead was set before the clock went wrong, or after it was put right.
    run(
      "UPDATE lane SET ready_at = max(?, ready_at - ?) WHERE ready_at > ? AND ready_at < ?",
      at,
      ahead,
      at + ahead / 2,
      NEVER,
    );
    run("UPDATE lane SET lease_until = max(0, lease_until - ?) WHERE lease_until > ?", ahead, at + ahead / 2);
    run("UPDATE lease SET until = until - ?", ahead);
    run(
      `UPDATE event SET first_seen_at = min(first_seen_at, ?), last_seen_at = min(last_seen_at, ?), settled_at = min(settled_at, ?)
       WHERE last_seen_at > ? OR settled_at > ?`,
      at,
      at,
      at,
      at,
      at,
    );
  }
  run("UPDATE clock SET at = ? WHERE at <> ?", at, at);
  return ahead > LARGEST_STEP_MS;
}
