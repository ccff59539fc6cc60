import { expect, test } from "vitest";
import { hasErrors } from "./has-errors.ts";

const errorFields = ["errorcode", "errormessage", "errors"];

test.each([
  [{ errorList: [{}] }, true],
  [{ errorList: [] }, false],
  [{ errorList: "one" }, false],
  [{}, false],
  [null, false],
  ["errorList", false],
  [{ errorCode: "Invalid" }, false],
])("hasErrors() of %j is %s", (value, has) => {
  expect(hasErrors(value)).toBe(has);
});

test.each([
  [{ errorCode: "Invalid", errorMessage: "no" }, true],
  [{ ErrorCode: 7, Errors: null }, true],
  [{ errors: { name: ["is too long"] } }, true],
  [{ errorList: [{}], id: "1" }, true],
  [{ errorCode: "Invalid", id: "1" }, false],
  [{ errorCode: "", errors: {}, errorMessage: null }, false],
  [{}, false],
  [null, false],
  ["errors", false],
  [[{ errorCode: "Invalid" }], false],
  [new Uint8Array(2), false],
])("where the fields of an error body are known, hasErrors() of %j is %s", (value, has) => {
  expect(hasErrors(value, errorFields)).toBe(has);
});
