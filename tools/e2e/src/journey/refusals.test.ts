import { DatabaseSync } from "node:sqlite";
import { TokenError } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createOrderJourney } from "@kontor/docs/samples/orders/journey";
import type { MarketOptions } from "@kontor/docs/samples/orders/market";
import { PersonNeeded } from "@kontor/docs/samples/orders/person";
import { StepUnclear } from "@kontor/http/journal";
import { expect, test } from "vitest";

const order = {
  sellerId: "1",
  orderId: "ORDER-1",
  orderStatus: "CREATED" as const,
  orderItem: [{ type: "ITEM" as const, orderItemId: "A", grossPrice: "1", total: "3", quantity: "3" }],
} as Parameters<ReturnType<typeof createOrderJourney>["buy"]>[0][number];
const about = { sellerId: "1", orderId: "ORDER-1" };
const asked = { ...about, orderCancellationRequestId: "11f0a527-3c1d-4f7e-9a20-6d5b7c1f2e11" };
const cancelAll = { ...about, items: ["A"] };

const ok = () => Response.json({});
const refused = (code: string, status = 400) => Response.json({ errorList: [{ code }] }, { status });
const busy = () => new Response(null, { status: 503 });

/** A journey whose platform gives these answers, one a request, and then only good ones. */
function journeyOf(answers: (Response | Error)[], options: Partial<MarketOptions> = {}) {
  const sent: { path: string; body: unknown }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    sent.push({ path: new URL(String(input)).pathname, body: JSON.parse(String(init?.body)) });
    const answer = answers.shift() ?? ok();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const channel = createChannelClient({ baseUrl: "https://channel.test", fetch });
  const db = new DatabaseSync(":memory:");
  const same = (id: string) => id;
  const journey = createOrderJourney({
    channel,
    erp: {} as never,
    db,
    findPackageId: same,
    findCreditNoteId: same,
    clock: { now: () => 0, sleep: async () => {} },
    ...options,
  });
  const handle = async (type: string, event: object): Promise<unknown> =>
    (journey.handlers as unknown as Record<string, (event: object, context: object) => unknown>)[type]!({ event }, {});
  const items = () => db.prepare("SELECT status, payment FROM item").all();
  return { journey, handle, sent, items };
}
const lost = () => new TypeError("fetch failed");

test("what failed and is then refused with the code of any refusal is not done: a person is asked", async () => {
  const { journey } = journeyOf([ok(), busy(), refused("VAL100"), refused("VAL100")]);
  await journey.buy([order]);

  await expect(journey.cancel(cancelAll)).rejects.toMatchObject({ status: 503 });
  await expect(journey.cancel(cancelAll)).rejects.toThrow(StepUnclear);
  await expect(journey.cancel(cancelAll)).rejects.toThrow('"cancel 1 ORDER-1 A" was done before or is refused');
  expect(journey.listUnclearSteps()).toEqual(["cancel 1 ORDER-1 A"]);
});

test("what was surely not sent is no try: a refusal after it is a refusal, and no person is asked", async () => {
  const { journey } = journeyOf([ok(), new TokenError("refresh token", "the endpoint is down"), refused("VAL100")]);
  await journey.buy([order]);

  await expect(journey.cancel(cancelAll)).rejects.toThrow(TokenError);
  await expect(journey.cancel(cancelAll)).rejects.toMatchObject({ status: 400, platformCodes: ["VAL100"] });
  expect(journey.listUnclearSteps()).toEqual([]);
});

test("a person who found that nothing was done has it sent anew, and one who found it done has not", async () => {
  const found = async (isDone: boolean) => {
    const { journey, sent } = journeyOf([ok(), lost(), refused("VAL100")]);
    await journey.buy([order]);
    await journey.cancel(cancelAll).catch(() => {});
    await journey.cancel(cancelAll).catch(() => {});
    journey.resolveStep("cancel 1 ORDER-1 A", isDone);
    await journey.cancel(cancelAll);
    return { requests: sent.length, unclear: journey.listUnclearSteps() };
  };

  expect(await found(false)).toEqual({ requests: 4, unclear: [] });
  expect(await found(true)).toEqual({ requests: 3, unclear: [] });
});

