import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { afterAll, expect, test, vi } from "vitest";
import type { Inbox } from "../../inbox.ts";
import { sqliteInbox } from "../inbox.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-cache-"));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const freshPath = () => join(folder, `${(files += 1)}.db`);

const event = (id: string, lane: string, raw = "{}") => ({ id, type: "t", lane, raw });
const all = { lanes: 100, perLane: 10, leaseMs: 30_000 };

/** Claims everything that is due, and gives the ids; then all of it is done. */
async function handleAll(inbox: Inbox): Promise<string[]> {
  const claims = await inbox.claim(all);
  await inbox.settle(
    claims.map((claim) => ({
      claim,
      settled: claim.events.map(({ seq }) => ({ seq, settlement: { to: "done" } as const })),
      release: true,
    })),
  );
  return claims.flatMap(({ events }) => events.map(({ id }) => id));
}

test("while nobody else writes, events are claimed without a look into the file", async () => {
  const inbox = sqliteInbox(freshPath());
  await handleAll(inbox);
  const prepare = vi.spyOn(inbox.db, "prepare");

  for (const round of [1, 2, 3]) {
    await inbox.accept([event(`a${round}`, "a"), event(`b${round}`, "b")]);
    expect(await handleAll(inbox)).toEqual([`a${round}`, `b${round}`]);
    expect(await inbox.findNextDueMs()).toBeUndefined();
  }

  const selects = prepare.mock.calls
    .map(([text]) => text)
    .filter((text) => /SELECT.* FROM event\b(?!.*UPDATE)/s.test(text));
  expect(selects).toEqual([]);
  await inbox.close();
});

test.each<[string, (other: Inbox) => Promise<unknown>, string[]]>([
  ["stores an event", (other) => other.accept([event("3", "b")]), ["1", "2", "3"]],
  ["parks a seller", (other) => other.park("a", { reason: "the shop is closed" }), []],
  ["puts an event aside", (other) => other.putAside({ id: "1" }, "wrong"), ["2"]],
  ["claims the sellers", (other) => other.claim(all), []],
])("what another process writes counts at the next claim: it %s", async (_, write, expected) => {
  const path = freshPath();
  const inbox = sqliteInbox(path);
  await handleAll(inbox);
  await inbox.accept([event("1", "a"), event("2", "a")]);
  const other = sqliteInbox(path);

  await write(other);

  expect(await handleAll(inbox)).toEqual(expected);
  await other.close();
  await inbox.close();
});

test("a lane that was claimed elsewhere after its lease is not written to by its former holder", async () => {
  const path = freshPath();
  const clock = { now: () => now };
  let now = 1_800_000_000_000;
  const inbox = sqliteInbox(path, { clock });
  const other = sqliteInbox(path, { clock });
  await inbox.accept([event("1", "a")]);
  const [claim] = await inbox.claim(all);
  now += all.leaseMs;

  expect(await other.claim(all)).toMatchObject([{ lane: "a", isSuspect: true }]);
  expect(await inbox.settle([{ claim: claim!, settled: [], release: true }])).toEqual([false]);
  await other.close();
  await inbox.close();
});

test("a claim that cannot be written claims nothing, and the next one does", async () => {
  const path = freshPath();
  const inbox = sqliteInbox(path);
  await handleAll(inbox);
  await inbox.accept([event("1", "a")]);
  const exec = inbox.db.exec.bind(inbox.db);
  const failing = vi.spyOn(inbox.db, "exec").mockImplementation((text) => {
    if (text === "COMMIT") throw Object.assign(new Error("database or disk is full"), { code: "ERR_SQLITE_ERROR" });
    return exec(text);
  });

  await expect(inbox.claim(all)).rejects.toThrow("disk is full");
  failing.mockRestore();

  expect(await handleAll(inbox)).toEqual(["1"]);
  await inbox.close();
});

