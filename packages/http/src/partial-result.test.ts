import { inspect } from "node:util";
import { expect, test } from "vitest";
import { PartialFailure, createPartialFinish } from "./partial-result.ts";

const place = { operation: "Orders_Create", call: "channel.orders.create", host: "api.test" };
const body = { orderList: [{ orderId: "A-1" }, { orderId: "A-2" }, { orderId: "A-3" }] };
const summary = { code: "CHN401", message: "1 of 3 were not stored", severity: "warning", hint: null };
const orders = (answer: unknown, options = {}) =>
  createPartialFinish("orderList", "orderId")(answer, { body, options }, place);

test.each([[{}], [{ errorList: [] }], [undefined]])("%j: everything was stored", (answer) => {
  expect(orders(answer)).toEqual({ isComplete: true, stored: ["A-1", "A-2", "A-3"], refused: [], answer });
});

test("what was refused is known by its hint, and the entry that sums up is left out", () => {
  const answer = { errorList: [summary, { code: "GEN700", message: "no such seller", hint: "A-2" }] };

  expect(orders(answer)).toEqual({
    isComplete: false,
    stored: ["A-1", "A-3"],
    refused: [{ id: "A-2", index: 1, code: "GEN700", message: "no such seller" }],
    answer,
  });
});

test("what has no hint is known by its id in the message, where it is its own word", () => {
  const answer = { errorList: [{ code: "VAL100", message: "The order A-3 is too old.", hint: "see the guide" }] };

  expect(orders(answer)).toMatchObject({ stored: ["A-1", "A-2"], refused: [{ id: "A-3" }] });
  expect(orders({ errorList: [{ message: "A-11 and A-2 and A-3" }] }).refused).toMatchObject([{ id: undefined }]);
});

test("while an entry names no item, nothing is said to be stored", () => {
  const answer = {
    errorList: [
      { code: "GEN500", message: "later" },
      { code: "GEN700", hint: "A-1" },
    ],
  };

  expect(orders(answer)).toMatchObject({ isComplete: false, stored: [], refused: [{ id: undefined }, { id: "A-1" }] });
  expect(orders({ errorList: [summary] })).toMatchObject({
    isComplete: false,
    stored: [],
    refused: [{ id: undefined, code: "CHN401" }],
  });
});

test("a call whose body is one thing has no ids", () => {
  expect(createPartialFinish()({}, { body: { message: "hello" } }, place)).toMatchObject({
    isComplete: true,
    stored: [],
  });
  expect(createPartialFinish()({ errorList: [{ code: "VAL100" }] }, { body: {} }, place)).toMatchObject({
    isComplete: false,
  });
});

test("who asks for it is thrown a PartialFailure, which prints neither ids nor messages", () => {
  const answer = { errorList: [summary, { code: "GEN700", message: "canary", hint: "A-2" }] };
  let thrown: unknown;
  try {
    orders(answer, { throwOnRefused: true });
  } catch (error) {
    thrown = error;
  }

  expect(thrown).toBeInstanceOf(PartialFailure);
  expect(thrown).toMatchObject({
    code: "ERR_PLATFORM_PARTIAL",
    message: "Cannot complete channel.orders.create (Orders_Create) in full: api.test did not store 1 (GEN700)",
    result: { stored: ["A-1", "A-3"] },
  });
  expect(inspect(thrown, { showHidden: true, depth: 9 })).not.toContain("canary");
  expect(orders({}, { throwOnRefused: true }).isComplete).toBe(true);
});

test("a list that is no array is refused before it is sent; one that is missing is the platform's to judge", () => {
  const { check } = createPartialFinish("orderList", "orderId");

  for (const [kind, ...lists] of [
    ["a number", 5, 491_512],
    ["text", "A-1", ""],
    ["an object", {}, new Set(["A-1"])],
  ])
    for (const orderList of lists)
      expect(() => check("send it", { orderList })).toThrow(
        `Cannot send it as orderList must be an array: got ${kind}`,
      );
  for (const sent of [body, { orderList: [] }, {}, { orderList: null }, undefined])
    expect(() => check("send it", sent)).not.toThrow();
  expect(() => createPartialFinish().check("send it", 5)).not.toThrow();
});

