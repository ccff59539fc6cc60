import type { Redelivery } from "../event.ts";
import type { Inbox } from "../inbox.ts";
import { isSamePayload, mergePage, type PageEvent } from "../../page/merge.ts";
import { addToLane, isUnreadable, type MemoryState, type Row } from "./state.ts";

/** Stores events that arrive, and knows which of them are to be acknowledged. */
export function createMemoryArrivals(
  state: MemoryState,
): Pick<Inbox, "accept" | "pendingAcknowledgements" | "markAcknowledged"> {
  const { rows } = state;
  return {
    async accept(events) {
      const redelivered: Redelivery[] = [];
      let inserted = 0;
      for (const arriving of mergePage(events)) {
        const { event, times, differs } = arriving;
        const known = rows.get(event.id);
        if (known) {
          redelivered.push(acceptAgain(state, known, arriving));
          continue;
        }
        insert(state, arriving);
        inserted += 1;
        if (times > 1) redelivered.push({ id: event.id, deliveries: times, differs });
      }
      return { inserted, redelivered };
    },
    async pendingAcknowledgements(limit) {
      const pending: string[] = [];
      for (const { id, ackPending } of rows.values()) {
        if (pending.length === limit) break;
        if (ackPending) pending.push(id);
      }
      return pending;
    },
    async markAcknowledged(ids) {
      for (const id of ids) if (rows.has(id)) rows.get(id)!.ackPending = false;
    },
  };
}

/** Counts the deliveries of an event that is known. If only the new payload can be read, it replaces the old one. */
function acceptAgain(state: MemoryState, known: Row, { event, times, differs }: PageEvent): Redelivery {
  const { id, type, lane, raw, problem, hasNoId } = event;
  known.deliveries += times;
  known.lastSeenAt = state.now();
  known.ackPending = !hasNoId;
  const isOther = known.raw !== "" && !isSamePayload(known.raw, raw);
  if (isUnreadable(known) && problem === undefined) {
    Object.assign(known, { raw, type, lane, state: "waiting", problem: undefined });
    addToLane(state, known);
  }
  return { id, deliveries: known.deliveries, differs: differs || isOther };
}

function insert(state: MemoryState, { event, times }: PageEvent): void {
  const { id, type, lane, raw, problem, trace, hasNoId } = event;
  const now = state.now();
  state.lastSeq += 1;
  const row: Row = {
    seq: state.lastSeq,
    id,
    type,
    lane,
    raw,
    trace,
    state: problem === undefined ? "waiting" : "dead",
    problem,
    attempts: 0,
    unfinishedStarts: 0,
    deliveries: times,
    ackPending: !hasNoId,
    firstSeenAt: now,
    lastSeenAt: now,
    settledAt: undefined,
  };
  state.rows.set(id, row);
  state.bySeq.set(row.seq, row);
  if (row.state === "waiting") addToLane(state, row);
}
