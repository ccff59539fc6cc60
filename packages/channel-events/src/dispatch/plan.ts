import { LONGEST_HOLD_MS, hasToRunAlone, isInnocent, type Action, type DispatchState, type HeldLane } from "./state.ts";

const TURNS_AHEAD = 8;
const MOST_UNWRITTEN = 8; // If the results of more lanes per slot wait for the inbox, nothing more is claimed.

const NOTHING: readonly Action[] = [];

/** Decides what is to be done at `now`, in ms of the monotonic clock, and changes nothing: each action comes back as the fact `taken`. */
export function plan(state: DispatchState, now: number): readonly Action[] {
  if (state.phase === "new") return NOTHING;
  // A claim may be answered after the stop. Its lanes would be suspects if nobody gave them back.
  if (state.phase === "stopped")
    return state.reserve.length > 0 ? [{ do: "release", held: [...state.reserve] }] : NOTHING;
  const actions: Action[] = [];
  for (const { lane, reason } of state.aborts) actions.push({ do: "abort", lane, reason });
  if (now >= state.keepAt) planKeeping(state, now, actions);
  if (state.phase === "running") planWork(state, now, actions);
  else if (state.reserve.length > 0) actions.push({ do: "release", held: [...state.reserve] });
  if (state.isIdleAsked && isIdle(state)) actions.push({ do: "tellIdle" });
  const at = computeWakeTime(state, now);
  if (at < state.alarmAt) actions.push({ do: "wakeAt", at });
  return actions.length === 0 ? NOTHING : actions;
}

/** Renews leases, and ends runs whose time is over. After its lease a lane belongs to this worker no more, even if a late answer renews it. */
function planKeeping(state: DispatchState, now: number, actions: Action[]): void {
  const { limits, lanes, reserve, isRenewing } = state;
  for (const [lane, { until, handler }] of lanes) {
    if (until <= now) actions.push({ do: "abort", lane, reason: "The lane could not be kept" });
    if (handler && now - handler.since >= limits.handlerTimeoutMs) actions.push({ do: "expire", lane });
  }
  const held = isRenewing ? [] : [...lanes.values(), ...reserve.filter(({ until }) => until > now)];
  actions.push({ do: "renew", held });
}

/** Begins lanes in free slots and claims more for the slots that stay free. */
function planWork(state: DispatchState, now: number, actions: Action[]): void {
  const { limits, mode } = state;
  if (mode.is === "solo") {
    // A handler that hangs must not hold up other sellers.
    if (now >= mode.admitAt) actions.push({ do: "admit", lane: mode.lane });
    return planReleases(state, now, actions);
  }
  const suspect = now >= state.othersUntil ? findSuspect(state) : undefined;
  if (suspect) {
    planSuspect(state, suspect, now, actions);
    return planReleases(state, now, actions);
  }
  if (mode.is === "clearing") {
    actions.push({ do: "open" });
    return;
  }
  const free = limits.maxLanes - state.running - planBegins(state, actions);
  if (actions.length === 0) planReleases(state, now, actions);
  if (free <= 0 || state.lanes.size > MOST_UNWRITTEN * limits.maxLanes) return; // The next lane that ends makes a look due.
  if (state.look === "check") actions.push({ do: "ask" });
  else if (state.look === "due" || (state.look === "resting" && now >= state.lookAt)) planLook(state, free, actions);
}

/** An event that may end processes begins when no handler runs. If that takes longer than a lease, it is put off, and the others go on. */
function planSuspect(state: DispatchState, suspect: HeldLane, now: number, actions: Action[]): void {
  const { mode, limits } = state;
  if (state.running === 0 && state.leftBehind === 0) actions.push({ do: "begin", held: suspect, isAlone: true });
  else if (mode.is === "open") actions.push({ do: "clear" });
  else if (mode.is === "clearing" && now - mode.since >= limits.leaseMs)
    actions.push({
      do: "release",
      held: state.reserve.filter(({ claim }) => hasToRunAlone(claim)),
      nextTurnInMs: state.postponeMs,
    });
}

/** Fills free slots from the reserve; returns how many lanes begin. */
function planBegins({ limits, running, reserve, lanes }: DispatchState, actions: Action[]): number {
  let begins = 0;
  for (const held of reserve) {
    if (running + begins >= limits.maxLanes) break;
    const { claim } = held;
    if (lanes.has(claim.lane) || hasToRunAlone(claim)) continue; // A lane that was lost and claimed again waits for its old handler.
    if (begins > 0 && actions.some((each) => each.do === "begin" && each.held.claim.lane === claim.lane)) continue;
    actions.push({ do: "begin", held, isAlone: false });
    begins += 1;
  }
  return begins;
}

/** Claims several turns at once if handlers are quick. If they are slow, it claims only for free slots, because another worker could begin the lanes sooner. */
function planLook({ limits, isDry, quickShare }: DispatchState, free: number, actions: Action[]): void {
  if (isDry) actions.push({ do: "ask" }); // A question costs less than a claim.
  else actions.push({ do: "claim", lanes: quickShare > 0.5 ? limits.maxLanes * TURNS_AHEAD : free });
}

/** Gives back lanes that have waited too long for a slot. A suspect stays, because it would be forgotten that it is one. */
function planReleases({ reserve }: DispatchState, now: number, actions: Action[]): void {
  const first = reserve.find(({ claim }) => isInnocent(claim));
  if (!first || now - first.claimedAt < LONGEST_HOLD_MS) return;
  const isStale = ({ claim, claimedAt }: HeldLane) => isInnocent(claim) && now - claimedAt >= LONGEST_HOLD_MS;
  actions.push({ do: "release", held: reserve.filter(isStale) });
}

function findSuspect({ suspects, reserve, lanes }: DispatchState): HeldLane | undefined {
  if (suspects === 0) return undefined;
  return reserve.find(({ claim }) => hasToRunAlone(claim) && !lanes.has(claim.lane));
}

/** Whether no lane is due, held or being given back, and no handler runs, as far as the inbox could be asked. */
function isIdle({ phase, lanes, reserve, releasing, look, hasSeenInbox }: DispatchState): boolean {
  const holdsNothing = lanes.size === 0 && reserve.length === 0 && releasing === 0;
  return phase !== "running" || (holdsNothing && look === "resting" && hasSeenInbox);
}

/** When there may be something to do, even if nothing happens until then. */
function computeWakeTime(state: DispatchState, now: number): number {
  const { phase, mode, limits, othersUntil } = state;
  let at = state.keepAt;
  if (phase !== "running") return at;
  if (mode.is === "clearing") at = Math.min(at, mode.since + limits.leaseMs);
  if (mode.is === "solo") at = Math.min(at, mode.admitAt);
  if (state.look === "resting" && mode.is === "open") at = Math.min(at, state.lookAt);
  if (state.suspects > 0 && now < othersUntil) at = Math.min(at, othersUntil);
  const waiting = state.reserve.find(({ claim }) => isInnocent(claim));
  if (waiting) at = Math.min(at, waiting.claimedAt + LONGEST_HOLD_MS);
  return at;
}
