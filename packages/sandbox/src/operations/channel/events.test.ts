import { expect, test } from "vitest";
import { demo } from "../../seed/demo.ts";
import { createCallers } from "../../testing/callers.ts";
import { createSandbox } from "../../serve/sandbox.ts";
import { findEventProblem } from "./events.ts";

const typesOf = ({ body }: { body: { eventList: { type: string }[] } }) => body.eventList.map(({ type }) => type);

test("what is newer than an instant is not of it", async () => {
  const { channel, sandbox } = await createCallers();
  sandbox.trigger("Seller:At.Once", {});
  sandbox.advance(1);
  sandbox.trigger("Seller:A.Moment.Later", {});

  expect(typesOf(await channel("GET", "/v1/channel/event?createdAfter=2026-02-12T08:00:00.000Z"))).toEqual([
    "Seller:A.Moment.Later",
  ]);
});

test("several types may be asked for by one parameter each, or in one", async () => {
  const { channel, sandbox } = await createCallers();
  for (const type of ["A.A", "B.B", "C.C", "D.D", "E.E"]) sandbox.trigger(type, {});

  expect(typesOf(await channel("GET", "/v1/channel/event?eventTypeFilter=A.A&eventTypeFilter=C.C"))).toEqual([
    "A.A",
    "C.C",
  ]);
  expect(typesOf(await channel("GET", "/v1/channel/event?eventTypeFilter=B.B,D.D"))).toEqual(["B.B", "D.D"]);
});

test.each(["/v1", "/v2"])("a seller hears of one channel, and acknowledges in its own queue by %s", async (version) => {
  const { sandbox, channel, seller } = await createCallers();
  sandbox.assume({ pageSize: 10 });
  await channel("GET", "/v1/channel/mfa-pin");
  const { pin: mfaPin } = sandbox.rows("mfaPins")[0]!;
  await channel("PATCH", "/v1/channel", { mfaPin, displayName: "New name" });

  const others = await seller("GET", "/v2/seller/event?channel=OTHERCHANNEL");
  const own = await seller("GET", `/v2/seller/event?channel=${demo.channel}`);
  const [{ id }] = (own.body as { eventList: [{ id: string }] }).eventList;
  await seller("DELETE", `${version}/seller/event`, { eventIdList: [id] });

  expect([typesOf(others), typesOf(own)]).toEqual([[], ["Channel:ChannelDataChanged"]]);
  const row = sandbox.rows("events").find(({ queue }) => queue === `seller/${demo.accountId}`);
  expect(row).toMatchObject({ state: "acknowledged" });
});

const startAt = new Date("2026-02-11T08:00:00.000Z");
const open = () => createSandbox({ startAt });
const sellerId = demo.sellerId;
const money = { amount: "24.90", currency: "EUR" };
const offer = { sellerId, offerId: 1, sku: "s", priceList: [{ id: "default", quantityPriceList: [money] }] };

test("an offer is remembered as its events say: new, with its stock, ended", () => {
  using sandbox = open();
  const first = () => sandbox.rows("offers").find(({ offerId }) => offerId === 1);
  sandbox.trigger("Seller:Offer.New", { ...offer, channelOfferId: "C-1", quantity: "3.0" });
  expect(first()).toEqual({
    sellerId,
    offerId: 1,
    status: "new",
    channelOfferId: "C-1",
    quantity: "3.0",
    stockUpdatedAt: startAt.toISOString(),
  });

  sandbox.trigger("Seller:Offer.StockUpdate", { sellerId, offerId: 1, quantity: "2.0" });
  expect(first()).toMatchObject({ status: "new", quantity: "2.0", channelOfferId: "C-1" });
  expect(Date.parse(first()!.stockUpdatedAt!)).toBe(startAt.getTime() + 1); // The clock stands still, and it is later all the same.
  sandbox.trigger("Seller:Offer.End", { sellerId, offerId: 1 });
  expect(first()).toMatchObject({ sellerId, offerId: 1, status: "ended", quantity: "2.0" });

  sandbox.trigger("Seller:Offer.End", { sellerId, offerId: 2 });
  expect(sandbox.rows("offers").find(({ offerId }) => offerId === 2)).toEqual({
    sellerId,
    offerId: 2,
    status: "ended",
  });
  sandbox.trigger("Seller:Offer.New", { ...offer, offerId: 3 });
  expect(sandbox.rows("offers").find(({ offerId }) => offerId === 3)).toEqual({ sellerId, offerId: 3, status: "new" });
});

