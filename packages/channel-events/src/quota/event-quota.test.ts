import { systemClock } from "@kontor/http/internal";
import fc from "fast-check";
import { expect, test } from "vitest";
import { withEventQuota } from "./event-quota.ts";

const url = "https://channel.test/v1/channel/event";

/** A platform that counts in fixed windows which begin at any time, and a clock that only sleeping moves. */
function setUp({ offset = 0, requests = 240 } = {}) {
  const clock = { now: 0 };
  const windows = new Map<number, number>();
  const seen = { refused: 0, served: 0 };
  const platform: typeof fetch = async () => {
    clock.now += 3;
    const window = Math.floor((clock.now + offset) / 60_000);
    const used = (windows.get(window) ?? 0) + 1;
    windows.set(window, used);
    seen[used > requests ? "refused" : "served"] += 1;
    const headers = { "x-ratelimit-limit": `${requests}`, "x-ratelimit-interval-length-seconds": "60" };
    return new Response(null, {
      status: used > requests ? 429 : 200,
      headers: { ...headers, "x-ratelimit-remaining": `${Math.max(0, requests - used)}` },
    });
  };
  const sleep = async (ms: number) => {
    const until = clock.now + ms;
    await Promise.resolve();
    clock.now = Math.max(clock.now, until);
  };
  return { clock, seen, platform, clocks: { clock: { now: () => clock.now, monotonicMs: () => clock.now, sleep } } };
}

test("no request is refused, whenever the platform's windows begin and however many send at a time", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 59_999 }),
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom(10, 60, 240),
      async (offset, senders, requests) => {
        const { clock, seen, platform, clocks } = setUp({ offset, requests });
        const quota = withEventQuota({ share: 1, ...clocks });
        const send = async () => {
          const sending = quota(platform);
          for (let sent = 0; sent < (requests * 5) / senders; sent += 1) await sending(url);
        };

        await Promise.all(Array.from({ length: senders }, send));

        expect(seen.refused).toBe(0);
        // The requests of the first interval do not wait, so all of them are sent within 4 more intervals.
        expect(clock.now).toBeLessThan(5 * 60_000 * 1.05);
      },
    ),
    { numRuns: 60 },
  );
});

test("a share of the quota leaves the rest to others", async () => {
  const { clock, platform, clocks } = setUp();
  const sending = withEventQuota({ share: 0.5, ...clocks })(platform);

  for (let sent = 0; sent < 120; sent += 1) await sending(url);
  const before = clock.now;
  await sending(url);

  expect(before).toBeLessThan(1_000);
  expect(clock.now).toBeGreaterThan(60_000);
});

test("what others use up is waited for, and a 429 as long as it asks", async () => {
  const { clock, clocks } = setUp();
  const answers = [
    new Response(null, { headers: { "x-ratelimit-remaining": "0" } }),
    new Response(null, { status: 429, headers: { "retry-after": "7" } }),
    new Response(),
  ];
  const sending = withEventQuota(clocks)(async () => answers.shift()!);

  await sending(url);
  await sending(url);
  const afterOthers = clock.now;
  await sending(url);

  expect(afterOthers).toBe(60_000);
  expect(clock.now).toBe(67_000);
});

test("other requests pass, and a wait ends with the signal", async () => {
  const { clock, platform, clocks } = setUp();
  const sleep = systemClock.sleep; // This wait ends with the signal.
  const quota = withEventQuota({ quota: { requests: 1, perSeconds: 60 }, share: 1, clock: { ...clocks.clock, sleep } });
  const stop = new AbortController();
  const sending = quota(async () => new Response());

  for (let sent = 0; sent < 3; sent += 1) await quota(platform)("https://channel.test/v1/channel/order");
  expect(clock.now).toBe(9);
  await sending(url);
  const waiting = sending(url, { signal: stop.signal });
  stop.abort(new Error("enough"));

  await expect(waiting).rejects.toThrow("enough");
});

test.each([0, 1.1, Number.NaN])("a share of %d is refused", (share) => {
  expect(() => withEventQuota({ share })).toThrow("share must be above 0 and up to 1");
});

test.each([
  [{}, 192], // four fifths of 240
  [{ share: 1 }, 240],
  [{ quota: { requests: 10, perSeconds: 30 } }, 8],
  [{ share: 0.01, quota: { requests: 10, perSeconds: 30 } }, 1],
])("with %j the first %i requests wait for nothing, and the next does", async (options, atOnce) => {
  const { clock, clocks } = setUp();
  const sending = withEventQuota({ ...options, ...clocks })(async () => new Response());

  for (let sent = 0; sent < atOnce; sent += 1) await sending(url);
  const before = clock.now;
  await sending(url);

  const { perSeconds } = { perSeconds: 60, ...(options as { quota?: object }).quota };
  expect([before, clock.now >= perSeconds * 1_000]).toEqual([0, true]);
});

test.each([
  ["/v1/channel/event", true],
  ["/v2/channel/event/next", true],
  ["/prefix/v1/channel/event", true],
  ["/v1/channel/events", false],
  ["/v1/channel/eventual", false],
  ["/v1/seller/event", false],
  ["/channel/event", false],
  ["/v1/channel", false],
])("requests to %s share the quota of the event queue: %s", async (path, isPaced) => {
  const { clock, clocks } = setUp();
  const sending = withEventQuota({ quota: { requests: 1, perSeconds: 60 }, ...clocks })(async () => new Response());

  for (let sent = 0; sent < 2; sent += 1) await sending(new URL(path, url).href);

  expect(clock.now > 0).toBe(isPaced);
});
