import { ApiError, ArgumentError, ConnectionError, DecodeError, TimeoutError } from "@kontor/http";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test, vi } from "vitest";
import { createFetchPatience, createPollLoop, type PollLoopOptions, type PollReport } from "./loop.ts";

const report: PollReport = { pages: 1, fetched: 0, duplicates: 0, acknowledged: 0, isFull: false, unreadable: 2 };

/** A loop that polls every minute, in virtual time. */
function setUp(options: Partial<PollLoopOptions> = {}) {
  const clock = createVirtualClock();
  const stopping = new AbortController();
  const pollOnce = vi.fn(options.pollOnce ?? (async () => report));
  const error = vi.fn();
  const loop = createPollLoop({
    intervalMs: 60_000,
    patience: { pauseMs: (usualMs) => usualMs },
    clock,
    random: () => 0.5,
    signal: stopping.signal,
    mayPoll: () => true,
    log: { info: () => {}, warn: () => {}, error },
    ...options,
    pollOnce,
  });
  const stop = async (running: Promise<void>) => {
    stopping.abort();
    await running;
  };
  return { clock, stopping, pollOnce, error, loop, stop };
}

test("a loop polls once an interval until it is stopped, and leaves no wait behind", async () => {
  const { clock, pollOnce, loop, stop } = setUp();
  const running = loop.run();

  await clock.advance(59_000);
  expect(pollOnce).not.toHaveBeenCalled();
  await clock.advance(1_000);
  expect(pollOnce).toHaveBeenCalledTimes(1);
  await clock.advance(60_000);
  expect(pollOnce).toHaveBeenCalledTimes(2);

  await stop(running);
  expect(clock.waits()).toBe(0);
});

test("a loop does not poll while it may not, and polls at once when it becomes its turn", async () => {
  const turns: (() => void)[] = [];
  let isOurs = false;
  const gained = () => new Promise<void>((resolve) => turns.push(resolve));
  const { clock, pollOnce, loop, stop } = setUp({ gained, mayPoll: () => isOurs });
  const running = loop.run();
  await clock.advance(600_000);
  expect(pollOnce).not.toHaveBeenCalled();

  isOurs = true;
  turns.at(-1)!();
  await clock.advance(1);

  expect(pollOnce).toHaveBeenCalledTimes(1);
  await stop(running);
});

test("a loop in a hurry waits no longer than five seconds", async () => {
  const { clock, pollOnce, loop, stop } = setUp({ isHurried: () => true });
  const running = loop.run();

  await clock.advance(5_000);

  expect(pollOnce).toHaveBeenCalledTimes(1);
  await stop(running);
});

test("a poll that fails is logged and told, and ends nothing", async () => {
  const onPolled = vi.fn();
  const afterTurn = vi.fn(async () => {});
  const down = new Error("down");
  const { clock, pollOnce, error, loop, stop } = setUp({ onPolled, afterTurn, pollOnce: () => Promise.reject(down) });
  const running = loop.run();

  await clock.advance(120_000);

  expect(pollOnce).toHaveBeenCalledTimes(2);
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ problem: "down" }),
    "A poll failed; the next one runs as planned",
  );
  expect(onPolled).toHaveBeenLastCalledWith({ error: down });
  expect(afterTurn).toHaveBeenCalledTimes(2);
  expect(loop.lastPoll).toMatchObject({ problem: down, at: clock.monotonicMs() });
  await stop(running);
});

test("two that poll at a time share one poll, and the report of the last one is kept for the health", async () => {
  const first = Promise.withResolvers<PollReport>();
  const { clock, pollOnce, loop } = setUp({ pollOnce: () => first.promise });

  const polls = [loop.pollNow(), loop.pollNow()];
  expect(loop.underway()).toBeDefined();
  first.resolve(report);
  await Promise.all(polls);

  expect(pollOnce).toHaveBeenCalledTimes(1);
  expect(loop.underway()).toBeUndefined();
  expect(loop.lastPoll).toMatchObject({ succeededAt: clock.monotonicMs(), unreadable: 2, isFull: false });
});

test("a failure after the stop is not logged", () => {
  const { stopping, error, loop } = setUp();
  stopping.abort();

  loop.logFailure(new Error("aborted"));

  expect(error).not.toHaveBeenCalled();
});

const answered = (status: number) => new ApiError({ operation: "Events_List" }, status, undefined, new Headers());

