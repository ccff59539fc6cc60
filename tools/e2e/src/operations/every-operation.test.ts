import { expect, test } from "vitest";
import { createSandbox, demo, type Snapshot } from "@kontor/sandbox";
import { buildRequest, readPageCall, listEntries } from "@kontor/docs/try-it/call";
import { createRawClients, findProblems, findRoute } from "../raw/clients.ts";
import { preparePages } from "../try-it/prepare-pages.ts";
import { earlierCalls } from "./sandbox-parts.ts";
import { send } from "./send-call.ts";
import { prepareSandbox } from "./valid-calls.ts";

const parts = await prepareSandbox();
const { sandbox, calls, operations, before } = parts;
const prepared = sandbox.snapshot();
const pages = preparePages(parts);

test("every operation of the specs answers its success, in the form of its spec, through /raw and by its path as written", async () => {
  const used: string[] = [];
  const callRaw = createRawClients(sandbox, (path) => void used.push(path));
  const wrong: unknown[] = [];
  let isChanged = true;
  for (const operation of operations) {
    if (isChanged) sandbox.restore(prepared);
    isChanged = operation.method !== "GET";
    const { data, error, response } = await callRaw(operation, calls.get(operation.id)!);
    const problems = findProblems(operation, data);
    const { status } = findRoute(operation);
    if (response.status !== status || problems !== undefined || error !== undefined)
      wrong.push([operation.id, response.status, error, problems]);
  }

  expect(wrong).toEqual([]);
  expect(used).toEqual(operations.map(({ path }) => path));
  expect(operations.length).toBeGreaterThanOrEqual(371);
  expect(sandbox.log().filter(({ violation }) => violation)).toEqual([]);
});

test("the call that the form of every operation's page is filled with succeeds in a sandbox that begins with the state of the pages", async () => {
  const { credentials, snapshot } = JSON.parse(JSON.stringify(pages.start)) as typeof pages.start; // as the site holds it
  const fresh = createSandbox();
  const wrong: unknown[] = [];
  fresh.restore(snapshot as Snapshot);
  const press = async (id: string) => {
    const call = pages.calls[id]!;
    const { path, ...init } = buildRequest(readPageCall(call), listEntries(call), credentials);
    const headers = { "user-agent": "a browser", ...init.headers };
    return fresh.fetch(`https://sandbox.test${path}`, { ...init, headers });
  };
  for (const id of Object.keys(pages.calls)) {
    if ((await press(id)).ok) continue;
    fresh.restore(snapshot as Snapshot); // as the page does where an earlier call stands in the way
    const { ok, status } = await press(id);
    if (!ok) wrong.push([id, status]);
  }

  expect(wrong).toEqual([]);
  expect(Object.keys(pages.calls)).toEqual(expect.arrayContaining(operations.map(({ id }) => id)));
});

test("what needs an earlier call is refused without it", async () => {
  for (const id of Object.keys(earlierCalls)) {
    sandbox.restore(before);
    expect([id, (await send(sandbox, calls.get(id)!)).status]).toEqual([id, expect.toBeOneOf([400, 404])]);
  }
});

