import { expect, test, vi } from "vitest";
import { createProcess } from "./process.ts";
import { createScheduler } from "./scheduler.ts";

/** Whether a promise settles while everything runs that can run. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  promise.then(
    () => (settled = true),
    () => (settled = true),
  );
  await new Promise((resolve) => setImmediate(resolve));
  return settled;
}

test("a process that is cut before a call does not make it, and hears nothing more", async () => {
  const onCut = vi.fn<() => void>();
  const process = createProcess(
    "1.1",
    createScheduler(() => {}),
    { onCut, onStall() {} },
  );
  const work = vi.fn(async () => 1);
  process.cutAfter(1);

  expect(await isSettled(process.guard(work))).toBe(false);

  expect([work.mock.calls.length, onCut.mock.calls.length, process.isOver()]).toEqual([0, 1, true]);
  expect(await isSettled(process.guard(work))).toBe(false);
});

test("a process that is cut behind a call has made it, and hears nothing of it", async () => {
  const process = createProcess(
    "1.1",
    createScheduler(() => {}),
    { onCut() {}, onStall() {} },
  );
  const work = vi.fn(async () => Promise.reject(new Error("lost")));
  process.cutAfter(2);

  expect(await isSettled(process.guard(work))).toBe(false);

  expect(work).toHaveBeenCalledOnce();
});

test("guard() passes on what a call gives, and its error", async () => {
  const process = createProcess(
    "1.1",
    createScheduler(() => {}),
    { onCut() {}, onStall() {} },
  );

  expect(await process.guard(() => 3)).toBe(3);
  await expect(process.guard(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
});

test("a process that stands still gets what comes when it goes on, and nothing after its end", async () => {
  const scheduler = createScheduler(() => {});
  const process = createProcess("1.1", scheduler, { onCut() {}, onStall() {} });
  const came: number[] = [];
  process.stall(500);
  process.deliver(() => came.push(scheduler.now()));

  await scheduler.advance(1_000, () => false);
  expect(came).toEqual([500]);

  process.end();
  process.deliver(() => came.push(scheduler.now()));
  expect(came).toEqual([500]);
});

test("an answer that comes while a process stands still waits until the process goes on", async () => {
  const scheduler = createScheduler(() => {});
  const process = createProcess("1.1", scheduler, { onCut() {}, onStall() {} });
  const asked = process.guard(() => new Promise<void>((resolve) => scheduler.schedule(20, resolve)));
  process.stall(500);

  await scheduler.advance(499, () => false);
  expect(await isSettled(asked)).toBe(false);
  await scheduler.advance(500, () => false);
  expect(await isSettled(asked)).toBe(true);
});
