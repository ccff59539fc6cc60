import { expect, test } from "vitest";
import { demo } from "../../seed/demo.ts";
import { createCallers } from "../../testing/callers.ts";
import { readInstant } from "../../platform/operation.ts";

const offer = { channel: demo.channel, sellerId: "1", offerId: 4711, channelOfferId: "MP-4711" };
const listed = { sellerId: "1", offerId: 4711, channelOfferId: "MP-4711", listedAt: "2026-02-12T08:00:00Z" };

/** Callers of a sandbox in which some offers were created. */
async function createShop(...offerIds: number[]) {
  const callers = await createCallers();
  const priceList = [{ id: "default", quantityPriceList: [{ amount: "24.90", currency: "EUR" }] }];
  for (const sellerId of ["1", "7"])
    for (const offerId of offerIds)
      callers.sandbox.trigger("Seller:Offer.New", { sellerId, offerId, sku: "A", priceList });
  return callers;
}

test.each<[string, string, object, string]>([
  [
    "PUT",
    "/v1/seller/offer/stock",
    { ...offer, quantity: "many" },
    "offerList[0].quantity: must be a decimal number, such as 12.50",
  ],
  [
    "PUT",
    "/v1/seller/offer/stock",
    { ...offer, quantity: "1,5" },
    "offerList[0].quantity: must be a decimal number, such as 12.50",
  ],
  [
    "POST",
    "/v1/channel/offer/listed",
    { ...listed, listedAt: "yesterday" },
    "offerList[0].listedAt: must be an instant, such as",
  ],
  ["POST", "/v1/channel/offer/listed", { ...listed, listedAt: "2026-13-01T08:00:00Z" }, "must be an instant, such as"],
])("%s %s refuses %j, as the specs give the form", async (method, path, entry, words) => {
  const { seller, channel, sandbox } = await createShop(4711);
  const before = sandbox.rows("offers");

  const answer = await (path.startsWith("/v1/seller") ? seller : channel)(method, path, { offerList: [entry] });

  expect(answer).toMatchObject({ status: 400, body: { errorList: [{ code: "VAL100", severity: "error" }] } });
  expect((answer.body as { errorList: { message: string }[] }).errorList[0]!.message).toContain(words);
  expect(sandbox.rows("offers")).toEqual(before);
});

test.each(["1", "1.50", "-0.5", "1.0E-5"])("the quantity %s is taken", async (quantity) => {
  const { seller } = await createShop(4711);

  expect((await seller("PUT", "/v1/seller/offer/stock", { offerList: [{ ...offer, quantity }] })).status).toBe(201);
});

test.each(["2026-02-12T08:00:00Z", "2026-02-12T08:00:00.123+0000", "2026-02-12T08:00:00+00", "2026-02-12T08:00:00"])(
  "the instant %s is taken, as senders in the field write it",
  async (listedAt) => {
    const { channel } = await createShop(4711);

    const { status } = await channel("POST", "/v1/channel/offer/listed", { offerList: [{ ...listed, listedAt }] });

    expect(status).toBe(201);
  },
);

test.each<["seller" | "channel", string, string, object]>([
  ["seller", "PUT", "/v1/seller/offer/stock", { ...offer, offerId: 5, quantity: "1" }],
  ["channel", "POST", "/v1/channel/offer/listed", { ...listed, offerId: 5 }],
])(
  "what a %s says of an offer that nobody created is refused, unless it is assumed to be taken",
  async (who, ...call) => {
    const { [who]: caller, sandbox } = await createShop(4711);
    const [method, path, entry] = call;
    const send = () => caller<{ errorList: object[] }>(method, path, { offerList: [entry] });

    const refused = await send();
    sandbox.assume({ unknownOffers: "accept" });

    expect(refused).toMatchObject({
      status: 404,
      body: { errorList: [{ code: "GEN404", message: "There is no offer 5" }] },
    });
    expect((await send()).status).toBe(201);
  },
);

test("the variations of an offer are offers too", async () => {
  const { seller, sandbox } = await createShop();
  const priceList = [{ id: "default", quantityPriceList: [{ amount: "24.90", currency: "EUR" }] }];
  const variation = {
    offerId: 6,
    sku: "B",
    quantity: "2",
    priceList,
    variationDimensionList: [{ attributeId: "c", value: "red" }],
  };
  sandbox.trigger("Seller:Offer.New", { sellerId: "1", offerId: 5, sku: "A", priceList, variationList: [variation] });

  const { status } = await seller("PUT", "/v1/seller/offer/stock", {
    offerList: [{ ...offer, offerId: 6, quantity: "3" }],
  });

  expect(status).toBe(201);
  expect(sandbox.rows("offers")).toMatchObject([{ offerId: 5 }, { offerId: 6, quantity: "3" }]);
});

test("an offer ends once, and the offers of who is not there are not listed", async () => {
  const { seller, channel, sandbox } = await createShop(4711);
  const end = async () =>
    (await seller("DELETE", "/v1/seller/offer/end", { offerList: [offer] })).body as { errorList?: object[] };
  await channel("POST", "/v1/channel/offer/listed", { offerList: [listed] });

  expect(await end()).toEqual({});
  expect((await end()).errorList).toHaveLength(2);
  expect(sandbox.rows("offers")).toMatchObject([{ status: "ended" }, { status: "new" }]);
  const strange = await channel("POST", "/v1/channel/offer/listed", { offerList: [{ ...listed, sellerId: "9" }] });
  expect([strange.status, sandbox.rows("offers").length]).toEqual([400, 2]);
});

