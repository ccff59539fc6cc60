import { expect, test } from "vitest";
import { findItem, type Entry } from "./find-item.ts";

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
  ["a hint that tells how to mend it", { code: "VAL100", message: "bad", hint: "use 1" }, []],
  ["a number in prose", { message: "quantity must be at least 1" }, []],
  ["a number that may be a seller's", { message: "Seller 1 does not exist" }, []],
  ["a limit in quotes", { message: "quantity must be at least '1'" }, []],
  ["nothing at all", {}, []],
])("orders 1, 2 and 3: %s", (_, entry, places) => {
  expect(findItem(entry, sentAs(["1", "2", "3"]))).toEqual(places);
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
  expect(findItem(entry, sentAs(ids))).toEqual(places);
});

test("what was sent as something else too is no evidence", () => {
  const sku = [{}, { orderItem: [{ sku: "A-1" }] }];

  expect(findItem({ message: "The article A-1 is unknown" }, sentAs(["A-1", "A-2"], sku))).toEqual([]);
  expect(findItem({ message: "Unknown", hint: "7" }, sentAs(["7", "8"], [{}, { sellerId: "7" }]))).toEqual([]);
  expect(findItem({ message: "Unknown", hint: "7" }, sentAs(["7", "8"], [{ sellerId: "7" }]))).toEqual([0]);
});
