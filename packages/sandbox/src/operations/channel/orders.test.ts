import { expect, test } from "vitest";
import { findStepProblem } from "./orders.ts";
import { demo } from "../../seed/demo.ts";
import { createCallers, type Callers } from "../../testing/callers.ts";
import { applyEach } from "./rules.ts";
import type { OrderItemStatus } from "@kontor/channel-types";

const address = { lastName: "Muster", street: "Am Markt", city: "Bremen", country: "DEU" };
const item = {
  orderItemId: "ITEM-1",
  type: "ITEM",
  itemStatus: "UNSHIPPED",
  itemPaymentStatus: "PENDING",
  grossPrice: "24.90",
  total: "24.90",
  taxPercent: "19.00",
  offerId: 4711,
  channelOfferId: "MP-4711",
  sku: "SPADE-01",
  quantity: "1.0",
  title: "Garden spade",
};
const order = {
  sellerId: demo.sellerId,
  orderStatus: "UNACKED",
  orderId: "ORDER-1",
  purchasedAt: "2026-02-11T08:30:00Z",
  lastChangedAt: "2026-02-11T08:30:00Z",
  currency: "EUR",
  orderItem: [item],
  billingAddress: address,
};
const { billingAddress: _, ...withoutAddress } = order;

/** The messages of the entries that the answer refuses. */
const refused = ({ body }: { body: { errorList?: { message: string }[] } }) =>
  (body.errorList ?? []).slice(1).map(({ message }) => message);
const create = async ({ channel }: Callers, ...orders: object[]) =>
  refused(await channel("POST", "/v1/channel/order", { orderList: orders }));
const update = async ({ channel }: Callers, changes: object) =>
  refused(
    await channel("PUT", "/v1/channel/order/status", {
      orderList: [{ sellerId: "1", orderId: "ORDER-1", ...changes }],
    }),
  );

test.each<[string, object, string]>([
  ["of nobody's seller", { sellerId: "9" }, "Its seller does not exist on this channel"],
  [
    "from before its seller",
    { purchasedAt: "2019-12-31T00:00:00Z" },
    "purchasedAt must be after the seller was created",
  ],
  ["with an item twice", { orderItem: [item, item] }, "Two items have one orderItemId"],
])("an order %s is not taken, and the rest of its list is", async (_name, change, message) => {
  const called = await createCallers();

  expect(await create(called, { ...order, orderId: "ORDER-2", ...change }, order)).toEqual([`ORDER-2: ${message}`]);

  expect(called.sandbox.rows("orders").map((row) => row.order.orderId)).toEqual(["ORDER-1"]);
});

test("an order is taken once, and accepted only with an address", async () => {
  const called = await createCallers();
  await create(called, order);

  expect(await create(called, order)).toEqual(["ORDER-1: The order exists already"]);
  expect(await create(called, { ...withoutAddress, orderId: "ORDER-2", orderStatus: "ACCEPTED" })).toEqual([
    "ORDER-2: An accepted order must have an address",
  ]);
});

test("an accepted order stays so, and its address too", async () => {
  const called = await createCallers();
  await create(called, order);
  const move = async () =>
    refused(
      await called.channel("PUT", "/v1/channel/order/address-update", {
        orderList: [{ sellerId: "1", orderId: "ORDER-1", billingAddress: { ...address, city: "Kiel" } }],
      }),
    );

  expect(await move()).toEqual([]);
  expect(await update(called, { orderStatus: "ACCEPTED" })).toEqual([]);
  expect(await update(called, { orderStatus: "UNACKED" })).toEqual([
    "ORDER-1: The status of an accepted order is fixed",
  ]);
  expect(await move()).toEqual(["ORDER-1: The address of an order can change only while it is CREATED or UNACKED"]);
});

test("a cancellation is asked for once, of items that the order has, and answered once by the other side", async () => {
  const { sandbox, ...called } = await createCallers();
  await create({ sandbox, ...called }, order);
  const id = "9b6f0a52-3c1d-4f7e-9a20-6d5b7c1f2e10";
  const asked = { orderCancellationRequestId: id, sellerId: "1", orderId: "ORDER-1", cancelReason: "BUYER_CANCELLED" };
  const ask = (orderItemId: string) =>
    called.channel("POST", "/v1/channel/order/cancellation", {
      ...asked,
      orderItem: [{ orderItemId, quantity: "1.0" }],
    });
  const accept = (orderCancellationRequestId: string) =>
    called.channel("PUT", "/v1/channel/order/cancellation-accept", { sellerId: "1", orderCancellationRequestId });

  expect((await ask("ITEM-9")).status).toBe(400);
  expect((await ask("ITEM-1")).status).toBeLessThan(300);
  expect((await ask("ITEM-1")).status).toBe(400);
  expect((await accept(id)).status).toBe(404); // it was the channel that asked

  const theirs = id.replace(/^9/, "8");
  sandbox.trigger("Seller:Order.Cancellation.Request", {
    orderCancellationRequestId: theirs,
    sellerId: "1",
    orderId: "ORDER-1",
    orderItem: [{ orderItemId: "ITEM-1" }],
  });
  sandbox.trigger("Seller:Order.Cancellation.Accepted", { orderCancellationRequestId: theirs, sellerId: "1" } as never);
  expect((await accept(theirs)).status).toBeLessThan(300); // the seller cannot have settled what it asked itself
  expect((await accept(theirs)).status).toBe(400);
});

