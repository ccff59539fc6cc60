import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import type { Fetch } from "./fetch.ts";
import { withTimeout } from "./with-timeout.ts";

const silent: Fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init!.signal!.addEventListener("abort", () => reject(init!.signal!.reason as Error));
  });

test("withTimeout() gives up a request that takes too long", async () => {
  await expect(withTimeout(5)(silent)("https://platform.test")).rejects.toMatchObject({ name: "TimeoutError" });
});

test("withTimeout() goes by the clock that is handed in, to the millisecond", async () => {
  const clock = createVirtualClock();
  const outcomes: string[] = [];
  const sending = withTimeout(90_000, { clock })(silent)("https://platform.test").catch((error: Error) =>
    outcomes.push(error.name),
  );

  await clock.advance(89_999);
  expect(outcomes).toEqual([]);
  await clock.advance(1);
  await sending;
  expect(outcomes).toEqual(["TimeoutError"]);
});

const calls: Record<string, (signal: AbortSignal) => Parameters<Fetch>> = {
  "the init": (signal) => ["https://platform.test", { signal }],
  "the Request": (signal) => [new Request("https://platform.test", { signal })],
};

test.each(Object.entries(calls))("withTimeout() still listens to the signal of %s", async (_, call) => {
  const stop = new AbortController();
  const reason = new Error("enough");

  const answer = withTimeout(60_000)(silent)(...call(stop.signal));
  stop.abort(reason);

  await expect(answer).rejects.toBe(reason);
});

test.each(Object.entries(calls))("withTimeout() has its time limit beside the signal of %s", async (_, call) => {
  const clock = createVirtualClock();
  const answer = withTimeout(1_000, { clock })(silent)(...call(new AbortController().signal));
  const ended = answer.catch((error: Error) => error.name);

  await clock.advance(1_000);

  expect(await ended).toBe("TimeoutError");
});

test.each([0, -1, 0.5, 1500.5, Number.NaN, 2 ** 31])("withTimeout(%d) is refused", (timeoutMs) => {
  expect(() => withTimeout(timeoutMs)).toThrow("timeoutMs must be a whole number from 1 to 2147483647");
});
