import { DatabaseSync } from "node:sqlite";
import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createJournal, type JobReport, runJob } from "@kontor/http/journal";
import { withCallQuotas } from "@kontor/http/quota";
import { createSandbox, demo } from "@kontor/sandbox";
import { createVirtualClock, type VirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import { createKillPoints } from "../stock/kill-points.ts";
import { createLeanErp } from "./lean-erp.ts";
import { countChanges, countRefused, plantFaults, runStockJob } from "./stock-job.ts";

const baseUrl = "https://x.test/erp";
const channelUrl = "https://channel.test";
const purchasedAt = "2026-02-11T08:30:00Z";
const item = { orderItemId: "A", type: "ITEM" as const, grossPrice: "1.00", total: "1.00", sku: "S-1", offerId: 4711 };
const order = {
  ...{ sellerId: demo.sellerId, orderStatus: "CREATED" as const, purchasedAt, lastChangedAt: purchasedAt },
  ...{ currency: "EUR", orderItem: [item] },
  billingAddress: { lastName: "Green", street: "Lane 1", city: "Town", postcode: "12345", country: "DEU" },
};

/** Runs the job of a bad night: each process is killed after more and more requests and writes, and the last one comes through. */
async function playNight(platform: {
  clock: VirtualClock;
  fetch: typeof globalThis.fetch;
  items: number;
  kills: number;
}) {
  const { clock, fetch, items, kills: wanted } = platform;
  const db = new DatabaseSync(":memory:");
  let kills = 0;
  const live = async (): Promise<JobReport | undefined> => {
    const at = Math.ceil((items / wanted) * (2.8 + kills / 8));
    const points = createKillPoints(kills < wanted ? { at, isDone: kills % 2 === 0 } : undefined);
    const job = { baseUrl, db: points.connect(db), items, clock, concurrency: 1 + (kills % 4) };
    try {
      return await runStockJob({ ...job, fetch: points.fetch(fetch) });
    } catch (error) {
      if (!points.isDead()) throw error;
      kills += 1;
      return undefined;
    }
  };
  const report = await finish(clock, async () => {
    for (;;) {
      const ended = await live();
      if (ended) return ended;
    }
  });
  expect(kills).toBe(wanted);
  return report;
}

/** Moves the clock until the work has ended. */
async function finish<Result>(clock: VirtualClock, work: () => Promise<Result>): Promise<Result> {
  let hasEnded = false;
  const result = clock.standStillFor(work).finally(() => (hasEnded = true));
  await clock.advanceUntil(() => hasEnded, 3_600_000);
  return result;
}

function checkNight(report: JobReport, changes: ReadonlyMap<string, number>, items: number): void {
  const { done, skipped, refused, unclear, failures } = report;
  const open = new Set(failures.map(({ step }) => step));
  const steps = Array.from({ length: items }, (_, at) => `stock 2026-11-28: ${at}`);
  const missing = steps.filter((step) => !open.has(step) && !changes.has(step));
  expect(Math.max(...changes.values())).toBe(1);
  expect([done + skipped + unclear, refused, missing]).toEqual([items, 0, []]);
  expect(failures).toHaveLength(unclear);
}

test("5,000 items on a bad night with 20 kills: each is changed at most once, and the report is right", async () => {
  const clock = createVirtualClock();
  const { fetch, changes, seen } = createLeanErp({ clock, requests: 6_000, share: 0.04 });

  checkNight(await playNight({ clock, fetch, items: 5_000, kills: 20 }), changes, 5_000);

  expect(seen.planted).toBeGreaterThan(700);
  expect(seen.refused).toBe(0);
});

test("a bad night against the sandbox ends so as well", async () => {
  const clock = createVirtualClock();
  const sandbox = createSandbox({ clock });
  sandbox.assume({ erpQuota: { requests: 600, perSeconds: 60 } });
  plantFaults(sandbox, 0.04);

  checkNight(await playNight({ clock, fetch: sandbox.fetch, items: 400, kills: 5 }), countChanges(sandbox), 400);

  expect(countRefused(sandbox)).toBe(0);
});

test.each([1, 4])("a job of %i calls at a time uses 0.97 of its quota and more, without a 429", async (concurrency) => {
  const clock = createVirtualClock();
  const { fetch: answer, seen } = createLeanErp({ clock, requests: 300, share: 0.04 });
  const sentAt: number[] = [];
  const fetch: typeof globalThis.fetch = async (...request) => {
    sentAt.push(clock.monotonicMs());
    await clock.sleep(5);
    return answer(...request);
  };

  const job = { baseUrl, db: new DatabaseSync(":memory:"), items: 1_500, clock, fetch, concurrency };
  const report = await finish(clock, () => runStockJob(job));

  const sent = sentAt.length - (sentAt.length % 300); // The last interval is not full, as the job is through.
  const allowed = 300 * (1 + (sentAt[sent - 1]! - sentAt[0]!) / 60_000);
  expect(report.done + report.unclear).toBe(1_500);
  expect(seen.refused).toBe(0);
  expect(sent / allowed).toBeGreaterThanOrEqual(0.97);
});

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

  const report = await finish(clock, () =>
    runJob({
      journal: createJournal({ db: new DatabaseSync(":memory:"), repeatCode: "VAL205" }),
      run: "orders",
      items: Array.from({ length: 200 }, (__, at) => `order-${at}`),
      name: (orderId) => orderId,
      call: (orderId, { signal }) =>
        channel.orders.create({ orderList: [{ ...order, orderId }] }, { throwOnRefused: true, signal }),
      repeats: "refused",
      clock,
    }),
  );

  expect(report.done + report.unclear).toBe(200);
  expect(report.done).toBeGreaterThanOrEqual(185); // The answers of the others were lost three times.
  expect(report.refused).toBe(0);
  expect(sandbox.log().length).toBeGreaterThan(220); // Many were sent again.
  expect(sandbox.rows("orders").length).toBeGreaterThanOrEqual(report.done); // The table has an order once.
});