test("what was done before is refused with the code that is assumed for it", async () => {
  const called = await createCallers({ assumptions: { repeatCode: "CHN409" } });
  const { channel, sandbox } = called;
  const id = "11f0a527-3c1d-4f7e-9a20-6d5b7c1f2e11";
  await create(called, order);
  const again = await channel("POST", "/v1/channel/order", { orderList: [order] });
  expect(again.body).toMatchObject({ errorList: [{ code: "CHN401" }, { code: "CHN409", hint: "ORDER-1" }] });

  sandbox.trigger("Seller:Order.Cancellation.Request", {
    orderCancellationRequestId: id,
    sellerId: "1",
    orderId: "ORDER-1",
    orderItem: [{ orderItemId: "ITEM-1" }],
  });
  const accept = () =>
    channel("PUT", "/v1/channel/order/cancellation-accept", { sellerId: "1", orderCancellationRequestId: id });
  expect((await accept()).status).toBe(201);
  expect(await accept()).toMatchObject({ status: 400, body: { errorList: [{ code: "CHN409" }] } });
  expect(() => sandbox.assume({ repeatCode: "again" })).toThrow("repeatCode must be like VAL100");
});

test("what the channel has answered stays answered, though the seller says it again", async () => {
  const called = await createCallers();
  const { channel, sandbox } = called;
  const id = "11f0a527-3c1d-4f7e-9a20-6d5b7c1f2e11";
  const orderItem = [{ orderItemId: "ITEM-1", quantity: "1", reason: "DEFECT", refund: "1.00", refundCurrency: "EUR" }];
  const about = { sellerId: "1", orderId: "ORDER-1" };
  const say = () => {
    sandbox.trigger("Seller:Order.Refund", { ...about, refundId: "R-1", orderItem });
    sandbox.trigger("Seller:Order.Cancellation.Request", { ...about, orderCancellationRequestId: id, orderItem });
  };
  await create(called, order);
  say();
  await channel("POST", "/v1/channel/order/refund/processing-result", {
    sellerId: "1",
    refundId: "R-1",
    isAccepted: true,
  });
  await channel("PUT", "/v1/channel/order/cancellation-accept", { sellerId: "1", orderCancellationRequestId: id });

  say();

  expect(sandbox.rows("refunds")).toEqual([{ status: "accepted" }]);
  expect(sandbox.rows("cancellations")).toMatchObject([{ status: "accepted" }]);
});

test("a seller accepts a cancellation of the channel on the channel's path, and names the channel", async () => {
  const called = await createCallers();
  await create(called, order);
  const orderCancellationRequestId = "8b6f0a52-3c1d-4f7e-9a20-6d5b7c1f2e10";
  const orderItem = [{ orderItemId: "ITEM-1" }];
  const asked = { orderCancellationRequestId, sellerId: "1", orderId: order.orderId, orderItem };
  await called.channel("POST", "/v1/channel/order/cancellation", asked);
  const accept = async (caller: "seller" | "otherSeller", channel?: string) => {
    const body = { sellerId: "1", orderCancellationRequestId, ...(channel !== undefined && { channel }) };
    return (await called[caller]("PUT", "/v1/channel/order/cancellation-accept", body)).status;
  };

  expect(await accept("seller")).toBe(400);
  expect(await accept("otherSeller", demo.channel)).toBe(400);
  expect(await accept("seller", demo.channel)).toBe(201);
  expect(called.sandbox.rows("cancellations")).toMatchObject([{ status: "accepted", askedBy: "channel" }]);
  expect(called.sandbox.events()).toMatchObject([
    { event: { type: "Seller:Order.Cancellation.Accepted", event: { sellerId: "1", orderCancellationRequestId } } },
  ]);
  expect(await accept("seller", demo.channel)).toBe(400);
});

