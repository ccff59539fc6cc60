import { ArgumentError, ConnectionError, DecodeError, PartialFailure, TimeoutError, type Fetch } from "@kontor/http";
import { expect, test } from "vitest";
import { createChannelClient } from "../generated/client.generated.ts";
import { decodeEvents } from "../generated/events.generated.ts";
import { ChannelError } from "../generated/errors.generated.ts";

const ids = { eventIdList: ["1"] };

function clientOf(fetch: Fetch, baseUrl = "https://channel.test/prefix/") {
  return createChannelClient({ baseUrl, fetch });
}

test("a client keeps the prefix of the base address and sends bare JSON", async () => {
  const sent: Request[] = [];
  const { events } = clientOf(async (input, init) => {
    sent.push(new Request(input, init));
    return new Response(null, { status: 204 });
  });

  await events.acknowledge(ids);

  expect(sent[0]!.url).toBe("https://channel.test/prefix/v1/channel/event");
  expect(sent[0]!.headers.get("content-type")).toBe("application/json");
  expect(sent[0]!.redirect).toBe("manual");
  await expect(sent[0]!.text()).resolves.toBe('{"eventIdList":["1"]}');
});

test("a client writes a form as a form", async () => {
  const { auth } = clientOf(async (input, init) => {
    const sent = new Request(input, init);
    expect(sent.headers.get("content-type")).toMatch(/^application\/x-www-form-urlencoded\b/);
    await expect(sent.text()).resolves.toBe("refreshToken=a+b%26c");
    return Response.json({});
  });

  await auth.exchangeRefreshToken({ refreshToken: "a b&c" });

  expect.assertions(2);
});

test("a client types a failed connection and an answer that came too late", async () => {
  const refused = clientOf(() =>
    Promise.reject(new TypeError("fetch failed", { cause: Object.assign(new Error(), { code: "ECONNREFUSED" }) })),
  );
  const late = clientOf(() => Promise.reject(new DOMException("late", "TimeoutError")));

  await expect(refused.events.acknowledge(ids)).rejects.toThrow(ConnectionError);
  await expect(refused.events.acknowledge(ids)).rejects.toThrow(
    "Cannot complete channel.events.acknowledge (Events_Acknowledge) as the connection to channel.test failed: ECONNREFUSED. Nothing listens there",
  );
  await expect(late.events.acknowledge(ids)).rejects.toThrow(TimeoutError);
});

test("a client rejects with the caller's own reason when the caller aborts", async () => {
  const { events } = clientOf(
    (_, init) =>
      new Promise((_, reject) => init!.signal!.addEventListener("abort", () => reject(new TypeError("aborted")))),
  );
  const stop = new AbortController();
  const pending = events.acknowledge(ids, { signal: stop.signal });

  stop.abort(new Error("enough"));

  await expect(pending).rejects.toThrow("enough");
});

test("a client names a body that cannot be written", async () => {
  const { events } = clientOf(async () => new Response());
  const circular: { self?: unknown } = {};
  circular.self = circular;

  await expect(events.acknowledge({ n: 1n } as unknown as typeof ids)).rejects.toThrow(ArgumentError);
  await expect(events.acknowledge(circular as unknown as typeof ids)).rejects.toThrow(
    "Cannot send channel.events.acknowledge (Events_Acknowledge) as the request must be one that can be written",
  );
});

test.each(["", "channel.test", "ftp://channel.test", "/v1", "http://channel.test"])(
  "a client refuses the base address %j",
  (baseUrl) => {
    expect(() => clientOf(globalThis.fetch, baseUrl)).toThrow(
      "Cannot create a channel client as baseUrl must be an https address (http only to this machine and to hosts of allowHttp)",
    );
  },
);

test("a client does not follow a redirect, which would carry the key elsewhere", async () => {
  const { events } = clientOf(
    async () => new Response(null, { status: 302, headers: { location: "https://elsewhere.test/" } }),
  );

  await expect(events.acknowledge(ids)).rejects.toThrow("channel.test answered 302");
});

test("a client throws a ChannelError with the platform's own words, which it does not print", async () => {
  const body = { errorList: [{ code: "VAL100", message: "eventIdList: too many", severity: "error", hint: null }] };
  const { events } = clientOf(async () => Response.json(body, { status: 400 }));

  const error: unknown = await events.acknowledge(ids).catch((reason: unknown) => reason);

  expect(error).toBeInstanceOf(ChannelError);
  expect((error as ChannelError).details?.errorList?.[0]).toEqual({
    code: "VAL100",
    message: "eventIdList: too many",
    severity: "error",
  });
  expect(JSON.stringify(error)).not.toContain("too many");
});

