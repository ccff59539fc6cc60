import { DatabaseSync } from "node:sqlite";
import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createJournal, type JobReport, runJob } from "@kontor/http/journal";
import { withCallQuotas } from "@kontor/http/quota";
import { createSandbox, demo } from "@kontor/sandbox";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import { createKillPoints, Killed } from "../stock/kill-points.ts";
import { countChanges, countRefused, plantFaults, runStockJob } from "./stock-job.ts";

const baseUrl = "https://x.test/erp";
const channelUrl = "https://channel.test";
const ITEMS = 5_000;
const purchasedAt = "2026-02-11T08:30:00Z";
const item = { orderItemId: "A", type: "ITEM" as const, grossPrice: "1.00", total: "1.00", sku: "S-1", offerId: 4711 };
const order = {
  ...{ sellerId: demo.sellerId, orderStatus: "CREATED" as const, purchasedAt, lastChangedAt: purchasedAt },
  ...{ currency: "EUR", orderItem: [item] },
  billingAddress: { lastName: "Green", street: "Lane 1", city: "Town", postcode: "12345", country: "DEU" },
};

test("5,000 items on a bad night with 20 kills: each is changed at most once, and the report is right", async () => {
  const clock = createVirtualClock();
  const sandbox = createSandbox({ clock });
  sandbox.assume({ erpQuota: { requests: 6_000, perSeconds: 60 } });
  plantFaults(sandbox, 0.04);
  const db = new DatabaseSync(":memory:");
  let report: JobReport | undefined;
  let kills = 0;

  const night = async () => {
    while (!report) {
      const points = createKillPoints(kills < 20 ? { at: 700 + 31 * kills, isDone: kills % 2 === 0 } : undefined);
      report = await runStockJob({
        ...{ baseUrl, db: points.connect(db), items: ITEMS, clock, concurrency: 1 + (kills % 4) },
        fetch: points.fetch(sandbox.fetch),
      }).catch((error: unknown) => {
        if (!points.isDead()) throw error;
        expect(String(error)).toBe(String(new Killed()));
        kills += 1;
        return undefined;
      });
    }
  };
  let end: unknown;
  void clock.standStillFor(night).then(
    () => (end = "through"),
    (error: unknown) => (end = error),
  );
  await clock.advanceUntil(() => end !== undefined, 3_600_000);

  expect([end, kills]).toEqual(["through", 20]);
  const changes = countChanges(sandbox);
  expect(Math.max(...changes.values())).toBe(1);
  const { done, skipped, refused, unclear, failures } = report!;
  expect(done + skipped + refused + unclear).toBe(ITEMS);
  expect(refused).toBe(0);
  const open = new Set(failures.map(({ step }) => step));
  const doneButNotChanged = Array.from({ length: ITEMS }, (_, at) => `stock 2026-11-28: ${at}`).filter(
    (step) => !open.has(step) && !changes.has(step),
  );
  expect(doneButNotChanged).toEqual([]);
  expect(countRefused(sandbox)).toBe(0);
});

test.each([1, 4])(
  "a job of %i calls at a time uses at least 97 %% of its quota, without a 429",
  async (concurrency) => {
    const clock = createVirtualClock();
    const sandbox = createSandbox({ clock });
    const quota = { requests: 150, perSeconds: 60 };
    sandbox.assume({ erpQuota: quota });
    const sentAt: number[] = [];
    const fetch: typeof globalThis.fetch = async (...request) => {
      sentAt.push(clock.monotonicMs());
      await clock.sleep(5);
      return sandbox.fetch(...request);
    };
    let report: JobReport | undefined;

    const job = { baseUrl, db: new DatabaseSync(":memory:"), items: 750, clock, fetch, concurrency };
    void clock.standStillFor(async () => (report = await runStockJob(job)));
    await clock.advanceUntil(() => report !== undefined, 3_600_000);

    const spanMs = sentAt.at(-1)! - sentAt[0]!;
    const allowed = quota.requests * (1 + spanMs / (quota.perSeconds * 1000));
    expect(report).toMatchObject({ done: 750, isComplete: true });
    expect(countRefused(sandbox)).toBe(0);
    expect(sentAt.length / allowed).toBeGreaterThanOrEqual(0.97);
  },
);

test("orders whose answer was lost are settled by the code of a repeat, and none is there twice", async () => {
  const clock = createVirtualClock();
  const sandbox = createSandbox({ clock });
  sandbox.assume({ repeatCode: "VAL205" });
  for (const kind of ["lost-answer", "reset", "server-error"] as const)
    sandbox.addFault({ kind, operation: "Orders_Create", probability: 0.1 });
  const tokens = cached(
    refreshExchange({ baseUrl: channelUrl, refreshToken: demo.refreshToken, fetch: sandbox.fetch, clock }),
    { clock },
  );
  const fetch = withCallQuotas({ clock })(channelFetch({ tokens, fetch: sandbox.fetch, clock }));
  const channel = createChannelClient({ baseUrl: channelUrl, fetch });
  let report: JobReport | undefined;

  void clock.standStillFor(async () => {
    report = await runJob({
      journal: createJournal({ db: new DatabaseSync(":memory:"), repeatCode: "VAL205" }),
      run: "orders",
      items: Array.from({ length: 200 }, (__, at) => `order-${at}`),
      name: (orderId) => orderId,
      call: (orderId, { signal }) =>
        channel.orders.create({ orderList: [{ ...order, orderId }] }, { throwOnRefused: true, signal }),
      repeats: "refused",
      clock,
    });
  });
  await clock.advanceUntil(() => report !== undefined, 3_600_000);

  expect(report!.done + report!.unclear).toBe(200);
  expect(report!.done).toBeGreaterThanOrEqual(185); // The answers of the others were lost three times.
  expect(report!.refused).toBe(0);
  expect(sandbox.log().length).toBeGreaterThan(220); // Many were sent again.
  expect(sandbox.rows("orders").length).toBeGreaterThanOrEqual(report!.done); // The table has an order once.
});
