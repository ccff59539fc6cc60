import { expect, test } from "vitest";
import { createDemoState } from "../../testing/state.ts";
import { demo } from "../../seed/demo.ts";
import { findKnownSeller, findSeller, applyEach } from "./rules.ts";

test("an unlinked seller is known, and served only where that is assumed", () => {
  const state = createDemoState();
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

test("a list of which everything fits has an empty answer", () => {
  expect(applyEach([1, 2], () => undefined)).toEqual({ body: {} });
});

test("entries that do not fit stand in the answer after one warning, and the others are applied", () => {
  const applied: number[] = [];

  const { body } = applyEach([1, 2, 3], (entry) => {
    if (entry === 2) return { code: "VAL100", message: "No", hint: "2" };
    applied.push(entry);
    return undefined;
  });

  expect(applied).toEqual([1, 3]);
  expect(body).toMatchObject({
    errorList: [
      { code: "CHN401", severity: "warning" },
      { code: "VAL100", message: "2: No", hint: "2", severity: "error" },
    ],
  });
});
