import { mkdtempSync, rmSync, unlinkSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, StatementSync } from "node:sqlite";
import { afterAll, expect, test, vi } from "vitest";
import type { Inbox } from "../inbox.ts";
import { sqliteInbox } from "./inbox.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-sqlite-file-"));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const freshPath = () => join(folder, `${(files += 1)}.db`);
const event = (id: string) => ({ id, type: "t", lane: id, raw: "{}" });

test("what others hear of is on the disk before they do; what is done again after a power cut need not be", async () => {
  const inbox = sqliteInbox(freshPath());
  const exec = vi.spyOn(inbox.db, "exec");
  const said = async (work: () => Promise<unknown>) => {
    exec.mockClear();
    await work();
    return exec.mock.calls.map(([text]) => text).filter((text) => !text.includes("busy_timeout"));
  };
  const durably = ["BEGIN IMMEDIATE", "COMMIT"];
  const quickly = ["PRAGMA synchronous = NORMAL", ...durably, "PRAGMA synchronous = FULL"];

  await inbox.own!("consumer");
  expect(await said(() => inbox.accept([event("1")]))).toEqual(quickly);
  expect(await said(() => inbox.saveStep(1, "key", "{}"))).toEqual(durably);
  expect(await said(() => inbox.putAside({ id: "1" }, "no"))).toEqual(durably);
  expect(await said(() => inbox.replay({ id: "1" }))).toEqual(durably);
  expect(await said(() => inbox.claim({ lanes: 1, perLane: 1, leaseMs: 1_000 }))).toEqual(quickly);
  expect(inbox.db.prepare("PRAGMA synchronous").get()).toEqual({ synchronous: 2 });
  await inbox.close();
});

test.each(["", "-wal"])("where its file%s is gone, nothing is stored, acknowledged or well", async (ending) => {
  const path = freshPath();
  const inbox = sqliteInbox(path);
  await inbox.accept([event("1")]);

  unlinkSync(`${path}${ending}`);

  const gone = { code: "ERR_PLATFORM_STORE", isFinal: true };
  await expect(inbox.accept([event("2")])).rejects.toMatchObject(gone);
  await expect(inbox.pendingAcknowledgements(1)).rejects.toMatchObject(gone);
  await expect(inbox.lease("poller", "me", 1_000)).rejects.toMatchObject(gone);
  await expect(inbox.readStats()).rejects.toMatchObject(gone);
  await inbox.close();
  await inbox.close(); // as often as one likes
});

test.each([
  ["alone", false],
  ["while another inbox has the same file", true],
])("an inbox that was closed %s says so in every call", async (_, isShared) => {
  const path = freshPath();
  const inbox = sqliteInbox(path);
  const other = isShared ? sqliteInbox(path) : undefined;
  await inbox.accept([event("1")]);

  await inbox.close();

  const closed = { code: "ERR_PLATFORM_STORE", isFinal: true, message: expect.stringMatching(/it was closed$/) };
  await expect(inbox.accept([event("2")])).rejects.toMatchObject(closed);
  await expect(inbox.claim({ lanes: 1, perLane: 1, leaseMs: 1_000 })).rejects.toMatchObject(closed);
  await expect(inbox.pendingAcknowledgements(1)).rejects.toMatchObject(closed);
  await expect(inbox.readStats()).rejects.toMatchObject(closed);
  await expect(inbox.backup(freshPath())).rejects.toMatchObject(closed);
  await other?.close();
});

/** Adds to the tables of a file, as a newer version might that older ones can work beside. */
function addToTables(path: string, oldest: number): void {
  using db = new DatabaseSync(path);
  for (const table of ["event", "turn", "unacknowledged", "begun", "held", "step", "entity", "owner"])
    db.exec(`ALTER TABLE ${table} ADD COLUMN later TEXT`);
  db.exec(`CREATE TABLE later (at INTEGER) STRICT; CREATE INDEX event_later ON event (later, seq);
    PRAGMA user_version = 99; UPDATE migration SET oldest = ${oldest}`);
}

/** Lets an event arrive and be done. Returns its number. */
async function work(inbox: Inbox, id: string): Promise<number> {
  await inbox.accept([event(id)]);
  await inbox.markAcknowledged([id]);
  const [claim] = await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 60_000 });
  const { seq } = claim!.events[0]!;
  await inbox.saveStep(seq, "key", "{}");
  expect(
    await inbox.settle([{ claim: claim!, settled: [{ seq, settlement: { to: "done" } }], release: true }]),
  ).toEqual([true]);
  return seq;
}

