import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { buildSale } from "@kontor/docs/samples/erp/build-sale";
import { createErpJourney } from "@kontor/docs/samples/erp/journey";
import { systemClock } from "@kontor/http/internal";
import { createErpClient } from "@kontor/erp-client";
import { createSandbox, demo, demoShop } from "@kontor/sandbox";
import { afterAll, beforeEach, expect, test, vi } from "vitest";

const root = mkdtempSync(join(tmpdir(), "kontor-erp-"));
afterAll(() => rmSync(root, { recursive: true }));
beforeEach(() => void vi.spyOn(systemClock, "sleep").mockResolvedValue()); // A job waits between its tries.

type Json = Record<string, unknown>;

/** Loses the answers of the first calls, which were done. */
function loseAnswers(count: number): (answer: Json) => Json {
  let left = count;
  return (answer) => {
    if ((left -= 1) < 0) return answer;
    throw new TypeError("fetch failed");
  };
}

/** The journey, with an ERP whose answers are changed where a call matches. It sells one sale, or those with these numbers and fields. */
function setUp(change: Record<string, (answer: Json) => Json>, sales: [number: string, fields: object][] = []) {
  const sandbox = createSandbox({ startAt: new Date("2026-02-11T08:00:00Z") });
  const { tenantId, apiKey } = demo;
  const folder = mkdtempSync(join(root, "sale-"));
  const calls: string[] = [];
  const paths: string[] = [];
  let isFiltering = true;
  const erp = createErpClient({
    baseUrl: "https://x.test/erp",
    tenantId,
    apiKey,
    appId: "a/1",
    appVersion: "1",
    fetch: async (input, init) => {
      const url = new URL(String(input));
      const path = url.pathname.replace(/^\/erp\/v2/, "");
      const call = `${init!.method} ${path.replaceAll(/[\da-f-]{36}/g, "*")}`;
      calls.push(call);
      paths.push(path);
      if (!isFiltering) for (const name of ["salesOrderNumber", "salesOrderNumberId"]) url.searchParams.delete(name);
      const response = await sandbox.fetch(url, init);
      return change[call] ? Response.json(change[call]((await response.json()) as Json)) : response;
    },
  });
  const { journal, sell } = createErpJourney({ erp, db: new DatabaseSync(":memory:"), folder });
  return {
    journal,
    /** From now on the ERP ignores the filters by which the journey looks for earlier records. */
    unfilter: () => void (isFiltering = false),
    /** Starts the job, and gives what the report says of the sales that are not done. */
    async sell() {
      const sale = await buildSale(erp, demo.itemId);
      const listed = sales.map(([number, fields], at) => ({
        customer: { ...sale.customer, number },
        order: { ...sale.order, salesOrderNumber: number, ...fields },
        parcel: { ...sale.parcel, trackingId: `TRACK-${at}` },
      }));
      const { failures } = await sell(sales.length > 0 ? listed : [sale]);
      return failures.map(({ end, name, reason }) => `${end} ${name}: ${reason}`);
    },
    count: (call: string) => calls.filter((each) => each === call).length,
    listFiles: () => readdirSync(folder).toSorted(),
    /** The invoices that were downloaded. */
    rendered: () => paths.flatMap((path) => /^\/invoices\/([\da-f-]{36})\/(?!line)/.exec(path)?.[1] ?? []),
  };
}

test("a customer whose id the ERP does not say is a question to a person, and no order is placed without it", async () => {
  const { journal, sell, count } = setUp({ "POST /customers": (answer) => ({ ...answer, id: null }) });

  expect(await sell()).toEqual(["unclear WEB-2001: The ERP did not give the id of customer WEB-1001"]);

  expect(journal.listUnclearSteps()).toEqual(["add customer WEB-1001"]);
  expect(count("POST /salesOrders")).toBe(0);
});

test("a sale is not done while the ERP shows no package, and the goods are sent once", async () => {
  let looks = 0;
  const hide = (answer: Json) => {
    looks += 1;
    const items = (answer["items"] as Json[]).map((note) => (looks < 3 ? { ...note, packages: null } : note));
    return { ...answer, items };
  };
  const { journal, listFiles, sell, count } = setUp({
    "GET /deliveryNotes": hide,
    "POST /delivery/deliver": loseAnswers(1),
  });

  expect(await sell()).toEqual([expect.stringContaining("unclear WEB-2001: ")]);
  expect(journal.listUnclearSteps()).toEqual(["sales: WEB-2001"]);
  expect(await sell()).toEqual([]);

  expect(listFiles()).toEqual([expect.stringMatching(/^WEB-2001-invoice/), expect.stringMatching(/^WEB-2001-label/)]);
  expect(count("POST /delivery/deliver")).toBe(1);
  expect(journal.listUnclearSteps()).toEqual([]);
});

test("an ERP that ignores its filters does not give the delivery note and the invoice of another order", async () => {
  const { listFiles, rendered, sell, count, unfilter } = setUp({
    "POST /delivery/deliver": loseAnswers(1),
    "POST /salesOrders/*/createinvoice": loseAnswers(1),
  });
  unfilter();

  expect(await sell()).toEqual([]); // Each lost answer is found in the same run.

  expect(listFiles()).toHaveLength(2);
  expect(rendered()).toHaveLength(1);
  expect(rendered()).not.toContain(demoShop.invoiceId);
  expect([count("POST /delivery/deliver"), count("POST /salesOrders/*/createinvoice")]).toEqual([1, 1]);
});

test("an invoice whose lines do not name their order is a question to a person", async () => {
  const { journal, sell, count } = setUp({
    "POST /salesOrders/*/createinvoice": () => ({ id: null }),
    "GET /invoices/*/lineitems": () => [{ name: "Spade" }] as unknown as Json,
  });

  expect(await sell()).toEqual(["unclear WEB-2001: The ERP did not give the id of the invoice of WEB-2001"]);
  expect(await sell()).toEqual([
    expect.stringMatching(/^unclear WEB-2001: Cannot tell whether invoice .* is that of order/),
  ]);

  expect(journal.listUnclearSteps()).toEqual([expect.stringMatching(/^invoice /)]);
  expect(count("POST /salesOrders/*/createinvoice")).toBe(1);
});

test("an invoice whose id the ERP does not say is found by its order", async () => {
  const { sell, count } = setUp({ "POST /salesOrders/*/createinvoice": () => ({ id: null }) });

  expect(await sell()).toEqual(["unclear WEB-2001: The ERP did not give the id of the invoice of WEB-2001"]);
  expect(await sell()).toEqual([]);

  expect(count("POST /salesOrders/*/createinvoice")).toBe(1);
});

test("a sale that the ERP refuses is told, and those before and after it are sold", async () => {
  const { count, listFiles, sell } = setUp({}, [
    ["WEB-1", {}],
    ["WEB-2", { companyId: "no id" }],
    ["WEB-21", {}],
  ]);

  expect(await sell()).toEqual([
    expect.stringMatching(/^refused WEB-2: Cannot complete erp\.salesOrders\.create .* answered 4/),
  ]);

  expect(listFiles().filter((file) => file.endsWith("-invoice.pdf"))).toEqual([
    "WEB-1-invoice.pdf",
    "WEB-21-invoice.pdf",
  ]);
  expect([count("POST /customers"), count("POST /salesOrders")]).toEqual([3, 3]);
  await sell();
  expect([count("POST /customers"), count("POST /salesOrders")]).toEqual([3, 4]); // It may be possible now.
});
