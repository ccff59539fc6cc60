import { expect, test } from "vitest";
import type { Fetch } from "./fetch.ts";
import { pipeline } from "./pipeline.ts";
import { readHints, withHints } from "./request-hints.ts";
import { withRetry } from "./with-retry.ts";
import { withTimeout } from "./with-timeout.ts";

test("hints reach the innermost step through steps that copy the request", async () => {
  let heard;
  const fetch = pipeline(
    async (_, init) => {
      heard = readHints(init);
      return new Response();
    },
    withTimeout(60_000),
    (next) => (input, init) => next(input, { ...init, headers: { a: "b" } }),
  );

  await fetch("https://channel.test/", withHints({ method: "GET" }, { sendOnce: true, timeoutMs: 70_000 }));

  expect(heard).toEqual({ sendOnce: true, timeoutMs: 70_000 });
});

test("withRetry() never sends again what may be sent once", async () => {
  let sent = 0;
  const broken: Fetch = async () => {
    sent += 1;
    return new Response(null, { status: 503 });
  };

  const answer = await withRetry()(broken)("https://channel.test/", withHints({ method: "GET" }, { sendOnce: true }));

  expect([answer.status, sent]).toEqual([503, 1]);
});

test("withTimeout() waits as long as the call says", async () => {
  const patient: Fetch = (_, init) =>
    new Promise((resolve, reject) => {
      init!.signal!.addEventListener("abort", () => reject(init!.signal!.reason as Error));
      setTimeout(() => resolve(new Response("late")), 50);
    });

  const answer = await withTimeout(1)(patient)("https://channel.test/", withHints({}, { timeoutMs: 60_000 }));

  expect(await answer.text()).toBe("late");
});
