import { expect, test } from "vitest";
import { isClock, readSnapshotTables } from "./tables.ts";
import type { Snapshot } from "./store.ts";

const clock = [["clock", { aheadMs: 0 }]];

test("tables of the right form are given back", () => {
  const tables = { clock, counters: [["events", 1]] };

  expect(readSnapshotTables({ version: 1, tables } as unknown as Snapshot)).toBe(tables);
});

test.each<[unknown, string]>([
  [undefined, "its version is not 1"],
  [{ version: 2, tables: { clock } }, "its version is not 1"],
  [{ version: 1 }, "it has no clock"],
  [{ version: 1, tables: { clock, strange: [] } }, "its table strange is not valid"],
  [{ version: 1, tables: { clock, orders: {} } }, "its table orders is not valid"],
  [{ version: 1, tables: { clock, orders: [[1, {}]] } }, "its table orders is not valid"],
  [{ version: 1, tables: { clock, orders: [["a", "text"]] } }, "its table orders is not valid"],
  [{ version: 1, tables: {} }, "it has no clock"],
])("%j is refused: %s", (snapshot, words) => {
  expect(() => readSnapshotTables(snapshot as Snapshot)).toThrow(
    `as it must be one that snapshot() returned: ${words}`,
  );
});

test("a clock must stand at an instant that can be written", () => {
  const rows = (row: object) => [["clock", row]] as [string, unknown][];

  expect(isClock(rows({ aheadMs: 0, frozenAt: 253_402_300_799_000 }))).toBe(true);
  expect(isClock(rows({ aheadMs: 0, frozenAt: 253_402_300_799_001 }))).toBe(false);
  expect(isClock(rows({ aheadMs: Number.NaN }))).toBe(false);
});
