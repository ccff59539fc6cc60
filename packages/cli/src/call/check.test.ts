import { expect, test } from "vitest";
import { readOperation } from "../specs/find.ts";
import { loadSpecs } from "../specs/load.ts";
import type { DataSchema } from "../specs/shape.ts";
import { checkCall } from "./check.ts";

const specs = await loadSpecs();
const id = "0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10";

/** Checks a call, and gives the refusal. */
async function check(name: string, given: { params?: Record<string, unknown>; body?: unknown }): Promise<string> {
  const { operation, data } = readOperation(specs, name);
  const values = { params: given.params ?? {}, body: given.body };
  return checkCall("call it", operation, data, values).then(
    () => "",
    (error: Error) => error.message,
  );
}

test.each<[string, Parameters<typeof check>[1], string]>([
  ["categories.update", { body: { id, name: "x", sortNumber: 1 } }, ""],
  ["categories.update", {}, "it must have a body"],
  ["categories.update", { body: {} }, "the body must have id"],
  ["categories.update", { body: { id: "12" } }, "id must be a uuid"],
  ["categories.update", { body: { id, nam: "x" } }, "the body has no field nam (did you mean name?)"],
  ["categories.update", { body: { id, sortNumber: "1" } }, "sortNumber must be a whole number"],
  ["categories.update", { body: [] }, "the body must be an object"],
  ["taxClasses.update", { body: { id, taxType: 6 } }, "taxType must be one of 0, 1, 2, 3, 4, 5"],
  ["categories.get", {}, "--categoryId must be given"],
  ["categories.get", { params: { categoryId: "c" } }, "--categoryId must be a uuid: got c"],
  ["categories.get", { params: { categoryId: id.toUpperCase() } }, ""],
  ["categories.get", { params: { categoryId: `${id}0` } }, "--categoryId must be a uuid"],
  ["categories.get", { params: { categoryId: "c".repeat(59) } }, `a uuid: got ${"c".repeat(59)}. `],
  ["categories.get", { params: { categoryId: "c".repeat(60) } }, "a uuid: got string. "],
  ["events.acknowledge", { body: { eventIdList: "a" } }, "eventIdList must be a list"],
  ["events.acknowledge", { body: { eventIdList: [1] } }, "eventIdList[0] must be text"],
])("%s with %j: %s", async (name, given, problem) => {
  const refusal = await check(name, given);

  expect(refusal).toContain(problem);
  expect(refusal === "").toBe(problem === "");
});

const listed = (listedAt: string) => ({ body: { offerList: [{ sellerId: "1", offerId: 1, listedAt }] } });
const stock = (quantity: unknown) => ({
  body: { offerList: [{ channel: "TESTCHANNEL", sellerId: "1", offerId: 1, quantity }] },
});

test.each<[string, Parameters<typeof check>[1], string]>([
  ["offers.reportListed", listed("2026-02-11T08:30:00Z"), ""],
  ["offers.reportListed", listed("yesterday"), "offerList[0].listedAt must be an instant such as 2026-02-11T08:30:00Z"],
  ["sellerOffers.updateStock", stock("3.5"), ""],
  ["sellerOffers.updateStock", stock("-1"), ""],
  ["sellerOffers.updateStock", stock("many"), "offerList[0].quantity must be a decimal number as text, such as 12.50"],
  ["sellerOffers.updateStock", stock("1,5"), "offerList[0].quantity must be a decimal number as text"],
  ["sellerOffers.updateStock", stock(3), "offerList[0].quantity must be text"],
  ["offers.listStockUpdates", { params: { sellerId: "1", updatedAfter: "now" } }, "must be an instant"],
])("the formats of the specs are checked before anything is sent: %s with %j: %s", async (name, given, problem) => {
  const refusal = await check(name, given);

  expect(refusal).toContain(problem);
  expect(refusal === "").toBe(problem === "");
});

test("at most three problems are told, and no value of the body", async () => {
  const refusal = await check("categories.update", { body: { id: "c4n4ry", a: "c4n4ry", b: 1, c: 1, d: 1 } });

  expect(refusal).toMatch(/; and 2 more\. kontor specs show categories\.update explains it; --no-check sends it/);
  expect(refusal).not.toContain("c4n4ry");
});

const item = { orderItemId: "1", type: "ITEM", grossPrice: "24.90", total: "24.90" };
const order = (orderItem: object) => ({
  body: {
    orderList: [
      {
        ...{ sellerId: "1", orderStatus: "CREATED", orderId: "1", currency: "EUR", orderItem: [item, orderItem] },
        ...{ purchasedAt: "2026-02-11T08:30:00Z", lastChangedAt: "2026-02-11T08:30:00Z" },
      },
    ],
  },
});

test.each<[object, string]>([
  [item, ""],
  [{ ...item, total: undefined }, "orderList[0].orderItem[1] must have total. "],
  [{ ...item, grossPrice: 1 }, "orderList[0].orderItem[1].grossPrice must be text. "],
  [{ ...item, totl: "1" }, "orderList[0].orderItem[1] has no field totl (did you mean total?). "],
  [{ ...item, type: "PAYMENT" }, "orderList[0].orderItem[1] must have note; "],
  [{ ...item, type: undefined }, "orderList[0].orderItem[1] must have type: ITEM or SHIPPING or PAYMENT. "],
  [{ ...item, type: "ITEMS", total: 1 }, "orderList[0].orderItem[1] must have type: ITEM or SHIPPING or PAYMENT. "],
])("of several members, only the problems of the one that is meant are told: %j", async (given, problem) => {
  const refusal = await check("orders.create", JSON.parse(JSON.stringify(order(given))) as { body: object });

  expect(refusal).toContain(problem && `Cannot call it as ${problem}`);
  expect(refusal === "").toBe(problem === "");
});

/** Checks a body against a schema of no operation. */
async function checkBody(schema: DataSchema, body: unknown): Promise<string> {
  const { operation, data } = readOperation(specs, "categories.update");
  const own = { ...operation, body: { ...operation.body!, schema } };
  return checkCall("call it", own, data, { params: {}, body }).then(
    () => "",
    ({ message }: Error) => message.slice("Cannot call it as ".length, message.indexOf(". kontor specs show")),
  );
}

test.each([
  ["a", "a"],
  ["a/b", "a/b"],
  ["a~b", "a~b"],
  ["a~1b", "a~1b"],
  ["a~0b", "a~0b"],
])("the field %j is named %s", async (name, path) => {
  const schema = { type: "object", additionalProperties: { type: "array", items: { type: "integer" } } };

  expect(await checkBody(schema, { [name]: [1, "x"] })).toBe(`${path}[1] must be a whole number`);
});

const needed = (...names: string[]) => ({ type: "object", properties: {}, required: names });

test.each([
  [needed("a"), "the body must have a"],
  [{ allOf: [needed("a"), needed("a", "b")] }, "the body must have a; the body must have b"],
  [needed("a", "b", "c"), "the body must have a; the body must have b; the body must have c"],
  [needed("a", "b", "c", "d"), "the body must have a; the body must have b; the body must have c; and 1 more"],
])("each problem of %j is told once, and three at most", async (schema, problems) => {
  expect(await checkBody(schema, {})).toBe(problems);
});
