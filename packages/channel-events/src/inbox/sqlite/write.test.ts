import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test, vi } from "vitest";
import { sqliteInbox } from "./inbox.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-sqlite-write-"));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

/** An inbox with one claimed event, and a table of the handler in which one row exists. */
async function openWithClaim() {
  const inbox = sqliteInbox(join(folder, `${(files += 1)}.db`));
  inbox.db.exec(
    "CREATE TABLE effect (id TEXT); CREATE TABLE stock (offer TEXT PRIMARY KEY); INSERT INTO stock VALUES ('same')",
  );
  await inbox.accept([{ id: "1", type: "t", lane: "a", raw: "{}" }]);
  const [claim] = await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 30_000 });
  const settle = (write: (db: DatabaseSync) => unknown) =>
    inbox.settleInTransaction(claim!, claim!.events[0]!.seq, write as (tx: unknown) => unknown);
  const count = () => inbox.db.prepare("SELECT count(*) AS n FROM effect").get()!["n"];
  return { inbox, settle, count };
}

const ended = /^the handler ended the transaction of ctx\.withTx\(\)/;

/** Writes, and has all of it undone by an error that nobody hears of. */
function writeAndSwallow(db: DatabaseSync): void {
  db.exec("INSERT INTO effect VALUES ('1')");
  try {
    db.exec("INSERT OR ROLLBACK INTO stock VALUES ('same')");
  } catch {
    // The handler takes this for a row that exists already.
  }
}

test.each<[string, (db: DatabaseSync) => unknown, number]>([
  ["an error that it caught has rolled back", writeAndSwallow, 0],
  ["an error has rolled back, and that began another one", (db) => (writeAndSwallow(db), db.exec("BEGIN")), 0],
  ["it rolled back itself", (db) => db.exec("INSERT INTO effect VALUES ('1'); ROLLBACK"), 0],
  ["it committed itself", (db) => db.exec("INSERT INTO effect VALUES ('1'); COMMIT"), 1],
])("an event is not done by a write whose transaction %s", async (_, write, effects) => {
  const { inbox, settle, count } = await openWithClaim();

  await expect(settle(write)).rejects.toThrow(ended);

  expect(count()).toBe(effects);
  expect((await inbox.readStats()).events).toEqual({ waiting: 1, done: 0, dead: 0 });
  expect(await settle((db) => db.exec("INSERT INTO effect VALUES ('again')"))).toBe(true);
  expect(count()).toBe(effects + 1);
  expect((await inbox.readStats()).events).toEqual({ waiting: 0, done: 1, dead: 0 });
  await inbox.close();
});

test("a write that commits and then fails is told with both", async () => {
  const { inbox, settle } = await openWithClaim();

  const writing = settle((db) => {
    db.exec("COMMIT");
    throw new Error("a later step failed");
  });

  await expect(writing).rejects.toThrow(
    /ended the transaction of ctx\.withTx\(\) \(then it failed: a later step failed\)/,
  );
  await inbox.close();
});

test("savepoints of a handler, also those that it leaves open, and its own errors do no harm", async () => {
  const { inbox, settle, count } = await openWithClaim();

  await expect(settle((db) => db.exec("INSERT INTO stock VALUES ('same')"))).rejects.toThrow(
    "UNIQUE constraint failed",
  );
  expect(await settle((db) => db.exec("SAVEPOINT own; INSERT INTO effect VALUES ('1')"))).toBe(true);

  expect(count()).toBe(1);
  await inbox.close();
});

test.each<[string, (db: DatabaseSync, next: Promise<void>) => unknown, string]>([
  ["an async function", async (db) => db.exec("INSERT INTO effect VALUES ('1')"), "an async function"],
  ["a promise", (db, next) => (db.exec("INSERT INTO effect VALUES ('1')"), next), "a promise"],
])("a write that is asynchronous is refused, and leaves nothing: %s", async (_, write, got) => {
  const { inbox, settle, count } = await openWithClaim();

  await expect(
    settle(got === "an async function" ? (write as never) : (db) => write(db, Promise.resolve())),
  ).rejects.toThrow(
    `Cannot write with an event as the function of withTx() must be synchronous, as SQLite is (await what it needs before the call): got ${got}`,
  );

  expect([count(), (await inbox.readStats()).events.waiting]).toEqual([0, 1]);
  await inbox.close();
});