test("details is undefined where the platform sent something else", async () => {
  const { events } = clientOf(async () => new Response("<h1>Bad gateway</h1>", { status: 502 }));

  const error = (await events.list().catch((reason: unknown) => reason)) as ChannelError;

  expect(error.details).toBeUndefined();
  expect(error.body).toBe("<h1>Bad gateway</h1>");
});

test.each<[string, (client: ReturnType<typeof clientOf>) => Promise<unknown>, string]>([
  [
    "a missing parameter",
    ({ attributes }) => attributes.deleteOfCategory({} as never),
    "categoryId must be given: got undefined",
  ],
  [
    "no parameters at all",
    ({ attributes }) => attributes.deleteOfCategory(undefined as never),
    "categoryId must be given: got undefined",
  ],
  [
    "an empty list",
    ({ attributes }) => attributes.deleteOfCategory({ categoryId: [] as never }),
    "categoryId must be given: got an array",
  ],
  [
    "an empty object",
    ({ attributes }) => attributes.deleteOfCategory({ categoryId: {} as never }),
    "categoryId must be text or a number: got an object",
  ],
  ["an empty text", ({ sellers }) => sellers.unlink({ sellerId: "" }), "sellerId must be given: got an empty text"],
  [
    "a step up",
    ({ sellers }) => sellers.unlink({ sellerId: ".." }),
    "sellerId must be one step of a path: got text of 2 characters",
  ],
  [
    "a step on the spot",
    ({ attributes }) => attributes.deleteGlobal({ attributeId: "." }),
    "attributeId must be one step of a path: got text of 1 characters",
  ],
  [
    "no body",
    ({ attributes }) => attributes.replaceGlobal(undefined as never),
    "the body must be given: got undefined",
  ],
])("a client sends nothing with %s, which could mean something else", async (_, call, problem) => {
  let sent = 0;
  const client = clientOf(async () => {
    sent += 1;
    return new Response(null, { status: 204 });
  });

  await expect(call(client)).rejects.toThrow(problem);
  await expect(call(client)).rejects.toThrow(ArgumentError);
  expect(sent).toBe(0);
});

test("what destroys everything has its own name", async () => {
  const sent: string[] = [];
  const { attributes } = clientOf(async (input) => {
    sent.push(input as string);
    return new Response(null, { status: 204 });
  });

  await attributes.deleteOfCategory({ categoryId: "104" });
  await attributes.deleteOfAllCategories();

  const address = "https://channel.test/prefix/v1/channel/attribute/category";
  expect(sent).toEqual([`${address}?categoryId=104`, address]);
});

test("a list in a query is written with commas where the platform wants it so", async () => {
  let url = "";
  const { events } = clientOf(async (input) => {
    url = input as string;
    return Response.json({ eventList: [] });
  });

  await events.list({ eventTypeFilter: ["Seller:Offer.New", "Seller:Offer.End"] });

  expect(decodeURIComponent(new URL(url).search)).toBe("?eventTypeFilter=Seller:Offer.New,Seller:Offer.End");
});

test.each<[string, Response, number[]]>([
  ["a PDF", new Response("%PDF", { headers: { "content-type": "application/pdf" } }), [...Buffer.from("%PDF")]],
  ["JSON text of base64", Response.json(btoa("%PDF")), [...Buffer.from("%PDF")]],
  [
    "an XML invoice",
    new Response("<?xml version='1.0'?><Invoice/>", { headers: { "content-type": "application/xml" } }),
    [...Buffer.from("<?xml version='1.0'?><Invoice/>")],
  ],
  [
    "a text in quotes",
    new Response('"test"', { headers: { "content-type": "text/plain" } }),
    [...Buffer.from('"test"')],
  ],
])("a document comes as its bytes: %s", async (_, answer, bytes) => {
  const { invoices } = clientOf(async () => answer);

  expect([...(await invoices.download({ documentId: "1" }))]).toEqual(bytes);
});

test("neither a page nor a list of errors is a document", async () => {
  const page = clientOf(async () => new Response("<!doctype html><p>sign in"));
  const errors = clientOf(async () => Response.json({ errorList: [{ code: "GEN404" }] }));

  await expect(page.invoices.download({ documentId: "1" })).rejects.toThrow("its body is a page, not data");
  await expect(errors.invoices.download({ documentId: "1" })).rejects.toThrow(ChannelError);
});

