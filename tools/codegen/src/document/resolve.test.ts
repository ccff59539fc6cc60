import { expect, test } from "vitest";
import type { Document } from "./openapi.ts";
import { findTarget } from "./resolve.ts";

const schemas = { "a/b": 1, "a~b": 2, "a~1b": 3, "a~0b": 4, "a b": 5, "a%2Fb": 6, "a%": 7, "": 8 };
const document = { components: { schemas } } as unknown as Document;

test.each([
  ["a~1b", 1],
  ["a~0b", 2],
  ["a~01b", 3],
  ["a~00b", 4],
  ["a%20b", 5],
  ["a%2Fb", 1],
  ["a%252Fb", 6],
  ["a%", 7],
  ["", 8],
  ["a", undefined],
  ["toString", undefined],
  ["a~1b/toString", undefined],
])("findTarget() of #/components/schemas/%s is %s", (step, target) => {
  expect(findTarget(document, `#/components/schemas/${step}`)).toBe(target);
});
