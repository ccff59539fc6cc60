import { expect, test } from "vitest";
import { createRandom } from "./random.ts";

test("createRandom() gives the same numbers for the same seed, from 0 to below 1", () => {
  const [one, again, other] = [createRandom(7), createRandom(7), createRandom(8)];
  const draw = (random: () => number) => Array.from({ length: 1_000 }, random);

  const numbers = draw(one);

  expect(numbers).toEqual(draw(again));
  expect(numbers).not.toEqual(draw(other));
  expect(Math.min(...numbers) >= 0 && Math.max(...numbers) < 1).toBe(true);
});
