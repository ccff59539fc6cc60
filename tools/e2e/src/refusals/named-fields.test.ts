import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { apiKey, cached, channelFetch, erpFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { BatchError, createChannelConsumer, sendInBatches } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { createErpClient } from "@kontor/erp-client";
import { createSandbox, demo } from "@kontor/sandbox";
import { afterAll, expect, test } from "vitest";

/** The published command line exports no function, so its file is found by its path. */
const { runHere } = (await import(join(import.meta.dirname, "../../../../packages/cli/src/fixtures/run-here.ts"))) as {
  runHere: (words: string[]) => Promise<{ code: number; stdout: string; stderr: string }>;
};
const folder = mkdtempSync(join(tmpdir(), "kontor-named-fields-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const baseUrl = "https://sandbox.test";
const { fetch, ...sandbox } = createSandbox();
const tokens = cached(refreshExchange({ baseUrl, refreshToken: demo.refreshToken, fetch }));
const channel = createChannelClient({ baseUrl, fetch: channelFetch({ fetch, tokens, retries: 0 }) });
const erp = createErpClient({
  ...{ baseUrl: `${baseUrl}/erp`, tenantId: demo.tenantId, appId: "a/1", appVersion: "1" },
  fetch: erpFetch({ fetch, tokens: apiKey({ key: demo.apiKey, scheme: "Wawi" }), retries: 0 }),
});

const id = "0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10";
const at = "2026-02-11T08:30:00Z";
const item = { orderItemId: "1", type: "ITEM", grossPrice: "24.90", total: "24.90" };
const order = {
  ...{ sellerId: "1", orderStatus: "CREATED", orderId: "ORDER-77", currency: "EUR", orderItem: [item] },
  ...{ purchasedAt: at, lastChangedAt: at },
};
const address = { street: "annaSchmidt", city: "annaSchmidt", countryISO: "DE" };
const without = (given: object, name: string) =>
  Object.fromEntries(Object.entries(given).filter(([each]) => each !== name));
/** Values that no message may hold. They look like names, ids and addresses. */
const canaries = ["annaSchmidt", "ORDER-77", "DE89370400440532013000", "anna@example.com", "24.90"];

/** Of twelve operations of both interfaces: what is wrong, the words that name its field, and the call that is refused. */
const refusals: [kind: string, words: string, send: () => Promise<unknown>][] = [
  [
    "a missing field in a member of a union, deep in a list",
    "orderList[0].orderItem[1]: must have required property total",
    () => channel.orders.create({ orderList: [{ ...order, orderItem: [item, without(item, "total")] }] } as never),
  ],
  [
    "a wrong enum, deep in a list",
    "orderList[0].orderItems[0].itemStatus: must be equal to one of the allowed values",
    () =>
      channel.orders.updateStatus({
        orderList: [
          { ...order, orderItems: [{ orderItemId: "ORDER-77", itemStatus: "annaSchmidt", paymentStatus: "PAID" }] },
        ],
      } as never),
  ],
  [
    "a missing field in an object in a list",
    "orderList[0].billingAddress: must have required property lastName",
    () =>
      channel.orders.updateAddress({
        orderList: [
          { sellerId: "1", orderId: "ORDER-77", billingAddress: { city: "annaSchmidt", street: "x", country: "DEU" } },
        ],
      } as never),
  ],
  [
    "a wrong type in a list",
    "offerList[1].offerId: must be integer",
    () =>
      channel.offers.reportListed({
        offerList: [7, "annaSchmidt"].map((offerId) => ({ sellerId: "1", offerId, listedAt: at })),
      } as never),
  ],
  [
    "a list that is too long",
    "eventIdList: must not have more than 100 items",
    () => channel.events.acknowledge({ eventIdList: Array.from({ length: 101 }, (_, each) => `annaSchmidt${each}`) }),
  ],
  [
    "a missing field",
    "must have required property isAccepted",
    () => channel.refunds.reportResult({ sellerId: "annaSchmidt", refundId: "ORDER-77" } as never),
  ],
  [
    "a missing field of the ERP",
    "must have required property customerGroupId",
    () => erp.customers.create({ ebayName: "annaSchmidt", homepage: "anna@example.com" } as never),
  ],
  [
    "a wrong type of the ERP",
    "quantity: must be number",
    () => erp.stocks.adjust({}, { itemId: id, warehouseId: id, quantity: "24.90" } as never),
  ],
  [
    "a wrong enum of the ERP",
    "taxType: must be equal to one of the allowed values",
    () => erp.taxClasses.update({ id, taxType: 77 } as never),
  ],
  [
    "a missing field deep in a list of the ERP",
    "lineItems[0]: must have required property salesPriceNet",
    () =>
      erp.salesOrders.create({}, {
        ...{
          companyId: id,
          customerId: id,
          languageId: "DE",
          vATId: "DE89370400440532013000",
          paymentDetails: { currencyISO: "EUR" },
        },
        ...{ billingAddress: address, shipmentAddress: address, departureCountry: { countryISO: "DE" } },
        lineItems: [{ lineItemType: 0, quantity: 1, note: "annaSchmidt" }],
      } as never),
  ],
  [
    "an object of the ERP that is none",
    "categories: must be object",
    () => erp.items.create({ categories: "annaSchmidt", descriptions: {}, identifiers: {} } as never),
  ],
  [
    "a wrong type in a path with an id",
    "noteBody: must be string",
    () => erp.customers.createNote({ customerId: id }, { noteBody: { annaSchmidt: "anna@example.com" } } as never),
  ],
];

test.each(refusals)("the message, the log, health() and the inbox name the field: %s", async (_, words, send) => {
  const error = (await send().catch((reason: unknown) => reason)) as Error;
  expect(error.message).toContain(words);

  const path = join(folder, `${words.replaceAll(/\W/g, "-")}.db`);
  const lines: string[] = [];
  const log = (facts: object, message: string) => void lines.push(`${message} ${JSON.stringify(facts)}`);
  const inbox = sqliteInbox(path);
  const eventId = sandbox.trigger("Seller:Some.Type", { sellerId: "1" });
  const handlers = { "*": async () => void (await send()) };
  const consumer = createChannelConsumer({ channel, inbox, handlers, logger: { info: log, warn: log, error: log } });
  await consumer.pollNow();
  await consumer.start();
  await consumer.idle();
  const { problems } = await consumer.health();
  const stored: (string | undefined)[] = [];
  for await (const { problem } of inbox.list({ id: eventId })) stored.push(problem);
  await consumer.stop();
  await inbox.close();
  const shown = await runHere(["inbox", "show", eventId, "--file", path]);

  const told = [error.message, lines.join("\n"), problems.join("\n"), stored.join("\n"), shown.stdout];
  for (const text of told) expect(text.replaceAll('\\"', '"')).toContain(words);
  for (const canary of canaries) expect(told.join("\n")).not.toContain(canary);
});

test("the report of sendInBatches() names the field of the batch that was refused", async () => {
  const orders = [order, { ...order, orderItem: [item, without(item, "total")] }] as never[];

  const error = (await sendInBatches(channel.orders.create, orders).catch((reason: unknown) => reason)) as BatchError;

  expect(error).toBeInstanceOf(BatchError);
  expect(error.message).toContain("orderList[1].orderItem[1]: must have required property total");
  for (const canary of canaries) expect(error.message).not.toContain(canary);
});
