import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { checkRandom } from "./check.ts";

const RUNS = 60;
const first = randomInt(1_000_000);

test(`the clients of ${RUNS} random descriptions, from seed ${first} on, compile, send what they are given, read the answers, and refuse others at their place`, async () => {
  const problems: string[] = [];
  for (let seed = first; seed < first + RUNS; seed += 1) problems.push(...(await checkRandom(seed, 200)));

  expect(problems).toEqual([]);
});