test("a seller reports of orders that there are", async () => {
  const called = await createCallers();
  await create(called, order);
  const accept = (orderId: string) => ({ channel: demo.channel, sellerId: "1", orderId, orderAccepted: true });

  const answer = await called.seller("PUT", "/v1/seller/order/accept", {
    orderList: [accept("ORDER-1"), accept("ORDER-9")],
  });

  expect(answer.status).toBe(404);
  expect(called.sandbox.events()).toEqual([]);
});

test("an order remembers what its seller has reported of it, in order, and nothing of another or of a refused report", async () => {
  const called = await createCallers();
  await create(called, order, { ...order, orderId: "ORDER-2" });
  const facts = {
    accept: { orderAccepted: true },
    payment: { paymentComplete: true, paidAt: "2026-02-12T09:00:00Z" },
  };
  const report = async (what: keyof typeof facts, ...orderIds: string[]) => {
    const orderList = orderIds.map((orderId) => ({ channel: demo.channel, sellerId: "1", orderId, ...facts[what] }));
    return (await called.seller("PUT", `/v1/seller/order/${what}`, { orderList })).status;
  };
  const history = () => Object.fromEntries(called.sandbox.rows("orders").map((row) => [row.order.orderId, row.seen]));
  expect(history()).toEqual({ "ORDER-1": [], "ORDER-2": [] });

  const statuses = [
    await report("accept", "ORDER-1"),
    await report("payment", "ORDER-1", "ORDER-2"),
    await report("accept", "ORDER-2"),
    await report("payment", "ORDER-1"),
    await report("accept", "ORDER-2", "ORDER-9"),
  ];

  expect(statuses.map((status) => status < 300)).toEqual([true, true, true, true, false]);
  expect(history()).toEqual({
    "ORDER-1": ["Seller:Order.Confirmed", "Seller:Order.Payment", "Seller:Order.Payment"],
    "ORDER-2": ["Seller:Order.Payment", "Seller:Order.Confirmed"],
  });
});

test("partly() says first that some were not stored, in no digit that could be an id, and then which", () => {
  const rejection = { code: "VAL100", message: "no", hint: "2" };

  const { body } = applyEach([1, 2, 3], (entry) => (entry === 2 ? rejection : undefined));

  expect(body).toMatchObject({
    errorList: [
      { code: "CHN401", severity: "warning", message: "A part of the list was not stored" },
      { ...rejection, message: "2: no", severity: "error" },
    ],
  });
});

test.each<[OrderItemStatus | null | undefined, OrderItemStatus, string?]>([
  [undefined, "SHIPPED"],
  [undefined, "REFUNDED"],
  [null, "SHIPPED"],
  ["UNSHIPPED", "RETURNED"],
  ["UNSHIPPED", "REFUNDED"],
  ["SHIPPED", "SHIPPED"],
  ["SHIPPED", "RETURNED"],
  ["SHIPPED", "UNSHIPPED", "SHIPPED cannot become UNSHIPPED"],
  ["CANCELED_BY_BUYER", "SHIPPED", "CANCELED_BY_BUYER cannot become SHIPPED"],
  ["CANCELED_BY_BUYER", "CANCELED_BY_SELLER", "CANCELED_BY_BUYER cannot become CANCELED_BY_SELLER"],
  ["RETURNED", "REFUNDED"],
  ["RETURNED", "SHIPPED", "RETURNED cannot become SHIPPED"],
  ["REFUNDED", "RETURNED", "REFUNDED cannot become RETURNED"],
])("an item that is %s becomes %s, or is refused: %s", async (from, to, problem) => {
  const called = await createCallers();
  await create(called, { ...order, orderItem: [{ ...item, itemStatus: from }] });
  const change = { orderItemId: "ITEM-1", itemStatus: to, paymentStatus: "PENDING" };

  const messages = await update(called, { orderStatus: "UNACKED", orderItems: [change] });

  expect(messages).toEqual(problem ? [`ORDER-1: ITEM-1: ${problem}`] : []);
  expect(called.sandbox.rows("orders")).toMatchObject([
    { order: { orderItem: [{ itemStatus: problem ? from : to }] } },
  ]);
});

