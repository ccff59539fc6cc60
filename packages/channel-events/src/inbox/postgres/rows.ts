import { createHash } from "node:crypto";
import type { EventFilter, EventRow, EventState, StoredEvent } from "../event.ts";
import { fromColumn, toColumn } from "../text-column.ts";

const LONGEST_KEY = 500; // An index entry of PostgreSQL has room for 2,700 bytes.

export const EVENT_COLUMNS = "seq, id, type, lane, raw, attempts, deliveries, trace";

/** Replaces a text that is too long for an index by its hash. */
function buildKey(column: string): string {
  return column.length > LONGEST_KEY ? `sha256:${createHash("sha256").update(column).digest("hex")}` : column;
}

export function computeIdKey(id: string): string {
  return buildKey(toColumn(id));
}

export function computeLaneKey(lane: string): string {
  return buildKey(toColumn(lane));
}

/** Turns a filter into conditions, which follow another condition, and their values. `before` counts the parameters before them. */
export function buildWhere(filter: EventFilter, before: number): { where: string; values: string[] } {
  const given = (["state", "lane", "type", "id"] as const).filter((key) => filter[key] !== undefined);
  const value = { state: toColumn, lane: computeLaneKey, type: toColumn, id: computeIdKey };
  return {
    where: given.map((key, index) => ` AND ${key === "id" ? "key" : key} = $${before + index + 1}`).join(""),
    values: given.map((key) => value[key](filter[key]!)),
  };
}

export function readStored(row: Record<string, unknown>): StoredEvent {
  const text = (name: string) => fromColumn(String(row[name]));
  return {
    seq: Number(row["seq"]),
    id: text("id"),
    type: text("type"),
    lane: text("lane"),
    raw: String(row["raw"]),
    attempts: Number(row["attempts"]),
    deliveries: Number(row["deliveries"]),
    trace: (row["trace"] as string | null) ?? undefined,
  };
}

export function readRow(row: Record<string, unknown>): EventRow {
  const at = (name: string) => new Date(Number(row[name]));
  return {
    ...readStored(row),
    state: row["state"] as EventState,
    problem: row["problem"] === null ? undefined : fromColumn(String(row["problem"])),
    firstSeenAt: at("first_seen_at"),
    lastSeenAt: at("last_seen_at"),
    settledAt: row["settled_at"] === null ? undefined : at("settled_at"),
  };
}
