import { expect, test } from "vitest";
import { decodeAs, type Decoder } from "./decoder.ts";
import { decimalText, integer, text } from "./scalars.ts";
import { list, mapOf, shape } from "./shapes.ts";

const price = shape<{ amount: string; quantity?: string }>({ amount: decimalText }, { quantity: decimalText });
const offer = shape<{ id: number; prices: { amount: string }[] }>({ id: integer, prices: list(price) }, {});

test.each<[unknown, string, string]>([
  [{ prices: [] }, "/id", "must be an integer: got nothing"],
  [{ id: 1.5, prices: [] }, "/id", "must be an integer: got a number"],
  [{ id: 2 ** 60, prices: [] }, "/id", "must be an integer: got a number"],
  [{ id: 1, prices: {} }, "/prices", "must be an array: got an object"],
  [{ id: 1, prices: [{ amount: "1" }, { amount: true }] }, "/prices/1/amount", "must be text: got a boolean"],
  [{ id: 1, prices: [null] }, "/prices/0", "must be an object: got null"],
])("decodeAs() says where %j does not fit", (value, path, problem) => {
  const failing = () => decodeAs(offer, value, "an offer");

  expect(failing).toThrow(`Cannot read an offer as ${path} ${problem}`);
  expect(failing).toThrow(expect.objectContaining({ path, value, code: "ERR_PLATFORM_DECODE" }));
});

test("decodeAs() names the whole where the whole does not fit", () => {
  expect(() => decodeAs(offer, "text", "an offer")).toThrow("Cannot read an offer as it must be an object: got text");
});

test("a path is a JSON Pointer", () => {
  const decoder = mapOf(text);

  expect(() => decodeAs(decoder, { "a/b~c": 1 }, "a map")).toThrow(expect.objectContaining({ path: "/a~1b~0c" }));
});

test("decodeAs() lets a fault of a decoder through", () => {
  const broken: Decoder<string> = () => {
    throw new TypeError("a fault");
  };

  expect(() => decodeAs(broken, 1, "x")).toThrow(TypeError);
});
