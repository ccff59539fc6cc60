import { expect, test } from "vitest";
import { createWorkWatch } from "./work-watch.ts";

test("without any work underway there is nothing to wait for", async () => {
  const watch = createWorkWatch(60_000);

  expect(await watch.waitForWork()).toBe(false);
  await watch.run(() => 1);
  expect(await watch.waitForWork()).toBe(false);
});

test("work is waited for until it ends, and no longer while it waits on the clock", async () => {
  const watch = createWorkWatch(60_000);
  const wake = Promise.withResolvers<void>();
  const end = Promise.withResolvers<string>();
  const work = watch.run(async () => {
    const endWait = watch.startWait();
    await wake.promise;
    endWait();
    return end.promise;
  });

  expect(await watch.waitForWork()).toBe(false);
  wake.resolve();
  await wake.promise;
  const waiting = watch.waitForWork();
  end.resolve("done");

  expect(await work).toBe("done");
  expect(await waiting).toBe(true);
});

test("a wait of inner work counts for the outer work too", async () => {
  const watch = createWorkWatch(60_000);
  const wake = Promise.withResolvers<void>();
  const work = watch.run(() =>
    watch.run(async () => {
      watch.startWait();
      await wake.promise;
    }),
  );

  expect(await watch.waitForWork()).toBe(false);
  wake.resolve();
  await work;
});

test("work without progress is abandoned when its patience is used up", async () => {
  const watch = createWorkWatch(1);
  const end = Promise.withResolvers<void>();
  const work = watch.run(() => end.promise, "hangs");

  expect(await watch.waitForWork()).toBe(true);
  expect(await watch.waitForWork()).toBe(false);
  end.resolve();
  await work;
});
