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

test("what has no hint is known by its id in the message, where it is a word of its own", () => {
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

  for (const orderList of [5, "A-1", {}, new Set(["A-1"])])
    expect(() => check("send it", { orderList })).toThrow("Cannot send it as orderList must be an array: got");
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
  { errorCode: "GEN700", code: "GEN700", message: "no such seller" },
  { ErrorCode: "GEN700", ErrorMessage: "no such seller" },
  { code: "GEN700", message: "no such seller", errorList: [] },
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

  expect(failing(...twice)).toThrow("api.test did not store 1 (VAL100)");
  expect(failing(...twice, { code: "GEN500", message: "later" })).toThrow(
    "api.test did not store everything (VAL100, GEN500)",
  );
});
