import { NEVER, type SqliteSession } from "./session.ts";

const LARGEST_STEP_MS = 60_000; // what a time server corrects in passing is less

/**
 * Finds out that the clock of the machine was set back since it was last seen, as after it had been wrong. Everything that
 * waits for a time then waits for that much less: otherwise lanes would stand still for as long as the clock was ahead.
 */
export function followClock({ get, run, now }: SqliteSession): void {
  const at = now();
  const ahead = (get("SELECT at FROM clock")!["at"] as number) - at;
  if (ahead > LARGEST_STEP_MS) {
    // what was set before the clock went wrong is right again: only what lies far ahead is moved
    run(
      "UPDATE lane SET ready_at = max(?, ready_at - ?) WHERE ready_at > ? AND ready_at < ?",
      at,
      ahead,
      at + ahead / 2,
      NEVER,
    );
    run("UPDATE lane SET lease_until = max(0, lease_until - ?) WHERE lease_until > ?", ahead, at);
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
}
