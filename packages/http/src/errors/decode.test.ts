import { inspect } from "node:util";
import { expect, test } from "vitest";
import { DecodeError } from "./decode.ts";

test("DecodeError shows where and why, and not the value", () => {
  const error = new DecodeError("an event", "must be text: got a number", {
    path: "/event/sku",
    value: { sku: "canary" },
  });

  expect(error.message).toBe("Cannot read an event as /event/sku must be text: got a number");
  expect(inspect(error)).not.toContain("canary");
  expect(error.value).toEqual({ sku: "canary" });
});

test.each([
  ["application/json; charset=canary", "application/json"],
  ["application/vnd.ms-excel ;x", "application/vnd.ms-excel"],
  ["text/html", "text/html"],
  ["text/CANARY; charset=utf-8", undefined],
  ["canary", undefined],
  [undefined, undefined],
])("a DecodeError tells of the content type %s the essence alone", (contentType, told) => {
  expect(new DecodeError("an answer", "is none", { contentType }).contentType).toBe(told);
});
