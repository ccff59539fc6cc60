import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { buildSale } from "@kontor/docs/samples/erp/build-sale";
import { createErpJourney } from "@kontor/docs/samples/erp/journey";
import { StepUnclear } from "@kontor/http/journal";
import { createErpClient } from "@kontor/erp-client";
import { createSandbox, demo, demoShop } from "@kontor/sandbox";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "kontor-erp-"));
afterAll(() => rmSync(folder, { recursive: true }));

type Json = Record<string, unknown>;

/** The journey, with an ERP whose answers are changed where a call matches. */
function setUp(change: Record<string, (answer: Json) => Json>) {
  const sandbox = createSandbox({ startAt: new Date("2026-02-11T08:00:00Z") });
  const { tenantId, apiKey } = demo;
  const calls: string[] = [];
  let isFiltering = true;
  const erp = createErpClient({
    baseUrl: "https://x.test/erp",
    tenantId,
    apiKey,
    appId: "a/1",
    appVersion: "1",
    fetch: async (input, init) => {
      const call = `${init!.method} ${new URL(String(input)).pathname.replace(/^\/erp\/v2/, "").replaceAll(/[\da-f-]{36}/g, "*")}`;
      calls.push(call);
      const url = new URL(String(input));
      if (!isFiltering) for (const name of ["salesOrderNumber", "salesOrderNumberId"]) url.searchParams.delete(name);
      const response = await sandbox.fetch(url, init);
      return change[call] ? Response.json(change[call]((await response.json()) as Json)) : response;
    },
  });
  const journey = createErpJourney({ erp, db: new DatabaseSync(":memory:"), folder });
  return {
    journey,
    /** From now on the ERP ignores the filters by which the journey looks for earlier records. */
    unfilter: () => void (isFiltering = false),
    sell: async () => journey.sell(await buildSale(erp, demo.itemId)),
    count: (call: string) => calls.filter((each) => each === call).length,
  };
}

test("a customer whose id the ERP does not say is a question to a person, and no order is placed without it", async () => {
  const { journey, sell, count } = setUp({ "POST /customers": (answer) => ({ ...answer, id: null }) });

  await expect(sell()).rejects.toThrow(StepUnclear);

  expect(journey.listUnclearSteps()).toEqual(["add customer WEB-1001"]);
  expect(count("POST /salesOrders")).toBe(0);
});

test("a sale is not done while the ERP shows no package, and the goods are sent once", async () => {
  let looks = 0;
  const hide = (answer: Json) => {
    looks += 1;
    const items = (answer["items"] as Json[]).map((note) => (looks < 3 ? { ...note, packages: null } : note));
    return { ...answer, items };
  };
  let isAnswerLost = true;
  const { sell, count } = setUp({
    "GET /deliveryNotes": hide,
    "POST /delivery/deliver": (answer) => {
      if (!isAnswerLost) return answer;
      isAnswerLost = false;
      throw new TypeError("fetch failed");
    },
  });

  await expect(sell()).rejects.toThrow("Cannot complete erp.deliveries.deliver");
  await expect(sell()).rejects.toThrow("The ERP shows no package of the order");
  const { labels } = await sell();

  expect(labels).toHaveLength(1);
  expect(count("POST /delivery/deliver")).toBe(1);
});

test("an ERP that ignores its filters does not give the delivery note and the invoice of another order", async () => {
  const losing = (): Json => {
    throw new TypeError("fetch failed");
  };
  let losses = 2;
  const loseOnce = (answer: Json) => (losses-- > 0 ? losing() : answer);
  const { sell, count, unfilter } = setUp({
    "POST /delivery/deliver": loseOnce,
    "POST /salesOrders/*/createinvoice": loseOnce,
  });
  unfilter();

  await expect(sell()).rejects.toThrow("Cannot complete erp.deliveries.deliver");
  await expect(sell()).rejects.toThrow("Cannot complete erp.salesOrders.createInvoice");
  const { labels, invoice } = await sell();

  expect(labels).toHaveLength(1);
  expect(invoice).not.toContain(demoShop.invoiceId);
  expect([count("POST /delivery/deliver"), count("POST /salesOrders/*/createinvoice")]).toEqual([1, 1]);
});

test("an invoice whose lines do not name their order is a question to a person", async () => {
  const { sell, count } = setUp({
    "POST /salesOrders/*/createinvoice": () => ({ id: null }),
    "GET /invoices/*/lineitems": () => [{ name: "Spade" }] as unknown as Json,
  });

  await expect(sell()).rejects.toThrow("The ERP did not give the id");
  await expect(sell()).rejects.toThrow(StepUnclear);

  expect(count("POST /salesOrders/*/createinvoice")).toBe(1);
});

test("an invoice whose id the ERP does not say is found by its order", async () => {
  const { sell, count } = setUp({ "POST /salesOrders/*/createinvoice": () => ({ id: null }) });

  await expect(sell()).rejects.toThrow("The ERP did not give the id of the invoice of WEB-2001");
  await expect(sell()).resolves.toMatchObject({ labels: [expect.any(String)] });

  expect(count("POST /salesOrders/*/createinvoice")).toBe(1);
});
