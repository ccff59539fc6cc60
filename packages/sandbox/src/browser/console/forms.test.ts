import { expect, test } from "vitest";
import { describeLimits } from "./forms.ts";

test("a fault that strikes always has no limits to tell", () => {
  expect(describeLimits({ kind: "hang" })).toBe("");
});

test("every limit of a fault is told, a zero too", () => {
  const limits = { nth: 2, probability: 0.5, times: 1, ms: 0, retryAfterSeconds: 3, tenantId: "one" };

  expect(describeLimits({ kind: "latency", ...limits })).toBe(
    "nth 2 · probability 0.5 · times 1 · ms 0 · retryAfterSeconds 3 · tenantId one",
  );
});
