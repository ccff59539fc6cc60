import { decodeEvent } from "@kontor/channel-client";
import { createSandbox, defaultSeed, demo } from "@kontor/sandbox";
import { describe, expect, test } from "vitest";

// The requests of real clients of the channel interface, by the rows of the field notes (F1 to F18).

const at = "2026-02-11T08:30:00+0000";
const plain = {
  sellerId: demo.sellerId,
  orderStatus: "CREATED",
  orderId: "F-1",
  purchasedAt: at,
  lastChangedAt: at,
  currency: "EUR",
};
const goods = { orderItemId: "1", type: "ITEM", grossPrice: "24.90", total: "24.90", quantity: "1.0" };
const shipping = { orderItemId: "2", type: "SHIPPING", grossPrice: "4.90", shippingGroup: "DHL" };

/** Sends orders, and gives what the sandbox then keeps of the first one. */
async function createOrder(order: object, { isPretty = false } = {}) {
  using sandbox = createSandbox({ startAt: new Date("2026-02-12T08:00:00Z"), seed: { ...defaultSeed, rows: {} } });
  const exchange = { method: "POST", body: new URLSearchParams({ refreshToken: demo.refreshToken }) };
  const { authToken } = (await (await sandbox.fetch("https://sandbox.test/v1/auth", exchange)).json()) as {
    authToken: string;
  };
  const response = await sandbox.fetch("https://sandbox.test/v1/channel/order", {
    method: "POST",
    headers: { authorization: `Bearer ${authToken}`, "content-type": "application/json; charset=UTF-8" },
    body: JSON.stringify({ orderList: [order] }, undefined, isPretty ? 2 : undefined),
  });
  return { status: response.status, body: await response.text(), kept: sandbox.rows("orders")[0]?.order };
}

describe("an order is taken", () => {
  test.each<[string, object]>([
    [
      "F1: goods with a note and a shipping group",
      { ...plain, orderItem: [{ ...goods, note: "n", shippingGroup: "g" }] },
    ],
    ["F1: shipping costs with a quantity", { ...plain, orderItem: [goods, { ...shipping, quantity: "1.0" }] }],
    ["F2: null in optional fields", { ...plain, note: null, buyer: null, orderItem: [{ ...goods, title: null }] }],
    ["F3: amounts as numbers", { ...plain, orderItem: [{ ...goods, grossPrice: 24.9, total: 24.9, quantity: 1 }] }],
    ["F16: ids as numbers", { ...plain, orderId: 4711, orderItem: [{ ...goods, orderItemId: 1 }] }],
    ["F16: true and false as 1 and 0", { ...plain, fbc: 0, b2b: 1, orderItem: [goods] }],
  ])("%s", async (_, order) => {
    const { status, body, kept } = await createOrder(order);

    expect([status, body]).toEqual([201, expect.any(String)]);
    expect(kept).toMatchObject({ currency: "EUR" });
  });

  test("and is kept as the specs say, however it was written", async () => {
    const order = {
      ...plain,
      orderId: 4711,
      b2b: "1",
      note: null,
      orderItem: [{ ...goods, quantity: 2, offerId: "7" }],
    };

    const { kept } = await createOrder(order, { isPretty: true });

    expect(kept).toEqual({
      ...plain,
      orderId: "4711",
      b2b: true,
      orderItem: [{ ...goods, quantity: "2", offerId: 7 }],
    });
  });

  test.each<[string, object]>([
    ["null where something must be", { ...plain, currency: null, orderItem: [goods] }],
    ["a text that is no number", { ...plain, orderItem: [{ ...goods, offerId: "seven" }] }],
    ["a number where no number is meant", { ...plain, currency: 978, orderItem: [goods] }],
  ])("but not with %s", async (_, order) => {
    expect((await createOrder(order)).status).toBe(400);
  });
});

