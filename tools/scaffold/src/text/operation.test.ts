import { expect, test } from "vitest";
import { formatSummary } from "./operation.ts";

test.each([
  ["list all warehouses", "Lists all warehouses"],
  ["add a category (command style)", "Adds a category"],
  ["copy item details to other items", "Copies item details to other items"],
  ["attach a file to order", "Attaches a file to order"],
  ["read one item.", "Returns one item"],
])("%s is in the third person", (purpose, summary) => {
  expect(formatSummary(purpose)).toBe(summary);
});
