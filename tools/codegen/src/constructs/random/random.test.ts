import { expect, test } from "vitest";
import { checkRandom } from "./check.ts";

test("the client of 120 random operations compiles, sends what it is given, reads the answers, and refuses others at their place", async () => {
  expect(await checkRandom(4711, 120)).toEqual([]);
});
