import { createHash } from "node:crypto";
import { NEVER, type EventRow, type EventState, type StoredEvent } from "../ground/event.ts";
import type { InboxStats, SuspectEvent } from "./inbox.ts";

type Row = Record<string, unknown>;

const PREFIX = "\\u";

/** Encodes a text without zero bytes and halves of surrogate pairs, because a database refuses or changes them. */
export function toColumn(text: string): string {
  return text.includes("\0") || text.startsWith(PREFIX) || !text.isWellFormed() ? PREFIX + JSON.stringify(text) : text;
}

export function fromColumn(column: string): string {
  return column.startsWith(PREFIX) ? (JSON.parse(column.slice(PREFIX.length)) as string) : column;
}

const LONGEST_KEY = 500; // An index entry of PostgreSQL has room for 2,700 bytes.

/** Encodes a text that an index of PostgreSQL holds. One that is too long for it is replaced by its hash. */
export function computeKey(text: string): string {
  const column = toColumn(text);
  return column.length > LONGEST_KEY ? `sha256:${createHash("sha256").update(column).digest("hex")}` : column;
}

const readText = (column: unknown) => fromColumn(String(column));
const readDate = (column: unknown) => new Date(Number(column));

/** Reads an event from its columns. PostgreSQL gives large numbers as text. */
export function readStored(row: Row): StoredEvent {
  return {
    seq: Number(row["seq"]),
    id: readText(row["id"]),
    type: readText(row["type"]),
    lane: readText(row["lane"]),
    raw: String(row["raw"]),
    attempts: Number(row["attempts"]),
    deliveries: Number(row["deliveries"]),
    trace: (row["trace"] as string | null) ?? undefined,
  };
}

export function readRow(row: Row): EventRow {
  return {
    ...readStored(row),
    state: row["state"] as EventState,
    problem: row["problem"] === null ? undefined : readText(row["problem"]),
    firstSeenAt: readDate(row["first_seen_at"]),
    lastSeenAt: readDate(row["last_seen_at"]),
    settledAt: row["settled_at"] === null ? undefined : readDate(row["settled_at"]),
  };
}

/** Reads a lane that is parked until `readyAt`. */
export function readParked(lane: unknown, reason: unknown, readyAt: number): InboxStats["parked"][number] {
  return { lane: readText(lane), reason: readText(reason), until: readyAt < NEVER ? readDate(readyAt) : undefined };
}

const PORTION = 500;

/** Lists events in portions, each of which begins behind the last event of the one before. */
export async function* listInPortions(
  limit: number,
  read: (after: unknown, portion: number) => Row[] | Promise<Row[]>,
): AsyncIterable<EventRow> {
  let after: unknown = 0;
  for (let left = limit; left > 0;) {
    const rows = await read(after, Math.min(left, PORTION));
    if (rows.length === 0) return;
    yield* rows.map(readRow);
    left -= rows.length;
    after = rows.at(-1)!["seq"];
  }
}

/** Reads an event that was running when its process ended. `waitMs` is the time until the turn of its lane, which is at `readyAt`. */
export function readSuspect(
  lane: unknown,
  id: unknown,
  starts: unknown,
  waitMs: number,
  readyAt: number,
): SuspectEvent {
  const nextTryInMs = readyAt < NEVER ? Math.max(0, waitMs) : undefined;
  return { lane: readText(lane), id: readText(id), unfinishedStarts: Number(starts), nextTryInMs };
}
