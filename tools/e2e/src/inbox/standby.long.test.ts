import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ChildProcess } from "node:child_process";
import type { HealthReport } from "@kontor/channel-events";
import { waitUntil } from "@kontor/testing/wait-until";
import { afterAll, expect, test } from "vitest";
import { startMockPlatform } from "./mock-platform.ts";
import { startWorker } from "./start-worker.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-standby-"));
const workers = new Set<ChildProcess>();
afterAll(() => {
  for (const worker of workers) worker.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});
let files = 0;

async function setUp() {
  const platform = await startMockPlatform({ redeliveryMs: 60_000 });
  const sqlite = join(folder, `${(files += 1)}.db`);
  const phaseFile = `${sqlite}.phase`;
  writeFileSync(phaseFile, "--");
  const start = async () => {
    const options = { url: platform.url, path: sqlite, phaseFile, failures: 0, lingerMs: 0, leaseMs: 30_000 };
    const worker = startWorker({ ...options, intervalMs: 1_000, maxLanes: 8 });
    workers.add(worker);
    await once(worker, "message"); // it has started, and handles or waits
    return worker;
  };
  return { platform, start };
}

async function readHealth(worker: ChildProcess, blockMs = 0): Promise<HealthReport> {
  const answered = once(worker, "message");
  worker.send({ blockMs });
  const [{ health }] = (await answered) as [{ health: HealthReport }];
  return health;
}

test.each(["SIGKILL", "SIGTERM"] as const)(
  "after %s to the owner the other one owns the file within 2 s",
  async (signal) => {
    const { platform, start } = await setUp();
    for (let round = 0; round < 10; round += 1) {
      const [first, second] = [await start(), await start()];
      expect(await readHealth(second)).toMatchObject({
        status: "ok",
        isReady: true,
        standby: { owner: { process: first.pid } },
      });

      const ended = once(first, "exit");
      first.kill(signal);
      await ended;
      const endedAt = performance.now(); // real time: a process that waits takes over within 2 s
      await waitUntil(async () => expect((await readHealth(second)).standby).toBeUndefined());

      expect(performance.now() - endedAt).toBeLessThan(2_000); // real time: a process that waits takes over within 2 s
      const secondEnded = once(second, "exit");
      second.kill("SIGKILL");
      await secondEnded;
    }
    await platform.close();
  },
);

test("an owner that is stopped is named after 30 s, with the remedy, and the remedy helps", async () => {
  const { platform, start } = await setUp();
  const [first, second] = [await start(), await start()];

  first.kill("SIGSTOP");
  await wait(25_000);
  expect(await readHealth(second)).toMatchObject({ status: "ok", isReady: true });
  await wait(12_000);
  const { status, problems, isReady } = await readHealth(second);

  expect([status, isReady]).toEqual(["degraded", true]);
  expect(problems.join()).toContain(`process ${first.pid} on ${hostname()} owns the inbox`);
  first.kill("SIGKILL");
  platform.add(5, 2);
  await waitUntil(() => expect(platform.left()).toBe(0));
  second.kill("SIGKILL");
  await platform.close();
});

test("an owner whose event loop is blocked is not live, and is live again when it goes on", async () => {
  const { platform, start } = await setUp();
  const [first, second] = [await start(), await start()];

  const blocked = readHealth(first, 40_000);
  await wait(37_000);
  expect((await readHealth(second)).problems.join()).toContain(`process ${first.pid}`);

  expect((await blocked).isLive).toBe(false);
  await waitUntil(async () => expect(await readHealth(first)).toMatchObject({ status: "ok", isLive: true }));
  await waitUntil(async () => expect(await readHealth(second)).toMatchObject({ status: "ok", problems: [] }));
  for (const worker of [first, second]) worker.kill("SIGKILL");
  await platform.close();
});
