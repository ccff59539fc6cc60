import { NEVER } from "../../ground/event.ts";
import { orderTurns, type InboxState } from "./state.ts";

/**
 * Moves every time by as much as the clock was set, so that each wait stays as long as it is. The clock was `ahead` ms ahead of `now`; it was behind
 * if that is below 0.
 */
export function shiftTimes(state: InboxState, ahead: number, now: number): void {
  for (const lane of state.lanes.values()) {
    lane.readyAt = shiftWait(lane.readyAt, ahead, now);
    if (lane.hold && lane.hold.until > findShifted(ahead, now)) lane.hold.until -= ahead;
  }
  for (const lease of state.leases.values()) lease.until -= ahead;
  orderTurns(state.turns);
}

export function shiftWait(at: number, ahead: number, now: number): number {
  return at > findShifted(ahead, now) && at < NEVER ? Math.max(now, at - ahead) : at;
}

/**
 * Times after this one are shifted. One that lies only a little ahead was set before a clock went wrong, or after it was put right. Where the
 * clock was behind, those before this one had come already.
 */
export function findShifted(ahead: number, now: number): number {
  return ahead > 0 ? now + ahead / 2 : now + ahead;
}
