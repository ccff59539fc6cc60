import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test, vi } from "vitest";
import { createHandleDirectly } from "./handle-directly.ts";
import type { HandlerContext } from "./handlers.ts";
import { readParsedItem } from "./read-item.ts";

const KNOWN = "Seller:Offer.StockUpdate";
const eventOf = (type = KNOWN) =>
  readParsedItem({
    id: "1",
    type,
    createdAt: "2026-02-11T08:00:00Z",
    event: { sellerId: "a", offerId: 1, quantity: 1 },
  });

function setUp(handle: (context: HandlerContext) => Promise<void>) {
  const clock = createVirtualClock();
  const stopping = new AbortController();
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const call = (_: unknown, context: HandlerContext) => handle(context);
  const run = createHandleDirectly({
    handlers: { [KNOWN]: call, "*": call },
    laneOf: () => "a",
    signal: stopping.signal,
    handlerTimeoutMs: 1_000,
    clock,
    log,
  });
  return { clock, stopping, log, run };
}

test("a handler that returns has handled, one that throws has not, and one of an unknown type has in any case", async () => {
  const well = setUp(async () => {});
  const fails = setUp(() => Promise.reject(new Error("no")));

  expect(await well.run(eventOf(), 1)).toEqual({ result: "handled" });
  expect(await fails.run(eventOf(), 1)).toEqual({ result: "failed", problem: "no" });
  expect(await fails.run(eventOf("Seller:New.Type"), 1)).toEqual({ result: "handled" });
});

test.each([true, false])(
  "a handler that ran for too long has failed, is told, and says later how it ended (%s)",
  async (isWell) => {
    const end = Promise.withResolvers<void>();
    const signals: AbortSignal[] = [];
    const { clock, run } = setUp(({ signal }) => {
      signals.push(signal);
      return end.promise;
    });
    const running = run(eventOf(), 1);

    await clock.advance(999);
    expect(signals[0]!.aborted).toBe(false);
    await clock.advance(1);
    const { result, late } = await running;
    expect([result, signals[0]!.aborted]).toEqual(["failed", true]);

    if (isWell) end.resolve();
    else end.reject(new Error("no"));
    expect(await late).toBe(isWell);
  },
);

test("a stop fires the handler's signal", async () => {
  const signals: AbortSignal[] = [];
  const { stopping, run } = setUp(async ({ signal }) => void signals.push(signal));

  await run(eventOf(), 1);
  stopping.abort();

  expect(signals[0]!.aborted).toBe(true);
});