test("the seller's answer to a cancellation proves that it was asked", async () => {
  const { journey, handle, sent, items } = journeyOf([ok(), lost(), refused("VAL100")]);
  await journey.buy([order]);
  await journey.cancel(cancelAll).catch(() => {});
  await journey.cancel(cancelAll).catch(() => {});
  const { orderCancellationRequestId } = sent[1]!.body as { orderCancellationRequestId: string };
  await handle("Seller:Order.Cancellation.Accepted", { sellerId: "1", orderCancellationRequestId });

  expect(journey.listUnclearSteps()).toEqual([]);
  await journey.cancel(cancelAll);
  expect(items()).toMatchObject([{ status: "CANCELED_BY_BUYER" }]);
});

test("a code that the platform has for repeats alone is believed, where an earlier try may have been done", async () => {
  const { journey } = journeyOf([ok(), refused("CHN409"), lost(), refused("VAL100"), refused("CHN409")], {
    repeatCode: "CHN409",
  });
  await journey.buy([order]);

  await expect(journey.cancel(cancelAll)).rejects.toMatchObject({ platformCodes: ["CHN409"] }); // a first try is no repeat
  await expect(journey.cancel(cancelAll)).rejects.toThrow("failed");
  await expect(journey.cancel(cancelAll)).rejects.toMatchObject({ platformCodes: ["VAL100"] });
  await journey.cancel(cancelAll);
});

test("a report of a refund that is refused after its answer was lost puts the event aside, with the reason", async () => {
  const { journey, handle } = journeyOf([ok(), lost(), refused("VAL100")]);
  await journey.buy([order]);
  const refund = { ...about, refundId: "R1", orderItem: [{ orderItemId: "A", quantity: "3", refund: "3" }] };

  await expect(handle("Seller:Order.Refund", refund)).rejects.toThrow("failed");
  expect(await handle("Seller:Order.Refund", refund)).toEqual({ dead: expect.stringContaining("refund 1 R1") });
  expect(journey.listUnclearSteps()).toEqual(["refund 1 R1"]);
});

test("an answer to a cancellation that the client itself may have sent twice is unclear at its first refusal", async () => {
  const { journey, handle, items } = journeyOf([ok(), refused("VAL100")]);
  await journey.buy([order]);

  const outcome = await handle("Seller:Order.Cancellation.Request", {
    ...asked,
    orderItem: [{ orderItemId: "A", quantity: "3.0" }],
  });
  expect(outcome).toEqual({ dead: expect.stringContaining(asked.orderCancellationRequestId) });
  expect(items()).toMatchObject([{ status: "UNSHIPPED" }]);
});

test.each<[string, (Response | Error)[], object, string[]]>([
  ["is there", [ok()], { done: 1 }, ["status"]],
  ["is not there, and is sent again", [refused("GEN404", 200), ok()], { done: 1 }, ["status", "order"]],
  ["is not there, and is refused", [refused("GEN404"), refused("VAL100")], { refused: 1 }, ["status", "order"]],
  ["may be there, as nobody knows", [refused("VAL100", 200)], { unclear: 1 }, ["status"]],
  ["is there at the second look", [busy(), ok()], { done: 1 }, ["status", "status"]],
  ["cannot be found out now", [busy(), lost(), ok()], { unclear: 1 }, ["status", "status"]],
])("an order whose answer was lost %s", async (what, looks, counts, paths) => {
  const { journey, sent } = journeyOf([lost(), ...looks]);

  const report = await journey.buy([order]);

  expect(report).toMatchObject({ done: 0, refused: 0, unclear: 0, ...counts });
  expect(sent.map(({ path }) => path.split("/").at(-1)).slice(1)).toEqual(paths);
  expect(journey.listUnclearSteps()).toEqual(what.startsWith("may be") ? ["orders: 1 ORDER-1"] : []);
});

