import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { demo } from "../../seed/demo.ts";
import { startSandboxServer } from "../../serve/server.ts";
import { createCallers } from "../../testing/callers.ts";
import { createDemoState } from "../../testing/state.ts";
import { afterSalesBehaviours } from "./after-sales.ts";

const documentId = "8b6f0a52-3c1d-4f7e-9a20-6d5b7c1f2e10";

test("a return or a refund that nobody reported is not settled", async () => {
  const { channel, sandbox } = await createCallers();

  const returned = await channel("POST", "/v1/channel/order/return/processing-result", {
    sellerId: "1",
    sellerReturnId: "RETURN-9",
    isAccepted: true,
  });

  expect([returned.status, sandbox.rows("returns")]).toEqual([404, []]);
});

test("a channel downloads its own documents and no others", async () => {
  const { channel, otherChannel, sandbox } = await createCallers();
  const { version, tables } = sandbox.snapshot();
  const documents: [string, unknown][] = [[`${demo.channel}/${documentId}`, { base64: btoa('"invoice"') }]];
  sandbox.restore({ version, tables: { ...tables, documents } });
  const path = `/v1/channel/order/invoice/${documentId}`;

  expect(await channel("GET", path)).toEqual({ status: 200, body: "invoice" });
  expect((await otherChannel("GET", path)).status).toBe(404);
});

const offer = {
  offerId: 4711,
  channelOfferId: "MP-4711",
  sku: "SPADE-01",
  quantity: "1.0",
  priceList: [{ id: "default", quantityPriceList: [{ amount: "24.90", currency: "EUR", quantity: "1.0" }] }],
  title: "Garden spade",
  channelCategoryId: "104",
  channelAttributeList: [{ attributeId: "colour", value: "green", group: "0" }],
};
const HOURS_48 = 48 * 3_600_000;

async function reported() {
  const called = await createCallers({
    assumptions: { tokenLifetimeMs: { channel: 10 * HOURS_48, erp: 10 * HOURS_48 } },
  });
  const { body } = await called.seller("POST", "/v1/seller/report/request", {
    channel: demo.channel,
    sellerId: "1",
    reportType: "SELLER_INVENTORY",
    startDate: "2026-02-11",
    endDate: "2026-02-11",
  });
  const { reportId } = body as { reportId: string };
  const send = async (what = "data") =>
    (await called.channel("POST", `/v1/channel/report/${reportId}/${what}`, what === "data" ? [offer] : undefined))
      .status;
  return { ...called, send };
}

test("a report takes data for 48 hours, and no longer", async () => {
  const { sandbox, send } = await reported();

  sandbox.advance(HOURS_48);
  const within = await send();
  sandbox.advance(1);

  expect(within).toBeLessThan(300);
  expect(await send()).toBe(400);
});

test("a report that is completed takes no data, and is not completed again", async () => {
  const { send } = await reported();

  expect(await send()).toBeLessThan(300);
  expect(await send("completed")).toBeLessThan(300);

  expect([await send(), await send("completed")]).toEqual([400, 400]);
});

test("a report and, where it is asked for, a category tree come packed with gzip", async () => {
  await using server = await startSandboxServer();
  const { sandbox, url } = server;
  const exchange = { method: "POST", body: new URLSearchParams({ refreshToken: demo.sellerRefreshToken }) };
  const { authToken } = (await (await fetch(`${url}/v1/auth`, exchange)).json()) as { authToken: string };
  const headers = { authorization: `Bearer ${authToken}` };
  const [reportId] = sandbox.snapshot().tables["reports"]![0]![0].split("/").slice(1);
  const tree = `${url}/v1/seller/meta/${demo.channel}/categories`;

  const report = await fetch(`${url}/v1/seller/report/${reportId}`, { headers });
  const plain = await fetch(tree, { headers });
  const packed = await fetch(tree, { headers: { ...headers, accept: "Application/GZIP" } });

  expect([report.headers.get("content-encoding"), await report.json()]).toEqual(["gzip", []]);
  expect([plain.headers.get("content-type"), await plain.json()]).toEqual(["application/json", []]);
  expect(packed.headers.get("content-type")).toBe("application/gzip");
  expect(gunzipSync(await packed.bytes()).toString()).toBe("[]");
});

test.each([
  [HOURS_48, true],
  [HOURS_48 + 1, false],
])("a report takes data %i ms after it was asked for: %s, and keeps what came before", async (elapsed, takes) => {
  const { send, sandbox } = await reported();
  await send();
  sandbox.advance(elapsed);

  expect((await send()) < 300).toBe(takes);
  expect(sandbox.rows("reports")[0]!.items).toHaveLength(takes ? 2 : 1);
});

test("a document can be downloaded for thirty days, and its event says until when", () => {
  const state = createDemoState({ startAt: new Date("2026-02-12T08:00:00Z") });
  const invoice = { channel: demo.channel, type: "INVOICE", sellerId: "1", orderId: "O", invoiceNumber: "R-1" };
  state.table("orders").set(`${demo.channel}/1/O`, { order: {}, seen: [] } as never);
  const body = { invoice, document: new Uint8Array(1) };
  const request = { state, body, now: state.clock.now(), accountId: demo.accountId, channel: "" };

  afterSalesBehaviours.SellerOrders_UploadInvoice(request as never);

  expect(state.queue(demo.channel).entries(0).at(-1)!.event.event).toMatchObject({
    documentExpiresAt: "2026-03-14T08:00:00.000Z",
  });
});
