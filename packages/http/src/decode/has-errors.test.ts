import { expect, test } from "vitest";
import { hasErrors } from "./has-errors.ts";

test.each([
  [{ errorList: [{}] }, true],
  [{ errorList: [] }, false],
  [{ errorList: "one" }, false],
  [{}, false],
  [null, false],
  ["errorList", false],
])("hasErrors() of %j is %s", (value, has) => {
  expect(hasErrors(value)).toBe(has);
});
