import {
  computeKeepIntervalMs,
  hasToRunAlone,
  isLooking,
  LOST,
  OTHERS_FIRST_MS,
  type Action,
  type DispatchState,
  type Fact,
  type HeldLane,
} from "./state.ts";

const SHORTEST_NAP_MS = 50; // A lane may be due and not to be claimed, while another worker writes to it.
const PAUSE_AFTER_ERROR_MS = 1_000;
const LONGEST_POSTPONEMENT_MS = 3_600_000;
const QUICK_MS = 10; // For lanes that take less, the claims take most of the time.

type FactOf<Name extends Fact["is"]> = Fact & { is: Name };

/** Takes a fact into the state, in place, and returns it. Nothing else writes to the state. @param now In ms of the monotonic clock. */
export function advance(state: DispatchState, fact: Fact, now: number): DispatchState {
  switch (fact.is) {
    case "taken":
      takeAction(state, fact.action, now);
      break;
    case "claimed":
      addToReserve(state, fact, now);
      endClaim(state, fact, now);
      break;
    case "told":
      setNextLook(state, fact.dueInMs, now);
      break;
    case "lookFailed":
      state.hasSeenInbox = false;
      rest(state, now + PAUSE_AFTER_ERROR_MS);
      break;
    case "renewed":
      applyRenewal(state, fact);
      break;
    case "renewalFailed":
      state.isRenewing = false;
      break;
    case "released":
      state.releasing -= 1;
      break;
    case "started":
    case "finished":
    case "ended":
    case "written":
      advanceLane(state, fact, now);
      if (fact.is === "written" || (fact.is === "ended" && state.reserve.length === 0)) markLookDue(state);
      break;
    case "leftBehind":
      state.leftBehind += 1;
      break;
    case "leftBehindEnded":
      state.leftBehind -= 1;
      markLookDue(state);
      break;
    case "hung":
      state.leftBehind -= 1;
      state.hanging += 1;
      markLookDue(state);
      break;
    case "hungEnded":
      state.hanging -= 1;
      break;
    case "admitted":
      resumeOthers(state, fact, now);
      markLookDue(state);
      break;
    case "opened":
    case "woken":
    case "called":
    case "idleAsked":
    case "paused":
    case "stopping":
    case "stopped":
      changePhase(state, fact.is, now);
  }
  return state;
}

/** An action has begun: its answer is another fact. */
function takeAction(state: DispatchState, action: Action, now: number): void {
  switch (action.do) {
    case "begin":
      return startLane(state, action.held, action.isAlone, now);
    case "clear":
      state.mode = { is: "clearing", since: now };
      return;
    case "open":
      state.mode = { is: "open" };
      return;
    case "release":
      state.releasing += 1;
      if (action.nextTurnInMs !== undefined) {
        state.postponeMs = Math.min(2 * state.postponeMs, LONGEST_POSTPONEMENT_MS);
        state.mode = { is: "open" };
      }
      return removeFromReserve(state, action.held);
    case "claim":
    case "ask":
      state.look = action.do === "claim" ? "claiming" : state.look === "check" ? "checking" : "asking";
      state.isLookDueAgain = false;
      return;
    case "renew":
      state.keepAt = now + computeKeepIntervalMs(state.limits);
      state.isRenewing ||= action.held.length > 0;
      return removeFromReserve(
        state,
        state.reserve.filter(({ until }) => until <= now),
      );
    case "abort":
      if (state.aborts.length > 0) state.aborts = state.aborts.filter(({ lane }) => lane !== action.lane);
      return;
    case "expire":
      state.lanes.get(action.lane)!.handler = undefined;
      return;
    case "admit":
      if (state.mode.is === "solo") state.mode.admitAt = Number.POSITIVE_INFINITY;
      return;
    case "wakeAt":
      state.alarmAt = action.at;
      return;
    case "tellIdle":
      state.isIdleAsked = false;
  }
}

