import { expect, test } from "vitest";
import { readCount } from "./count.ts";

test("readCount() reads a whole number of at least 1, and refuses the rest", () => {
  expect(readCount("list", "--limit", "20")).toBe(20);

  for (const text of ["0", "-1", "1.5", "1e3", "ten", "", "9999999999"])
    expect(() => readCount("list", "--limit", text)).toThrow("as --limit must be a whole number of at least 1: got ");
});
