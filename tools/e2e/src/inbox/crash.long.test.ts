import { expect, test } from "vitest";
import { playSqliteCrashes } from "./crash-sqlite.ts";
import { phases } from "./phases.ts";

const nothingWrong = { lost: [], twice: [], outOfOrder: [], dead: 0, deadLetters: 0 };

test("60 consumers on one file, each killed with kill -9 in a chosen phase, lose nothing and do nothing twice", async () => {
  const { diedIn, ...report } = await playSqliteCrashes({ cycles: 60, seed: 4712, kills: "lingering" });

  expect(report).toEqual({ cycles: 60, events: 1_200, ...nothingWrong, integrity: "ok" });
  expect(phases.filter((phase) => diedIn[phase] === 0)).toEqual([]);
});

test("200 consumers with default policies, killed in their first 300 ms: no innocent event is put aside", async () => {
  const { diedIn: _, ...report } = await playSqliteCrashes({ cycles: 200, seed: 4711, kills: "independent" });

  expect(report).toEqual({ cycles: 200, events: 4_000, ...nothingWrong, integrity: "ok" });
});

test("100 consumers with a second process waiting beside each, and both killed: the one that takes over loses and repeats nothing", async () => {
  const { diedIn: _, ...report } = await playSqliteCrashes({
    ...{ cycles: 100, seed: 4713, kills: "independent", isPaired: true },
  });

  expect(report).toEqual({ cycles: 100, events: 2_000, ...nothingWrong, integrity: "ok" });
});
