import { expect, test, vi } from "vitest";
import { createScheduler } from "./scheduler.ts";

const forever = () => false;

test("advance() runs what was scheduled in the order of its time, and what came first where two have the same", async () => {
  const scheduler = createScheduler(() => {});
  const ran: string[] = [];
  for (const [ms, name] of [
    [30, "c"],
    [10, "a"],
    [10, "b"],
    [90, "late"],
  ] as const)
    scheduler.schedule(ms, () => ran.push(`${name}@${scheduler.now()}`));
  const cancel = scheduler.schedule(20, () => ran.push("taken back"));
  cancel();

  await scheduler.advance(50, forever);

  expect(ran).toEqual(["a@10", "b@10", "c@30"]);
  expect(scheduler.now()).toBe(50);
});

test("all work of one moment runs before the next, deferred work too", async () => {
  const scheduler = createScheduler(() => {});
  const ran: string[] = [];
  const work = async () => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    await new Promise<void>((resolve) => scheduler.defer(resolve));
    ran.push(`work@${scheduler.now()}`);
  };
  scheduler.schedule(1, () => void work());
  scheduler.schedule(2, () => ran.push("next"));

  await scheduler.advance(5, forever);

  expect(ran).toEqual(["work@1", "next"]);
});

test("work that never ends although no time passes is told, and advance() ends with it", async () => {
  let isOver = false;
  const onEndless = vi.fn(() => (isOver = true));
  const scheduler = createScheduler(onEndless);
  const again = () => scheduler.defer(again);
  again();

  await scheduler.advance(5, () => isOver);

  expect(onEndless).toHaveBeenCalledOnce();
});

test("a thousand times in any order come in order", async () => {
  const scheduler = createScheduler(() => {});
  const came: number[] = [];
  for (let index = 0; index < 1_000; index += 1)
    scheduler.schedule((index * 7_919) % 1_009, () => came.push(scheduler.now()));

  await scheduler.advance(2_000, forever);

  expect(came).toEqual(came.toSorted((one, other) => one - other));
  expect(came).toHaveLength(1_000);
});

test("a rejection that nobody handles is heard before the next step", async () => {
  const scheduler = createScheduler(() => {});
  const heard: string[] = [];
  const others = process.listeners("unhandledRejection");
  process.removeAllListeners("unhandledRejection");
  process.on("unhandledRejection", (error) => heard.push(`${String(error)} at ${scheduler.now()}`));
  scheduler.schedule(1, () => void Promise.reject(new Error("unheard")));
  scheduler.schedule(2, () => heard.push("next"));

  await scheduler.advance(5, forever);

  process.removeAllListeners("unhandledRejection");
  for (const other of others) process.on("unhandledRejection", other);
  expect(heard).toEqual(["Error: unheard at 1", "next"]);
});

test("a step that throws ends advance() with its error, and nothing runs behind it", async () => {
  const scheduler = createScheduler(() => {});
  const after = vi.fn<() => void>();
  scheduler.schedule(1, () => {
    throw new Error("broken");
  });
  scheduler.schedule(2, after);

  await expect(scheduler.advance(5, forever)).rejects.toThrow("broken");

  expect(after).not.toHaveBeenCalled();
});