test("an inbox that is open works on while a newer version adds to its tables, and so does one that is opened later", async () => {
  const path = freshPath();
  const open = sqliteInbox(path);
  await work(open, "1");

  addToTables(path, 1);
  const numbers = [await work(open, "2"), await work(open, "3")];
  await open.close();
  const later = sqliteInbox(path);
  numbers.push(await work(later, "4"));
  await later.close();

  expect(numbers).toEqual([2, 3, 4]);
  using db = new DatabaseSync(path);
  expect(db.prepare("PRAGMA user_version").get()).toEqual({ user_version: 99 }); // the newer version need not migrate it again
});

test("tables that a newer version has changed are refused, and stay as they are", async () => {
  const path = freshPath();
  const inbox = sqliteInbox(path);
  await inbox.accept([event("1")]);
  await inbox.close();

  addToTables(path, 2);

  expect(() => sqliteInbox(path)).toThrow("version must be 1 or older: got 99. Newer packages have changed its tables");
  using db = new DatabaseSync(path);
  expect(db.prepare("SELECT state FROM event").all()).toEqual([{ state: "waiting" }]);
});

const claim = { lanes: 1, perLane: 1, leaseMs: 3_600_000 };

test("what a process left behind is free at once for the next one, as a suspect", async () => {
  const path = freshPath();
  const first = sqliteInbox(path);
  await first.accept([event("1"), event("2")]);
  await first.claim(claim);
  await first.lease("poller", "first", 3_600_000);
  await first.close();

  const second = sqliteInbox(path);
  expect(await second.claim(claim)).toMatchObject([{ lane: "1", isSuspect: true }]);
  expect(await second.claim(claim)).toMatchObject([{ lane: "2", isSuspect: false }]);
  expect(await second.lease("poller", "second", 1_000)).toBe(true);
  await second.close();
});

test("a suspect that nobody has claimed yet stays one after the end of the next process too", async () => {
  const path = freshPath();
  const first = sqliteInbox(path);
  await first.accept([event("1"), event("2"), event("3")]);
  await first.claim({ ...claim, lanes: 2 });
  await first.close();
  const second = sqliteInbox(path);
  await second.claim(claim);
  await second.close();

  const third = sqliteInbox(path);

  const claims = await third.claim({ ...claim, lanes: 3 });
  expect(claims.map(({ lane, isSuspect }) => [lane, isSuspect])).toEqual([
    ["1", true],
    ["2", true],
    ["3", false],
  ]);
  await third.close();
});

test("one process at a time handles the events of a file; another one may look and command, and is told what to take for two", async () => {
  const path = freshPath();
  let now = 1_000_000;
  const clock = { now: () => now };
  const first = sqliteInbox(path, { clock });
  const second = sqliteInbox(path, { clock });
  expect(await first.own!("consumer")).toMatchObject({ isOurs: true });
  await first.accept([event("1")]);

  now += 4_000;
  const owner = { process: process.pid, host: hostname() };
  expect(await second.own!("consumer")).toEqual({ isOurs: false, owner, silentMs: 4_000 });
  const refused = {
    code: "ERR_PLATFORM_STORE",
    message: expect.stringContaining(
      `process ${process.pid} on ${hostname()} handles its events, and a file has one such process at a time: use postgresInbox() for several`,
    ),
  };
  await expect(second.accept([event("2")])).rejects.toMatchObject(refused);
  await expect(second.claim(claim)).rejects.toMatchObject(refused);
  expect((await second.readStats()).events.waiting).toBe(1);
  await second.park("1", { reason: "by hand" });
  expect(await first.claim(claim)).toEqual([]);

  await first.close();
  expect(await second.own!("consumer")).toMatchObject({ isOurs: true });
  await second.resume("1");
  expect(await second.claim(claim)).toMatchObject([{ lane: "1" }]);
  await second.close();
});

test("a consumer that stops gives the file up, and what its process does late changes nothing any more", async () => {
  const path = freshPath();
  const first = sqliteInbox(path);
  await first.own!("consumer");
  await first.accept([event("1")]);
  const [held] = await first.claim(claim);

  await first.disown!("consumer");

  const second = sqliteInbox(path);
  await second.own!("consumer");
  expect(await second.claim(claim)).toMatchObject([{ lane: "1", isSuspect: true }]);
  const settled = [{ seq: 1, settlement: { to: "done" } as const }];
  await expect(first.settle([{ claim: held!, settled, release: true }])).rejects.toMatchObject({
    code: "ERR_PLATFORM_STORE",
  });
  await second.close();
  await first.own!("consumer");
  expect(await first.settle([{ claim: held!, settled, release: true }])).toEqual([false]);
  await first.close();
});

