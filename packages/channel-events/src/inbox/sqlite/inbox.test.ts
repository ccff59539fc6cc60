import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { sqliteInbox } from "./inbox.ts";
import type { Inbox } from "../inbox.ts";
import { memoryInbox } from "../memory.ts";
import { StoreError } from "../store-error.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-sqlite-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("what was accepted is there when the file is opened again", async () => {
  const path = join(folder, "again.db");
  const first = sqliteInbox(path);
  await first.accept([{ id: "1", type: "t", lane: "a", raw: "{}" }]);
  await first.close();

  const second = sqliteInbox(path);

  expect(await second.pendingAcknowledgements(10)).toEqual(["1"]);
  await second.close();
});

test("a commit is on the disk before it counts", () => {
  const path = join(folder, "fsync.db");
  const inbox = sqliteInbox(path);
  const db = new DatabaseSync(path);

  expect(inbox.durability).toBe("fsync");
  expect(db.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
});

test.each([
  [{}, 1_000],
  [{ busyTimeoutMs: 0 }, 0],
  [{ busyTimeoutMs: 5_000.9 }, 5_000],
  [{ busyTimeoutMs: 2_147_483_647 }, 2_147_483_647],
])("with %j statements of a program wait %i ms for a lock, also after a transaction", async (options, timeout) => {
  const inbox = sqliteInbox(join(folder, `waits-${timeout}.db`), options);
  const read = () => inbox.db.prepare("PRAGMA busy_timeout").get();
  const before = read();
  await inbox.park("a", { reason: "by hand" });

  expect([before, read()]).toEqual([{ timeout }, { timeout }]);
  await inbox.close();
});

test.each([-1, 2_147_483_648, Number.NaN, Number.POSITIVE_INFINITY])(
  "a busyTimeoutMs of %s is refused",
  (busyTimeoutMs) => {
    expect(() => sqliteInbox(join(folder, "refused.db"), { busyTimeoutMs })).toThrow(
      "Cannot open an inbox as busyTimeoutMs must be a number from 0 to 2147483647",
    );
  },
);

test("a file, what lies beside it, and a backup are for their owner alone", async () => {
  const path = join(folder, "private.db");
  const before = process.umask(0);
  const inbox = sqliteInbox(path);
  await inbox.own!("consumer");
  await inbox.accept([{ id: "1", type: "t", lane: "a", raw: "{}" }]);
  await inbox.backup(`${path}.copy`);
  process.umask(before);

  const modes = ["", "-wal", "-shm", "-lock", ".copy"].map((end) => statSync(path + end).mode & 0o777);
  await inbox.close();

  expect(modes).toEqual([0o600, 0o600, 0o600, 0o600, 0o600]);
});

test("a transaction that fails stores nothing", async () => {
  const inbox = sqliteInbox(join(folder, "atomic.db"));

  await expect(
    inbox.accept([
      { id: "1", type: "t", lane: "a", raw: "{}" },
      { id: "2", type: "t", lane: "a", raw: null as unknown as string },
    ]),
  ).rejects.toThrow("NOT NULL constraint failed");

  expect((await inbox.readStats()).events.waiting).toBe(0);
});

test.each(["", ":memory:", undefined as unknown as string])("sqliteInbox() refuses the path %j", (path) => {
  expect(() => sqliteInbox(path)).toThrow("Cannot open an inbox as path must be a file path");
});

test("a file that is no database, or of a newer version, is refused and left alone", () => {
  const other = join(folder, "other.db");
  writeFileSync(
    other,
    "this is no database, and long enough to be read as a header of one, which it is not".repeat(20),
  );
  const newer = join(folder, "newer.db");
  new DatabaseSync(newer).exec("PRAGMA user_version = 99");

  expect(() => sqliteInbox(other)).toThrow(StoreError);
  expect(() => sqliteInbox(newer)).toThrow("as its version must be 1 or older: got 99");
  expect(() => sqliteInbox(join(folder, "no", "such", "folder.db"))).toThrow(/^Cannot open the inbox/);
});

test("a seller that is parked for good is not waited for, before his lane is in memory and after", async () => {
  const inbox = sqliteInbox(join(folder, "parked.db"));
  await inbox.accept([{ id: "1", type: "t", lane: "a", raw: "{}" }]);
  await inbox.park("a", { reason: "the shop is closed" });

  expect(await inbox.findNextDueMs()).toBeUndefined();
  expect(await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 1_000 })).toEqual([]);
  expect(await inbox.findNextDueMs()).toBeUndefined();
  await inbox.close();
});

test.each<[string, (operator: Inbox) => Promise<unknown>]>([
  ["put aside", (operator) => operator.putAside({ id: "1" }, "it ends the process")],
  ["of a seller that was parked", (operator) => operator.park("a", { reason: "it ends the process" })],
])("an event %s since its claim begins no more, and goes on if it has begun", async (name, act) => {
  const path = join(folder, `${name}.db`);
  for (const inbox of [sqliteInbox(path), memoryInbox()]) {
    await inbox.accept([{ id: "1", type: "t", lane: "a", raw: "{}" }]);
    const [claim] = await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 30_000 });
    const start = { claim: claim!, seq: claim!.events[0]!.seq, nextTurnInMs: 0 };
    await inbox.recordStarts([{ ...start, unfinishedStarts: 1 }]);
    await act(inbox.durability === "fsync" ? sqliteInbox(path) : inbox);

    expect(await inbox.recordStarts([{ ...start, unfinishedStarts: 1 }])).toEqual([false]);
    expect(await inbox.recordStarts([{ ...start, unfinishedStarts: 0 }])).toEqual([true]); // It runs: others may begin beside it.
    expect(await inbox.settle([{ claim: claim!, settled: [], release: true }])).toEqual([true]);
    expect(await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 30_000 })).toEqual([]);
  }
});
