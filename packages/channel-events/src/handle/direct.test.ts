import { getEventListeners } from "node:events";
import { ApiError } from "@kontor/http";
import { collectGarbage } from "@kontor/testing/collect-garbage";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test, vi } from "vitest";
import type { HandlerContext } from "../consumer/handlers.ts";
import { readItem } from "../page/item.ts";
import { createHandleDirectly } from "./direct.ts";

const readJson = (item: object) => {
  const bytes = Buffer.from(JSON.stringify(item));
  return readItem({ bytes, length: bytes.length });
};

const KNOWN = "Seller:Offer.StockUpdate";
const eventOf = (type = KNOWN) =>
  readJson({
    id: "1",
    type,
    createdAt: "2026-02-11T08:00:00Z",
    event: { sellerId: "a", offerId: 1, quantity: 1 },
  });

function setUp(handle: (context: HandlerContext) => Promise<void>) {
  const clock = createVirtualClock();
  const stopping = new AbortController();
  const ending = new AbortController();
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const call = (_: unknown, context: HandlerContext) => handle(context);
  const run = createHandleDirectly({
    handlers: { [KNOWN]: call, "*": call },
    laneOf: () => "a",
    signal: stopping.signal,
    ended: ending.signal,
    handlerTimeoutMs: 1_000,
    clock,
    log,
  });
  return { clock, stopping, ending, log, run };
}

test("a handler that returns has handled, one that throws has not, and one of an unknown type has in any case", async () => {
  const well = setUp(async () => {});
  const fails = setUp(() => Promise.reject(new Error("no")));

  expect(await well.run(eventOf(), 1, 1)).toEqual({ result: "handled" });
  expect(await fails.run(eventOf(), 1, 1)).toEqual({ result: "failed", problem: "no" });
  expect(await fails.run(eventOf("Seller:New.Type"), 1, 1)).toEqual({ result: "handled" });
});

test("a thrown value that cannot be looked at is a failure of its handler", async () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const { run } = setUp(() => Promise.reject(proxy));

  expect(await run(eventOf(), 1, 1)).toMatchObject({ result: "failed" });
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
    const running = run(eventOf(), 1, 1);

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

test("a handler that returns a result has failed, because nothing stores its wish", async () => {
  const { run } = setUp(async () => ({ retryInMs: 5 }) as never);

  expect(await run(eventOf(), 1, 1)).toEqual({
    result: "failed",
    problem: expect.stringContaining("retryInMs must not be given"),
  });
});

test("a stop fires the handler's signal", async () => {
  const signals: AbortSignal[] = [];
  const { stopping, run } = setUp(async ({ signal }) => void signals.push(signal));

  await run(eventOf(), 1, 1);
  stopping.abort();

  expect(signals[0]!.aborted).toBe(true);
});

test("a stop fires the signal that a handler keeps after its end, also after a garbage collection", async () => {
  const kept: AbortSignal[] = [];
  const { stopping, run } = setUp(async ({ signal }) => void kept.push(signal));
  await run(eventOf(), 1, 1);
  const fired = new Promise((resolve) => kept[0]!.addEventListener("abort", resolve));

  await collectGarbage();
  stopping.abort("over");

  await fired;
  expect(kept[0]!.reason).toBe("over");
});

test("the signal of a handler that has ended is not held, however long the consumer runs", async () => {
  const signals: WeakRef<AbortSignal>[] = [];
  const { run } = setUp(async ({ signal }) => void signals.push(new WeakRef(signal)));
  for (let count = 0; count < 20; count += 1) await run(eventOf(), 1, 1);

  await collectGarbage();

  expect(signals.filter((each) => each.deref())).toEqual([]);
});

test("the end of a stop ends the wait for a handler, of which no timer and no listener remains", async () => {
  const hanging = setUp(() => new Promise(() => {}));
  const { clock, ending, run } = hanging;
  const late = Array.from({ length: 20 }, () => run(eventOf(), 1, 1));
  await clock.advance(1_000);
  await Promise.all(late);
  expect(getEventListeners(ending.signal, "abort")).toEqual([]);

  const running = run(eventOf(), 1, 1);
  ending.abort(new Error("The consumer was stopped"));

  const failure = running.catch((error: unknown) => error);
  await clock.advance(0);
  expect([clock.waits(), getEventListeners(ending.signal, "abort")]).toEqual([0, []]);
  expect(String(await failure)).toContain("The consumer was stopped");
});

test("every line names the event, its lane, its seller, the run and the delivery, and of a failed call its code and its status", async () => {
  const body = { errorList: [{ code: "VAL100", message: "no", severity: "ERROR" }] };
  const failure = new ApiError({ operation: "Offers_ReportListed" }, 400, body, new Headers());
  const { run, log } = setUp(() => Promise.reject(failure));

  await run(eventOf(), 2, 3);
  await run(eventOf("Seller:New.Type"), 1, 1);

  const place = { id: "1", lane: "a", seller: "a" };
  const call = { code: "ERR_PLATFORM_API", operation: "Offers_ReportListed", status: 400, platformCodes: ["VAL100"] };
  const failed = expect.objectContaining({ ...place, ...call, type: KNOWN, attempt: 2, deliveries: 3 });
  const unknown = { ...place, type: "Seller:New.Type", attempt: 1, deliveries: 1 };
  expect(log.warn.mock.calls).toEqual([
    [failed, "A handler failed; the platform will send the event again"],
    [unknown, "An event of an unknown type is acknowledged"],
  ]);
  expect(log.error.mock.calls).toEqual([
    [expect.objectContaining({ ...unknown, ...call }), expect.stringContaining('handlers["*"] failed')],
  ]);
});

test("a known type without its own handler goes to the fallback, and is tried again if that fails", async () => {
  const well = setUp(async () => {});
  const fails = setUp(() => Promise.reject(new Error("no")));
  const other = eventOf("Seller:Meta.SellerAttributesUpdateRequest");

  expect(await well.run(other, 1, 1)).toEqual({ result: "handled" });
  expect(await fails.run(other, 1, 1)).toEqual({ result: "failed", problem: "no" });
  expect(well.log.warn).not.toHaveBeenCalled();
});

test("an unknown type is logged once, and not at each run", async () => {
  const { run, log } = setUp(async () => {});

  await run(eventOf("Seller:New.Type"), 1, 1);
  await run(eventOf("Seller:New.Type"), 2, 2);

  expect(log.warn).toHaveBeenCalledOnce();
});

test("a handler hears its run, its lane, and the logger of its consumer", async () => {
  const contexts: HandlerContext[] = [];
  const { run, log } = setUp(async (context) => void contexts.push(context));

  await run(eventOf(), 3, 5);

  expect(contexts).toEqual([{ attempt: 3, lane: "a", signal: expect.any(AbortSignal) as AbortSignal, log }]);
});
