import type { EventState } from "../../event.ts";
import type { InboxStats } from "../../inbox.ts";
import { fromColumn } from "../../text-column.ts";
import { NEVER } from "../../times.ts";
import type { HubChannel } from "../session.ts";

const STATES: readonly EventState[] = ["waiting", "done", "dead", "unhandled"];

/** Reads the counts of a channel, so that it takes as long whatever is stored. */
export async function readStats({ session, id }: HubChannel, atMost: number): Promise<InboxStats> {
  const { schema, now, call, query } = session;
  const channel = await id();
  const [counts] = await call("read", "stats_1", [channel, now(), atMost]);
  const parked = await query(
    "read",
    `SELECT lane, parked_for, ready_at FROM ${schema}.turn
     WHERE channel = $1 AND parked_for IS NOT NULL AND ready_at > ${schema}.now_ms($2) ORDER BY lane LIMIT $3`,
    [channel, now(), atMost],
  );
  const count = (name: string) => Math.min(atMost, Number(counts![name]));
  const age = counts!["age"] as string | null;
  return {
    events: Object.fromEntries(STATES.map((state) => [state, count(state)])) as Record<EventState, number>,
    pendingAcknowledgements: count("pending"),
    mostDeliveries: Number(counts!["most"]),
    oldestWaitingMs: age === null ? undefined : Math.max(0, Number(age)),
    parked: parked.map((row) => ({
      lane: fromColumn(String(row["lane"])),
      reason: fromColumn(String(row["parked_for"])),
      until: Number(row["ready_at"]) < NEVER ? new Date(Number(row["ready_at"])) : undefined,
    })),
  };
}

export async function countWaiting({ session, id }: HubChannel, atMost: number): Promise<number> {
  const text = `SELECT coalesce(sum(waiting), 0) AS n FROM ${session.schema}.counter WHERE channel = $1`;
  return Math.min(atMost, Number((await session.query("read", text, [await id()]))[0]!["n"]));
}
