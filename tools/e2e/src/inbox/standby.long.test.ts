import { once } from "node:events";
import { hostname } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import type { ChildProcess } from "node:child_process";
import type { HealthReport } from "@kontor/channel-events";
import { waitUntil } from "@kontor/testing/wait-until";
import { expect, test } from "vitest";
import { endProcess } from "../processes/run.ts";
import { openWorld } from "./world.ts";

/** Starts a consumer that has the file or waits for it. */
async function start(world: Awaited<ReturnType<typeof openWorld>>): Promise<ChildProcess> {
  const worker = world.start({ intervalMs: 1_000 });
  await once(worker, "message");
  return worker;
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
    await using world = await openWorld();
    for (let round = 0; round < 10; round += 1) {
      const [first, second] = [await start(world), await start(world)];
      expect(await readHealth(second)).toMatchObject({
        status: "ok",
        isReady: true,
        standby: { owner: { process: first.pid } },
      });

      await endProcess(first, signal);
      const endedAt = performance.now(); // real time: a process that waits takes over within 2 s
      await waitUntil(async () => expect((await readHealth(second)).standby).toBeUndefined());

      expect(performance.now() - endedAt).toBeLessThan(2_000); // real time: a process that waits takes over within 2 s
      await endProcess(second, "SIGKILL");
    }
  },
);

test("an owner that is stopped is named after 30 s, with the remedy, and the remedy helps", async () => {
  await using world = await openWorld();
  const [first, second] = [await start(world), await start(world)];

  first.kill("SIGSTOP");
  await wait(25_000);
  expect(await readHealth(second)).toMatchObject({ status: "ok", isReady: true });
  await wait(12_000);
  const { status, problems, isReady } = await readHealth(second);

  expect([status, isReady]).toEqual(["degraded", true]);
  expect(problems.join()).toContain(`process ${first.pid} on ${hostname()} owns the inbox`);
  first.kill("SIGKILL");
  world.platform.add(5, 2);
  await waitUntil(() => expect(world.platform.left()).toBe(0));
});

test("an owner whose event loop is blocked is not live, and is live again when it goes on", async () => {
  await using world = await openWorld();
  const [first, second] = [await start(world), await start(world)];

  const blocked = readHealth(first, 40_000);
  await wait(37_000);
  expect((await readHealth(second)).problems.join()).toContain(`process ${first.pid}`);

  expect((await blocked).isLive).toBe(false);
  await waitUntil(async () => expect(await readHealth(first)).toMatchObject({ status: "ok", isLive: true }));
  await waitUntil(async () => expect(await readHealth(second)).toMatchObject({ status: "ok", problems: [] }));
});