/** Fetches that fail in this way, or bring so many events, each after so many ms; what is known afterwards. */
async function after(results: unknown[], { tookMs = [0] }: { tookMs?: number[] } = {}) {
  const clock = createVirtualClock();
  const patience = createFetchPatience(clock);
  const timeouts: unknown[] = [];
  for (const [index, result] of results.entries()) {
    const list = async (_: unknown, { timeoutMs }: { timeoutMs?: number }) => {
      timeouts.push(timeoutMs);
      await clock.sleep(tookMs[index % tookMs.length]!);
      if (typeof result !== "number") throw result;
      return { eventList: Array(result).fill({ id: "1" }) };
    };
    const fetching = patience
      .fetch({ events: { list } } as never, { maxEventBytes: 1_000, onEvents: async () => {} })
      .catch(() => {});
    await clock.advance(tookMs[index % tookMs.length]! + 1);
    await fetching;
  }
  return { spent: patience.spent(), timeouts, pauseMs: patience.pauseMs(60_000) };
}

const broken = (code: string) =>
  new ConnectionError(
    { operation: "x" },
    new TypeError("fetch failed", { cause: Object.assign(new Error("no"), { code }) }),
  );

test.each<[string, number, Error[]]>([
  ["does not arrive in time", 1, [new TimeoutError({ operation: "Events_List" }, undefined)]],
  ["cannot be read", 1, [new DecodeError("the answer", "its body broke off")]],
  ["fails for a reason of ours", 0, [new Error("ours"), new ArgumentError("list", "x", "be y", 1)]],
  ["is answered with a page and errors", 1, [200, 204, 299].map(answered)],
  ["is refused", 0, [300, 399, 400, 401, 403, 404, 429, 499].map(answered)],
  ["is answered by a platform that failed", 1, [500, 501, 502, 503, 504, 599].map(answered)],
  [
    "breaks",
    1,
    [new ConnectionError({ operation: "x" }, new Error("reset")), broken("ECONNRESET"), broken("ETIMEDOUT")],
  ],
  [
    "has not reached the platform",
    0,
    [
      ...["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "UND_ERR_CONNECT_TIMEOUT"].map(
        broken,
      ),
      new ConnectionError({ operation: "x" }, Object.assign(new Error("no"), { code: "ENOTFOUND" })),
    ],
  ],
])("a fetch that %s may have used up %i deliveries", async (_, spent, errors) => {
  for (const error of errors) expect([error, (await after([error])).spent]).toEqual([error, spent]);
});

test("what came ends the count; an empty page does not, and ten in a row do", async () => {
  const late = new TimeoutError({ operation: "Events_List" }, undefined);

  expect((await after([late, late, late])).spent).toBe(3);
  expect((await after([late, 0, late, 0, late])).spent).toBe(3);
  expect((await after([late, late, ...Array(9).fill(0)])).spent).toBe(2);
  expect((await after([late, late, ...Array(10).fill(0)])).spent).toBe(0);
  expect((await after([late, late, 1])).spent).toBe(0);
});

test("after a page that took too long the next one has twice the time, up to five minutes, and never less again", async () => {
  const late = new TimeoutError({ operation: "Events_List" }, undefined);

  expect((await after([late, 0], { tookMs: [30_000] })).timeouts).toEqual([undefined, 60_000]);
  expect((await after([late, 0], { tookMs: [200_000] })).timeouts).toEqual([undefined, 300_000]);
  expect((await after([answered(500), 0], { tookMs: [30_000] })).timeouts).toEqual([undefined, undefined]);
  expect((await after([late, late, 0], { tookMs: [60_000, 10_000] })).timeouts).toEqual([undefined, 120_000, 120_000]);
});

test("pauses grow while deliveries are used up unseen, up to ten minutes, and are as usual else", async () => {
  const late = new TimeoutError({ operation: "Events_List" }, undefined);
  const pauses = [];
  for (let times = 0; times <= 6; times += 1) pauses.push((await after(Array(times).fill(late))).pauseMs);

  expect(pauses).toEqual([60_000, 60_000, 120_000, 240_000, 480_000, 600_000, 600_000]);
  expect(await after([late, late, late, late, 0])).toMatchObject({ spent: 4, pauseMs: 60_000 }); // an empty page came
  expect(await after([late, late, late, 0, late])).toMatchObject({ spent: 4, pauseMs: 480_000 });
});