test("a seller asks for a cancellation, and the channel hears of it and answers", async () => {
  const { sandbox, ...called } = await createCallers();
  await create({ sandbox, ...called }, order);
  const id = "4c1f0a52-3c1d-4f7e-9a20-6d5b7c1f2e10";
  const ask = (by: keyof typeof called & ("seller" | "otherSeller" | "channel"), changes: object = {}) =>
    called[by]("POST", "/v1/seller/order/cancellation", {
      ...{ channel: demo.channel, orderCancellationRequestId: id, sellerId: "1", orderId: "ORDER-1" },
      orderItem: [{ orderItemId: "ITEM-1", quantity: "1.0" }],
      ...changes,
    });
  const refusedOnes = [
    await ask("channel"),
    await ask("otherSeller"),
    await ask("seller", { orderId: "ORDER-10" }),
    await ask("seller", { orderItem: [{ orderItemId: "ITEM-10", quantity: "1.0" }] }),
  ];

  const asked = await ask("seller");
  const again = await ask("seller");
  const denied = await called.channel("PUT", "/v1/channel/order/cancellation-denied", {
    ...{ sellerId: "1", orderCancellationRequestId: id, reason: "It is sent" },
  });

  expect(refusedOnes.map(({ status }) => status)).toEqual([403, 400, 404, 400]);
  expect([asked.status, again.status, denied.status]).toEqual([201, 400, 201]);
  const types = sandbox.events({ channel: demo.channel }).map(({ event: { type } }) => type);
  expect(types).toEqual(["Seller:Order.Cancellation.Request"]);
  expect(sandbox.rows("cancellations")).toMatchObject([{ askedBy: "seller", status: "denied" }]);
});

test("a seller denies a cancellation of the channel once, and names the channel", async () => {
  const { sandbox, ...called } = await createCallers();
  await create({ sandbox, ...called }, order);
  const id = "4c1f0a52-3c1d-4f7e-9a20-6d5b7c1f2e10";
  await called.channel("POST", "/v1/channel/order/cancellation", {
    ...{ orderCancellationRequestId: id, sellerId: "1", orderId: "ORDER-1", orderItem: [{ orderItemId: "ITEM-1" }] },
  });
  const deny = (by: "seller" | "otherSeller", channel?: string) =>
    called[by]("PUT", "/v1/channel/order/cancellation-denied", {
      ...{ sellerId: "1", orderCancellationRequestId: id, reason: "It is sent" },
      ...(channel !== undefined && { channel }),
    });

  const statuses = [
    await deny("seller"),
    await deny("otherSeller", demo.channel),
    await deny("seller", "OTHERCHANNEL"),
    await deny("seller", demo.channel),
    await deny("seller", demo.channel),
  ].map(({ status }) => status);

  expect(statuses).toEqual([400, 400, 404, 201, 400]);
  expect(sandbox.rows("cancellations")).toMatchObject([{ askedBy: "channel", status: "denied" }]);
});

test("a report is read by the seller who asked for it, and by no other of the channel", async () => {
  const { sandbox, channel, seller, otherSeller } = await createCallers();
  const about = { channel: demo.channel, sellerId: "1", reportType: "SELLER_INVENTORY" };
  const { reportId } = (await seller<{ reportId: string }>("POST", "/v1/seller/report/request", about)).body;
  const item = { offerId: 4711, sku: "SPADE-01", quantity: "3" };
  const sent = await channel("POST", `/v1/channel/report/${reportId}/data`, [item]);
  const read = (by: typeof seller, id = reportId) => by("GET", `/v1/seller/report/${id}`);

  expect([sent.status, (await read(otherSeller)).status, (await read(seller, `${reportId}0`)).status]).toEqual([
    201, 404, 404,
  ]);
  expect((await read(seller)).body).toEqual(sandbox.rows("reports")[0]!.items);
  expect(sandbox.rows("reports")[0]!.items).toHaveLength(1);
});

test("a seller who is not known is told from an order that is not there, by each call that names both", async () => {
  const { channel } = await createCallers();
  const items = { orderItem: [{ orderItemId: "ITEM-1", quantity: "1.0" }] };
  const id = { orderCancellationRequestId: "9b6f0a52-3c1d-4f7e-9a20-6d5b7c1f2e10" };
  const codesOf = async (sellerId: string) => {
    const named = { sellerId, orderId: "ORDER-1" };
    const answers = [
      await channel("PUT", "/v1/channel/order/status", { orderList: [{ ...named, orderStatus: "ACCEPTED" }] }),
      await channel("PUT", "/v1/channel/order/address-update", { orderList: [named] }),
      await channel("POST", "/v1/channel/order/cancellation", { ...named, ...id, ...items }),
      await channel("PUT", "/v1/channel/order/cancellation-accept", { sellerId, ...id }),
    ];
    return answers.map(({ body }) => (body as { errorList: { code: string }[] }).errorList.at(-1)?.code);
  };

  expect(await codesOf("1")).toEqual(["GEN404", "GEN404", "GEN404", "GEN404"]);
  expect(await codesOf("10")).toEqual(["GEN700", "GEN700", "GEN700", "GEN700"]);
});