test("an owner whose lock was deleted writes nothing more once another process has taken the file", async () => {
  const path = freshPath();
  const first = sqliteInbox(path);
  await first.own!("consumer");
  unlinkSync(`${path}-lock`);

  await expect(first.own!("consumer")).rejects.toMatchObject({
    isFinal: true,
    message: expect.stringMatching(
      /its lock was lost: .*-lock was deleted, or this program opened and closed that file/,
    ),
  });
  const second = sqliteInbox(path);
  await second.own!("consumer");

  const final = { code: "ERR_PLATFORM_STORE", isFinal: true };
  await expect(first.accept([event("1")])).rejects.toMatchObject(final);
  await expect(first.claim(claim)).rejects.toMatchObject(final);
  await second.close();
  await first.close().catch(() => {});
});

test("writes of others to their own tables do not make the owner read its lanes again", async () => {
  const path = freshPath();
  const inbox = sqliteInbox(path);
  await inbox.accept([event("1")]);
  using other = new DatabaseSync(path);
  other.exec("CREATE TABLE ours (at INTEGER)");
  const read = vi.spyOn(StatementSync.prototype, "all");

  for (let write = 0; write < 3; write += 1) {
    other.exec("INSERT INTO ours VALUES (1)");
    expect(await inbox.findNextDueMs()).toBe(0);
  }

  expect(read).not.toHaveBeenCalled();
  await sqliteInbox(path).park("1", { reason: "by hand" });
  expect(await inbox.findNextDueMs()).toBeUndefined();
  expect(read).toHaveBeenCalled();
  read.mockRestore();
  await inbox.close();
});

/** An inbox to which SQLite gives the rows of a query without an order in reverse, as it may at any time. */
function openReversed(clock?: { now(): number }) {
  const inbox = sqliteInbox(freshPath(), clock && { clock });
  inbox.db.exec("PRAGMA reverse_unordered_selects = ON");
  return inbox;
}

test("a lane gives its events in the order of their arrival, in whatever order SQLite finds them", async () => {
  const inbox = openReversed();
  await inbox.accept(["1", "2", "3"].map((id) => ({ ...event(id), lane: "a" })));

  const [claim] = await inbox.claim({ lanes: 1, perLane: 3, leaseMs: 1_000 });

  expect(claim!.events.map(({ id }) => id)).toEqual(["1", "2", "3"]);
  await inbox.close();
});

test("the lane that has waited longest is next, in whatever order SQLite finds them", async () => {
  let now = 1_000_000;
  const inbox = openReversed({ now: () => now });
  for (const id of ["c", "a", "b"]) {
    await inbox.accept([event(id)]);
    now += 1_000;
  }

  const claimed: string[] = [];
  for (let turn = 0; turn < 3; turn += 1)
    for (const { lane } of await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 1_000 })) claimed.push(lane);

  expect(claimed).toEqual(["c", "a", "b"]);
  await inbox.close();
});

test("what SQLite refuses is told as a failure of the store", async () => {
  const inbox = sqliteInbox(freshPath());

  await expect(inbox.accept([{ ...event("1"), raw: null as unknown as string }])).rejects.toMatchObject({
    code: "ERR_PLATFORM_STORE",
  });
  await inbox.close();
});

test("a replay leaves alone what waits, with all its attempts", async () => {
  const inbox = sqliteInbox(freshPath());
  await inbox.accept([event("1")]);
  const [claim] = await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 1_000 });
  const settlement = { to: "retry", delayMs: 0, problem: "no" } as const;
  await inbox.settle([{ claim: claim!, settled: [{ seq: 1, settlement }], release: true }]);

  expect(await inbox.replay({ id: "1" })).toBe(0);
  for await (const { attempts } of inbox.list()) expect(attempts).toBe(1);
  await inbox.close();
});

test("that the clock was ahead is also known from what arrived then", async () => {
  let now = Date.parse("2027-01-01T00:00:00Z");
  const inbox = sqliteInbox(freshPath(), { clock: { now: () => now } });
  await inbox.lease("poller", "me", 1);
  now += 365 * 86_400_000;
  await inbox.accept([event("1")]);

  now -= 365 * 86_400_000;
  await inbox.lease("poller", "me", 1);

  expect(await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 1 })).toHaveLength(1);
  await inbox.close();
});

