import { expect, test } from "vitest";
import { buildConnectionReset, buildTerminated, isConnectionReset } from "./socket-errors.ts";

test("a reset before the answer is known by its code, and no other error is", () => {
  const others = [
    buildTerminated(),
    new TypeError("fetch failed"),
    new Error("x", { cause: { code: "ECONNRESET" } }),
    1,
  ];

  expect(isConnectionReset(buildConnectionReset())).toBe(true);
  expect(others.map(isConnectionReset)).toEqual([false, false, false, false]);
});
