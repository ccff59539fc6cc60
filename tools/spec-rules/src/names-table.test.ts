import { expect, test } from "vitest";
import { findNameProblems } from "./names-table.ts";

const heading = "operationId\tnamespace\tmethod\tnote";
const table = (...rows: string[]) => `${[heading, ...rows].join("\n")}\n`;

test("a table with a row for each operation is in order", () => {
  const rows = table("Item_Create\titems\tcreate\t", "Item_Old\t-\t-\tan older form of items.create");

  expect(findNameProblems(rows, ["Item_Old", "Item_Create"])).toEqual([]);
});

test.each([
  ["an operation without a row", table("A_Get\ta\tget\t"), ["A_Get", "B_Get"], "B_Get has no row"],
  ["a row without an operation", table("A_Get\ta\tget\t", "B_Get\tb\tget\t"), ["A_Get"], "B_Get is no operation"],
  [
    "rows out of order",
    table("B_Get\tb\tget\t", "A_Get\ta\tget\t"),
    ["A_Get", "B_Get"],
    "A_Get must stand in order, once",
  ],
  [
    "one name for two",
    table("A_Get\ta\tget\t", "B_Get\ta\tget\t"),
    ["A_Get", "B_Get"],
    "a.get must be the name of one operation",
  ],
  ["a name in capitals", table("A_Get\tA\tget\t"), ["A_Get"], "A_Get must have a namespace and a method in camelCase"],
  [
    "an operation left out without a reason",
    table("A_Get\t-\t-\t"),
    ["A_Get"],
    "A_Get must have a note that says why it is left out",
  ],
  ["another heading", "id\tname\n", [], "the heading must be operationId, namespace, method, note"],
])("%s is found", (_, text, ids, problem) => {
  expect(findNameProblems(text, ids)).toEqual([problem]);
});
