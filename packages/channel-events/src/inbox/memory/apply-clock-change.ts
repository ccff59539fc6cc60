import type { MemoryState } from "./state.ts";
import { LARGEST_STEP_MS, NEVER } from "../times.ts";

/**
 * Notices that the clock was set back since the last look, and makes every wait shorter by that much. Otherwise lanes would stand still
 * for as long as the clock was ahead.
 */
export function applyClockChange(state: MemoryState): void {
  const now = state.now();
  const ahead = state.seenAt - now;
  state.seenAt = now;
  if (ahead <= LARGEST_STEP_MS) return;
  for (const lane of state.lanes.values()) {
    // A time that lies only a little ahead was set before the clock went wrong, or after it was put right.
    if (lane.readyAt > now + ahead / 2 && lane.readyAt < NEVER) lane.readyAt = Math.max(now, lane.readyAt - ahead);
    if (lane.leaseUntil > now + ahead / 2) lane.leaseUntil -= ahead;
  }
  for (const lease of state.leases.values()) lease.until -= ahead;
  for (const row of state.rows.values())
    for (const name of ["firstSeenAt", "lastSeenAt", "settledAt"] as const)
      if (row[name] !== undefined) row[name] = Math.min(row[name], now);
}
