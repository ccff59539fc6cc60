import { expect, test } from "vitest";
import { playFuzzCanaries } from "./fuzz-canaries.ts";

test("in 10,000 calls with planted secrets, none is in a log line, an error or a printed object", async () => {
  const { calls, searched, leaks } = await playFuzzCanaries({ calls: 10_000, seed: 21 });

  expect(leaks).toEqual([]);
  expect(searched).toBeGreaterThan(calls * 10);
});
