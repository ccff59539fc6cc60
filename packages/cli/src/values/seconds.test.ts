import { expect, test } from "vitest";
import { readSeconds } from "./seconds.ts";

test("readSeconds() gives ms, and refuses the rest", () => {
  expect(readSeconds("call", "--timeout", "30")).toBe(30_000);
  expect(readSeconds("call", "--timeout", "0.5")).toBe(500);

  for (const text of ["0", "-1", "soon", "", " ", "Infinity", "1e9"])
    expect(() => readSeconds("call", "--timeout", text)).toThrow("as --timeout must be a number of seconds: got ");
});
