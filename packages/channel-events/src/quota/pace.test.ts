import type { Clock } from "@kontor/http";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import { checkShare, createPace } from "./pace.ts";

const quota = { requests: 240, perSeconds: 60 };
const anySignal = { signal: undefined };

test("a request counts from its answer, because the platform may have counted it as late as that", async () => {
  const clock = createVirtualClock();
  const pace = createPace({ share: 1, quota: { requests: 1, perSeconds: 60 }, clock });
  const sentAt: number[] = [];
  const send = async () => {
    sentAt.push(clock.monotonicMs());
    await clock.sleep(10_000);
    return new Response(null);
  };

  void pace(send, anySignal).then(() => pace(send, anySignal));
  await clock.advance(80_000);

  expect(sentAt).toEqual([0, 70_000]);
});

test("a request without an answer counts too", async () => {
  const clock = createVirtualClock();
  const pace = createPace({ share: 1, quota: { requests: 1, perSeconds: 60 }, clock });
  const sentAt: number[] = [];
  const failure = new Error("no connection");

  await expect(pace(() => Promise.reject(failure), anySignal)).rejects.toBe(failure);
  void pace(async () => (sentAt.push(clock.monotonicMs()), new Response(null)), anySignal);
  await clock.advance(80_000);

  expect(sentAt).toEqual([60_000]);
});

test("the smallest share of the smallest quota is one request", async () => {
  const pace = createPace({ share: 0.01, quota: { requests: 2, perSeconds: 60 }, clock: createVirtualClock() });

  expect((await pace(async () => new Response(null), anySignal)).status).toBe(200);
});

test("if answers ask for two waits, the longer one counts", async () => {
  const clock = createVirtualClock();
  const pace = createPace({ share: 1, quota, clock });
  const waits = ["100", "1"];
  const sentAt: number[] = [];
  const send = async () => {
    sentAt.push(clock.monotonicMs());
    const after = waits.shift();
    return new Response(null, after ? { status: 429, headers: { "retry-after": after } } : {});
  };
  await Promise.all([pace(send, anySignal), pace(send, anySignal)]);

  void pace(send, anySignal);
  await clock.advance(200_000);

  expect(sentAt).toEqual([0, 0, 100_000]);
});

/** Tells when the request after this answer is sent, in ms. */
async function findSecondSend(answer: Response, perSeconds: number): Promise<number | undefined> {
  const clock = createVirtualClock();
  const pace = createPace({ share: 1, quota: { requests: 240, perSeconds }, clock });
  let sentAt: number | undefined;
  await pace(async () => answer, anySignal);
  void pace(async () => ((sentAt = clock.monotonicMs()), new Response(null)), anySignal);
  await clock.advance(100_000_000);
  return sentAt;
}

test.each([
  ["a Retry-After of a day", 429, { "retry-after": "86400" }],
  ["a Retry-After of three years", 429, { "retry-after": "99999999" }],
  ["a Retry-After that is a date in 2099", 429, { "retry-after": "Thu, 01 Jan 2099 00:00:00 GMT" }],
])("%s is waited for ten minutes at most, or the interval of the given quota", async (_, status, headers) => {
  expect(await findSecondSend(new Response(null, { status, headers }), 60)).toBe(600_000);
  expect(await findSecondSend(new Response(null, { status, headers }), 3_600)).toBe(3_600_000);
});

test("an interval of a day is not learned, so a used-up quota is waited for as long as the given one", async () => {
  const headers = {
    "x-ratelimit-limit": "240",
    "x-ratelimit-interval-length-seconds": "86400",
    "x-ratelimit-remaining": "0",
  };

  expect(await findSecondSend(new Response(null, { headers }), 60)).toBe(60_000);
});

test.each([0, 1.1, Number.NaN])("a share of %d is refused", (share) => {
  expect(() => checkShare(share)).toThrow("share must be above 0 and up to 1");
});

/** The platform's window of one credential, whoever sends. */
function createPlatform(clock: Pick<Clock, "monotonicMs" | "sleep">) {
  const sentAt: number[] = [];
  const send = async () => {
    const now = clock.monotonicMs();
    sentAt.push(now);
    const remaining = Math.max(0, quota.requests - sentAt.filter((at) => at > now - 60_000).length);
    const headers = {
      "x-ratelimit-limit": `${quota.requests}`,
      "x-ratelimit-interval-length-seconds": "60",
      "x-ratelimit-remaining": `${remaining}`,
    };
    await clock.sleep(50); // Others are sent meanwhile.
    return new Response(null, { headers });
  };
  return { sentAt, send };
}

test("a process that takes over sends only what the one before it has left of the quota", async () => {
  const clock = createVirtualClock();
  const { sentAt, send } = createPlatform(clock);
  const drain = async (requests: number, beside: number) => {
    const pace = createPace({ share: 0.8, quota, clock });
    const drainPart = async () => {
      for (let sent = 0; sent < requests / beside; sent += 1) await pace(send, anySignal);
    };
    await Promise.all(Array.from({ length: beside }, drainPart));
  };
  void drain(152, 4);
  await clock.advance(10_000);

  void drain(400, 5);
  await clock.advance(300_000);

  expect(sentAt.length).toBe(552);
  for (const from of sentAt)
    expect(sentAt.filter((at) => at >= from && at < from + 60_000).length).toBeLessThanOrEqual(quota.requests);
});

test("a quota that an answer states is kept from then on", async () => {
  const clock = createVirtualClock();
  const pace = createPace({ share: 1, quota, clock });
  const headers = { "x-ratelimit-limit": "2", "x-ratelimit-interval-length-seconds": "60" };
  const sentAt: number[] = [];
  const send = async () => {
    sentAt.push(clock.monotonicMs());
    return new Response(null, { headers });
  };

  const sent = Array.from({ length: 5 }, () => send).reduce(
    (before, each) => before.then(() => pace(each, anySignal)),
    pace(send, anySignal),
  );
  await clock.advance(180_000);
  await sent;

  expect(sentAt).toEqual([0, 0, 60_000, 60_000, 120_000, 120_000]);
});
