import type { LaneClaim, LaneResult, StartMark } from "../../claim.ts";
import { openLane, isHeld, listWaiting, setNextTurn, type InboxModel } from "./model.ts";
import { parkLane } from "./model-operations.ts";

export interface ExpectedClaim {
  ids: string[];
  unfinishedStarts: number;
  /** `undefined` where a store may give either value. */
  isSuspect: boolean | undefined;
}

export interface ModelClaims {
  /** Lanes that may be claimed; the lane that was ready first comes first. */
  listDue(): string[];
  /** Holds the lane from now on, and says what its claim must be like. */
  claim(given: LaneClaim, perLane: number, leaseMs: number): ExpectedClaim;
  recordStart(start: StartMark): boolean;
  /** Whether somebody has parked the lane since it was claimed. */
  isParked(claim: LaneClaim): boolean;
  settle(result: LaneResult): boolean;
  renew(claim: LaneClaim, leaseMs: number): boolean;
}

export function createModelClaims(model: InboxModel): ModelClaims {
  return {
    listDue() {
      const due = [...model.lanes].filter(
        ([name, { readyAt, heldUntil }]) =>
          listWaiting(model, name).length > 0 && readyAt <= model.now && heldUntil <= model.now,
      );
      return due.sort(([, one], [, other]) => one.readyAt - other.readyAt).map(([name]) => name);
    },
    claim({ lane: name, token, events }, perLane, leaseMs) {
      const waiting = listWaiting(model, name);
      for (const [index, { seq }] of events.entries()) model.bySeq.set(seq, waiting[index]!);
      const { unfinishedStarts } = waiting[0]!;
      const lane = openLane(model, name);
      const isSuspect = lane.wasEmptied ? undefined : lane.token !== undefined;
      Object.assign(lane, { token, heldUntil: model.now + leaseMs, parking: undefined, wasEmptied: false });
      const ids = waiting.slice(0, unfinishedStarts > 0 ? 1 : perLane).map(({ id }) => id);
      return { ids, unfinishedStarts, isSuspect };
    },
    recordStart({ claim, seq, unfinishedStarts, nextTurnInMs }) {
      if (!isHeld(model, claim)) return false;
      const event = model.bySeq.get(seq)!;
      if (event.state === "waiting") event.unfinishedStarts = unfinishedStarts;
      setNextTurn(openLane(model, claim.lane), model.now + nextTurnInMs);
      return true;
    },
    isParked: ({ lane }) => openLane(model, lane).parking !== undefined,
    settle(result) {
      if (!isHeld(model, result.claim)) return false;
      settleLane(model, result);
      return true;
    },
    renew(claim, leaseMs) {
      if (isHeld(model, claim)) openLane(model, claim.lane).heldUntil = model.now + leaseMs;
      return isHeld(model, claim);
    },
  };
}

function settleLane(model: InboxModel, result: LaneResult): void {
  const { claim, settled, release, park } = result;
  const lane = openLane(model, claim.lane);
  const turnInMs = settleEvents(model, result);
  if (listWaiting(model, claim.lane).length === 0) lane.wasEmptied = true;
  if (park) parkLane(model, claim.lane, park);
  const isRecorded = claim.isSuspect || claim.unfinishedStarts > 0;
  if (!release) {
    if (settled.length > 0 && isRecorded && lane.parking === undefined) lane.readyAt = model.now;
    return;
  }
  Object.assign(lane, { token: undefined, heldUntil: 0 });
  saveReturnedStarts(model, result);
  setNextTurn(lane, model.now + turnInMs);
}

/** Ends events that still wait, and returns the time to the next turn of their lane, in ms. */
function settleEvents(model: InboxModel, { settled, nextTurnInMs = 0 }: LaneResult): number {
  let turnInMs = nextTurnInMs;
  for (const { seq, settlement } of settled) {
    const event = model.bySeq.get(seq)!;
    if (event.state !== "waiting") continue;
    event.attempts += 1;
    event.unfinishedStarts = 0;
    event.settledAt = model.now;
    event.problem = settlement.problem;
    event.state = settlement.to === "retry" ? "waiting" : settlement.to;
    if (settlement.to === "retry") turnInMs = settlement.delayMs;
  }
  return turnInMs;
}

/** Events that are given back without a result have as many unfinished starts as when they were claimed. */
function saveReturnedStarts(model: InboxModel, { claim, settled }: LaneResult): void {
  const ended = new Set(settled.map(({ seq }) => seq));
  for (const [index, { seq }] of claim.events.entries()) {
    const event = model.bySeq.get(seq)!;
    if (event.state === "waiting" && !ended.has(seq))
      event.unfinishedStarts = index === 0 && settled.length === 0 ? claim.unfinishedStarts : 0;
  }
}
