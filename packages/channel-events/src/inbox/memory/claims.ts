import { isBeginning, type LaneClaim } from "../claim.ts";
import type { Inbox } from "../inbox.ts";
import { settleRow, settleLane, wakeSuspect } from "./settlement.ts";
import { openLane, isHeld, readStored, setNextTurn, type MemoryState } from "./state.ts";
import { NEVER } from "../times.ts";

/** Gives lanes to workers, and takes their results. */
export function createMemoryClaims(
  state: MemoryState,
): Pick<Inbox, "claim" | "recordStarts" | "settle" | "settleInTransaction" | "renew" | "findNextDueMs"> {
  const { now, lanes, bySeq } = state;
  return {
    async claim({ lanes: most, perLane, leaseMs }) {
      const due = [...lanes].filter(
        ([, lane]) => lane.waiting.length > 0 && lane.readyAt <= now() && lane.leaseUntil <= now(),
      );
      due.sort(([, one], [, other]) => one.readyAt - other.readyAt);
      return due.slice(0, most).map(([name, lane]): LaneClaim => {
        const { unfinishedStarts } = lane.waiting[0]!;
        const isSuspect = lane.token !== "";
        Object.assign(lane, { token: crypto.randomUUID(), leaseUntil: now() + leaseMs, parkedFor: undefined });
        const events = lane.waiting.slice(0, unfinishedStarts > 0 ? 1 : perLane).map(readStored);
        return { lane: name, token: lane.token, events, isSuspect, unfinishedStarts };
      });
    },
    async recordStarts(starts) {
      return starts.map((start) => {
        const { claim, seq, unfinishedStarts, nextTurnInMs } = start;
        if (!isHeld(state, claim)) return false;
        const row = bySeq.get(seq);
        const isTakenBack = row?.state !== "waiting" || lanes.get(claim.lane)!.parkedFor !== undefined;
        if (isTakenBack && isBeginning(start)) return false;
        if (row?.state === "waiting") row.unfinishedStarts = unfinishedStarts;
        setNextTurn(openLane(state, claim.lane), now() + Math.ceil(nextTurnInMs));
        return true;
      });
    },
    async settle(results) {
      return results.map((result) => {
        if (!isHeld(state, result.claim)) return false;
        settleLane(state, result);
        return true;
      });
    },
    async settleInTransaction(claim, seq, write, end = { to: "done" }) {
      const mayWrite = () => isHeld(state, claim) && bySeq.get(seq)?.state === "waiting";
      if (!mayWrite()) return false;
      await write(undefined);
      if (!mayWrite()) return false;
      settleRow(state, bySeq.get(seq)!, end);
      wakeSuspect(state, claim);
      return true;
    },
    async renew(claims, leaseMs) {
      return claims.map((claim) => {
        if (!isHeld(state, claim)) return false;
        openLane(state, claim.lane).leaseUntil = now() + leaseMs;
        return true;
      });
    },
    async findNextDueMs() {
      let next: number | undefined;
      for (const { waiting, readyAt, leaseUntil } of lanes.values())
        if (waiting.length > 0 && leaseUntil <= now() && readyAt < NEVER) next = Math.min(next ?? NEVER, readyAt);
      return next === undefined ? undefined : Math.max(0, next - now());
    },
  };
}