test("payloads beyond four megabytes stay in the file until their seller has its turn, in order", async () => {
  const inbox = sqliteInbox(freshPath());
  await handleAll(inbox);
  const large = "x".repeat(1024 * 1024);
  const ids = Array.from({ length: 9 }, (_, index) => `${index + 1}`);
  for (const id of ids) await inbox.accept([event(id, "a", large)]);

  const got = [...(await handleAll(inbox)), ...(await handleAll(inbox))];

  expect(got).toEqual(ids);
  await inbox.close();
});

test("a file that is closed has no turns of sellers without events, so that the next version finds none", async () => {
  const path = freshPath();
  const inbox = sqliteInbox(path);
  await handleAll(inbox);
  await inbox.accept([event("1", "a"), event("2", "b")]);
  await handleAll(inbox);
  await inbox.close();

  const db = new DatabaseSync(path);
  expect(db.prepare("SELECT count(*) AS turns FROM lane WHERE ready_at IS NOT NULL").get()).toEqual({ turns: 0 });
  db.close();
});

/** Another process is in the middle of storing an event. Its commit takes a moment, as on a slow disk. */
const SLOW_ACCEPT = `
  const { parentPort, workerData } = require("node:worker_threads");
  const { DatabaseSync } = require("node:sqlite");
  const db = new DatabaseSync(workerData);
  db.exec(\`BEGIN IMMEDIATE;
    INSERT INTO event (id, type, lane, raw, state, first_seen_at, last_seen_at) VALUES ('2', 't', 'a', '{}', 'waiting', 1, 1);
    INSERT INTO lane (lane, ready_at) VALUES ('a', 1) ON CONFLICT (lane) DO UPDATE SET ready_at = 1 WHERE ready_at IS NULL\`);
  parentPort.postMessage("begun");
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  db.exec("COMMIT");
  db.close();
  parentPort.postMessage("stored");`;

test.each<[string, (inbox: Inbox) => Promise<unknown>]>([
  ["is closed", (inbox) => inbox.close()],
  ["is purged", (inbox) => inbox.purge({ rowsAfterMs: 1e9 })],
])("an event that another process stores while the inbox %s keeps its turn", async (_, end) => {
  const path = freshPath();
  const inbox = sqliteInbox(path);
  await handleAll(inbox);
  await inbox.accept([event("1", "a")]);
  await handleAll(inbox);
  await inbox.findNextDueMs();
  const other = new Worker(SLOW_ACCEPT, { eval: true, workerData: path });
  await new Promise((resolve) => other.once("message", resolve));

  const ending = end(inbox);
  await Promise.all([ending, other.terminate()]);

  const next = sqliteInbox(path);
  expect(await handleAll(next)).toEqual(["2"]);
  await Promise.all([inbox.close(), next.close()]);
});

test("an inbox is closed also if another process holds the file", async () => {
  const path = freshPath();
  const inbox = sqliteInbox(path, { busyTimeoutMs: 0 });
  await handleAll(inbox);
  await inbox.accept([event("1", "a")]);
  await handleAll(inbox);
  const other = new DatabaseSync(path);
  other.exec("BEGIN IMMEDIATE");

  await inbox.close();

  expect(inbox.db.isOpen).toBe(false);
  other.close();
});

test("a clock that was set back a little does not hold up the next event of a seller", async () => {
  let at = 1_000_000;
  const inbox = sqliteInbox(freshPath(), { clock: { now: () => at } });
  await handleAll(inbox);
  await inbox.accept([event("1", "a")]);
  await handleAll(inbox);

  at -= 50_000;
  await inbox.accept([event("2", "a")]);

  expect(await handleAll(inbox)).toEqual(["2"]);
  await inbox.close();
});

test("a long backlog of one seller is handled whole and in order", async () => {
  const inbox = sqliteInbox(freshPath());
  const ids = Array.from({ length: 250 }, (_, index) => String(index));
  await handleAll(inbox);
  await inbox.accept(ids.slice(0, 130).map((id) => event(id, "a")));
  const handled = await handleAll(inbox);
  await inbox.accept(ids.slice(130).map((id) => event(id, "a")));
  while (handled.length < ids.length) {
    const more = await handleAll(inbox);
    if (more.length === 0) break;
    handled.push(...more);
  }

  expect(handled).toEqual(ids);
  await inbox.close();
});
