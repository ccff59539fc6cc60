import { demo } from "@kontor/sandbox";
import { describe, expect, test } from "vitest";
import { readCodes, createRawCallers, type RawCall } from "./raw-caller.ts";

// The calls of real clients of the channel interface, by the rows of the field notes. Orders and events are in field-notes.test.ts.

const at = "2026-02-11T08:30:00+0000";
const json = (value: unknown) => ({ body: JSON.stringify(value) });

const order = {
  sellerId: demo.sellerId,
  orderStatus: "CREATED",
  orderId: "F-1",
  purchasedAt: at,
  lastChangedAt: at,
  currency: "EUR",
  orderItem: [
    { orderItemId: "1", type: "ITEM", grossPrice: "24.90", total: "24.90" },
    { orderItemId: "2", type: "SHIPPING", grossPrice: "4.90", shippingGroup: "DHL" },
  ],
};

describe("F4: a file in a form is stored byte for byte", () => {
  const file = Uint8Array.from({ length: 256 }, (_, index) => 255 - index); // no text: each byte once
  const invoice = {
    type: "INVOICE",
    sellerId: demo.sellerId,
    orderId: order.orderId,
    invoiceNumber: "R-1",
    transactionDate: at,
    taxCalculationDate: at,
    currency: "EUR",
    billingAddress: { lastName: "Muster", street: "Am Markt", city: "Bremen", country: "DEU" },
  };
  const form = (head: string, preamble = "") =>
    Buffer.concat([
      Buffer.from(
        `${preamble}--b o\r\nContent-Disposition: form-data; name="invoice"\r\n\r\n${JSON.stringify(invoice)}\r\n--b o\r\n${head}\r\n\r\n`,
      ),
      file,
      Buffer.from("\r\n--b o--\r\n"),
    ]);

  test.each([
    ["without a file name", 'Content-Disposition: form-data; name="document"', ""],
    ["without a file name, behind a preamble", 'Content-Disposition: form-data; name="document"', "see below\r\n"],
    ["with one that looks like a name", 'content-disposition: form-data; filename="a; name=b"; name=document', ""],
    [
      "with a file name and a type",
      'Content-Disposition: form-data; name="document"; filename="r.pdf"\r\nContent-Type: application/pdf',
      "",
    ],
  ])("%s", async (_, head, preamble) => {
    const { sandbox, channel } = await createRawCallers();
    await channel("POST", "/v1/channel/order", json({ orderList: [order] }));

    const { status, text } = await channel("POST", "/v1/channel/order/invoice", {
      body: new Uint8Array(form(head, preamble)),
      headers: { "content-type": 'multipart/form-data; boundary="b o"' },
    });

    expect([status, text]).toEqual([201, ""]);
    expect(sandbox.rows("documents")).toEqual([{ base64: Buffer.from(file).toString("base64") }]);
  });
});

/** Asks for a report as the seller, and gives its path. */
async function requestReport(seller: RawCall): Promise<string> {
  const { body } = await seller(
    "POST",
    "/v1/seller/report/request",
    json({ channel: demo.channel, sellerId: demo.sellerId, reportType: "SELLER_INVENTORY" }),
  );
  return `/v1/channel/report/${(body as { reportId: string }).reportId}`;
}

describe("F5: unknown fields", () => {
  test("an item of a report names its offer `sellerOfferId`, and when it was made", async () => {
    const { sandbox, channel, seller } = await createRawCallers({
      assumptions: { unknownFields: { channel: "refuse", erp: "refuse" } },
    });
    const report = await requestReport(seller);
    const item = { sellerOfferId: "4711", createdAt: at, sku: "A-1", quantity: 3 };

    const { status, text } = await channel("POST", `${report}/data`, json([item]));

    expect([status, text]).toEqual([201, ""]);
    expect(sandbox.rows("reports")).toMatchObject([{ items: [{ ...item, sellerOfferId: 4711, quantity: "3" }] }]);
  });

  test("are ignored wherever they stand, and the rest is kept", async () => {
    const { sandbox, channel } = await createRawCallers();
    const [goods, shipping] = order.orderItem;
    const more = {
      ...order,
      mood: "good",
      orderItem: [
        { ...goods, colour: "red" },
        { ...shipping, quantity: 1, sku: "-" },
      ],
    };

    const answer = await channel("POST", "/v1/channel/order", json({ orderList: [more], "a/b": 1 }));

    expect([answer.status, readCodes(answer)]).toEqual([201, []]);
    expect(answer.headers.get("x-sandbox-assumption")).toContain("unknown-request-fields");
    expect(sandbox.rows("orders")).toMatchObject([
      { order: { ...order, orderItem: [goods, { ...shipping, quantity: "1" }] } },
    ]);
    expect(sandbox.rows("orders")[0]!.order).not.toHaveProperty("mood");
    expect(sandbox.rows("orders")[0]!.order.orderItem[0]).toEqual(goods);
    expect(sandbox.log().at(-1)!.ignored!.toSorted()).toEqual([
      "/a~1b",
      "/orderList/0/mood",
      "/orderList/0/orderItem/0/colour",
      "/orderList/0/orderItem/1/sku",
    ]);
  });

  test("are refused where that is assumed", async () => {
    const { channel } = await createRawCallers({
      assumptions: { unknownFields: { channel: "refuse", erp: "refuse" } },
    });

    const answer = await channel("POST", "/v1/channel/order", json({ orderList: [{ ...order, mood: "good" }] }));

    expect(answer.status).toBe(400);
    expect(answer.text).toContain("mood");
  });
});

