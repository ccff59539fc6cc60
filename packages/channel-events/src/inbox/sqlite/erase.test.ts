import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test, vi } from "vitest";
import type { LaneClaim, LaneResult } from "../../ground/event.ts";
import { sqliteInbox } from "./inbox.ts";

const NAME = "Planted-Person";
const root = mkdtempSync(join(tmpdir(), "kontor-sqlite-erase-"));
afterAll(() => rmSync(root, { recursive: true }));

const isWindows = process.platform === "win32";

/** Finds the files of a folder that hold the name, with how often. */
function findName(folder: string): Record<string, number> {
  const counts = readdirSync(folder).map((file) => [
    file,
    readFileSync(join(folder, file), "latin1").split(NAME).length - 1,
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count !== 0)) as Record<string, number>;
}

/** Makes a file with 300 events of seven sellers in several states, which hold the name in more than one place. */
async function openFull({ seller = NAME } = {}) {
  const folder = mkdtempSync(join(root, "full-"));
  let time = 0;
  const inbox = sqliteInbox(join(folder, "events.db"), { clock: { now: () => time } });
  const ends = [
    { to: "done" },
    { to: "dead", problem: `no ${NAME}` },
    { to: "done", problem: `unknown ${NAME}` },
    { to: "retry", delayMs: 1, problem: NAME },
  ] as const;
  for (let page = 0; page < 15; page += 1) {
    const build = (index: number) => {
      const number = page * 20 + index;
      const buyer = { name: NAME, note: "x".repeat((number * 37) % 3_000) };
      return { id: `event-${number}`, type: "t", lane: `${seller} ${number % 7}`, raw: JSON.stringify({ buyer }) };
    };
    await inbox.accept(Array.from({ length: 20 }, (_, index) => build(index)));
    await inbox.markAcknowledged(await inbox.pendingAcknowledgements(15));
    for (const claim of await inbox.claim({ lanes: 5, perLane: 5, leaseMs: 1_000 })) {
      await inbox.saveStep(claim.events[0]!.seq, "step", JSON.stringify(NAME));
      await inbox.settle([
        { claim, settled: claim.events.map(({ seq }) => ({ seq, settlement: ends[seq % 4]! })), release: true },
      ]);
    }
    time += 10;
  }
  await inbox.park(`${seller} 6`, { reason: "by hand" });
  return { folder, inbox, later: (ms: number) => (time += ms) };
}

test("after a purge no file of the folder holds what was purged, and free pages are given back", async () => {
  const { folder, inbox, later } = await openFull({ seller: "seller" });
  await inbox.putAside({ state: "waiting" }, "by hand");
  const size = () => readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  const before = [Object.keys(findName(folder)), size()] as const;
  later(10_000);
  await inbox.markAcknowledged(await inbox.pendingAcknowledgements(1_000));

  await inbox.purge({ putAsideAfterMs: 1_000, rowsAfterMs: 1_000 });

  expect(before[0]).toContain("events.db-wal");
  expect(findName(folder)).toEqual({});
  expect(size()).toBeLessThan(before[1] / 4);
  expect(inbox.db.prepare("PRAGMA freelist_count").get()).toEqual({ freelist_count: 0 });
  await inbox.close();
});

test("forget() leaves nothing of a seller in any file, while a consumer owns it and whatever was moved before", async () => {
  const { folder, inbox } = await openFull();
  const operator = sqliteInbox(join(folder, "events.db"));

  for (const number of [3, 1, 0, 6, 5, 2, 4]) await operator.forget({ lane: `${NAME} ${number}` });

  expect(findName(folder)).toEqual({});
  expect(await inbox.claim({ lanes: 9, perLane: 9, leaseMs: 1_000 })).toEqual([]);
  expect((await inbox.readStats()).events).toEqual({ waiting: 0, done: 300, dead: 0 });
  expect((await inbox.accept([{ id: "event-1", type: "t", lane: "1", raw: "{}" }])).inserted).toBe(0);
  await operator.close();
  await inbox.close();
  expect(findName(folder)).toEqual({});
});

const lateEnds: [how: string, end: (inbox: ReturnType<typeof sqliteInbox>, claim: LaneClaim) => Promise<unknown>][] = [
  ["parks it", (inbox, claim) => end(inbox, claim, { park: { reason: NAME } })],
  ["parks it for a time", (inbox, claim) => end(inbox, claim, { park: { reason: NAME, durationMs: 60_000 } })],
  ["is to be tried again", (inbox, claim) => end(inbox, claim, {})],
  [
    "gives it back without a result",
    (inbox, claim) => inbox.settle([{ claim, settled: [], release: true, nextTurnInMs: 5_000 }]),
  ],
  [
    "clears its start",
    async (inbox, claim) => {
      const { seq } = claim.events[0]!;
      await inbox.recordStarts([{ claim, seq, unfinishedStarts: 0, nextTurnInMs: 60_000 }]);
    },
  ],
  ["never ends", async () => {}],
];

