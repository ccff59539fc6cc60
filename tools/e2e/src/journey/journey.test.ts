import { expect, test } from "vitest";
import { whole } from "./outcome.ts";
import { playJourney } from "./play.ts";

// with an end of the process at each request: journeys.long.test.ts
test("an order goes from its offer to its refund, and each effect is there once", async () => {
  expect((await playJourney()).outcome).toEqual(whole);
});