const offers = (...ids: unknown[]) => ({ offerList: ids.map((offerId, at) => ({ offerId, sellerId: `S${at}` })) });
const ends = (sent: object, ...errorList: object[]) => {
  const { answer, ...result } = createPartialFinish("offerList", "offerId")({ errorList }, { body: sent }, place);
  expect(answer).toEqual({ errorList });
  return result;
};

test("items of two sellers with one id are told apart by their place, and none of them counts as stored where nobody can tell", () => {
  const sent = { offerList: [5, 5, 6].map((offerId, at) => ({ offerId, sellerId: `S${at}` })) };

  expect(ends(sent, { code: "GEN700", message: "offerList[1].offerId: unknown" })).toMatchObject({
    stored: ["5", "6"],
    refused: [{ id: "5", index: 1 }],
  });
  expect(ends(sent, { code: "GEN700", message: "unknown", hint: "5" })).toMatchObject({
    stored: ["6"],
    refused: [{ id: "5", index: undefined }],
  });
});

test("an item without an id is stored under no name, and is refused by its place", () => {
  expect(ends(offers(undefined, 2, null))).toMatchObject({ isComplete: true, stored: ["2"] });
  expect(ends(offers(undefined, 2), { message: "offerList[0].offerId: is missing" })).toMatchObject({
    stored: ["2"],
    refused: [{ id: undefined, index: 0 }],
  });
});

test.each([
  { errorCode: "GEN700", message: "no such seller" },
  { ErrorCode: "GEN700", ErrorMessage: "no such seller" },
  { code: "GEN700", message: "no such seller", errorList: [] },
  { error: "GEN700", errorMessage: "no such seller" },
  { error: "other", code: "GEN700", message: "no such seller", errorMessage: "other" },
  { code: "other", ErrorCode: "GEN700", errorMessage: "no such seller", ErrorMessage: "other" },
  { ErrorCode: "other", errorCode: "GEN700", message: "no such seller", ErrorMessage: "other" },
])("an answer that is an error is never complete: %j", (answer) => {
  expect(orders(answer)).toEqual({
    isComplete: false,
    stored: [],
    refused: [{ id: undefined, index: undefined, code: "GEN700", message: "no such seller" }],
    answer,
  });
});

test.each([{ errorCode: "", errorList: [] }, { error: false }, { code: null }])(
  "an empty code says that nothing is wrong: %j",
  (answer) => {
    expect(orders(answer)).toMatchObject({ isComplete: true, refused: [] });
  },
);

test("a body that is not as it must be is no reason to throw", () => {
  for (const orderList of [5, null, { 0: { orderId: "A-1" } }])
    expect(createPartialFinish("orderList", "orderId")({}, { body: { orderList } }, place)).toMatchObject({
      stored: [],
    });
  expect(orders({ errorList: [null] })).toMatchObject({ isComplete: false, stored: [] });
});

test("a PartialFailure counts the items and not the reasons, where it can", () => {
  const failing =
    (...errorList: object[]) =>
    () =>
      orders({ errorList }, { throwOnRefused: true });
  const twice = [
    { code: "VAL100", message: "orderList[1].a: bad" },
    { code: "VAL100", message: "orderList[1].b: bad" },
  ];

  expect(failing(...twice)).toThrow("api.test did not store 1 (VAL100 at orderList[1])");
  expect(failing(...twice, { code: "GEN500", message: "later" })).toThrow(
    "api.test did not store everything (VAL100, GEN500 at orderList[1])",
  );
});

type Entry = { code?: string; message?: string; hint?: string };

/** The places of the items that an answer with one entry refuses. */
function findPlaces(entry: Entry, { items, id, list }: ReturnType<typeof sentAs>): number[] {
  const answer = { errorList: [entry] };
  const { stored, refused } = createPartialFinish(items, id)(answer, { body: { [items]: list } }, place);
  const [{ id: found, index }] = refused as [(typeof refused)[number]];
  if (index !== undefined) return [index];
  return found === undefined
    ? []
    : list.flatMap((each, at) => (stored.includes(String(each[id as never])) ? [] : [at]));
}