test("orders.create() tells which orders were stored and which were refused, and throws for these only when asked to", async () => {
  const answer = {
    errorList: [
      { code: "CHN401", message: "some", severity: "warning" },
      { code: "GEN700", message: "no such seller", severity: "error", hint: "2" },
    ],
  };
  const body = { orderList: [{ orderId: "1" }, { orderId: "2" }] } as never;
  const some = clientOf(async () => Response.json(answer, { status: 201 }));
  const all = clientOf(async () => new Response(null, { status: 201 }));

  await expect(some.orders.create(body)).resolves.toEqual({
    isComplete: false,
    stored: ["1"],
    refused: [{ id: "2", index: 1, code: "GEN700", message: "no such seller" }],
    answer,
  });
  await expect(all.orders.create(body)).resolves.toMatchObject({ isComplete: true, stored: ["1", "2"], refused: [] });
  await expect(some.orders.create(body, { throwOnRefused: true })).rejects.toThrow(PartialFailure);
  await expect(all.orders.create(body, { throwOnRefused: true })).resolves.toMatchObject({ isComplete: true });
});

test("an invoice is uploaded as a form with a JSON part and a file", async () => {
  let form: FormData | undefined;
  const { invoices } = clientOf(async (input, init) => {
    form = await new Request(input, init).formData();
    return new Response(null, { status: 201 });
  });

  await invoices.upload({
    invoice: { invoiceNumber: "1" } as never,
    document: new Blob(["%PDF"], { type: "application/pdf" }),
  });

  expect(JSON.parse(await (form!.get("invoice") as File).text())).toEqual({ invoiceNumber: "1" });
  expect(form!.get("document")).toMatchObject({ type: "application/pdf", name: "document" });
});

test.each(["events", "sellerEvents"] as const)(
  "a number in place of decimal text keeps its digits from %s.list() to decodeEvents()",
  async (group) => {
    const facts = '"sellerId":"1","offerId":1,"sku":"s","quantity":12345678901234567890,"taxPercent":19.10';
    const prices = '"priceList":[{"id":"p","quantityPriceList":[{"amount":12345678901234567.89,"currency":"EUR"}]}]';
    const event = `{"id":"a","type":"Seller:Offer.New","createdAt":"x","event":{${facts},${prices}}}`;
    const client = clientOf(async () => new Response(`{"eventList":[{"id":"bad"},${event}]}`));

    const { events, unreadable } = decodeEvents(await client[group].list());

    expect(events).toMatchObject([
      {
        event: {
          quantity: "12345678901234567890",
          taxPercent: "19.10",
          priceList: [{ quantityPriceList: [{ amount: "12345678901234567.89" }] }],
        },
      },
    ]);
    expect(unreadable).toMatchObject([{ index: 0, id: "bad" }]);
  },
);

test("an answer that nests too deeply says so, and does not blame the connection", async () => {
  const depth = 9000;
  const shop =
    '{"marketplaceList":[],"displayName":"","website":"","supportContact":"","vendor":"","signUpUrl":"","featureList":{},"channel":"c","marketplaceChannels":[';
  const { self } = clientOf(
    async () => new Response(`{"isActive":true,"channel":${shop.repeat(depth)}${"]}".repeat(depth)}}`),
  );

  const getting = self.get();

  await expect(getting).rejects.toThrow(DecodeError);
  await expect(getting).rejects.toThrow("/channel must be nested at most 200 deep");
});

test("a list that is no array is refused before anything is sent", async () => {
  const { orders } = clientOf(() => Promise.reject(new Error("sent")));

  // @ts-expect-error a number is no list
  const creating = orders.create({ orderList: 5 });

  await expect(creating).rejects.toThrow(ArgumentError);
  await expect(creating).rejects.toThrow(
    "Cannot send channel.orders.create (Orders_Create) as orderList must be an array: got a number",
  );
});

test("the platform's reason stays in the message of a call, with its values masked", async () => {
  const message = "offerList: must NOT have fewer than 1 items";
  const { offers } = clientOf(async () => Response.json({ errorList: [{ code: "VAL100", message }] }, { status: 400 }));

  await expect(offers.reportListed({ offerList: [] })).rejects.toThrow(
    "channel.test answered 400 (VAL100 at offerList: must not have fewer than 1 items) to POST /prefix/v1/channel/offer/listed",
  );
});

test("403 of the seller's family names the credential", async () => {
  const { sellerOrders } = clientOf(async () => Response.json({ errorList: [{ code: "ATH000" }] }, { status: 403 }));

  await expect(sellerOrders.accept({} as never)).rejects.toThrow("Is the credential the seller's?");
});
