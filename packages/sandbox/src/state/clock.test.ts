import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import { createSandbox } from "../serve/sandbox.ts";
import { createClock, LAST_INSTANT, type ClockRow } from "./clock.ts";
import { createStore } from "./store.ts";

const address = "https://sandbox.test/v1/channel/event";

test("a sandbox runs with the clock that it was given, and can be moved ahead of it", async () => {
  const clock = createVirtualClock({ now: Date.parse("2026-03-01T00:00:00Z") });
  const sandbox = createSandbox({ clock });
  const id = sandbox.trigger("Seller:Other", {});

  await clock.advance(60_000);
  sandbox.advance(1_000);
  await clock.advance(60_000);

  expect(sandbox.now()).toEqual(new Date("2026-03-01T00:02:01Z"));
  expect(sandbox.events()[0]!.event).toMatchObject({
    id,
    createdAt: expect.stringMatching("^2026-03-01T00:00:00") as string,
  });
});

test("answers that are late, and those that never come, wait on the clock that was given", async () => {
  const clock = createVirtualClock();
  const sandbox = createSandbox({ clock });
  sandbox.addFault({ kind: "latency", operation: "Events_List", ms: 600_000, times: 1 });
  sandbox.addFault({ kind: "hang", operation: "Events_Acknowledge", times: 1 });
  const stop = new AbortController();
  const ends: string[] = [];
  void sandbox.fetch(address).then(() => ends.push(`answered after ${clock.monotonicMs()} ms`));
  void sandbox
    .fetch(address, { method: "DELETE", body: "{}", signal: stop.signal })
    .catch((error: Error) => ends.push(`${error.message} after ${clock.monotonicMs()} ms`));

  await clock.advance(3_600_000);
  stop.abort(new Error("given up"));
  await clock.advance(0);

  expect(ends).toEqual(["answered after 600000 ms", "given up after 3600000 ms"]);
});

const startAt = new Date("2026-03-01T00:00:00Z");

test.each([
  [-1, false],
  [0, true],
  [1, true],
])("the clock can be set to %i ms after its time: %s", (offset, isSet) => {
  const sandbox = createSandbox({ startAt });
  const set = () => sandbox.setTime(new Date(startAt.getTime() + offset));

  if (isSet) set();
  else expect(set).toThrow("must not go back from 2026-03-01T00:00:00.000Z: got 2026-02-28T23:59:59.999Z");

  expect(sandbox.now().getTime() - startAt.getTime()).toBe(Math.max(0, offset));
});

test("the clock can be moved to the last second of the year 9999, and no further", () => {
  const sandbox = createSandbox({ startAt });
  sandbox.advance(LAST_INSTANT - startAt.getTime());

  expect(sandbox.now().toISOString()).toBe("9999-12-31T23:59:59.000Z");
  expect(() => sandbox.advance(1)).toThrow("it must stay within the year 9999");
  expect(() => sandbox.setTime(new Date(LAST_INSTANT + 1))).toThrow("it must stay within the year 9999");
  expect(sandbox.now().getTime()).toBe(LAST_INSTANT);
});

test.each([true, false])("whoever hears of a move sees the new time (stopped: %s)", (isFrozen) => {
  const real = createVirtualClock();
  const seen: number[] = [];
  const rows = createStore<{ clock: ClockRow }>().table("clock");
  const clock = createClock({
    rows,
    real: real as never,
    startAt: isFrozen ? startAt : undefined,
    onMove: () => seen.push(clock.now()),
  });
  const begin = clock.now();

  clock.advance(5);
  clock.set(new Date(begin + 7));

  expect(seen.map((at) => at - begin)).toEqual([5, 7]);
  expect(clock.isFrozen()).toBe(isFrozen);
});