const sentAs = (ids: unknown[], more: object[] = []) => ({
  items: "orderList",
  id: "orderId",
  list: ids.map((orderId, at) => ({ orderId, sellerId: "seller", ...more[at] })),
});

test.each<[string, Entry, number[]]>([
  ["a place at the start of the message", { message: "orderList[2].quantity: must be more than 0" }, [2]],
  ["a place, and another inside of it", { message: "orderList[1].itemList[0].quantity: must be more than 0" }, [1]],
  ["a place as a pointer", { message: "/orderList/1/quantity: must be more than 0" }, [1]],
  ["a place in the hint", { message: "bad", hint: "orderList[1]" }, [1]],
  ["a place that the hint agrees with", { message: "orderList[1].x: bad", hint: "2" }, [1]],
  ["a place that the hint contradicts", { message: "orderList[1].x: bad", hint: "1" }, []],
  ["two places", { message: "orderList[1].x must be orderList[2].x" }, []],
  ["a place that was not sent", { message: "orderList[3].x: bad" }, []],
  ["a place in another list", { message: "offerList[1].x: bad" }, []],
  ["a hint that is an id", { message: "bad", hint: "1" }, [0]],
  ["a hint that is a number", { message: "bad", hint: 1 as never }, [0]],
  ["a hint that tells how to fix it", { code: "VAL100", message: "bad", hint: "use 1" }, []],
  ["a number in prose", { message: "quantity must be at least 1" }, []],
  ["a number that may be a seller's", { message: "Seller 1 does not exist" }, []],
  ["a limit in quotes", { message: "quantity must be at least '1'" }, []],
  ["nothing at all", {}, []],
])("orders 1, 2 and 3: %s", (_, entry, places) => {
  expect(findPlaces(entry, sentAs(["1", "2", "3"]))).toEqual(places);
});

test.each<[string, unknown[], Entry, number[]]>([
  ["an id in quotes, of which another is a part", ["A", "A 1"], { message: "order 'A 1' failed" }, [1]],
  ["a long number in quotes, which may be a limit", ["1000", "1001"], { message: "At most '1000' can be sent" }, []],
  ["a place that an id in the message contradicts", ["A1", "B2"], { message: "orderList[1]: order 'A1' is bad" }, []],
  ["a place that an id in the message agrees with", ["A1", "B2"], { message: "orderList[1]: order 'B2' is bad" }, [1]],
  ["a hint that an id in the message contradicts", ["A1", "B2"], { message: "order 'B2' is bad", hint: "A1" }, []],
  ["two ids in quotes", ["A-1", "A-2"], { message: "'A-1' and 'A-2' failed" }, []],
  ["a letter that is a word too", ["A", "B"], { message: "A seller is missing" }, []],
  ["a word with letters and digits", ["A", "A-1"], { message: "order #A-1 failed." }, [1]],
  ["such a word inside of a longer one", ["A-1", "B-1"], { message: "order A-11 failed" }, []],
  ["a number without quotes", ["4711", "4712"], { message: "4712 failed" }, []],
  ["an id like a name of all objects", ["__proto__", "B"], { message: "x", hint: "__proto__" }, [0]],
  ["two items with one id", ["5", "5", "6"], { message: "x", hint: "5" }, [0, 1]],
])("%s", (_, ids, entry, places) => {
  expect(findPlaces(entry, sentAs(ids))).toEqual(places);
});

test("what was sent as something else too is no evidence", () => {
  const sku = [{}, { orderItem: [{ sku: "A-1" }] }];

  expect(findPlaces({ message: "The article A-1 is unknown" }, sentAs(["A-1", "A-2"], sku))).toEqual([]);
  expect(findPlaces({ message: "Unknown", hint: "7" }, sentAs(["7", "8"], [{}, { sellerId: "7" }]))).toEqual([]);
  expect(findPlaces({ message: "Unknown", hint: "7" }, sentAs(["7", "8"], [{ sellerId: "7" }]))).toEqual([0]);
});

test("a message of a million letters is no work, whatever stands in it", () => {
  const sent = sentAs(["a", "b1"]);

  for (const text of ["a", "aA", "b1", '"c', "a["])
    expect(findPlaces({ message: text.repeat(500_000), hint: text.repeat(500_000) }, sent)).toEqual([]);
});
