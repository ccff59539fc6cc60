import { expect, test } from "vitest";
import { checkReport, describeReport, type UpgradeReport } from "./report.ts";

const report: UpgradeReport = {
  events: 9,
  runs: { old: 4, new: 6 },
  lost: [],
  twice: ["1"],
  repeated: [],
  outOfOrder: [],
  dead: 0,
  tables: [3, 3],
};

test("describeReport() counts what was lost, given up and repeated, and tells whether the tables changed", () => {
  expect(describeReport(report)).toBe(
    "9 events, 0 lost, 0 dead, 0 out of order, 1 ran twice (0 of them without a kill); runs: 4 by the old packages, 6 by the new packages; tables of version 3",
  );
  expect(describeReport({ ...report, tables: [3, 4] })).toMatch(/tables from version 3 to 4$/);
});

test.each([{ lost: ["7"] }, { dead: 1 }, { outOfOrder: ["7"] }])("checkReport() refuses %j", (wrong) => {
  expect(() => checkReport(report)).not.toThrow();
  expect(() => checkReport({ ...report, ...wrong })).toThrow("Cannot release as no event may be lost");
});

test("checkReport() refuses a version that runs many events again", () => {
  expect(() => checkReport({ ...report, events: 20, repeated: ["1", "2"] })).not.toThrow();
  expect(() => checkReport({ ...report, events: 20, repeated: ["1", "2", "3"] })).toThrow("got 3 of 20 that ran again");
});
