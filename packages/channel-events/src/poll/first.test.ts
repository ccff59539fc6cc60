import { ConnectionError } from "@kontor/http";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test, vi } from "vitest";
import { runFirstPoll } from "./first.ts";

const unknownName = () =>
  new ConnectionError({ operation: "Events_List" }, new TypeError("fetch failed", { cause: { code: "ENOTFOUND" } }));

function setUp(...failures: unknown[]) {
  const clock = createVirtualClock();
  const pollNow = vi.fn(async () => {
    if (failures.length > 0) throw failures.shift();
  });
  const stopping = new AbortController();
  let outcome: unknown = "underway";
  void runFirstPoll({ pollNow, clock, signal: stopping.signal }).then(
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
