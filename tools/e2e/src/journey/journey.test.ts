import { expect, test } from "vitest";
import { readOutcome, whole } from "./outcome.ts";
import { playWith } from "./play-with.ts";

// with an end of the process at each request: journeys.long.test.ts
test("an order goes from its offer to its refund, and each effect is there once", async () => {
  const { sandbox, db, inbox } = await playWith(undefined);

  expect(await readOutcome({ sandbox, db, inbox })).toEqual(whole);
});
