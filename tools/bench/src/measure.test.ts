import { expect, test } from "vitest";
import { computeRatio, takeTurns } from "./measure.ts";

test("works take turns, each round begins with another one, and the first round only warms up", async () => {
  const order: string[] = [];
  const work = (name: string) => async () => ({ overriddenDuration: order.push(name) });

  const times = await takeTurns({ a: work("a"), b: work("b") }, { rounds: 2 });

  expect(order.join("")).toBe("abbaab");
  expect(times).toEqual({ a: [4, 5], b: [3, 6] });
  expect(computeRatio(times.a, times.b)).toBe(4 / 3);
});
