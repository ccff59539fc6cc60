import { expect, test } from "vitest";
import { findExample } from "./examples.ts";
import type { Document } from "./read/document.ts";

const document = { components: { examples: { Tools: { value: { name: "Tools" } } } } } as unknown as Document;

test("findExample() gives the first example, behind a $ref too", () => {
  expect(findExample(document, { examples: { one: { value: 1 }, two: { value: 2 } } })).toEqual({ value: 1 });
  const behindRef = { one: { $ref: "#/components/examples/Tools", value: null } };
  expect(findExample(document, { examples: behindRef })).toEqual({ value: { name: "Tools" } });
});

test("findExample() gives undefined where there is no body or no example", () => {
  expect(findExample(document, undefined)).toBeUndefined();
  expect(findExample(document, {})).toBeUndefined();
});
