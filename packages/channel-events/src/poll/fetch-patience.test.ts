import { ApiError, ConnectionError, DecodeError, TimeoutError } from "@kontor/http";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import { createFetchPatience } from "./fetch-patience.ts";

const answered = (status: number) => new ApiError({ operation: "Events_List" }, status, undefined, new Headers());
const refused = new TypeError("fetch failed", { cause: Object.assign(new Error("no"), { code: "ECONNREFUSED" }) });

/** Fetches that fail in this way, each after so many ms; what is known afterwards. */
async function after(errors: unknown[], { tookMs = 0, hasCome = false } = {}) {
  const clock = createVirtualClock();
  const patience = createFetchPatience(clock);
  for (const error of errors) {
    const fetching = patience.watch(
      async () => {
        await clock.sleep(tookMs);
        if (error !== undefined) throw error;
      },
      () => hasCome,
    );
    const ended = fetching.catch(() => {});
    await clock.advance(tookMs + 1);
    await ended;
  }
  return { spent: patience.spent(), timeoutMs: patience.timeoutMs(), pauseMs: patience.pauseMs(60_000) };
}

test("a fetch that may have used up deliveries counts, one that was refused or never arrived does not", async () => {
  const blind = [
    new TimeoutError({ operation: "Events_List" }, undefined),
    new DecodeError("the answer", "its body broke off"),
    new ConnectionError({ operation: "Events_List" }, new Error("reset")),
    answered(502),
    answered(200),
  ];
  for (const error of blind) expect((await after([error])).spent).toBe(1);
  const harmless = [
    answered(401),
    answered(403),
    answered(404),
    answered(429),
    new ConnectionError({ operation: "x" }, refused),
    new Error("ours"),
  ];
  for (const error of harmless) expect((await after([error])).spent).toBe(0);
});

test("what came ends the count; an empty page does not, and ten in a row do", async () => {
  const late = new TimeoutError({ operation: "Events_List" }, undefined);

  expect((await after([late, late, late])).spent).toBe(3);
  expect((await after([late, undefined, late, undefined, late])).spent).toBe(3);
  expect((await after([late, late, ...Array(9).fill(undefined)])).spent).toBe(2);
  expect((await after([late, late, ...Array(10).fill(undefined)])).spent).toBe(0);
  expect((await after([late, late], { hasCome: true })).spent).toBe(0);
});

test("after a page that took too long the next one has twice the time, up to five minutes", async () => {
  const late = new TimeoutError({ operation: "Events_List" }, undefined);

  expect((await after([late], { tookMs: 30_000 })).timeoutMs).toBe(60_000);
  expect((await after([late, late, late], { tookMs: 30_000 })).timeoutMs).toBe(60_000);
  expect((await after([late], { tookMs: 200_000 })).timeoutMs).toBe(300_000);
  expect((await after([answered(500)], { tookMs: 30_000 })).timeoutMs).toBeUndefined();
});

test("pauses grow while deliveries are used up unseen, up to ten minutes, and are as usual else", async () => {
  const late = new TimeoutError({ operation: "Events_List" }, undefined);
  const pauses = [];
  for (let times = 0; times <= 6; times += 1) pauses.push((await after(Array(times).fill(late))).pauseMs);

  expect(pauses).toEqual([60_000, 60_000, 120_000, 240_000, 480_000, 600_000, 600_000]);
});

test("the time for a page never shrinks: a page that broke off sooner takes nothing of it", async () => {
  const clock = createVirtualClock();
  const patience = createFetchPatience(clock);
  const late = new TimeoutError({ operation: "Events_List" }, undefined);
  for (const tookMs of [60_000, 10_000]) {
    const fetching = patience.watch(
      () => clock.sleep(tookMs).then(() => Promise.reject(late)),
      () => false,
    );
    void fetching.catch(() => {});
    await clock.advance(tookMs + 1);
  }

  expect(patience.timeoutMs()).toBe(120_000);
});
