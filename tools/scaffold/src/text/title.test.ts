import { expect, test } from "vitest";
import { formatTitle } from "./title.ts";

test.each([
  ["list all warehouses", "List all warehouses"],
  ["add a category (command style)", "Create a category"],
  ["attach a file to order", "Attach a file to order"],
  ["read one item.", "Get one item"],
])("%s is a title with the verb first", (purpose, title) => {
  expect(formatTitle(purpose)).toBe(title);
});