test("of a list of orders each is there once, and one that is refused is told and may be sent anew", async () => {
  const { journey, sent } = journeyOf([ok(), refused("VAL100", 200), ok(), refused("VAL100")]);
  const orders = ["ORDER-1", "ORDER-11", "ORDER-111"].map((orderId) => ({ ...order, orderId }));

  const report = await journey.buy(orders);
  expect(report).toMatchObject({ done: 2, refused: 1, failures: [{ name: "1 ORDER-11", end: "refused" }] });
  expect(report.failures[0]!.reason).toContain("VAL100");
  expect(await journey.buy(orders)).toMatchObject({ skipped: 2, refused: 1 });
  expect(await journey.buy(orders)).toMatchObject({ done: 1, skipped: 2, isComplete: true });
  expect(sent.map(({ path }) => path)).toEqual(Array(5).fill("/v1/channel/order"));
});

test.each([
  ["of an unknown item", [{ orderItemId: "Z" }], "has no item Z"],
  ["of some pieces of an item", [{ orderItemId: "A", quantity: "1" }], "Only some pieces of item A"],
  ["of an item without a quantity, which means one piece", [{ orderItemId: "A" }], "Only some pieces of item A"],
  ["of nothing", [], "No item"],
])("a cancellation %s is neither accepted nor denied: a person is asked", async (_, orderItem, reason) => {
  const { journey, handle, sent, items } = journeyOf([]);
  await journey.buy([order]);

  const outcome = await handle("Seller:Order.Cancellation.Request", { ...asked, orderItem });

  expect(outcome).toEqual({ dead: expect.stringContaining(reason) });
  expect(sent).toHaveLength(1);
  expect(items()).toMatchObject([{ status: "UNSHIPPED" }]);
  expect(journey.listUnclearSteps()).toEqual([]); // nothing was sent of which one could find out whether it was done
});

test("an item of which some pieces were shipped is not shipped, and not cancelled without a person", async () => {
  const { journey, handle, items } = journeyOf([]);
  await journey.buy([order]);
  const parcel = { carrier: "DHL", orderItemIdList: [{ orderItemId: "A", quantity: 1 }] };
  await handle("Seller:Order.Shipping", { ...about, shippingComplete: false, shippingItems: [parcel] });
  expect(items()).toMatchObject([{ status: "UNSHIPPED" }]);

  const whole = { ...asked, orderItem: [{ orderItemId: "A", quantity: "3" }] };
  expect(await handle("Seller:Order.Cancellation.Request", whole)).toMatchObject({
    dead: expect.stringContaining("went another way"),
  });
  await expect(journey.cancel(cancelAll)).rejects.toThrow(PersonNeeded);
  await handle("Seller:Order.Shipping", { ...about, shippingComplete: true, shippingItems: [parcel] });
  expect(items()).toMatchObject([{ status: "SHIPPED" }]);
});

test("a buyer cancels an item with all its pieces", async () => {
  const { journey, sent } = journeyOf([]);
  await journey.buy([order]);
  await journey.cancel(cancelAll);

  expect(sent[1]!.body).toMatchObject({ orderItem: [{ orderItemId: "A", quantity: "3" }] });
});

test("an event of an order that is not known here is put aside, with the reason, instead of being tried for ever", async () => {
  const { handle, sent } = journeyOf([]);

  const outcome = await handle("Seller:Order.Payment", { ...about, paymentComplete: true });

  expect(outcome).toEqual({ dead: "Seller 1 has no order ORDER-1 here" });
  expect(sent).toEqual([]);
});

test("money goes back only for items that are known", async () => {
  const { journey, handle, sent } = journeyOf([]);
  await journey.buy([order]);

  const refund = { ...about, refundId: "R1", orderItem: [{ orderItemId: "Z", quantity: "1", refund: "1" }] };
  expect(await handle("Seller:Order.Refund", refund)).toEqual({ dead: "The order ORDER-1 has no item Z" });
  expect(sent).toHaveLength(1);
});