test("a request for a cancellation has one id, in capital letters or not", async () => {
  const { channel, seller } = await createCallers();
  await channel("POST", "/v1/channel/order", { orderList: [order] });
  const id = "9b6f0a52-3c1d-4f7e-9a20-6d5b7c1f2e1";
  const ask = (orderCancellationRequestId: string) =>
    channel("POST", "/v1/channel/order/cancellation", {
      ...{ orderCancellationRequestId, sellerId: "1", orderId: "ORDER-1" },
      orderItem: [{ orderItemId: "ITEM-1", quantity: "1.0" }],
    });
  const accept = (orderCancellationRequestId: string) =>
    seller("PUT", "/v1/channel/order/cancellation-accept", {
      ...{ channel: demo.channel, sellerId: "1", orderCancellationRequestId },
    });

  expect((await ask(`${id}A`)).status).toBe(201);
  expect((await ask(`${id}a`)).status).toBe(400);
  expect((await ask(`${id}b`)).status).toBe(201);
  expect((await accept(`${id}a`)).status).toBe(201);
  expect((await accept(`${id}A`)).status).toBe(400);
  expect((await accept(`${id}B`)).status).toBe(201);
});

test.each([
  [-1, false],
  [0, false],
  [1, true],
])("an order of %i ms after its seller was created is taken: %s", async (offset, isTaken) => {
  const called = await createCallers();
  const createdAt = Date.parse(called.sandbox.rows("sellers")[0]!.createdAt);

  const problems = await create(called, { ...order, purchasedAt: new Date(createdAt + offset).toISOString() });

  expect(problems.length === 0).toBe(isTaken);
});

test.each([
  [{ billingAddress: address }, true],
  [{ shippingAddress: address }, true],
  [{}, false],
])("an order with %j is accepted: %s", async (addresses, isTaken) => {
  const called = await createCallers();

  const problems = await create(called, { ...withoutAddress, ...addresses, orderStatus: "ACCEPTED" });

  expect(problems.length === 0).toBe(isTaken);
});

test.each(["CREATED", "UNACKED"])("the address of an order that is %s can change", async (orderStatus) => {
  const called = await createCallers();
  await create(called, { ...order, orderStatus });

  const changed = await called.channel("PUT", "/v1/channel/order/address-update", {
    orderList: [{ sellerId: "1", orderId: "ORDER-1", billingAddress: { ...address, city: "Kiel" } }],
  });

  expect(refused(changed as never)).toEqual([]);
  expect(called.sandbox.rows("orders")[0]!.order).toMatchObject({ billingAddress: { city: "Kiel" } });
});

test("a cancellation is answered for the seller who asked, and for no other of the channel", async () => {
  const { sandbox, ...called } = await createCallers();
  for (const sellerId of ["1", "7"]) await create({ sandbox, ...called }, { ...order, sellerId });
  const orderCancellationRequestId = "9b6f0a52-3c1d-4f7e-9a20-6d5b7c1f2e10";
  sandbox.trigger("Seller:Order.Cancellation.Request", {
    orderCancellationRequestId,
    sellerId: "1",
    orderId: "ORDER-1",
    cancelReason: "BUYER_CANCELLED",
    orderItem: [{ orderItemId: "ITEM-1", quantity: "1.0" }],
  });
  const accept = async (sellerId: string) =>
    (await called.channel("PUT", "/v1/channel/order/cancellation-accept", { sellerId, orderCancellationRequestId }))
      .status;

  expect([await accept("7"), await accept("1")]).toEqual([404, 201]);
});

const all: OrderItemStatus[] = [
  "UNSHIPPED",
  "SHIPPED",
  "CANCELED_BY_SELLER",
  "CANCELED_BY_BUYER",
  "RETURNED",
  "REFUNDED",
];

test.each<[OrderItemStatus | null | undefined, OrderItemStatus[]]>([
  [undefined, all],
  [null, all],
  ["UNSHIPPED", all],
  ["SHIPPED", all.slice(1)],
  ["CANCELED_BY_SELLER", ["CANCELED_BY_SELLER"]],
  ["CANCELED_BY_BUYER", ["CANCELED_BY_BUYER"]],
  ["RETURNED", ["RETURNED", "REFUNDED"]],
  ["REFUNDED", ["REFUNDED"]],
])("an item that is %s becomes one of %j, and nothing else", (from, allowed) => {
  expect(all.filter((to) => findStepProblem(from, to) === undefined)).toEqual(allowed);
});