test("F6: a report is sent at once, which completes it", async () => {
  const { sandbox, channel, seller } = await createRawCallers();
  const report = await requestReport(seller);
  const items = [{ offerId: 1 }, { offerId: 2, quantity: "1.0" }];

  const sent = await channel("POST", report, json(items));
  const again = await channel("POST", report, json(items));
  const unknown = await channel("POST", "/v1/channel/report/nobody-asked", json(items));

  expect([sent.status, again.status, unknown.status]).toEqual([201, 400, 404]);
  expect(sandbox.rows("reports")).toMatchObject([{ items, completed: true }]);
});

describe("F7: a seller", () => {
  const unlinkBySeller = (seller: RawCall) => seller("DELETE", `/v1/seller/channel/${demo.channel}/${demo.sellerId}`);
  const startUpdate = (seller: RawCall) =>
    seller("PATCH", `/v1/seller/channel/${demo.channel}?sellerId=${demo.sellerId}`);
  const createOrder = async (channel: RawCall) =>
    readCodes(await channel("POST", "/v1/channel/order", json({ orderList: [order] })));

  test("who left stays known, and an update session links it again", async () => {
    const { sandbox, channel, seller } = await createRawCallers();

    const left = await unlinkBySeller(seller);
    const meanwhile = await createOrder(channel);
    const listed = await channel("GET", "/v1/channel/seller/list");
    const started = await startUpdate(seller);
    const session = new URL((started.body as { updateUrl: string }).updateUrl).searchParams.get("session")!;
    const known = await channel("GET", `/v1/channel/seller/update-session?session=${session}`);
    const linked = await channel("PATCH", "/v1/channel/seller", json({ session, isActive: true }));

    expect([left.status, started.status, known.status, linked.status]).toEqual([202, 200, 200, 201]);
    expect(sandbox.events().at(-1)!.event).toMatchObject({
      type: "Seller:Channel.Unlinked",
      event: { sellerId: demo.sellerId, permanentlyRemoved: false },
    });
    expect(meanwhile).toEqual(["CHN401", "GEN700"]);
    expect(listed.body).toMatchObject({ sellerList: [{ sellerId: demo.sellerId, isActiveByJTL: false }] });
    expect(known.body).toEqual({ sellerId: demo.sellerId });
    expect(await createOrder(channel)).toEqual([]);
    expect(sandbox.rows("sellers")).toMatchObject([{ isActiveByErp: true, companyName: "Spade & Sons" }]);
    expect(sandbox.rows("sellers")[0]).not.toHaveProperty("unlinkedAt");
  });

  test("who left is served where that is assumed", async () => {
    const { channel, seller } = await createRawCallers({ assumptions: { unlinkedSellers: "serve" } });

    await unlinkBySeller(seller);

    expect(await createOrder(channel)).toEqual([]);
  });

  test("whom the channel unlinks is gone for good, and the channel hears of it", async () => {
    const { sandbox, channel, seller } = await createRawCallers();

    const gone = await channel("DELETE", `/v1/channel/seller/${demo.sellerId}?reason=closed`);
    const again = await channel("DELETE", `/v1/channel/seller/${demo.sellerId}`);
    const started = await startUpdate(seller);

    expect([gone.status, again.status, readCodes(again), readCodes(started)]).toEqual([
      204,
      404,
      ["CHN204"],
      ["GEN700"],
    ]);
    expect(sandbox.events().map(({ event }) => event)).toMatchObject([
      {
        type: "Seller:Channel.Unlinked",
        event: { sellerId: demo.sellerId, reason: "closed", permanentlyRemoved: true },
      },
    ]);
    expect(sandbox.rows("sellers")).toEqual([]);
  });
});

