import {
  addToReserve,
  resumeOthers,
  advanceLane,
  applyRenewal,
  startLane,
  removeFromReserve,
} from "./advance-lanes.ts";
import { computeKeepIntervalMs, isLooking, type Action, type DispatchState, type Fact } from "./state.ts";

const SHORTEST_NAP_MS = 50; // A lane may be due and not to be claimed, while another worker writes to it.
const PAUSE_AFTER_ERROR_MS = 1_000;
const LONGEST_POSTPONEMENT_MS = 3_600_000;

type FactOf<Name extends Fact["is"]> = Fact & { is: Name };

/**
 * Takes a fact into the state. It changes the state in place, returns it, and has no other effect. It is the only function that
 * writes to the state, together with those of `advance-lanes.ts` that it calls.
 *
 * @param now In ms of the monotonic clock.
 */
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
