import { expect, test } from "vitest";
import { demo } from "../../seed/demo.ts";
import { createCallers } from "../../testing/callers.ts";
import { createDemoState } from "../../testing/state.ts";
import type { OperationRequest } from "../../platform/operation.ts";
import { findEventProblem } from "./events.ts";
import { findSellerProblem, forgetSeller } from "./rules.ts";

// Ids of which one begins with the other, and what belongs to somebody else.

const near = `${demo.channel}2`;

/** The tables that hold something of a seller, each with the row of a seller on a channel and with its key. */
const tables: Record<string, (channel: string, sellerId: string) => [key: string, row: object]> = {
  ...Object.fromEntries(
    ["offers", "orders", "returns", "refunds", "announcedReturns", "tickets", "attachments"].map((name) => [
      name,
      (channel: string, sellerId: string) => [`${channel}/${sellerId}/x`, {}],
    ]),
  ),
  attributes: (channel, sellerId) => [`${channel}/seller/${sellerId}`, { list: [] }],
  cancellations: (channel, sellerId) => [`${channel}/of-${sellerId}`, { request: { sellerId } }],
  reports: (channel, sellerId) => [`${channel}/of-${sellerId}`, { sellerId, items: [] }],
};

test.each(Object.entries(tables))("%s: what is left of a seller goes, and nothing of another one", (name, build) => {
  const state = createDemoState();
  const table = state.table(name as "offers");
  const others = [build(demo.channel, "10"), build(near, "1"), build("OTHER", "1"), build(demo.channel, "01")];
  for (const [key, row] of [build(demo.channel, "1"), ...others]) table.set(key, row as never);
  const before = new Set(others.map(([key]) => key));

  forgetSeller(state, demo.channel, "1");

  expect(table.has(build(demo.channel, "1")[0])).toBe(false);
  expect([...before].filter((key) => !table.has(key))).toEqual([]);
});

test.each([
  ["a channel of itself", { channel: demo.channel }, demo.channel, true],
  ["a channel of another one whose id begins alike", { channel: demo.channel }, near, false],
  ["a channel of one that its id begins with", { channel: near }, demo.channel, false],
  ["a seller of its own account", { channel: "", accountId: demo.accountId }, demo.channel, true],
  ["a seller of its own account on another channel", { channel: "", accountId: demo.accountId }, near, true],
  ["a seller of another account", { channel: "", accountId: demo.accountId + 1 }, demo.channel, false],
  ["a seller of an account whose number begins alike", { channel: "", accountId: demo.accountId * 10 }, near, false],
])("%s: what a token may act for", (_, identity, channel, isAllowed) => {
  const state = createDemoState();
  const seller = { sellerId: "1", accountId: demo.accountId, createdAt: "", updatedAt: "" };
  for (const each of [demo.channel, near])
    state.table("sellers").set(`${each}/1`, { ...seller, channel: each } as never);

  const problem = findSellerProblem({ state, ...identity } as OperationRequest, { channel, sellerId: "1" });

  expect(problem === undefined).toBe(isAllowed);
});

test("a page holds the events of the types that were asked for, and of none whose name begins alike", async () => {
  const { channel, sandbox } = await createCallers();
  for (const type of ["A.A", "A.A.B", "A.AB", "a.a"]) sandbox.trigger(type, {});

  const { body } = await channel<{ eventList: { type: string }[] }>("GET", "/v1/channel/event?eventTypeFilter=A.A");

  expect(body.eventList.map(({ type }) => type)).toEqual(["A.A"]);
});

test.each(["1", "1.11.0.6-beta+exp.sha", "1".repeat(25)])("%j is a version of a client", (version) => {
  expect(findEventProblem("A.A", {}, version)).toBeUndefined();
});

test.each(["", "1".repeat(26), "1 1", "1/1", "1\n"])("%j is no version of a client", (version) => {
  expect(findEventProblem("A.A", {}, version)).toEqual({ "/clientVersion": ["must be like 1.11.0.6"] });
});

const attribute = (attributeId: string) => ({ attributeId, displayName: attributeId, type: "smalltext" });
const list = (...ids: string[]) => ({ attributeList: ids.map(attribute) });
const read = async ({ seller }: Awaited<ReturnType<typeof createCallers>>, place: string) =>
  (
    await seller<{ attributeList: { attributeId: string }[] }>("GET", `/v1/seller/meta/${demo.channel}/${place}`)
  ).body.attributeList.map(({ attributeId }) => attributeId);

