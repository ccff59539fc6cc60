import { Secret } from "@kontor/http";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import { createTokenJudge } from "./token-judge.ts";
import { holdToken } from "../tokens/hold.ts";
import type { Token } from "../tokens/token.ts";

const clock = createVirtualClock({ now: 0 });
const tokenOf = (name: string, endsMs: number, lifeMs?: number): Token => ({
  value: new Secret(name),
  expiresAt: new Date(endsMs),
  ...(lifeMs !== undefined && { lifeMs }),
});
const judge = (held?: Token, refused?: Token, isOut = false) =>
  createTokenJudge({ now: () => ({ held: held && holdToken(held, clock, 60_000), refused, isOut }) }, clock, 60_000);

test("a token is good where it lives longer than the margin, or longer than it is asked to", () => {
  const { isGood } = judge();

  expect([60_000, 60_001].map((ends) => isGood(tokenOf("a", ends)))).toEqual([false, true]);
  expect([0, 1].map((ends) => isGood(tokenOf("a", ends), 0))).toEqual([false, true]);
});

test("a token with a life shorter than the margin is good for half of it", () => {
  const { isGood } = judge();

  expect([15_000, 15_001].map((ends) => isGood(tokenOf("a", ends, 30_000)))).toEqual([false, true]);
});

test("the held and the refused token are never new", () => {
  const { isGood, isBetter } = judge(tokenOf("held", 1_000), tokenOf("refused", 1_000));

  for (const name of ["held", "refused"])
    expect([isGood(tokenOf(name, 9e6)), isBetter(tokenOf(name, 9e6))]).toEqual([false, false]);
});

test("a token is better where it lives longer than the held one, and any living one where that is out of use", () => {
  const held = tokenOf("held", 1_000);

  expect([1_000, 1_001].map((ends) => judge(held).isBetter(tokenOf("a", ends)))).toEqual([false, true]);
  expect([0, 1].map((ends) => judge(held, held, true).isBetter(tokenOf("a", ends)))).toEqual([false, true]);
  expect([0, 1].map((ends) => judge().isBetter(tokenOf("a", ends)))).toEqual([false, true]);
});
