import { expect, test } from "vitest";
import { createPlatformState } from "../../platform/state.ts";
import { realClock } from "../../seed/clock.ts";
import { defaultSeed, demo } from "../../seed/seed.ts";
import { findKnownSeller, findSeller } from "./seller-of.ts";

test("an unlinked seller is known, and served only where that is assumed", () => {
  const state = createPlatformState({ seed: defaultSeed, assumptions: {}, clock: realClock, randomSeed: 1 });
  const key = `${demo.channel}/${demo.sellerId}`;
  const linked = findSeller(state, demo.channel, demo.sellerId);
  state.table("sellers").set(key, { ...linked!, unlinkedAt: "2026-02-11T08:00:00Z" });

  const refused = findSeller(state, demo.channel, demo.sellerId);
  state.assume({ unlinkedSellers: "serve" });

  expect(linked).toBeDefined();
  expect(refused).toBeUndefined();
  expect(findKnownSeller(state, demo.channel, demo.sellerId)).toBeDefined();
  expect(findSeller(state, demo.channel, demo.sellerId)).toBeDefined();
  expect(findSeller(state, "OTHERCHANNEL", demo.sellerId)).toBeUndefined();
});