test("of the stock, what changed since is told, each change of its own instant, and each seller's by itself", async () => {
  const { seller, otherSeller, channel } = await createShop(4711, 1, 2);
  const stock = async (query: string) =>
    (await channel("GET", `/v1/channel/offer/stock-updates${query}`)).body as {
      stockUpdateList: { sellerId: string; offerId: number }[];
      lastUpdatedAt: string;
    };
  const other = { ...offer, sellerId: "7", offerId: 1 };
  const report = [listed, { ...listed, sellerId: "7", offerId: 1 }, { ...listed, offerId: 2 }];
  await channel("POST", "/v1/channel/offer/listed", { offerList: report });
  await seller("PUT", "/v1/seller/offer/stock", { offerList: [{ ...offer, quantity: "1.0" }] });
  await otherSeller("PUT", "/v1/seller/offer/stock", { offerList: [{ ...other, quantity: "1.0" }] });

  const all = await stock("/all?updatedAfter=2026-02-12T00:00:00Z");
  await seller("PUT", "/v1/seller/offer/stock", { offerList: [{ ...offer, offerId: 2, quantity: "2.0" }] });
  const later = await stock(`/all?updatedAfter=${all.lastUpdatedAt}`);
  const own = await stock("?updatedAfter=2026-02-12T00:00:00Z&sellerId=7");

  expect(all.stockUpdateList.map(({ offerId }) => offerId)).toEqual([4711, 1]);
  expect(later.stockUpdateList.map(({ offerId }) => offerId)).toEqual([2]);
  expect(own.stockUpdateList.map(({ offerId }) => offerId)).toEqual([1]);
});

test("of several entries, all become events or none does", async () => {
  const { seller, sandbox } = await createCallers();
  const entries = [
    { ...offer, quantity: "1.0" },
    { ...offer, sellerId: "9", quantity: "1.0" },
  ];

  expect((await seller("PUT", "/v1/seller/offer/stock", { offerList: entries })).status).toBe(400);
  expect((await seller("PUT", "/v1/seller/offer/stock", { offerList: entries.toReversed() })).status).toBe(400);

  expect(sandbox.events()).toEqual([]);
});

test("a seller who left is there no more", async () => {
  const { sandbox, channel } = await createCallers();

  sandbox.trigger("Seller:Channel.Unlinked", {
    sellerId: "1",
    reason: "left",
    unlinkedAt: "2026-02-12T08:00:00Z",
    permanentlyRemoved: false,
  } as never);

  expect((await channel("POST", "/v1/channel/offer/listed", { offerList: [listed] })).status).toBe(400);
});

test.each([
  ["2026-02-12T08:00:00Z", 0],
  ["2026-02-12T08:00:00", 0],
  ["2026-02-12T08:00:00+0000", 0],
  ["2026-02-12T09:00:00+01", 0],
  ["2026-02-12T09:30:00+0130", 0],
  ["2026-02-12T08:00:00-01:00", 3_600_000],
])("instant() reads %s", (text, offset) => {
  expect(readInstant(text) - Date.parse("2026-02-12T08:00:00Z")).toBe(offset);
});

const attribute = (attributeId: string) => ({
  attributeId,
  displayName: attributeId,
  isMultipleAllowed: false,
  type: "smalltext",
  required: false,
});
const list = (...ids: string[]) => ({ attributeList: ids.map(attribute) });
const idsOf = ({ body }: { body: { attributeList: { attributeId: string }[] } }) =>
  body.attributeList.map(({ attributeId }) => attributeId);

test("one attribute is taken out of its list, and one that there is not is said so", async () => {
  const { channel, seller } = await createCallers();
  await channel("PUT", "/v1/channel/attribute/category/104", list("main colour", "size"));
  const remove = async (id: string) => (await channel("DELETE", `/v1/channel/attribute/${id}/category/104`)).status;

  expect(await remove("weight")).toBe(404);
  expect(await remove("main%20colour")).toBeLessThan(300);

  expect(idsOf(await seller("GET", `/v1/seller/meta/${demo.channel}/category/104/attributes`))).toEqual(["size"]);
});

test("without a category the attributes of all categories go, and no others", async () => {
  const { channel, seller } = await createCallers();
  await channel("PUT", "/v1/channel/attribute/global", list("brand"));
  await channel("PUT", "/v1/channel/attribute/category/104", list("colour"));

  await channel("DELETE", "/v1/channel/attribute/category");

  expect(idsOf(await seller("GET", `/v1/seller/meta/${demo.channel}/category/104/attributes`))).toEqual([]);
  expect(idsOf(await seller("GET", `/v1/seller/meta/${demo.channel}/attributes`))).toEqual(["brand"]);
});

test("a seller sees the attributes that are for it alone", async () => {
  const { channel, seller, otherSeller } = await createCallers();
  await channel("PUT", "/v1/channel/attribute/seller/1", list("mine"));
  await channel("PUT", "/v1/channel/attribute/seller/7", list("theirs"));
  const path = `/v1/seller/meta/${demo.channel}/seller/attributes`;

  const [mine, theirs] = [(await seller("GET", path)).body, (await otherSeller("GET", path)).body];

  expect(mine).toEqual({ attributeListVersion: "1", sellerAttributeList: [{ sellerId: "1", ...list("mine") }] });
  expect(theirs).toEqual({ attributeListVersion: "1", sellerAttributeList: [{ sellerId: "7", ...list("theirs") }] });
});

test("the stock is told of a seller who is there, and of no other whose id begins alike", async () => {
  const { channel } = await createCallers();
  const ask = (sellerId: string) =>
    channel("GET", `/v1/channel/offer/stock-updates?updatedAfter=2026-01-01T00:00:00Z&sellerId=${sellerId}`);

  expect((await ask("1")).status).toBe(200);
  expect(await ask("10")).toMatchObject({ status: 400, body: { errorList: [{ code: "GEN700" }] } });
});
