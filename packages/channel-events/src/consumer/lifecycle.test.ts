import { TokenError } from "@kontor/auth";
import { ConnectionError } from "@kontor/http";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test, vi } from "vitest";
import { createLifecycle, runFirstPoll } from "./lifecycle.ts";

test("a start is made once, and whoever asks meanwhile joins it", async () => {
  const lifecycle = createLifecycle();
  const begun = Promise.withResolvers<void>();
  const begin = vi.fn(() => begun.promise);
  expect(lifecycle.started()).toBeUndefined();

  const starts = [lifecycle.start(begin), lifecycle.start(begin)];
  begun.resolve();
  await Promise.all(starts);

  expect(begin).toHaveBeenCalledTimes(1);
  expect(lifecycle.started()).toBeDefined();
});

test("a start that is refused can be made again", async () => {
  const lifecycle = createLifecycle();

  await expect(lifecycle.start(() => Promise.reject(new Error("401")))).rejects.toThrow("401");
  expect(lifecycle.started()).toBeUndefined();
  await lifecycle.start(async () => {});

  expect(lifecycle.started()).toBeDefined();
});

test("a stop fires the signal, waits for the end, and is for good", async () => {
  const lifecycle = createLifecycle();
  const ended = Promise.withResolvers<string>();
  const stopping = lifecycle.stop(() => ended.promise);
  expect(lifecycle.signal.reason).toEqual(new Error("The consumer was stopped"));

  ended.resolve("report");

  expect(await stopping).toBe("report");
  expect(() => lifecycle.checkNotStopped("poll")).toThrow("Cannot poll as the consumer must not be stopped");
  await expect(lifecycle.start(async () => {})).rejects.toThrow("Cannot start as the consumer must not be stopped");
});

const unknownName = () =>
  new ConnectionError({ operation: "Events_List" }, new TypeError("fetch failed", { cause: { code: "ENOTFOUND" } }));

function setUp(...failures: unknown[]) {
  return setUpSlow(0, ...failures);
}

/** Polls that fail in this way, each after so many ms. */
function setUpSlow(tookMs: number, ...failures: unknown[]) {
  const clock = createVirtualClock();
  const pollNow = vi.fn(async () => {
    if (tookMs > 0) await clock.sleep(tookMs);
    if (failures.length > 0) throw failures.shift();
  });
  const stopping = new AbortController();
  let outcome: unknown = "underway";
  const [loop, lifecycle] = [{ pollNow } as never, { signal: stopping.signal } as never];
  void runFirstPoll({ loop, lifecycle, clock }).then(
    () => (outcome = "polled"),
    (error: unknown) => (outcome = error),
  );
  return { clock, pollNow, stopping, outcome: () => outcome };
}

test("a first poll that works is the only one", async () => {
  const { clock, pollNow, outcome } = setUp();

  await clock.advance(5_000);

  expect([outcome(), pollNow.mock.calls.length]).toEqual(["polled", 1]);
});

test("a name that nobody knows is asked for once more, a second later", async () => {
  const { clock, pollNow, outcome } = setUp(unknownName());
  await clock.advance(900);
  expect(pollNow).toHaveBeenCalledTimes(1);

  await clock.advance(100);

  expect([outcome(), pollNow.mock.calls.length]).toEqual(["polled", 2]);
});

const unknownToTokens = () => new TokenError("refresh token", "it did not", { cause: unknownName().cause });

test.each<[string, () => Error, number, number]>([
  ["a call that found no name at once", unknownName, 0, 2],
  ["a call that found no name after a long time", unknownName, 5_000, 2],
  ["a token source that asked once", unknownToTokens, 0, 2],
  ["a token source that asked once, slowly", unknownToTokens, 999, 2],
  ["a token source that took as long as two tries", unknownToTokens, 1_000, 1],
])("after %s there are so many polls", async (_, fail, tookMs, polls) => {
  const { clock, pollNow } = setUpSlow(tookMs, fail());

  await clock.advance(20_000);

  expect(pollNow).toHaveBeenCalledTimes(polls);
});

test("a name that is unknown twice, and any other failure at once, is the caller's", async () => {
  const again = unknownName();
  const twice = setUp(unknownName(), again);
  const down = new Error("down");
  const other = setUp(down);

  await twice.clock.advance(5_000);
  await other.clock.advance(5_000);

  expect([twice.outcome(), other.outcome(), other.pollNow.mock.calls.length]).toEqual([again, down, 1]);
});

test("a stop ends the wait for the second look", async () => {
  const { clock, pollNow, stopping } = setUp(unknownName());
  await clock.advance(100);

  stopping.abort();
  await clock.advance(5_000);

  expect(pollNow).toHaveBeenCalledTimes(1);
});
