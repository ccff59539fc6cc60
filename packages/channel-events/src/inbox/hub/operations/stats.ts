import type { EventState } from "../../event.ts";
import type { InboxStats } from "../../inbox.ts";
import { fromColumn } from "../../text-column.ts";
import { NEVER } from "../../times.ts";
import type { HubCalls } from "../calls/calls.ts";
import type { HubChannel } from "../session.ts";

const STATES: readonly EventState[] = ["waiting", "done", "dead"];

/** Reads the counts of a channel, so that it takes as long whatever is stored. */
export async function readStats({ id }: HubChannel, calls: HubCalls, atMost: number): Promise<InboxStats> {
  const counts = await calls.readCounts({ channel: await id(), atMost });
  const parked = (counts["parked"] as [lane: string, reason: string, readyAt: number][] | null) ?? [];
  const count = (name: string) => Math.min(atMost, Number(counts[name]));
  const age = counts["age"] as string | null;
  return {
    events: Object.fromEntries(STATES.map((state) => [state, count(state)])) as Record<EventState, number>,
    unreadable: count("unreadable"),
    unknownType: count("unknown_type"),
    pendingAcknowledgements: count("pending"),
    mostDeliveries: Number(counts["most"]),
    oldestWaitingMs: age === null ? undefined : Math.max(0, Number(age)),
    parked: parked.map(([lane, reason, readyAt]) => ({
      lane: fromColumn(lane),
      reason: fromColumn(reason),
      until: readyAt < NEVER ? new Date(readyAt) : undefined,
    })),
  };
}

export async function countWaiting({ session, id }: HubChannel, atMost: number): Promise<number> {
  const text = `SELECT coalesce(sum(waiting), 0) AS n FROM ${session.schema}.counter WHERE channel = $1`;
  return Math.min(atMost, Number((await session.query("read", text, [await id()]))[0]!["n"]));
}