test("a clock that was ahead for a while moves neither what was set before it nor what waits for somebody", async () => {
  const start = Date.parse("2027-01-01T00:00:00Z");
  let now = start;
  const inbox = sqliteInbox(freshPath(), { clock: { now: () => now } });
  await inbox.accept([event("1")]);
  const [claim] = await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 1_000 });
  const settlement = { to: "retry", delayMs: 3_600_000, problem: "no" } as const;
  await inbox.settle([{ claim: claim!, settled: [{ seq: 1, settlement }], release: true }]);
  await inbox.park("by hand", { reason: "for good" });

  now += 100 * 365 * 86_400_000;
  await inbox.lease("poller", "me", 1);
  now = start;
  await inbox.lease("poller", "me", 1);

  expect(await inbox.findNextDueMs()).toBe(3_600_000);
  expect((await inbox.readStats()).parked).toEqual([{ lane: "by hand", reason: "for good", until: undefined }]);
  await inbox.close();
});

test("a write that gives a promise is refused, as it would be outside of its transaction", async () => {
  const inbox = sqliteInbox(freshPath());
  await inbox.accept([event("1")]);
  const [claim] = await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 1_000 });

  await expect(inbox.settleInTransaction(claim!, 1, async () => {})).rejects.toThrow(
    "the function of withTx() must be synchronous, as SQLite is",
  );

  expect((await inbox.readStats()).events).toMatchObject({ waiting: 1, done: 0 });
  await inbox.close();
});

test("a purge leaves none out, however many there are", async () => {
  let now = 1_000_000;
  const inbox = sqliteInbox(freshPath(), { clock: { now: () => now } });
  await inbox.accept(Array.from({ length: 10_002 }, (_, index) => ({ ...event(`${index}`), lane: "a" })));
  await inbox.putAside({ state: "waiting" }, "no");
  now += 1_000;

  expect(await inbox.purge({ putAsideAfterMs: 1 })).toEqual({ payloads: 10_002, rows: 0 });
  await inbox.close();
});

test.each<[string, (inbox: Inbox) => Promise<unknown>]>([
  ["a claim", (inbox) => inbox.claim(claim)],
  ["an accept", (inbox) => inbox.accept([event("3")])],
  ["a lease", (inbox) => inbox.lease("poller", "one", 1_000)],
])("a command that comes right after the commit of %s leaves each lane once in memory", async (_, call) => {
  const path = freshPath();
  const inbox = sqliteInbox(path);
  await inbox.accept([event("1"), event("2")]);
  const operator = sqliteInbox(path);
  const { exec } = inbox.db;
  const commits = vi.spyOn(inbox.db, "exec").mockImplementation((text) => {
    exec.call(inbox.db, text);
    if (text === "COMMIT") void operator.park("another", { reason: "by hand" });
  });

  await call(inbox);

  commits.mockRestore();
  const claims = await inbox.claim({ ...claim, lanes: 9 });
  for (const each of claims) {
    const settled = each.events.map(({ seq }) => ({ seq, settlement: { to: "done" } as const }));
    expect(await inbox.settle([{ claim: each, settled, release: true }])).toEqual([true]);
  }
  const { waiting, done } = (await inbox.readStats()).events;
  expect([await inbox.claim({ ...claim, lanes: 9 }), waiting + done]).toEqual([[], _ === "an accept" ? 3 : 2]);
  expect(await inbox.countWaiting()).toBe(_ === "a claim" ? 1 : 0);
  await Promise.all([operator.close(), inbox.close()]);
});

test.each(["close", "disown"] as const)(
  "where %s() cannot write, another process may take the file all the same",
  async (end) => {
    const path = freshPath();
    const first = sqliteInbox(path, { busyTimeoutMs: 0 });
    await first.own!("consumer");
    await first.accept([event("1")]);
    await first.claim(claim);
    using writer = new DatabaseSync(path);
    writer.exec("BEGIN IMMEDIATE");

    await (end === "close" ? first.close() : first.disown!("consumer").catch(() => {}));

    writer.exec("ROLLBACK");
    const second = sqliteInbox(path);
    expect(await second.own!("consumer")).toMatchObject({ isOurs: true });
    await second.close();
  },
);

