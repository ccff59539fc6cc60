import type { EventFilter, EventRow, EventState, StoredEvent } from "../event.ts";
import { fromColumn, toColumn } from "../text-column.ts";

export const EVENT_COLUMNS = "event.seq, id, type, event.lane, raw, attempts, deliveries, trace";

export function readStored(row: Record<string, unknown>): StoredEvent {
  const { seq, id, type, lane, raw, attempts, deliveries, trace } = row as unknown as StoredEvent;
  return {
    seq,
    id: fromColumn(id),
    type: fromColumn(type),
    lane: fromColumn(lane),
    raw,
    attempts,
    deliveries,
    trace: trace ?? undefined,
  };
}

export function readRow(row: Record<string, unknown>): EventRow {
  const at = (name: string) => new Date(row[name] as number);
  return {
    ...readStored(row),
    state: row["state"] as EventState,
    problem: row["problem"] === null ? undefined : fromColumn(row["problem"] as string),
    firstSeenAt: at("first_seen_at"),
    lastSeenAt: at("last_seen_at"),
    settledAt: row["settled_at"] === null ? undefined : at("settled_at"),
  };
}

/** Turns a filter into conditions, which follow another condition, and their values. */
export function buildWhere(filter: EventFilter): { where: string; values: string[] } {
  const given = (["state", "lane", "type", "id"] as const).filter((key) => filter[key] !== undefined);
  return {
    where: given.map((key) => ` AND ${key} = ?`).join(""),
    values: given.map((key) => toColumn(filter[key]!)),
  };
}