test("the attributes of one category go, or one of its attributes, and none of a neighbour", async () => {
  const callers = await createCallers();
  const { channel } = callers;
  for (const id of ["10", "104"]) await channel("PUT", `/v1/channel/attribute/category/${id}`, list("a", "ab", "A"));

  await channel("DELETE", "/v1/channel/attribute/a/category/104");
  expect([await read(callers, "category/10/attributes"), await read(callers, "category/104/attributes")]).toEqual([
    ["a", "ab", "A"],
    ["ab", "A"],
  ]);

  await channel("DELETE", "/v1/channel/attribute/category?categoryId=10");
  expect([await read(callers, "category/10/attributes"), await read(callers, "category/104/attributes")]).toEqual([
    [],
    ["ab", "A"],
  ]);
});

test("a seller reads the types of prices of the channel that it names, and of no other whose id begins alike", async () => {
  const { seller, sandbox } = await createCallers();
  const { version, tables: kept } = sandbox.snapshot();
  const priceTypes: [string, unknown][] = [demo.channel, near].map((id) => [`${id}/p`, { priceTypeId: id, name: id }]);
  sandbox.restore({ version, tables: { ...kept, priceTypes } });

  const { body } = await seller<{ priceTypeId: string }[]>("GET", `/v1/seller/meta/${demo.channel}/price-types`);

  expect(body).toMatchObject([{ priceTypeId: demo.channel }]);
});

const offer = { channel: demo.channel, sellerId: "1", channelOfferId: "C" };
const priceList = [{ id: "default", quantityPriceList: [{ amount: "1.00", currency: "EUR" }] }];

test("the stock is told of offers that are listed, as whole pieces that there are", async () => {
  const { seller, channel, sandbox } = await createCallers();
  const quantities = { 1: "2.9", 2: "-1.5", 3: "0", 4: "7" };
  for (const offerId of [1, 2, 3, 4])
    sandbox.trigger("Seller:Offer.New", { sellerId: "1", offerId, sku: "A", priceList });
  const listedAt = "2026-02-12T08:00:00Z";
  const offerList = [1, 2, 3].map((offerId) => ({ sellerId: "1", offerId, channelOfferId: "C", listedAt }));
  await channel("POST", "/v1/channel/offer/listed", { offerList });
  const changes = Object.entries(quantities).map(([id, quantity]) => ({ ...offer, offerId: Number(id), quantity }));
  for (const { channelOfferId: _, ...change } of changes)
    await seller("PUT", "/v1/seller/offer/stock", { offerList: [{ ...change, channelOfferId: "C" }] });
  const { version, tables: kept } = sandbox.snapshot();
  const offers = kept["offers"]!.map(([key, row]): [string, unknown] => [
    key,
    (row as { offerId: number }).offerId === 4 ? { ...(row as object), channelOfferId: undefined } : row,
  ]);
  sandbox.restore({ version, tables: { ...kept, offers } });

  const { body } = await channel<{ stockUpdateList: { offerId: number; quantity: number }[] }>(
    "GET",
    "/v1/channel/offer/stock-updates/all?updatedAfter=2026-02-12T00:00:00Z",
  );

  expect(body.stockUpdateList.map(({ offerId, quantity }) => [offerId, quantity])).toEqual([
    [1, 2],
    [2, 0],
    [3, 0],
  ]);
});

test("a seller hears of the channel that it names, and of none whose id begins alike", async () => {
  const { otherChannel, seller, sandbox } = await createCallers();
  const { version, tables: kept } = sandbox.snapshot();
  const mfaPins: [string, unknown][] = [["OTHERCHANNEL", { pin: "1", mailedTo: "a@b.example" }]];
  sandbox.restore({ version, tables: { ...kept, mfaPins } });
  await otherChannel("PATCH", "/v1/channel", { mfaPin: "1", displayName: "New" });
  const count = async (channel: string) =>
    (await seller<{ eventList: object[] }>("GET", `/v2/seller/event?channel=${channel}`)).body.eventList.length;

  expect([await count("OTHER"), await count("OTHERCHANNEL2"), await count("OTHERCHANNEL")]).toEqual([0, 0, 1]);
});