test("a sign of life does not wait for the writes of others, and a file that is up to date is opened beside them", async () => {
  let now = 1_000_000;
  const clock = { now: () => now };
  const path = freshPath();
  const first = sqliteInbox(path, { clock, busyTimeoutMs: 0 });
  await first.own!("consumer");
  using writer = new DatabaseSync(path);
  writer.exec("BEGIN IMMEDIATE");

  now += 60_000;
  expect(await first.own!("consumer")).toMatchObject({ isOurs: true });
  const second = sqliteInbox(path, { clock, busyTimeoutMs: 0 });

  expect(await second.own!("consumer")).toMatchObject({ isOurs: false, silentMs: 0 });
  writer.exec("ROLLBACK");
  await Promise.all([first.close(), second.close()]);
});

test("what the caller's own write throws builds nothing anew", async () => {
  const inbox = sqliteInbox(freshPath());
  await inbox.accept([event("1")]);
  const [held] = await inbox.claim(claim);
  const failure = new Error("the shop is down");
  const read = vi.spyOn(StatementSync.prototype, "all");

  await expect(
    inbox.settleInTransaction(held!, 1, () => {
      throw failure;
    }),
  ).rejects.toBe(failure);
  expect(await inbox.settleInTransaction(held!, 1, () => {})).toBe(true);

  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
  await inbox.close();
});

test("a command to very many events gives others a turn in between", async () => {
  const path = freshPath();
  const inbox = sqliteInbox(path);
  await inbox.accept(Array.from({ length: 12_000 }, (_, index) => ({ ...event(`${index}`), lane: `${index % 7}` })));
  const operator = sqliteInbox(path);
  let isOver = false;
  const aside = operator.putAside({ state: "waiting" }, "no").finally(() => (isOver = true));

  expect(await inbox.countWaiting()).toBe(7_000);
  expect(isOver).toBe(false);

  expect([await aside, await inbox.countWaiting()]).toEqual([12_000, 0]);
  expect([await operator.replay({ lane: "3" }), await inbox.countWaiting()]).toEqual([1_714, 1_714]);
  await Promise.all([operator.close(), inbox.close()]);
});

/** An inbox with an event that is claimed, and a table of its program, of which a row cannot be twice. */
async function openClaimed() {
  const inbox = sqliteInbox(freshPath());
  inbox.db.exec(`CREATE TABLE own (id TEXT PRIMARY KEY, part TEXT REFERENCES own (id) DEFERRABLE INITIALLY DEFERRED);
    INSERT INTO own (id) VALUES ('1')`);
  await inbox.accept([event("1")]);
  const [held] = await inbox.claim(claim);
  return { inbox, settle: (sql: string) => inbox.settleInTransaction(held!, 1, () => inbox.db.exec(sql)) };
}

test.each([
  ["breaks a rule of its table", "INSERT INTO own (id) VALUES ('1')"],
  ["breaks a rule that the commit checks", "INSERT INTO own VALUES ('2', 'there is none')"],
  ["is no SQL", "INSERT"],
])("a write that %s is no failure of the store", async (_, sql) => {
  const { inbox, settle } = await openClaimed();

  await expect(settle(sql)).rejects.toMatchObject({ code: "ERR_SQLITE_ERROR" });

  expect(await settle("INSERT INTO own (id) VALUES ('2')")).toBe(true);
  await inbox.close();
});

test("a write that finds the disk full is a failure of the store", async () => {
  const { inbox, settle } = await openClaimed();
  inbox.db.exec(`PRAGMA max_page_count = ${String(inbox.db.prepare("PRAGMA page_count").get()!["page_count"])}`);

  await expect(settle("INSERT INTO own (id) VALUES (hex(randomblob(100000)))")).rejects.toMatchObject({
    code: "ERR_PLATFORM_STORE",
    message: expect.stringContaining("database or disk is full"),
  });

  await inbox.close();
});

test("a transaction that was left open is rolled back and told, and the next call works", async () => {
  const { inbox, settle } = await openClaimed();
  inbox.db.exec("BEGIN; INSERT INTO own (id) VALUES ('2')");

  await expect(inbox.accept([event("2")])).rejects.toThrow(
    /^Cannot write to the inbox \/.*\.db as a transaction was left open on its connection\. Kontor rolled it back/,
  );

  expect((await inbox.accept([event("2")])).inserted).toBe(1);
  expect(inbox.db.prepare("SELECT id FROM own").all()).toEqual([{ id: "1" }]);
  await expect(settle("BEGIN")).rejects.toThrow("within a transaction"); // The inbox's own one goes on.
  expect((await inbox.readStats()).events).toEqual({ waiting: 2, done: 0, dead: 0 });
  await inbox.close();
});
