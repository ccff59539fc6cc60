import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { readOutcome, whole } from "./outcome.ts";
import { playKilled } from "./play-killed.ts";
import { listKills, playWith, START } from "./play-with.ts";

test("an order goes from its offer to its refund, and each effect is there once", async () => {
  const { sandbox, db, inbox } = await playWith(undefined);

  expect(await readOutcome({ sandbox, db, inbox })).toEqual(whole);
});

/** Every twelfth; `pnpm bench journey` plays them all. */
test("the journey is killed before and after requests are done, and resumed: one order, one listing, one refund", async () => {
  const kills = await listKills();
  expect(kills.length).toBeGreaterThanOrEqual(100);

  const wrong: unknown[] = [];
  for (const kill of kills.filter((_, index) => index % 12 === Math.floor(index / 12) % 12)) {
    const outcome = await readOutcome(await playWith(kill));
    if (!isDeepStrictEqual(outcome, whole)) wrong.push({ ...kill, outcome });
  }

  expect(wrong).toEqual([]);
});

test("processes that play the journey are ended with kill -9 at three seeded requests, and the next goes on", async () => {
  const { struck, outcome } = await playKilled({ kills: 3, seed: 4711, startAt: START });

  expect(struck).toHaveLength(3);
  expect(outcome).toEqual(whole);
});
