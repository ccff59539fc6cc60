import { expect, test } from "vitest";
import { chooseGreater, effects, findGreatest } from "./effect.ts";

test("of two effects chooseGreater() gives the one that means more, in any order", () => {
  for (const [low, one] of effects.entries())
    for (const [high, other] of effects.entries()) {
      const greater = low >= high ? one : other;
      expect([one, other, chooseGreater(one, other)]).toEqual([one, other, greater]);
    }
});

test("findGreatest() of no changes is none", () => {
  expect(findGreatest([])).toBe("none");
  expect(findGreatest([{ effect: "minor" }, { effect: "major" }, { effect: "patch" }])).toBe("major");
});
