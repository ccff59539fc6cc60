import { expect, test } from "vitest";
import { tinyDocument } from "../fixtures/tiny.ts";
import { applyMethodNames, readMethodNames } from "./methods.ts";

const head = "operationId\tnamespace\tmethod\tnote\n";
const whole = `${head}Shop_GetShop\tshops\tget\t\nShop_CloseForEver\tshops\tclose\tpublished\nShop_CreateShop\t-\t\tan older form\n`;

test("each operation gets the name of its row, and none where no method calls it", () => {
  const { paths } = applyMethodNames(tinyDocument(), readMethodNames(whole));

  expect(paths["/v1/shops/{shopId}"]!["get"]!["x-call"]).toEqual({ group: "shops", method: "get" });
  expect(paths["/v1/shops"]!["post"]!["x-call"]).toBeNull();
});

test.each([
  ["A\tb\n", "every row must have an operationId, a namespace and a method: got A\tb"],
  ["A\tb\tc\nA\tb\td\n", "A must have one row"],
])("a table with %j is refused", (rows, words) => {
  expect(() => readMethodNames(head + rows)).toThrow(words);
});

test.each([
  [
    whole.replace("Shop_GetShop\tshops\tget\t\n", ""),
    "Cannot name Shop_GetShop as it must have a row in the table of names",
  ],
  [`${whole}Shop_Lost\tshops\tlose\t\n`, "Cannot name Shop_Lost as the description must have an operation of this id"],
])("an operation without a row, and a row without an operation, are errors", (text, words) => {
  expect(() => applyMethodNames(tinyDocument(), readMethodNames(text))).toThrow(words);
});
