import { expect, test } from "vitest";
import { formatBar } from "./format-bar.ts";

test.each([
  [0, 10, "copying [....................]   0%  0 of 10 events"],
  [5, 10, "copying [##########..........]  50%  5 of 10 events"],
  [999, 1_000, "copying [###################.]  99%  999 of 1000 events"],
  [11, 10, "copying [####################] 100%  11 of 10 events"],
  [0, 0, "copying [####################] 100%  0 of 0 events"],
])("%d of %d", (done, total, expected) => {
  expect(formatBar("copying", done, total, "events")).toBe(expected);
});
