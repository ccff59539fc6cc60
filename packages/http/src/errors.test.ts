import { inspect } from "node:util";
import { expect, test } from "vitest";
import { ApiError, ArgumentError, ConnectionError, DecodeError, isPlatformError, TimeoutError } from "./errors.ts";

test("isPlatformError() knows an error of another copy of the package", async () => {
  const copy = (await import("./errors.ts?copy" as string)) as typeof import("./errors.ts");

  const foreign = new copy.ApiError("Events_List", 500, undefined, new Headers());

  expect(foreign).not.toBeInstanceOf(ApiError);
  expect(isPlatformError(foreign)).toBe(true);
});

test.each([new Error("other"), undefined, null, "text", { code: "ERR_PLATFORM_API" }])(
  "isPlatformError() refuses %o",
  (other) => {
    expect(isPlatformError(other)).toBe(false);
  },
);

test("ApiError shows neither body nor headers", () => {
  const error = new ApiError("Events_List", 500, { name: "a person" }, new Headers({ "set-cookie": "canary" }));

  const shown = `${inspect(error)} ${JSON.stringify(error)} ${error.stack} ${String(error)}`;

  expect(error.body).toEqual({ name: "a person" });
  expect(shown).not.toMatch(/a person|canary/);
  expect(error.message).toBe("Cannot complete Events_List: platform answered 500");
});

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
  [-1, "got -1"],
  ["", "got an empty text"],
  [undefined, "got undefined"],
  [{ secret: "canary" }, "got an object"],
  [["canary"], "got an array"],
  ["x".repeat(100), `got ${"x".repeat(60)}…`],
])("ArgumentError says what it got: %o", (got, words) => {
  const error = new ArgumentError("cache tokens", "reuseMarginMs", "be >= 0", got);

  expect(error.message).toBe(`Cannot cache tokens as reuseMarginMs must be >= 0: ${words}`);
  expect(error.argument).toBe("reuseMarginMs");
});

test("each error has a code that never changes", () => {
  const codes = [
    new ApiError("x", 500, undefined, new Headers()),
    new ArgumentError("x", "y", "z", 1),
    new ConnectionError("x", new Error("refused")),
    new DecodeError("x", "y"),
    new TimeoutError("x", undefined),
  ].map(({ code }) => code);

  expect(codes).toEqual([
    "ERR_PLATFORM_API",
    "ERR_PLATFORM_ARGUMENT",
    "ERR_PLATFORM_CONNECTION",
    "ERR_PLATFORM_DECODE",
    "ERR_PLATFORM_TIMEOUT",
  ]);
});

test.each([
  ["user:canary@host", "[secret]@host"],
  ["https:user:canary@host", "[secret]@host"],
  ["https:/user:canary@host/a", "https:/[secret]@host/a"],
  ["https://user:canary@host/a", "https://[secret]@host/a"],
  ["http:\\\\user:canary@host", "http:\\\\[secret]@host"],
  ["erp.example/api?key=canary", "erp.example/api?[secret]"],
  ["#canary", "#[secret]"],
])("an ArgumentError shows no secret of %s", (given, shown) => {
  expect(new ArgumentError("send", "address", "be one", given).message).toBe(
    `Cannot send as address must be one: got ${shown}`,
  );
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
