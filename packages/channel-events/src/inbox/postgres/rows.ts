import { createHash } from "node:crypto";
import type { LaneClaim } from "../claim.ts";
import type { EventFilter } from "../event.ts";
import { toColumn } from "../columns.ts";

const LONGEST_KEY = 500; // An index entry of PostgreSQL has room for 2,700 bytes.

/** Encodes a text that an index holds. One that is too long for it is replaced by its hash. */
export function computeKey(text: string): string {
  const column = toColumn(text);
  return column.length > LONGEST_KEY ? `sha256:${createHash("sha256").update(column).digest("hex")}` : column;
}

/** Turns a filter into conditions on `e`, the event, which follow another condition, and their values. `before` counts the parameters before them. */
export function buildFilter(filter: EventFilter, before: number): { where: string; values: string[] } {
  const columns = { lane: computeKey, type: toColumn, id: computeKey };
  const given = (["lane", "type", "id"] as const).filter((name) => filter[name] !== undefined);
  return {
    where: given.map((name, index) => ` AND e.${name === "id" ? "key" : name} = $${before + index + 1}`).join(""),
    values: given.map((name) => columns[name](filter[name]!)),
  };
}

/** The columns that name claims: their channels, lanes and tokens. */
export function listClaims(held: readonly { channel: number; claim: LaneClaim }[]): [number[], string[], string[]] {
  return [
    held.map(({ channel }) => channel),
    held.map(({ claim }) => computeKey(claim.lane)),
    held.map(({ claim }) => claim.token),
  ];
}

/** The answer of a function that returns the places of those of its rows that it did, from 1. */
export function readPlaces(rows: readonly Record<string, unknown>[], name: string): Set<number> {
  return new Set(rows[0]![name] as number[]);
}
