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

test.each([0, -1, 0.5, 1500.5, Number.NaN, 2 ** 31])("withTimeout(%d) is refused", (timeoutMs) => {
  expect(() => withTimeout(timeoutMs)).toThrow("timeoutMs must be a whole number from 1 to 2147483647");
});
