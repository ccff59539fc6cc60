import type { EventState } from "../../event.ts";
import type { InboxStats } from "../../inbox.ts";
import { fromColumn } from "../../text-column.ts";
import type { PostgresSession } from "../session.ts";
import { NEVER } from "../../times.ts";

export async function countWaiting({ query, statements }: PostgresSession, atMost: number): Promise<number> {
  return Number((await query("read", statements.countWaiting, [atMost]))[0]!["n"]);
}

/** Counts events, each count up to `atMost`. */
export async function readStats({ at, query, statements }: PostgresSession, atMost: number): Promise<InboxStats> {
  const [counts] = await query("read", statements.countStates, [atMost]);
  const events = Object.fromEntries(
    (["waiting", "done", "dead"] as const).map((state) => [state, Number(counts![state])]),
  ) as Record<EventState, number>;
  const [pending] = await query("read", statements.countPending, [atMost]);
  const [oldest] = await query("read", statements.findOldest(at(), events.waiting < atMost));
  const parked = await query("read", statements.listParked(at()), [atMost]);
  return {
    events,
    unreadable: Number(counts!["unreadable"]),
    unknownType: Number(counts!["unknown_type"]),
    pendingAcknowledgements: Number(pending!["events"]),
    mostDeliveries: Number(pending!["most"]),
    oldestWaitingMs: typeof oldest?.["age"] === "string" ? Math.max(0, Number(oldest["age"])) : undefined,
    parked: parked.map((row) => ({
      lane: fromColumn(String(row["lane"])),
      reason: fromColumn(String(row["parked_for"])),
      until: Number(row["ready_at"]) < NEVER ? new Date(Number(row["ready_at"])) : undefined,
    })),
  };
}
