import { inspect } from "node:util";
import { createChannelClient } from "@kontor/channel-client";
import { operations } from "@kontor/channel-client/operations";
import { ArgumentError, isPlatformError, type Fetch } from "@kontor/http";
import { createRandom } from "@kontor/testing/random";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import fc from "fast-check";
import { expect, test } from "vitest";
import { BatchError } from "./batch-error.ts";
import { withCallQuotas } from "@kontor/http/quota";
import { sendInBatches } from "./send-in-batches.ts";

const baseUrl = "https://channel.test";
const { batch, rateLimit } = operations.SellerEvents_Acknowledge;

interface Received {
  at: number;
  ids: string[];
}

/** A client, and what the platform received of it. Answers what `answerTo` says, 204 by default. */
function setUp(
  { answerTo = () => new Response(null, { status: 204 }), wrap = (fetch: Fetch) => fetch } = {} as {
    answerTo?: (call: number) => Response | Promise<Response>;
    wrap?: (fetch: Fetch) => Fetch;
  },
) {
  const received: string[][] = [];
  const fetch: Fetch = async (input, init) => {
    const { eventIdList } = (await new Request(input, init).json()) as { eventIdList: string[] };
    received.push(eventIdList);
    return answerTo(received.length);
  };
  return { received, channel: createChannelClient({ baseUrl, fetch: wrap(fetch) }) };
}

const ids = (count: number, prefix = "e") => Array.from({ length: count }, (_, index) => `${prefix}${index}`);

test("the specs allow 1,000 offers, 1,000 orders and 100 ids in a call", () => {
  expect(operations.Offers_ReportListed.batch).toEqual({ list: "offerList", most: 1_000 });
  expect(operations.Orders_Create.batch).toEqual({ list: "orderList", most: 1_000 });
  expect(batch).toEqual({ list: "eventIdList", most: 100 });
});

test("items go in calls of no more than the specs allow, in order and each once", async () => {
  const { received, channel } = setUp();

  const answers = await sendInBatches(channel.sellerEvents.acknowledge, ids(250));

  expect(received.map((part) => part.length)).toEqual([100, 100, 50]);
  expect(received.flat()).toEqual(ids(250));
  expect(answers.map(({ items }) => items)).toEqual(received);
});

test("nothing is sent for no items, and exactly one call for exactly as many as one may have", async () => {
  const { received, channel } = setUp();

  expect(await sendInBatches(channel.sellerEvents.acknowledge, [])).toEqual([]);
  await sendInBatches(channel.sellerEvents.acknowledge, ids(batch.most));

  expect(received).toEqual([ids(batch.most)]);
});

test("what a call answered stands beside what it was sent", async () => {
  const errorList = [{ code: "CHN401", severity: "WARNING", message: "not all were stored" }];
  const fetch: Fetch = async () => Response.json({ errorList }, { status: 201 });
  const channel = createChannelClient({ baseUrl, fetch });
  const orders = [{ orderId: "1" }] as never[];

  const answers = await sendInBatches(channel.orders.updateStatus, orders);

  expect(answers).toMatchObject([{ items: orders, answer: { isComplete: false, refused: [{ code: "CHN401" }] } }]);
});

test("a failure says which batch it was, what it held, and what was not sent; sending that again sends each once", async () => {
  const answerTo = (call: number) => new Response(null, { status: call === 3 ? 500 : 204 });
  const { received, channel } = setUp({ answerTo });

  const error = await sendInBatches(channel.sellerEvents.acknowledge, ids(450)).catch((each: unknown) => each);

  if (!(error instanceof BatchError)) throw error;
  expect(error.message).toBe(
    "Cannot send batch 3 of 5 of SellerEvents_Acknowledge: Cannot complete channel.sellerEvents.acknowledge (SellerEvents_Acknowledge): channel.test answered 500 to DELETE /v2/seller/event; 200 items were sent before, 100 are in this batch, 150 were not sent",
  );
  expect([error.batch, error.batches, error.operation, error.code]).toEqual([
    3,
    5,
    "SellerEvents_Acknowledge",
    "ERR_PLATFORM_BATCH",
  ]);
  expect([...error.sent, ...error.failed, ...error.unsent]).toEqual(ids(450));
  expect([error.sent.length, error.failed.length, error.unsent.length]).toEqual([200, 100, 150]);
  expect(error.cause).toMatchObject({ code: "ERR_PLATFORM_API", status: 500 });
  expect(isPlatformError(error)).toBe(true);
  expect(inspect(error, { depth: 9, showHidden: true })).not.toContain("e250");
  expect(received.flat()).toEqual(ids(300));

  await sendInBatches(channel.sellerEvents.acknowledge, error.unsent as string[]);
  expect(received.flat()).toEqual(ids(450));
});

/** 2,500 orders, of which the first two calls refuse these; the third call fails. */
async function sendOrders(...refusals: object[][]): Promise<BatchError<{ orderId: string }>> {
  let calls = 0;
  const fetch: Fetch = async () => {
    const errorList = refusals[calls];
    calls += 1;
    return calls === 3 ? new Response(null, { status: 500 }) : Response.json(errorList ? { errorList } : {});
  };
  const channel = createChannelClient({ baseUrl, fetch });
  const orders = ids(2_500).map((orderId) => ({ orderId }));
  const error = await sendInBatches(channel.orders.create, orders as never[]).catch((each: unknown) => each);
  if (!(error instanceof BatchError)) throw error;
  return error as BatchError<{ orderId: string }>;
}