const end = (inbox: ReturnType<typeof sqliteInbox>, claim: LaneClaim, rest: Pick<LaneResult, "park">) => {
  const settlement = { to: "retry", delayMs: 60_000, problem: NAME } as const;
  const settled = claim.events.map(({ seq }) => ({ seq, settlement }));
  return inbox.settle([{ claim, settled: settled.slice(0, 1), release: true, ...rest }]);
};

test.each(lateEnds)(
  "a lane that is forgotten while its handler runs is in no file after that handler %s",
  async (_, act) => {
    const folder = mkdtempSync(join(root, "late-"));
    let time = 0;
    const inbox = sqliteInbox(join(folder, "events.db"), { clock: { now: () => time } });
    const operator = sqliteInbox(join(folder, "events.db"));
    await inbox.accept(["1", "10"].map((seller) => ({ id: seller, type: "t", lane: `${NAME}-${seller}`, raw: "{}" })));
    const [one, ten] = await inbox.claim({ lanes: 2, perLane: 1, leaseMs: 1_000 });
    await operator.forget({ lane: one!.lane });
    await operator.forget([ten!.events[0]!.id]);
    await inbox.accept([{ id: "2", type: "t", lane: "other", raw: "{}" }]);
    await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 1_000 }); // It saves which lanes are held.

    await act(inbox, one!);
    await act(inbox, ten!);
    time += 2_000;
    await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 1_000 }); // The leases have ended.
    await inbox.lease("poller", "this process", 1_000);

    expect((await inbox.readStats()).parked).toEqual([]);
    expect(findName(folder)).toEqual({});
    await operator.close();
    await inbox.close();
    expect(findName(folder)).toEqual({});
  },
);

test("a file that was made without incremental vacuum is rewritten with it when events are forgotten", async () => {
  const path = join(mkdtempSync(join(root, "old-")), "events.db");
  const old = new DatabaseSync(path);
  old.exec("CREATE TABLE own (text)");
  old.close();
  const inbox = sqliteInbox(path);
  const read = () => inbox.db.prepare("PRAGMA auto_vacuum").get()!["auto_vacuum"];
  expect(read()).toBe(0);

  await inbox.accept([{ id: "1", type: "t", lane: "a", raw: "{}" }]);
  await inbox.purge({ payloadsAfterMs: 0 });
  await inbox.forget(["1"]);

  expect(read()).toBe(2);
  await inbox.close();
});

test("forget() says that the log still holds what was forgotten while somebody reads it", async () => {
  const { folder, inbox } = await openFull();
  const reader = new DatabaseSync(join(folder, "events.db"));
  reader.exec("BEGIN; SELECT count(*) FROM event");

  await expect(inbox.forget(["event-1"])).rejects.toThrow(/its log still holds what was forgotten: stop that program/);

  reader.exec("COMMIT");
  reader.close();
  await inbox.close();
});

test.skipIf(isWindows)("the files of an inbox and its backup are for their owner alone", async () => {
  const folder = mkdtempSync(join(root, "modes-"));
  const inbox = sqliteInbox(join(folder, "events.db"));
  await inbox.accept([{ id: "1", type: "t", lane: "a", raw: "{}" }]);
  await inbox.backup(join(folder, "copy.db"));

  const names = readdirSync(folder).toSorted();
  expect(names).toEqual(["copy.db", "events.db", "events.db-lock", "events.db-shm", "events.db-wal"]);
  for (const name of names) expect([name, statSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o600]);
  await inbox.close();
});

test.skipIf(isWindows)("files that others can use are closed to them, and that is told once", async () => {
  const folder = mkdtempSync(join(root, "loose-"));
  const path = join(folder, "events.db");
  const first = sqliteInbox(path);
  await first.accept([{ id: "1", type: "t", lane: "a", raw: "{}" }]);
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
  const warn = vi.spyOn(process, "emitWarning").mockReturnValue();

  await sqliteInbox(path).close();
  await sqliteInbox(path).close();

  expect(readdirSync(folder).filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0)).toEqual([]);
  const open = ["", "-wal", "-shm", "-lock"].map((ending) => path + ending).join(", ");
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    `Other users could open these files; from now on only their owner can: ${open}`,
  ]);
  warn.mockRestore();
  await first.close();
});
