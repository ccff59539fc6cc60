import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ApiError } from "./api.ts";
import { ArgumentError } from "./argument.ts";
import { ConnectionError } from "./connection.ts";
import { DecodeError } from "./decode.ts";
import { TimeoutError } from "./timeout.ts";
import { isPlatformError, PlatformError } from "./platform.ts";

test("isPlatformError() knows an error of another copy of the package", async () => {
  const copy = (await import("./platform.ts?copy" as string)) as typeof import("./platform.ts");

  class ForeignError extends copy.PlatformError {
    readonly code = "ERR_PLATFORM_API";
  }
  const foreign = new ForeignError("Cannot complete Events_List");

  expect(foreign).not.toBeInstanceOf(PlatformError);
  expect(isPlatformError(foreign)).toBe(true);
});

test.each([new Error("other"), undefined, null, "text", { code: "ERR_PLATFORM_API" }])(
  "isPlatformError() refuses %o",
  (other) => {
    expect(isPlatformError(other)).toBe(false);
  },
);

test("each error has a code that never changes", () => {
  const codes = [
    new ApiError({ operation: "x" }, 500, undefined, new Headers()),
    new ArgumentError("x", "y", "z", 1),
    new ConnectionError({ operation: "x" }, new Error("refused")),
    new DecodeError("x", "y"),
    new TimeoutError({ operation: "x" }, undefined),
  ].map(({ code }) => code);

  expect(codes).toEqual([
    "ERR_PLATFORM_API",
    "ERR_PLATFORM_ARGUMENT",
    "ERR_PLATFORM_CONNECTION",
    "ERR_PLATFORM_DECODE",
    "ERR_PLATFORM_TIMEOUT",
  ]);
});

test("the README lists every code", () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
  const codes = [...read("codes.generated.ts").matchAll(/"(ERR_PLATFORM_\w+)"/g)].map(([, code]) => code);
  const listed = [...read("../../README.md").matchAll(/^\| `(ERR_PLATFORM_\w+)` \|/gm)].map(([, code]) => code);

  expect(codes.length).toBeGreaterThan(0);
  expect(new Set(listed)).toEqual(new Set(codes));
});