const orderId = "ORDER-1";
const item = { orderItemId: "1", quantity: "1.0" };
const events: [string, string, object, object][] = [
  [
    "an invoice without the end of its document",
    "Seller:Order.Invoice",
    { type: "INVOICE", sellerId: "1", orderId, invoiceNumber: "R-1", documentId: "d" },
    { documentId: "d" },
  ],
  [
    "ids of orders and items as numbers",
    "Seller:Order.Cancellation.Request",
    { orderCancellationRequestId: "17", sellerId: "1", orderId: 4711, orderItem: [{ ...item, orderItemId: 12 }] },
    { orderId: "4711", orderItem: [{ orderItemId: "12", quantity: "1.0" }] },
  ],
  [
    "the id of an offer as text",
    "Seller:Offer.StockUpdate",
    { sellerId: "1", offerId: "4711", quantity: 3 },
    { offerId: 4711, quantity: "3" },
  ],
  [
    "true and false as 1 and 0, and a quantity as a number",
    "Seller:Order.ReturnReceived",
    {
      sellerId: "1",
      orderId,
      sellerReturnId: "r",
      orderItem: [
        {
          ...item,
          quantity: 1,
          returnReason: "NO_REASON",
          condition: "ORIGINAL_PACKAGING",
          acceptReturn: 1,
          requireReturnShipping: 0,
        },
      ],
    },
    { orderItem: [{ quantity: "1", acceptReturn: true, requireReturnShipping: false }] },
  ],
  [
    "an empty reason, and an id of a cancellation that is no UUID",
    "Seller:Order.Cancellation.Denied",
    { sellerId: "1", orderCancellationRequestId: "17", reason: "" },
    { orderCancellationRequestId: "17", reason: "" },
  ],
];

describe("F16: an event is read, and a seller's program may send it", () => {
  test.each(events)("%s", (_, type, sent, read) => {
    using sandbox = createSandbox({ seed: { ...defaultSeed, rows: {} } });

    const id = sandbox.trigger(type, sent);
    const [delivered] = sandbox.events();

    expect(delivered).toMatchObject({ event: { id, event: sent } }); // as it was sent
    expect(decodeEvent(delivered!.event)).toMatchObject({ type, event: read });
  });

  test("and the sandbox remembers it as the specs have it", () => {
    using sandbox = createSandbox({ seed: { ...defaultSeed, rows: {} } });

    sandbox.trigger("Seller:Offer.StockUpdate", { sellerId: "1", offerId: "4711", quantity: 3 } as never);

    expect(sandbox.rows("offers")).toMatchObject([{ offerId: 4711, quantity: "3" }]);
  });

  test("F8: with a numeric id, which becomes text", () => {
    const event = { id: 4711, type: "Seller:Some.NewType", createdAt: at, event: {} };

    expect(decodeEvent(event)).toEqual({ ...event, id: "4711" });
  });
});

test("F14: a message of a validation says where as the platform does", async () => {
  const { body } = await createOrder({ ...plain, orderItem: [{ ...goods, offerId: "seven" }] });

  expect((JSON.parse(body) as { errorList: { message: string }[] }).errorList.map(({ message }) => message)).toContain(
    "orderList[0].orderItem[0].offerId: must be integer",
  );
});

test("F13: what names no order of a partial success holds no digit that could be an id", async () => {
  const { status, body } = await createOrder({ ...plain, sellerId: "99", orderItem: [goods] });

  const [summary, refused] = (
    JSON.parse(body) as { errorList: { code: string; message: string; hint: string | null }[] }
  ).errorList;
  expect(status).toBe(201);
  expect(summary).toMatchObject({ code: "CHN401", hint: null });
  expect(summary!.message).not.toMatch(/\d/);
  expect(refused).toMatchObject({ hint: plain.orderId });
});

test("F10: the address of a sign-up carries the session and its end", async () => {
  using sandbox = createSandbox({ startAt: new Date("2026-02-12T08:00:00Z"), seed: { ...defaultSeed, rows: {} } });
  const exchange = { method: "POST", body: new URLSearchParams({ refreshToken: demo.sellerRefreshToken }) };
  const { authToken } = (await (await sandbox.fetch("https://sandbox.test/v1/auth", exchange)).json()) as {
    authToken: string;
  };
  const headers = { authorization: `Bearer ${authToken}`, "user-agent": "Wawi/1.11.0.6" };
  const response = await sandbox.fetch(`https://sandbox.test/v1/seller/channel/${demo.channel}`, {
    method: "POST",
    headers,
  });

  const { signUpUrl, expiresAt } = (await response.json()) as { signUpUrl: string; expiresAt: number };
  const { searchParams } = new URL(signUpUrl);

  expect(searchParams.get("session")).toBe(sandbox.rows("sellerSessions")[0]!.session);
  expect(searchParams.get("expiresAt")).toBe(String(expiresAt));
});
