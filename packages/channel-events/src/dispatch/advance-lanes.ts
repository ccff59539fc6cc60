import { hasToRunAlone } from "./crash-verdict.ts";
import { computeKeepIntervalMs, LOST, type DispatchState, type Fact, type HeldLane } from "./state.ts";

const QUICK_MS = 10; // For lanes that take less, the claims take most of the time.

type FactOf<Name extends Fact["is"]> = Fact & { is: Name };

/** The lanes of a claim wait in the reserve until a slot is free. */
export function addToReserve(state: DispatchState, { claims, until }: FactOf<"claimed">, now: number): void {
  for (const claim of claims) {
    state.reserve.push({ claim, until, is: "reserve", claimedAt: now, beganAt: 0, handler: undefined });
    if (hasToRunAlone(claim)) state.suspects += 1;
  }
}

/** Lanes leave the reserve; a suspect among them is counted no longer. */
export function removeFromReserve(state: DispatchState, gone: readonly HeldLane[]): void {
  for (const held of gone) {
    const index = state.reserve.indexOf(held);
    if (index < 0) continue;
    state.reserve.splice(index, 1);
    if (hasToRunAlone(held.claim)) state.suspects -= 1;
  }
}

/** A lane leaves the reserve for a slot. */
export function startLane(state: DispatchState, held: HeldLane, isAlone: boolean, now: number): void {
  removeFromReserve(state, [held]);
  held.is = "running";
  held.beganAt = now;
  state.lanes.set(held.claim.lane, held);
  state.running += 1;
  if (!isAlone) return;
  state.postponeMs = 2 * state.limits.leaseMs;
  state.mode = { is: "solo", lane: held.claim.lane, since: now, admitAt: now + state.limits.leaseMs };
}

/** A handler of a lane begins or ends, or the results of the lane are written. */
export function advanceLane(
  state: DispatchState,
  fact: FactOf<"started" | "finished" | "ended" | "written">,
  now: number,
): void {
  const { held } = fact;
  held.handler = fact.is === "started" ? { event: fact.event, since: now } : undefined;
  if (fact.is === "finished") state.finished += 1;
  if (fact.is === "written") endLane(state, held.claim.lane, now);
  if (fact.is !== "ended") return;
  held.is = "writing";
  state.running -= 1;
  state.quickShare = state.quickShare * 0.8 + (now - held.beganAt < QUICK_MS ? 0.2 : 0);
}

/** While the result of the event that ran alone is not written, its start counts as unfinished, and the end of the process would be blamed on it. */
function endLane(state: DispatchState, lane: string, now: number): void {
  state.lanes.delete(lane);
  if (state.mode.is === "solo" && state.mode.lane === lane) openToOthers(state, state.mode.since, now);
}

/** The event that ran alone has had its time: the others have a turn that is as long. */
function openToOthers(state: DispatchState, since: number, now: number): void {
  state.othersUntil = now + (now - since);
  state.mode = { is: "open" };
}

/** Opens to the other lanes if the start of the event that runs alone was taken back. If that failed, it is tried again. */
export function resumeOthers(state: DispatchState, { lane, isWritten }: FactOf<"admitted">, now: number): void {
  const { mode } = state;
  if (mode.is !== "solo" || mode.lane !== lane) return;
  if (!isWritten) {
    mode.admitAt = now + computeKeepIntervalMs(state.limits);
    return;
  }
  openToOthers(state, mode.since, now);
}

/** Takes in a renewal. A lease counts from the time of the request, and not from the answer. */
export function applyRenewal(state: DispatchState, { held, kept, askedAt }: FactOf<"renewed">): void {
  state.isRenewing = false;
  held.forEach((each, index) => {
    if (kept[index]) each.until = Math.max(each.until, askedAt + state.limits.leaseMs);
    else if (each.is !== "reserve" && state.lanes.get(each.claim.lane) === each)
      state.aborts.push({ lane: each.claim.lane, reason: LOST });
  });
  const gone = held.filter((each, index) => !kept[index] && each.is === "reserve");
  removeFromReserve(state, gone);
}
