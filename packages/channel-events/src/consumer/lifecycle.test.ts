import { expect, test, vi } from "vitest";
import { createLifecycle } from "./lifecycle.ts";

test("a start goes from new over starting to running, and is made once", async () => {
  const lifecycle = createLifecycle();
  const begun = Promise.withResolvers<void>();
  const begin = vi.fn(() => begun.promise);
  expect([lifecycle.state(), lifecycle.started()]).toEqual(["new", undefined]);

  const starts = [lifecycle.start(begin), lifecycle.start(begin)];
  expect(lifecycle.state()).toBe("starting");
  begun.resolve();
  await Promise.all(starts);

  expect(lifecycle.state()).toBe("running");
  expect(begin).toHaveBeenCalledTimes(1);
});

test("a start that is refused goes back to new, and can be made again", async () => {
  const lifecycle = createLifecycle();

  await expect(lifecycle.start(() => Promise.reject(new Error("401")))).rejects.toThrow("401");
  expect([lifecycle.state(), lifecycle.started()]).toEqual(["new", undefined]);
  await lifecycle.start(async () => {});

  expect(lifecycle.state()).toBe("running");
});

test("a stop fires the signal, waits for the end, and is for good", async () => {
  const lifecycle = createLifecycle();
  const ended = Promise.withResolvers<string>();
  const stopping = lifecycle.stop(() => ended.promise);
  expect([lifecycle.state(), lifecycle.signal.aborted]).toEqual(["stopping", true]);
  expect(lifecycle.signal.reason).toEqual(new Error("The consumer was stopped"));

  ended.resolve("report");

  expect(await stopping).toBe("report");
  expect(lifecycle.state()).toBe("stopped");
  expect(() => lifecycle.checkNotStopped("poll")).toThrow("Cannot poll as the consumer must not be stopped");
  await expect(lifecycle.start(async () => {})).rejects.toThrow("Cannot start as the consumer must not be stopped");
});

test.each([
  ["succeeds", async () => {}],
  ["is refused", () => Promise.reject(new Error("401"))],
])("a start that %s after the stop brings no state back", async (_, begin) => {
  const lifecycle = createLifecycle();
  const turn = Promise.withResolvers<void>();
  const starting = lifecycle.start(() => turn.promise.then(begin)).catch(() => {});
  await lifecycle.stop(async () => {});

  turn.resolve();
  await starting;

  expect(lifecycle.state()).toBe("stopped");
});