test("a statement after the end of a write is not committed by itself: neither of the connection nor of a prepared statement", async () => {
  const { inbox, settle, count } = await openWithClaim();
  const told = vi.fn();
  const save = async (db: DatabaseSync) => {
    const insert = db.prepare("INSERT INTO effect VALUES ('2')");
    insert.run();
    await Promise.resolve();
    for (const late of [() => db.exec("INSERT INTO effect VALUES ('3')"), () => insert.run()])
      await Promise.resolve()
        .then(late)
        .catch((error: Error) => told(error.message));
  };

  await expect(settle((db) => save(db))).rejects.toThrow("must be synchronous");
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2));

  expect(told).toHaveBeenCalledWith(expect.stringContaining("must be synchronous, as SQLite is"));
  expect(count()).toBe(0);
  await inbox.close();
});

test.each<[string, (db: DatabaseSync) => unknown]>([
  // oxlint-disable-next-line unicorn/no-thenable -- some query builders are such values
  ["a query that runs when it is awaited", () => ({ then: () => {} })],
  [
    "a generator",
    function* (db) {
      yield db.exec("INSERT INTO effect VALUES ('1')");
    },
  ],
  ["an iterator", (db) => db.prepare("INSERT INTO effect VALUES ('1') RETURNING id").iterate()],
])("a write that has not begun is refused: %s", async (_, write) => {
  const { inbox, settle, count } = await openWithClaim();

  await expect(settle(write)).rejects.toThrow("the function of withTx() must be synchronous");

  expect([count(), (await inbox.readStats()).events.waiting]).toEqual([0, 1]);
  await inbox.close();
});

test("an iterator that a write leaves open holds up nothing, and does nothing later", async () => {
  const { inbox, settle, count } = await openWithClaim();
  let late: (() => unknown) | undefined;

  const save = (db: DatabaseSync) => {
    const rows = db.prepare("INSERT INTO effect VALUES ('1'), ('2') RETURNING id").iterate();
    late = () => rows.next();
    rows.next();
  };
  expect(await settle(save)).toBe(true);
  expect(late).toThrow("must be synchronous");

  await inbox.accept([{ id: "2", type: "t", lane: "b", raw: "{}" }]);
  expect([count(), (await inbox.readStats()).events]).toEqual([2, { waiting: 1, done: 1, dead: 0 }]);
  await inbox.close();
});

test("a write that fails while an iterator is open is told with its own error", async () => {
  const { inbox, settle, count } = await openWithClaim();

  const writing = settle((db) => {
    db.prepare("INSERT INTO effect VALUES ('1'), ('2') RETURNING id").iterate().next();
    throw new Error("the shop is closed");
  });

  await expect(writing).rejects.toThrow(/^the shop is closed/);
  expect([count(), (await inbox.readStats()).events.waiting]).toEqual([0, 1]);
  await inbox.close();
});

test.each<[string, (db: DatabaseSync) => unknown]>([
  ["close()", (db) => db.close()],
  ["[Symbol.dispose]()", (db) => db[Symbol.dispose]()],
])("a write cannot end the connection of the inbox: %s", async (_, end) => {
  const { inbox, settle, count } = await openWithClaim();

  await expect(settle(end)).rejects.toThrow("the connection of withTx() must stay open: got close()");

  expect(await settle((db) => db.exec("INSERT INTO effect VALUES ('1')"))).toBe(true);
  expect([count(), (await inbox.readStats()).events.done]).toEqual([1, 1]);
  await inbox.close();
});

test("a statement that a program keeps works in a later write", async () => {
  const { inbox, settle, count } = await openWithClaim();
  let insert: ReturnType<DatabaseSync["prepare"]> | undefined;
  const save = (db: DatabaseSync) => {
    insert ??= db.prepare("INSERT INTO effect VALUES ('1')");
    insert.run();
    if (count() === 1) throw new Error("not yet");
  };

  await expect(settle(save)).rejects.toThrow("not yet");
  await expect(settle(save)).rejects.toThrow("not yet");
  expect(() => insert!.run()).toThrow("must be synchronous");
  expect(await settle(() => insert!.run())).toBe(true);

  expect(count()).toBe(1);
  await inbox.close();
});