function changePhase(state: DispatchState, to: string, now: number): void {
  if (state.phase === "stopped") return;
  switch (to) {
    case "opened":
      if (state.phase === "stopping") return;
      if (state.phase === "new") state.othersUntil = now + OTHERS_FIRST_MS;
      state.phase = "running";
      state.isDry = false;
      state.keepAt = Math.min(state.keepAt, now + computeKeepIntervalMs(state.limits));
      return markLookDue(state);
    case "called":
      state.isDry = false;
      return markLookDue(state);
    case "idleAsked":
      state.isIdleAsked = true;
      state.isDry = false; // A claim sees what other workers have stored. An answer to a question may be a moment old.
      return markLookDue(state);
    case "woken":
      state.alarmAt = Number.POSITIVE_INFINITY;
      return;
    case "paused":
      if (state.phase === "running") state.phase = "paused";
      if (state.mode.is === "clearing") state.mode = { is: "open" };
      return;
    case "stopping":
      state.phase = "stopping";
      for (const lane of state.lanes.keys()) state.aborts.push({ lane, reason: "The consumer was stopped" });
      return;
    case "stopped":
      state.phase = "stopped";
  }
}

function endClaim(state: DispatchState, { claims, asked }: FactOf<"claimed">, now: number): void {
  state.isDry = claims.length < asked && !(state.isIdleAsked && state.isLookDueAgain);
  state.isEmpty = claims.length === 0;
  state.hasSeenInbox = true;
  if (state.isLookDueAgain) rest(state, now);
  else state.look = "check";
}

function setNextLook(state: DispatchState, dueInMs: number | undefined, now: number): void {
  state.hasSeenInbox = true;
  const isDue = state.look === "asking" && dueInMs === 0;
  const nap = Math.max(
    dueInMs ?? state.limits.longestNapMs,
    state.look === "checking" && state.isEmpty ? SHORTEST_NAP_MS : 0,
  );
  rest(state, now + Math.min(nap, state.limits.longestNapMs));
  if (!isDue) return;
  state.isDry = false; // The inbox has just said that a lane is due.
  state.look = "due";
}

/** Looks again at this time, or at once if something happened meanwhile. */
function rest(state: DispatchState, until: number): void {
  state.look = state.isLookDueAgain ? "due" : "resting";
  state.lookAt = until;
  state.isLookDueAgain = false;
}

function markLookDue(state: DispatchState): void {
  if (isLooking(state)) state.isLookDueAgain = true;
  else state.look = "due";
}

/** The lanes of a claim wait in the reserve until a slot is free. */
function addToReserve(state: DispatchState, { claims, until }: FactOf<"claimed">, now: number): void {
  for (const claim of claims) {
    state.reserve.push({ claim, until, is: "reserve", claimedAt: now, beganAt: 0, handler: undefined });
    if (hasToRunAlone(claim)) state.suspects += 1;
  }
}

/** Lanes leave the reserve; a suspect among them is counted no longer. */
function removeFromReserve(state: DispatchState, gone: readonly HeldLane[]): void {
  for (const held of gone) {
    const index = state.reserve.indexOf(held);
    if (index < 0) continue;
    state.reserve.splice(index, 1);
    if (hasToRunAlone(held.claim)) state.suspects -= 1;
  }
}

function startLane(state: DispatchState, held: HeldLane, isAlone: boolean, now: number): void {
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
function advanceLane(
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
function resumeOthers(state: DispatchState, { lane, isWritten }: FactOf<"admitted">, now: number): void {
  const { mode } = state;
  if (mode.is !== "solo" || mode.lane !== lane) return;
  if (!isWritten) {
    mode.admitAt = now + computeKeepIntervalMs(state.limits);
    return;
  }
  openToOthers(state, mode.since, now);
}

/** Takes in a renewal. A lease counts from the time of the request, and not from the answer. */
function applyRenewal(state: DispatchState, { held, kept, askedAt }: FactOf<"renewed">): void {
  state.isRenewing = false;
  held.forEach((each, index) => {
    if (kept[index]) each.until = Math.max(each.until, askedAt + state.limits.leaseMs);
    else if (each.is !== "reserve" && state.lanes.get(each.claim.lane) === each)
      state.aborts.push({ lane: each.claim.lane, reason: LOST });
  });
  const gone = held.filter((each, index) => !kept[index] && each.is === "reserve");
  removeFromReserve(state, gone);
}
