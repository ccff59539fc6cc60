import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { ChannelClient } from "@kontor/channel-client";
import { afterAll, expect, test, vi } from "vitest";
import { createChannelConsumer } from "../../consumer/consumer.ts";
import { offerOf } from "../../consumer/fixtures/sandbox.ts";
import { sqliteInbox, type SqliteInbox } from "./inbox.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-lock-"));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const freshPath = () => join(folder, `${(files += 1)}.db`);
const event = (id: string) => ({ id, type: "Seller:Offer.New", lane: id, raw: `{"id":"${id}"}` });
const claim = { lanes: 1, perLane: 1, leaseMs: 30_000 };

const HOLDER = `
  const db = new (require("node:sqlite").DatabaseSync)(process.argv[1]);
  db.exec(process.argv[2]);
  console.log("locked");
  process.stdin.once("data", () => (db.exec("ROLLBACK"), process.exit()));
`;

/** Lets another process lock the file. @returns A function that ends the lock. */
async function holdLock(path: string, statement = "BEGIN EXCLUSIVE"): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ["-e", HOLDER, path, statement], { stdio: ["pipe", "pipe", "inherit"] });
  await once(child.stdout, "data");
  return async () => {
    const ended = once(child, "exit");
    child.stdin.write("end\n");
    await ended;
  };
}

test.each(["BEGIN EXCLUSIVE", "BEGIN IMMEDIATE"])(
  "while another process holds %s for longer than the wait, the program goes on, the log says what to do, and afterwards every event is handled once",
  async (statement) => {
    const path = freshPath();
    const inbox = sqliteInbox(path);
    const all = Array.from({ length: 60 }, (_, index) => `e${index}`);
    const pages = [all.slice(0, 30), all.slice(30)].map((ids) =>
      ids.map((id) => ({ id, type: "Seller:Offer.New", createdAt: "2026-01-01T00:00:00Z", event: offerOf(id, 1) })),
    );
    const handled: string[] = [];
    const acknowledged: string[] = [];
    const problems: string[] = [];
    const note = (facts: object) => void problems.push(String((facts as { problem?: unknown }).problem));
    const consumer = createChannelConsumer({
      channel: {
        events: {
          list: async () => ({ eventList: pages.shift() ?? [] }),
          acknowledge: async ({ eventIdList }: { eventIdList: string[] }) => void acknowledged.push(...eventIdList),
        },
      } as unknown as ChannelClient,
      inbox,
      handlers: { "*": async (offer) => void handled.push((offer as { id: string }).id) },
      poll: { intervalMs: 500 },
      logger: { info() {}, warn: note, error: note },
    });
    const release = await holdLock(path, statement);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const started = consumer.start();
    await vi.waitFor(() => expect(problems.length).toBeGreaterThan(1), 20_000);
    delay.disable();
    const longestMs = delay.max / 1e6;
    await release();

    await started;
    await vi.waitFor(() => expect([handled.length, acknowledged.length]).toEqual([60, 60]), 30_000);
    expect(longestMs).toBeLessThan(500);
    expect(problems[0]).toContain(
      `in the inbox ${path} as database is locked (SQLITE_BUSY): end the program that has locked it`,
    );
    await consumer.stop();
    await inbox.close();
    expect(new Set(handled).size).toBe(60);
  },
);

const CALLS: [name: string, call: (inbox: SqliteInbox) => Promise<unknown>, result: unknown][] = [
  ["accept()", (inbox) => inbox.accept([event("2")]), { inserted: 1, redelivered: [] }],
  ["claim()", async (inbox) => (await inbox.claim(claim)).map(({ lane }) => lane), ["1"]],
  ["lease()", (inbox) => inbox.lease("poller", "me", 1_000), true],
  ["markAcknowledged()", (inbox) => inbox.markAcknowledged(["1"]), undefined],
  ["saveStep()", (inbox) => inbox.saveStep(1, "key", "[1]"), undefined],
  ["claimNewest()", (inbox) => inbox.claimNewest("offer", 1), true],
  ["park()", (inbox) => inbox.park("1", { reason: "by hand" }), undefined],
  ["putAside()", (inbox) => inbox.putAside({ id: "1" }, "by hand"), 1],
  ["replay()", (inbox) => inbox.replay({ state: "dead" }), 0],
  ["forget()", (inbox) => inbox.forget({ lane: "1" }), 1],
  ["purge()", (inbox) => inbox.purge({ rowsAfterMs: 1_000 }), { payloads: 0, rows: 0 }],
];

test.each(CALLS)("%s waits for a lock of another process, while the program goes on", async (_, call, result) => {
  const path = freshPath();
  const inbox = sqliteInbox(path, { busyTimeoutMs: 20_000 });
  await inbox.accept([event("1")]);
  const release = await holdLock(path);
  let hasEnded = false;

  const answer = call(inbox).finally(() => (hasEnded = true));
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 5)); // These end only if the program goes on.
  expect(hasEnded).toBe(false);
  await release();

  expect(await answer).toEqual(result);
  await inbox.close();
});

test("the write of a handler runs once, after the lock has ended, and a user of the file who leaves keeps what is held", async () => {
  const path = freshPath();
  const inbox = sqliteInbox(path, { busyTimeoutMs: 20_000 });
  await inbox.own!("consumer");
  await inbox.accept([event("1"), event("2")]);
  const [held] = await inbox.claim(claim);
  const write = vi.fn();
  const release = await holdLock(path);

  const written = inbox.settleInTransaction(held!, held!.events[0]!.seq, write);
  const left = inbox.settle([{ claim: held!, settled: [], release: true }]);
  expect(write).not.toHaveBeenCalled();
  await release();

  expect([await written, await left, write.mock.calls.length]).toEqual([true, [true], 1]);
  await inbox.disown!("consumer");
  const next = sqliteInbox(path);
  expect(await next.claim(claim)).toMatchObject([{ lane: "2", isSuspect: false }]);
  await Promise.all([inbox.close(), next.close()]);
});

test.each(["accept()", "park()", "claimNewest()", "saveStep()"])(
  "%s without a wait is refused at once, with the file, what may hold it, and what to do",
  async (name) => {
    const path = freshPath();
    const inbox = sqliteInbox(path, { busyTimeoutMs: 0 });
    await inbox.accept([event("1")]);
    const release = await holdLock(path);

    const call = CALLS.find(([each]) => each === name)![1];
    await expect(call(inbox)).rejects.toThrow(
      `in the inbox ${path} as database is locked (SQLITE_BUSY): end the program that has locked it, such as a backup tool or a browser of databases, or let it write its changes`,
    );
    await release();
    expect(await call(inbox)).toEqual(CALLS.find(([each]) => each === name)![2]);
    await inbox.close();
  },
);