test("what earlier calls refused is no item that the platform took, and why stands in their answers", async () => {
  const refusal = { code: "GEN700", severity: "ERROR", message: "no such seller", hint: "e5" };

  const error = await sendOrders([{ ...refusal, code: "CHN401", hint: null }, refusal]);

  expect(error.sent.map(({ orderId }) => orderId)).toEqual(ids(2_000).filter((id) => id !== "e5"));
  expect(error.refused).toEqual([{ orderId: "e5" }]);
  expect(error.answers).toHaveLength(2);
  expect(error.answers[0]).toMatchObject({ answer: { isComplete: false, refused: [{ id: "e5", code: "GEN700" }] } });
  expect(error.answers[1]!.items).toHaveLength(1_000);
  expect(error.message).toContain("; 1999 items were sent before, 1 was refused, 500 are in this batch, 0 were not");
  expect(inspect(error, { depth: 9, showHidden: true })).not.toContain("e5");
});

test("where an earlier call refused nobody knows which item, none of its items is said to be taken", async () => {
  const error = await sendOrders([{ code: "GEN700", severity: "ERROR", message: "one of them" }]);

  expect(error.sent.map(({ orderId }) => orderId)).toEqual(ids(2_000).slice(1_000));
  expect(error.refused).toHaveLength(1_000);
});

test("a call that is stopped rejects with the reason of its signal, and nothing more is sent", async () => {
  const stop = new AbortController();
  const reason = new Error("enough");
  const answerTo = (call: number) => {
    if (call === 2) stop.abort(reason);
    return new Response(null, { status: 204 });
  };
  const { received, channel } = setUp({ answerTo });
  const { signal } = stop;

  await expect(sendInBatches(channel.sellerEvents.acknowledge, ids(450), { signal })).rejects.toBe(reason);
  await expect(sendInBatches(channel.sellerEvents.acknowledge, ids(1), { signal })).rejects.toBe(reason);

  expect(received).toHaveLength(2);
});

test("sendInBatches() takes the method: what is none of a client is refused", async () => {
  const must = "Cannot send in batches as method must be a client's method for a list with a limit: got";

  await expect(sendInBatches(undefined as never, ids(1) as never)).rejects.toThrow(`${must} undefined`);
  await expect(sendInBatches((async () => {}) as never, ids(1) as never)).rejects.toThrow(`${must} a function`);
  await expect(sendInBatches("SellerEvents_Acknowledge" as never, [])).rejects.toThrow(must);
});

test("sendInBatches() takes the method, also one of a seller", async () => {
  const sent: unknown[] = [];
  const fetch: Fetch = async (input, init) => {
    sent.push(await new Request(input, init).json());
    return new Response(null, { status: 201 });
  };
  const { sellerOffers } = createChannelClient({ baseUrl, fetch });
  const offers = Array.from({ length: 5_001 }, () => ({ salesChannelOfferList: [], product: {} })) as never[];

  await sendInBatches(sellerOffers.create, offers);

  expect(sent.map((body) => (body as { offerList: unknown[] }).offerList.length)).toEqual([5_000, 1]);
});

test("a list that changes while it is sent changes nothing", async () => {
  const list = ids(250);
  const answerTo = () => {
    list.length = 0;
    return new Response(null, { status: 204 });
  };
  const { received, channel } = setUp({ answerTo });

  await sendInBatches(channel.sellerEvents.acknowledge, list);

  expect(received.flat()).toEqual(ids(250));
});

test("an operation that takes no list, and items that are none, are refused", async () => {
  const { channel } = setUp();

  await expect(sendInBatches(channel.self.get as never, [])).rejects.toThrow(ArgumentError);
  await expect(sendInBatches(channel.sellerEvents.acknowledge, "e1" as never)).rejects.toThrow("items must be a list");
});

test("whoever sends how much, no window has more than the limit, and all is sent once and in order", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 1_500 }), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(1, 0.8, 0.5),
      fc.integer({ min: 1, max: 1_000_000 }),
      async (counts, share, seed) => {
        const clock = createVirtualClock({ turns: 3 });
        const random = createRandom(seed);
        const received: Received[] = [];
        const platform: Fetch = async (input, init) => {
          const { eventIdList } = (await new Request(input, init).json()) as { eventIdList: string[] };
          await clock.sleep(random() * 3_000);
          received.push({ at: clock.monotonicMs(), ids: eventIdList }); // counted at any time on the way
          await clock.sleep(random() * 3_000);
          return new Response(null, { status: 204 });
        };
        const fetch = withCallQuotas({ share, clock })(platform);
        const channel = createChannelClient({ baseUrl, fetch });
        let isDone = false;

        const sending = counts.map((count, index) =>
          sendInBatches(channel.sellerEvents.acknowledge, ids(count, `${index}-`)),
        );
        void Promise.all(sending).then(() => (isDone = true));
        await clock.advanceUntil(() => isDone, 3_600_000);

        const most = Math.floor(rateLimit.requests * share);
        const times = received.map(({ at }) => at).toSorted((one, other) => one - other);
        for (const [index, at] of times.entries())
          if (index >= most) expect(at - times[index - most]!).toBeGreaterThanOrEqual(rateLimit.perSeconds * 1_000);
        for (const [index, count] of counts.entries()) {
          const own = received.flatMap((each) => each.ids).filter((id) => id.startsWith(`${index}-`));
          expect(own).toEqual(ids(count, `${index}-`));
        }
        expect(received.every((each) => each.ids.length <= batch.most)).toBe(true);
      },
    ),
    { numRuns: 40 },
  );
});