test("events have ids in their order, the time of the sandbox, and the payload as it was given", () => {
  using sandbox = open();

  const ids = [sandbox.trigger("Seller:New.Type", { a: 1 }), sandbox.trigger("Seller:New.Type", { a: 2 })];

  expect(ids).toEqual(["event-000001", "event-000002"]);
  expect(sandbox.events().map(({ event }) => event)).toEqual(
    ids.map((id, index) => ({
      id,
      type: "Seller:New.Type",
      createdAt: startAt.toISOString(),
      event: { a: index + 1 },
    })),
  );
});

test.each([
  ["constructor", {}, undefined],
  ["toString", {}, undefined],
  ["Seller:Offer.End", { sellerId, offerId: 1 }, undefined],
  ["Seller:Offer.End", { sellerId, offerId: "1" }, undefined],
  ["Seller:Offer.End", { sellerId }, "/event"],
  ["", {}, "/type"],
  ["x", [], "/event"],
  ["x", null, "/event"],
  ["x", "text", "/event"],
])("a payload of %s that is %j has a problem at %s", (type, payload, place) => {
  const problems = findEventProblem(type, payload as object);

  expect(Object.keys(problems ?? {}).map((at) => at.replace(/\/$/, ""))).toEqual(place === undefined ? [] : [place]);
});

test("a payload that does not fit makes no event and no row, and takes no id", () => {
  using sandbox = open();

  expect(() => sandbox.trigger("Seller:Offer.End", { sellerId } as never)).toThrow(
    "Cannot trigger Seller:Offer.End as its payload must fit the spec",
  );

  expect([sandbox.events(), sandbox.rows("offers").length]).toEqual([[], 1]);
  expect(sandbox.trigger("Seller:New.Type", {})).toBe("event-000001");
});

test("what is asked for again keeps the answer that it got", () => {
  using sandbox = open();
  const cancellation = {
    orderCancellationRequestId: "c",
    sellerId,
    orderId: "o",
    cancelReason: "OTHER",
    orderItem: [{ orderItemId: "i", quantity: "1.0" }],
  };
  for (let times = 0; times < 2; times += 1)
    sandbox.trigger("Seller:Order.Cancellation.Request", cancellation as never);
  expect(sandbox.rows("cancellations").slice(1)).toEqual([
    { askedBy: "seller", status: "requested", request: { sellerId, orderId: "o" } },
  ]);

  const answer = { orderCancellationRequestId: "c", sellerId, orderId: "o" };
  sandbox.trigger("Seller:Order.Cancellation.Accepted", answer as never);

  expect(sandbox.rows("cancellations").slice(1)).toMatchObject([{ askedBy: "seller", status: "requested" }]); // It answers the channel alone.
});

test("a seller who leaves stays known, unless it is for good", () => {
  using sandbox = open();
  const leave = (permanentlyRemoved: boolean) =>
    sandbox.trigger("Seller:Channel.Unlinked", {
      sellerId,
      reason: "r",
      unlinkedAt: startAt.toISOString(),
      permanentlyRemoved,
    });
  const find = () => sandbox.rows("sellers").filter((row) => row.sellerId === sellerId);
  const before = find().length;
  expect(before).toBeGreaterThan(0);

  leave(false);
  expect(find()).toContainEqual(expect.objectContaining({ isActiveByErp: false, unlinkedAt: startAt.toISOString() }));
  expect(find()).toHaveLength(before);
});

test.each([
  ["createdAfter=2026-02-12T08:00:00+0000", "createdAfter: is not an instant: write + as %2B in a query"],
  ["createdAfter=0", "createdAfter: is not an instant, such as 2026-02-11T08:30:00Z"],
  ["eventTypeFilter=", "eventTypeFilter: must NOT have fewer than 1 items"],
])("%s is refused with what to do: %s", async (query, message) => {
  const { channel } = await createCallers();

  expect(await channel("GET", `/v1/channel/event?${query}`)).toMatchObject({
    status: 400,
    body: { errorList: [{ message }] },
  });
});
