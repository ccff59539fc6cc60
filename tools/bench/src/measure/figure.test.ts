import { expect, test } from "vitest";
import { formatFigures, isMet } from "./figure.ts";

test("figureTable() shows each figure beside its target", () => {
  const table = formatFigures([
    { name: "slow", value: 12.345, unit: "ms", atMost: 10 },
    { name: "fast", value: 57_123.4, unit: "requests/s", atLeast: 40_000 },
    { name: "no target", value: 0, unit: "events" },
  ]);

  expect(table).toMatchInlineSnapshot(`
    "figure              measured               target
    slow                 12.3 ms              ≤ 10 ms  MISSED
    fast       57,123 requests/s  ≥ 40,000 requests/s  met
    no target           0 events"
  `);
});

test.each([
  [{ value: 1 }, true],
  [{ value: 1, atMost: 1 }, true],
  [{ value: 1.01, atMost: 1 }, false],
  [{ value: 1, atLeast: 1 }, true],
  [{ value: 0.99, atLeast: 1 }, false],
  [{ value: Number.NaN, atMost: 1 }, false],
])("isMet() of %j is %s", (figure, expected) => {
  expect(isMet(figure)).toBe(expected);
});