test.each<[string, string, (answer: unknown, sent: never) => unknown]>([
  [
    "ChannelCategories_Replace",
    "SellerMeta_GetCategories",
    (answer, sent: { categoryList: unknown }) => [answer, sent.categoryList],
  ],
  ["Attributes_ReplaceGlobal", "SellerMeta_GetAttributes", (answer, sent) => [answer, sent]],
  ["Attributes_ReplaceOfCategory", "SellerMeta_GetCategoryAttributes", (answer, sent) => [answer, sent]],
  [
    "Attributes_ReplaceOfSeller",
    "SellerMeta_GetSellerAttributes",
    (answer, sent) => [
      (answer as { sellerAttributeList: object[] }).sellerAttributeList[0],
      { sellerId: "1", ...(sent as object) },
    ],
  ],
  ["Attributes_ReplaceGlobal", "Attributes_GetGlobal", (answer, sent) => [answer, expect.objectContaining(sent)]],
  [
    "Attributes_ReplaceOfCategory",
    "Attributes_GetOfCategory",
    (answer, sent) => [answer, expect.objectContaining(sent)],
  ],
  [
    "ChannelCategories_Replace",
    "ChannelCategories_Get",
    (answer, { categoryList }: { categoryList: object[] }) => [answer, categoryList],
  ],
  ["Prices_CreateType", "SellerMeta_GetPriceTypes", (answer, sent) => [answer, [sent]]],
  ["Rules_ReplacePayment", "SellerMeta_GetPaymentRules", (answer, sent) => [answer, sent]],
  ["Rules_ReplaceShipping", "SellerMeta_GetShippingRules", (answer, sent) => [answer, sent]],
  [
    "Self_Update",
    "Self_Get",
    (answer, { displayName }: { displayName: string }) => [
      (answer as { channel: object }).channel,
      expect.objectContaining({ displayName }),
    ],
  ],
  [
    "Sellers_Create",
    "Sellers_List",
    (answer, { sellerId }: { sellerId: string }) => [
      (answer as { sellerList: object[] }).sellerList.at(-1),
      expect.objectContaining({ sellerId, jtlAccountId: demo.accountId }),
    ],
  ],
  [
    "SellerOffers_UpdateStock",
    "Offers_ListStockUpdates",
    (answer) => [
      (answer as { stockUpdateList: object[] }).stockUpdateList,
      [expect.objectContaining({ offerId: 4711, quantity: 1 })],
    ],
  ],
  [
    "SellerOffers_UpdateStock",
    "Offers_ListAllStockUpdates",
    (answer) => [
      (answer as { lastUpdatedAt: string }).lastUpdatedAt,
      expect.stringMatching(/^2026-02-12T08:00:00\.00\dZ$/),
    ],
  ],
  [
    "Category_UpdateCategory",
    "Category_GetCategory",
    (answer, sent: object) => [answer, expect.objectContaining(sent)],
  ],
  [
    "TaxClass_UpdateTaxClass",
    "TaxClass_QueryTaxClasses",
    (answer, sent: object) => [answer, expect.arrayContaining([sent])],
  ],
])("what %s stored, %s shows", async (write, read, pair) => {
  sandbox.restore(prepared);

  await send(sandbox, calls.get(write)!);
  const answer: unknown = await (await send(sandbox, calls.get(read)!)).json();

  const [got, wanted] = pair(answer, calls.get(write)!.body as never) as [unknown, unknown];
  expect(got).toEqual(wanted);
});

test.each([
  ["SellerOrders_UploadInvoice", "Invoices_Download"],
  ["Tickets_UploadAttachment", "Tickets_DownloadAttachment"],
  ["SellerTickets_UploadAttachment", "SellerTickets_DownloadAttachment"],
])("the file of %s comes back from %s, byte for byte", async (write, read) => {
  sandbox.restore(prepared);

  await send(sandbox, calls.get(write)!);
  const answer = await send(sandbox, calls.get(read)!);

  await expect(answer.text()).resolves.toBe("%PDF-1.4\n%%EOF\n");
});

test.each([
  ["SellerOffers_Create", "Seller:Offer.New"],
  ["SellerOffers_Update", "Seller:Offer.Update"],
  ["SellerOffers_UpdatePrices", "Seller:Offer.PriceUpdate"],
  ["SellerOffers_UpdateStock", "Seller:Offer.StockUpdate"],
  ["SellerOffers_End", "Seller:Offer.End"],
  ["SellerOrders_Accept", "Seller:Order.Confirmed"],
  ["SellerOrders_ReportPayment", "Seller:Order.Payment"],
  ["SellerOrders_ReportShipping", "Seller:Order.Shipping"],
  ["SellerOrders_Refund", "Seller:Order.Refund"],
  ["SellerOrders_ReportReturn", "Seller:Order.ReturnReceived"],
  ["SellerOrders_UploadInvoice", "Seller:Order.Invoice"],
  ["SellerReports_Request", "Seller:Report.Request"],
  ["SellerTickets_Reply", "Seller:Ticket.Reply"],
  ["SellerChannels_Unlink", "Seller:Channel.Unlinked"],
])("%s makes a %s for the channel", async (operation, type) => {
  sandbox.restore(prepared);
  const before = sandbox.events().length;

  await send(sandbox, calls.get(operation)!);

  expect(
    sandbox
      .events()
      .slice(before)
      .map(({ event }) => event.type),
  ).toEqual([type]);
});

test.each([
  ["Returns_Announce", "Channel:Order.Return"],
  ["Refunds_ReportResult", "Channel:Order.RefundProcessingResult"],
  ["Self_Update", "Channel:ChannelDataChanged"],
])("%s makes a %s for the seller", async (operation, type) => {
  sandbox.restore(prepared);

  await send(sandbox, calls.get(operation)!);
  const { eventList } = (await (await send(sandbox, calls.get("SellerEvents_List")!)).json()) as {
    eventList: { type: string; id: string }[];
  };

  expect(eventList.map((event) => event.type)).toEqual([type]);
});