describe("F9: a refusal has a code of the platform's kind", () => {
  const token = { authorization: "Bearer of-nobody" };
  const pin = "/v1/auth/create/seller-token";

  test.each<[string, string, string, object | undefined, Record<string, string>, number, string]>([
    ["without a refresh token", "POST", "/v1/auth", {}, {}, 400, "VAL100"],
    ["with an unknown refresh token", "POST", "/v1/auth", { refreshToken: "no" }, {}, 401, "ATH100"],
    ["without a PIN", "POST", pin, undefined, {}, 400, "VAL100"],
    ["with an empty PIN", "POST", `${pin}?pin=`, undefined, {}, 400, "VAL100"],
    ["with an unknown PIN", "POST", `${pin}?pin=000000`, undefined, {}, 404, "ATH101"],
    ["without an access token", "GET", "/v1/channel/event", undefined, {}, 401, "ATH000"],
    ["with an unknown access token", "GET", "/v1/channel/event", undefined, token, 401, "ATH000"],
    ["by a method that there is not", "PATCH", "/v1/channel/event", undefined, {}, 405, "GEN405"],
    ["at an address that there is not", "GET", "/v1/channel/nothing", undefined, {}, 404, "GEN404"],
  ])("%s", async (_, method, path, form, headers, status, code) => {
    const { open } = await createRawCallers();

    const body = form && new URLSearchParams({ ...form, other: "1" });
    const answer = await open(method, path, { body, headers });

    expect([answer.status, readCodes(answer)]).toEqual([status, [code]]);
  });

  test("without the PIN of a change of the channel", async () => {
    const { channel } = await createRawCallers();

    const answer = await channel("PATCH", "/v1/channel", json({ displayName: "New" }));

    expect([answer.status, readCodes(answer)]).toEqual([400, ["VAL100"]]);
  });

  test("when a quota is used up, when the family is not its own, and when the body is of another type", async () => {
    const { sandbox, channel } = await createRawCallers();
    sandbox.assume({ quotas: { Self_Get: { requests: 0, perSeconds: 60 } } });

    const answers = [
      await channel("GET", "/v1/channel"),
      await channel("DELETE", `/v1/seller/channel/${demo.channel}/${demo.sellerId}`),
      await channel("DELETE", "/v1/channel/event", { body: "x", headers: { "content-type": "text/plain" } }),
    ];

    expect(answers.map((answer) => [answer.status, ...readCodes(answer)])).toEqual([
      [429, "GEN429"],
      [403, "GEN403"],
      [415, "GEN415"],
    ]);
  });

  test("when a fault strikes", async () => {
    const { sandbox, channel } = await createRawCallers();
    const kinds = ["unauthorized", "server-error", "unavailable", "too-many-requests"] as const;
    const codes = [];
    for (const kind of kinds) {
      sandbox.addFault({ kind, times: 1 });
      codes.push(readCodes(await channel("GET", "/v1/channel")));
    }

    expect(codes).toEqual([["ATH000"], ["GEN500"], ["GEN503"], ["GEN429"]]);
  });
});

test("F11: the old list of allowed values is ignored", async () => {
  const { channel, seller } = await createRawCallers({
    assumptions: { unknownFields: { channel: "refuse", erp: "refuse" } },
  });
  const attribute = { attributeId: "colour", displayName: "Colour" };

  const { status, text } = await channel(
    "PUT",
    "/v1/channel/attribute/global",
    json({ attributeList: [{ ...attribute, enumValues: ["red", "green"] }] }),
  );
  const { body } = await seller("GET", `/v1/seller/meta/${demo.channel}/attributes`);

  expect([status, text]).toEqual([201, ""]);
  expect(body).toEqual({ attributeList: [attribute] });
});

test("F12: the status of the channel has its visibility and currency", async () => {
  const { channel } = await createRawCallers();

  const { body } = await channel("GET", "/v1/channel");

  expect(body).toMatchObject({ channel: { visibility: expect.stringMatching(/^[A-Z]+$/), currency: "EUR" } });
});

test("F15: attributes of a seller who does not exist are refused as the offers are", async () => {
  const { sandbox, channel } = await createRawCallers();
  const offer = { sellerId: "99", offerId: 1, startedAt: at };

  const attributes = await channel("PUT", "/v1/channel/attribute/seller/99", json({ attributeList: [] }));
  const offers = await channel("POST", "/v1/channel/offer/in-progress", json({ offerList: [offer] }));

  expect([attributes.status, readCodes(attributes)]).toEqual([400, ["GEN700"]]);
  expect([attributes.status, attributes.body]).toEqual([offers.status, offers.body]);
  expect(sandbox.rows("attributes")).toEqual([]);
});

test.each([
  ["refuse", 404],
  ["accept", 204],
] as const)("a category without attributes: to delete them is answered as assumed (%s)", async (assumed, status) => {
  const { channel } = await createRawCallers({ assumptions: { categoryWithoutAttributes: assumed } });

  const answer = await channel("DELETE", "/v1/channel/attribute/category?categoryId=104");

  expect(answer.status).toBe(status);
  expect(answer.headers.get("x-sandbox-assumption")).toContain("category-without-attributes");
});
