/** The samples of the guide about paging, partial updates and files. */
import { cached, channelFetch, erpFetch, refreshExchange } from "@kontor/auth";
import { clientCredentials } from "@kontor/auth/oauth";
import { createChannelClient } from "@kontor/channel-client";
import { createErpClient } from "@kontor/erp-client";
import { createSandbox, demo } from "@kontor/sandbox";
import type { Fetch } from "@kontor/http";
import { expect, test } from "vitest";
import { authUrl, channelBaseUrl, clientId, clientSecret, refreshToken, tenantId } from "../config.ts";
import { sendAndLoadFile } from "./send-file.ts";
import { sendInvoiceAsSeller, sendInvoice } from "./send-invoice.ts";

const pdf = new TextEncoder().encode("%PDF-1.7");
const category = "0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10";

function setUp() {
  const sandbox = createSandbox();
  const bodies: unknown[] = [];
  const fetch: Fetch = async (input, init) => {
    if (typeof init?.body === "string") bodies.push(JSON.parse(init.body));
    return sandbox.fetch(input, init);
  };
  const connect = (secret: string) => {
    const tokens = cached(refreshExchange({ baseUrl: channelBaseUrl, refreshToken: secret, fetch }));
    return createChannelClient({ baseUrl: channelBaseUrl, fetch: channelFetch({ tokens, fetch }) });
  };
  const tokens = cached(clientCredentials({ authUrl, clientId, clientSecret, fetch }));
  const app = { appId: "stock-sync/1.4.0", appVersion: "1.4.0" };
  const erp = createErpClient({ baseUrl: `${authUrl}/erp`, tenantId, ...app, fetch: erpFetch({ tokens, fetch }) });
  return { sandbox, bodies, erp, channel: connect(refreshToken), seller: connect(demo.sellerRefreshToken) };
}

const orderId = "ORDER-1001";
const at = "2026-02-11T08:30:00Z";
const address = { lastName: "Muster", street: "Am Markt", city: "Bremen", country: "DEU" };

test("an update changes the fields that it names, and leaves the others as they are", async () => {
  const { erp, bodies } = setUp();
  const read = async () => {
    const { name, sortNumber, parentId } = await erp.categories.get({ categoryId: category });
    return { name, sortNumber, parentId };
  };
  const before = await read();

  await erp.categories.update({ id: category, sortNumber: 7 });
  await erp.categories.update({ id: category, name: "Renamed", sortNumber: undefined as never });

  expect(await read()).toEqual({ ...before, name: "Renamed", sortNumber: 7 });
  expect(bodies).toContainEqual({ id: category, name: "Renamed" });
});

test("an invoice is uploaded by the marketplace and by the seller, and the seller's one is an event", async () => {
  const { sandbox, channel, seller } = setUp();
  const item = { type: "ITEM", itemStatus: "UNSHIPPED", itemPaymentStatus: "PENDING", shipFromCountry: "DEU" };
  const orderItem = [
    {
      ...item,
      orderItemId: "ITEM-1",
      grossPrice: "24.90",
      total: "24.90",
      quantity: "1.0",
      offerId: 4711,
      sku: "oak-1",
      title: "Oak table",
      taxPercent: "19.00",
    },
  ];
  const order = {
    sellerId: demo.sellerId,
    orderId,
    orderStatus: "UNACKED",
    purchasedAt: at,
    lastChangedAt: at,
    currency: "EUR",
  };
  await channel.orders.create({
    orderList: [{ ...order, orderItem, billingAddress: address, shippingAddress: address }],
  } as never);
  const invoice = {
    type: "INVOICE" as const,
    ...{ sellerId: demo.sellerId, orderId, invoiceNumber: "INVOICE-1", currency: "EUR", billingAddress: address },
    ...{ transactionDate: at, taxCalculationDate: at },
  };

  await sendInvoice(channel, pdf, invoice);
  const documentId = await sendInvoiceAsSeller(seller, pdf, { ...invoice, channel: demo.channel });

  expect(sandbox.events().map(({ event: { type } }) => type)).toContain("Seller:Order.Invoice");
  expect(await channel.invoices.download({ documentId: documentId ?? "" })).toEqual(pdf);
});

test("a file of the ERP is read as it was uploaded", async () => {
  const { erp } = setUp();

  expect(await sendAndLoadFile(erp, pdf)).toEqual(pdf);
});
