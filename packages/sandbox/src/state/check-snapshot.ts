import { LAST_INSTANT } from "../seed/clock.ts";
import type { ClockRow } from "./rows.ts";
import type { Snapshot } from "./storage.ts";
import type { StoredTables } from "./store.ts";
import { tableNames } from "./tables.ts";

/**
 * Reads the tables of a snapshot, after a check of their form.
 *
 * @throws {RangeError} If it is no snapshot.
 */
export function readSnapshotTables(snapshot: Snapshot): StoredTables {
  const refuse = (what: string) => {
    throw new RangeError(`Cannot restore a snapshot as it must be one that snapshot() gave: ${what}`);
  };
  const { version, tables } = Object(snapshot) as Partial<Snapshot>;
  if (version !== 1) refuse("its version is not 1");
  if (typeof tables !== "object" || tables === null) refuse("it has no tables");
  for (const [name, rows] of Object.entries(tables!)) {
    if (!(tableNames as readonly string[]).includes(name)) refuse(`it has a table ${name}`);
    const isRows =
      Array.isArray(rows) && rows.every((row) => Array.isArray(row) && typeof row[0] === "string" && isRow(row[1]));
    if (!isRows) refuse(`its table ${name} holds no rows`);
  }
  if (!isClock(tables!["clock"] ?? [])) refuse("it has no clock");
  return tables!;
}

function isRow(row: unknown): boolean {
  return (typeof row === "object" && row !== null) || typeof row === "number";
}

/** Whether the rows of a clock hold its state. */
export function isClock(rows: readonly (readonly [string, unknown])[]): boolean {
  const { aheadMs, frozenAt = 0 } = Object(rows.find(([key]) => key === "clock")?.[1]) as Partial<ClockRow>;
  return Number.isFinite(aheadMs) && Number.isFinite(frozenAt) && frozenAt <= LAST_INSTANT;
}
