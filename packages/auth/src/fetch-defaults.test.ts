import { expect, test } from "vitest";
import { Secret, type Fetch } from "@kontor/http";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { channelFetch, erpFetch } from "./fetch.ts";

const token = { value: new Secret("t"), expiresAt: new Date(8.64e15) };
const tokens = { get: async () => token, discard() {} };

/** A platform that never answers, and the times at which attempts reach it and are ended. */
function silence() {
  const clock = createVirtualClock();
  const times: [begin: number, tookMs: number][] = [];
  const fetch: Fetch = (_, init) => {
    const begin = clock.monotonicMs();
    return new Promise((_resolve, reject) =>
      init!.signal!.addEventListener("abort", () => {
        times.push([begin, clock.monotonicMs() - begin]);
        reject(init!.signal!.reason as Error);
      }),
    );
  };
  return { clock, times, fetch };
}

test.each([
  ["erpFetch()", erpFetch, 90_000],
  ["channelFetch()", channelFetch, 30_000],
] as const)("%s gives each attempt its time by default, and makes three", async (_, make, timeoutMs) => {
  const { clock, times, fetch } = silence();
  const sending = make({ tokens, fetch, clock })("https://platform.test/").catch((error: Error) => error.name);

  await clock.advance(timeoutMs - 1);
  expect(times).toEqual([]);
  await clock.advance(1_000_000);

  expect(await sending).toBe("TimeoutError");
  expect(times.map(([, tookMs]) => Math.round(tookMs))).toEqual([timeoutMs, timeoutMs, timeoutMs]);
  expect(clock.waits()).toBe(0);
});

test.each([erpFetch, channelFetch])("%s makes as many attempts, each as long, as it is told to", async (make) => {
  const { clock, times, fetch } = silence();
  const sending = make({ tokens, fetch, clock, timeoutMs: 7, retries: 1 })("https://platform.test/").catch(() => {});

  await clock.advance(1_000_000);
  await sending;

  expect(times.map(([, tookMs]) => Math.round(tookMs))).toEqual([7, 7]);
});

test.each([
  [erpFetch, "GET HEAD PUT DELETE"],
  [channelFetch, "GET HEAD PUT DELETE"],
] as const)("%s repeats what may be sent twice, and nothing else", async (make, repeated) => {
  const methods = ["GET", "HEAD", "PUT", "DELETE", "PATCH", "POST"];
  const clock = createVirtualClock();
  let sent: string[] = [];
  const fetch: Fetch = async (input, init) => {
    sent.push(new Request(input, init).method);
    return new Response(null, { status: 503 });
  };
  const twice: string[] = [];
  for (const method of methods) {
    sent = [];
    const sending = make({ tokens, fetch, clock, retries: 1 })("https://platform.test/", { method });
    await clock.advance(60_000);
    await sending;
    if (sent.length === 2) twice.push(method);
  }

  expect(twice).toEqual(repeated.split(" "));
});

test.each([erpFetch, channelFetch])("%s knows its options by name", (make) => {
  expect(() => make({ tokens, timeoutMS: 5 } as never)).toThrow("timeoutMS must be a known option");
});
