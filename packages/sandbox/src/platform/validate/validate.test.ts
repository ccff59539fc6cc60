import { expect, test } from "vitest";
import { isDescribed, splitPointer, validate } from "./validate.ts";

const NAME = "Events_Acknowledge_body";

test("a value that is not described has no problem", () => {
  expect([isDescribed(NAME), isDescribed("No_Name")]).toEqual([true, false]);
  expect(validate("No_Name", 1)).toBeUndefined();
});

test("problems stand under their place, and an unknown field is named", () => {
  expect(validate(NAME, { eventIdList: ["a"] })).toBeUndefined();
  expect(validate(NAME, { eventIdList: "a" })).toHaveProperty("/eventIdList");
  expect(JSON.stringify(validate(NAME, { eventIdList: ["a"], more: 1 }))).toContain(": more");
});

test.each([
  ["", []],
  ["/", [""]],
  ["/a~1b", ["a/b"]],
  ["/a~0b", ["a~b"]],
  ["/a~01b", ["a~1b"]],
  ["/a~10b", ["a/0b"]],
  ["/~0~1/~1~0", ["~/", "/~"]],
])("splitPointer(%j) gives the keys %j", (pointer, keys) => {
  expect(splitPointer(pointer)).toEqual(keys);
});

test("unknown fields are removed and noted where a list for them is given", () => {
  const body = { eventIdList: ["a"], more: 1 };
  const dropped: string[] = [];

  expect(validate(NAME, body, { dropped })).toBeUndefined();
  expect([body, dropped]).toEqual([{ eventIdList: ["a"] }, ["/more"]]);
});

test("a value of another type is mended only where that is asked for", () => {
  const order = () => ({ sellerId: "1", offerId: "7" });
  const name = "Seller:Offer.End";
  const event = (payload: object) => ({ id: "x", type: name, createdAt: "2026-02-11T08:00:00Z", event: payload });

  expect(validate(name, event(order()))).toBeDefined();
  expect(validate(name, event(order()), { isTolerant: true })).toBeUndefined();
});

const goods = { orderItemId: "1", type: "ITEM", grossPrice: "24.90", total: "24.90", sku: "A-1" };
const shipping = { orderItemId: "2", type: "SHIPPING", grossPrice: "4.90", shippingGroup: "DHL" };
const orders = (orderItem: object[], more = {}) => ({
  orderList: [
    {
      sellerId: "1",
      orderStatus: "CREATED",
      orderId: "1",
      purchasedAt: "2026-02-11T08:30:00Z",
      lastChangedAt: "2026-02-11T08:30:00Z",
      currency: "EUR",
      orderItem,
      ...more,
    },
  ],
});

test("fields that nobody describes are taken out, those of another kind of item as well, and each is noted", () => {
  const body = orders(
    [
      { ...goods, colour: "red" },
      { ...shipping, sku: "A-1" },
    ],
    { "a/b~c": { deep: true } },
  );
  const dropped: string[] = [];

  const problems = validate("Orders_Create_body", body, { isTolerant: true, dropped });

  expect([problems, body]).toEqual([undefined, orders([goods, shipping])]);
  expect(dropped.toSorted()).toEqual([
    "/orderList/0/a~1b~0c",
    "/orderList/0/orderItem/0/colour",
    "/orderList/0/orderItem/1/sku",
  ]);
});

test("a name that every object has is taken out like any other", () => {
  const body = JSON.parse('{"eventIdList":["1"],"__proto__":{"a":1},"constructor":1}') as object;
  const dropped: string[] = [];

  expect(validate("Events_Acknowledge_body", body, { dropped })).toBeUndefined();
  expect([Object.keys(body), dropped.toSorted()]).toEqual([["eventIdList"], ["/__proto__", "/constructor"]]);
});

test("where nothing is to be taken out, a field that nobody describes does not fit, and stays", () => {
  const body = { eventIdList: ["1"], more: 1 };

  expect(validate("Events_Acknowledge_body", body, { isTolerant: true })).toEqual({ "": [expect.any(String)] });
  expect(body).toHaveProperty("more");
});

test("an item of a kind that there is not is refused, and loses nothing", () => {
  const body = orders([{ ...goods, type: "GIFT" }]);
  const dropped: string[] = [];

  expect(validate("Orders_Create_body", body, { isTolerant: true, dropped })).toBeDefined();
  expect([body, dropped]).toEqual([orders([{ ...goods, type: "GIFT" }]), []]);
});

test.each<[string, object, Record<string, string[]>]>([
  ["a field that is missing", { ...goods, total: undefined }, { "": ["must have required property 'total'"] }],
  ["a field of another type", { ...goods, grossPrice: [] }, { "/grossPrice": ["must be string"] }],
  [
    "a field of another member",
    { ...goods, total: undefined, shippingGroup: {} },
    { "": ["must have required property 'total'"], "/shippingGroup": ["must be string"] },
  ],
  [
    "a missing field of the second member",
    { ...shipping, shippingGroup: undefined },
    { "": ["must have required property 'shippingGroup'"] },
  ],
  [
    "no field that tells them apart",
    { ...goods, type: undefined },
    { "": ["must have required property 'type': 'ITEM', 'SHIPPING', 'PAYMENT'"] },
  ],
  [
    "a member that there is not",
    { ...goods, type: "ITEMS", total: 1 },
    { "/type": ["must be equal to one of the allowed values: 'ITEM', 'SHIPPING', 'PAYMENT'"] },
  ],
  [
    "a member that is no text",
    { ...goods, type: 7 },
    { "/type": ["must be equal to one of the allowed values: 'ITEM', 'SHIPPING', 'PAYMENT'"] },
  ],
])("of several members, only the problems of the one that is meant are told: %s", (_, item, problems) => {
  const place = "/orderList/0/orderItem/1";
  const body = JSON.parse(JSON.stringify(orders([goods, item]))) as object; // Fields that are undefined are left out.

  expect(validate("Orders_Create_body", body, { isTolerant: true })).toEqual(
    Object.fromEntries(Object.entries(problems).map(([at, told]) => [`${place}${at}`, told])),
  );
});

test("a value that is none of a list is told with the list", () => {
  const problems = validate("Orders_Create_body", orders([goods], { orderStatus: "CREATE" }));

  expect(problems).toEqual({
    "/orderList/0/orderStatus": [
      expect.stringMatching(/^must be equal to one of the allowed values: 'UNACKED', 'CREATED'(, '\w+')+$/),
    ],
  });
});
