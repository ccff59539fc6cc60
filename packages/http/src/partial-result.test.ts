import { inspect } from "node:util";
import { expect, test } from "vitest";
import { PartialFailure, partly } from "./partial-result.ts";

const place = { operation: "Orders_Create", call: "channel.orders.create", host: "api.test" };
const body = { orderList: [{ orderId: "A-1" }, { orderId: "A-2" }, { orderId: "A-3" }] };
const summary = { code: "CHN401", message: "1 of 3 were not stored", severity: "warning", hint: null };
const orders = (answer: unknown, options = {}) => partly("orderList", "orderId")(answer, { body, ...options }, place);

test.each([[{}], [{ errorList: [] }], [undefined]])("%j: everything was stored", (answer) => {
  expect(orders(answer)).toEqual({ isComplete: true, stored: ["A-1", "A-2", "A-3"], refused: [], answer });
});

test("what was refused is known by its hint, and the entry that sums up is left out", () => {
  const answer = { errorList: [summary, { code: "GEN700", message: "no such seller", hint: "A-2" }] };

  expect(orders(answer)).toEqual({
    isComplete: false,
    stored: ["A-1", "A-3"],
    refused: [{ id: "A-2", code: "GEN700", message: "no such seller" }],
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
  expect(partly()({}, { body: { message: "hello" } }, place)).toMatchObject({ isComplete: true, stored: [] });
  expect(partly()({ errorList: [{ code: "VAL100" }] }, { body: {} }, place)).toMatchObject({ isComplete: false });
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
  const { check } = partly("orderList", "orderId");

  for (const orderList of [5, "A-1", {}, new Set(["A-1"])])
    expect(() => check("send it", { orderList })).toThrow("Cannot send it as orderList must be an array: got");
  for (const sent of [body, { orderList: [] }, {}, { orderList: null }, undefined])
    expect(() => check("send it", sent)).not.toThrow();
  expect(() => partly().check("send it", 5)).not.toThrow();
});
