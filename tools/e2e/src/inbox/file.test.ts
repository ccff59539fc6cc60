import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdtempSync, renameSync, rmSync, symlinkSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { channelFetch } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { waitUntil } from "@kontor/testing/wait-until";
import { afterAll, expect, test, vi } from "vitest";
import { checkEffects, endProcess } from "../processes/run.ts";
import { createVirtualPlatform } from "./virtual-platform.ts";
import { openWorld } from "./world.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-file-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
let files = 0;

/** A consumer on a file, that has stored some events. */
async function setUp() {
  const clock = createVirtualClock();
  const platform = createVirtualPlatform(clock);
  const path = join(folder, `${(files += 1)}.db`);
  const inbox = sqliteInbox(path, { clock });
  const fetch = channelFetch({ tokens: platform.tokens, fetch: platform.fetch });
  const channel = createChannelClient({ baseUrl: "https://channel.test", fetch });
  const consumer = createChannelConsumer({ channel, inbox, clock, logger: quiet, handlers: { "*": () => {} } });
  const add = (count: number, from: number) => {
    for (let event = 0; event < count; event += 1)
      platform.add(`${from + event}`, "Seller:New.Type", { sellerId: `s${event % 5}` });
  };
  add(10, 0);
  void consumer.start();
  await clock.advance(5_000);
  expect(platform.left()).toEqual([]);
  const stop = async () => {
    void consumer.stop();
    await clock.advance(30_000);
    await inbox.close();
  };
  return { clock, platform, consumer, path, add, stop };
}

test.each<[string, (path: string) => void]>([
  ["deleted", (path) => ["", "-wal", "-shm"].forEach((suffix) => rmSync(`${path}${suffix}`, { force: true }))],
  ["deleted alone, without its log", (path) => rmSync(path)],
  ["left without its log", (path) => rmSync(`${path}-wal`)],
  ["left without its locks", (path) => rmSync(`${path}-shm`)],
  [
    "emptied",
    (path) => {
      truncateSync(path);
      truncateSync(`${path}-wal`);
    },
  ],
  ["moved", (path) => renameSync(path, `${path}.moved`)],
  [
    "replaced by a copy",
    (path) => {
      copyFileSync(path, `${path}.copy`);
      renameSync(`${path}.copy`, path);
    },
  ],
])(
  "a file that is %s while it is open: nothing is acknowledged into the void, and health fails at once",
  async (_, harm) => {
    const { clock, platform, consumer, path, add, stop } = await setUp();
    harm(path);
    add(70, 100);

    const report = await consumer.health();
    await clock.advance(30 * 60_000);

    expect(platform.left()).toHaveLength(70);
    expect([report.status, report.isLive]).toEqual(["failing", false]);
    expect(report.problems.join()).toContain("deleted, moved, emptied or replaced while it was open");
    expect((await consumer.health()).isLive).toBe(false);
    await stop();
  },
);

test("a link to a file, and a program that changes its folder, are no harm; a log that goes behind a link is found", async () => {
  const path = join(folder, "target.db");
  await sqliteInbox(path).close();
  symlinkSync(path, join(folder, "link.db"));
  const before = process.cwd();
  process.chdir(folder);
  const inbox = sqliteInbox("link.db");
  process.chdir(before);

  await inbox.accept([{ id: "1", type: "t", lane: "a", raw: "{}" }]);
  rmSync(`${path}-wal`);

  await expect(inbox.accept([{ id: "2", type: "t", lane: "a", raw: "{}" }])).rejects.toThrow(
    "target.db-wal was deleted",
  );
  await inbox.close();
});

const hold = `
  const { sqliteInbox } = await import("@kontor/channel-events/sqlite");
  const inbox = sqliteInbox(process.argv[1]);
  const claims = await inbox.claim({ lanes: 9, perLane: 9, leaseMs: 600_000 });
  gc(); // The inbox is out of reach from here on, and its lock holds as long as the process.
  console.log(String(claims.length));
  setInterval(() => {}, 1_000);`;

/** A process that claims what it can and holds it; in a container's way, with process ids of its own, where that is asked for. */
async function startHolder(path: string, { inContainer }: { inContainer: boolean }): Promise<[ChildProcess, number]> {
  const node = [
    process.execPath,
    "--conditions=@kontor/source",
    "--expose-gc",
    "--input-type=module",
    "-e",
    hold,
    path,
  ];
  const command = inContainer ? ["unshare", "--pid", "--fork", "--kill-child", ...node] : node;
  const child = spawn(command[0]!, command.slice(1), {
    cwd: import.meta.dirname,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return [child, Number(line.toString())];
}

test.each([false, true])(
  "what a living process holds in a file stays its own, and is free at once when it is gone (in a container: %s)",
  async (inContainer) => {
    const path = join(folder, `${(files += 1)}.db`);
    const first = sqliteInbox(path);
    await first.accept(["1", "2", "3"].map((id) => ({ id, type: "t", lane: id, raw: "{}" })));
    await first.close();
    const [holder, held] = await startHolder(path, { inContainer });
    expect(held).toBe(3);

    const beside = sqliteInbox(path);
    await expect(beside.claim({ lanes: 9, perLane: 9, leaseMs: 1_000 })).rejects.toThrow(
      "use postgresInbox() for several",
    );
    await beside.close();

    const ended = once(holder, "exit");
    holder.kill("SIGKILL");
    await ended;
    const after = sqliteInbox(path);
    const claims = await vi.waitFor(() => after.claim({ lanes: 9, perLane: 9, leaseMs: 1_000 }), {
      timeout: 60_000, // the holder's own end may come a moment after that of the program around it
    });
    expect(claims.map(({ isSuspect }) => isSuspect)).toEqual([true, true, true]);
    await after.close();
  },
);

test("of two processes on one file one waits, and goes on where the other was when that one is killed", async () => {
  await using world = await openWorld({ redeliveryMs: 5_000 }); // a page that the killed one had fetched and not stored comes again
  const start = async () => {
    const worker = world.start({ intervalMs: 30, maxLanes: 8, handleMs: 5 });
    await once(worker, "message"); // it has started, and handles or waits
    return worker;
  };
  const [first, second] = [await start(), await start()];
  world.platform.add(200, 9);
  await waitUntil(() => expect(world.readEffects().length).toBeGreaterThan(20));
  expect(new Set(world.readEffects().map(({ pid }) => pid))).toEqual(new Set([first.pid]));

  first.kill("SIGKILL");
  world.platform.add(100, 9);

  await waitUntil(() => expect(world.readEffects()).toHaveLength(300));
  expect(world.readEffects().at(-1)!.pid).toBe(second.pid);
  expect(checkEffects(world.readEffects(), 300)).toEqual({ lost: [], twice: [], outOfOrder: [] });
  expect(await endProcess(second, "SIGTERM")).toBe(0);
});
