import { expect, test } from "vitest";
import type { Operation } from "./read/document.ts";
import { listGroups } from "./groups.ts";

test("listGroups() sorts the groups by name and puts the usual methods first; operations without a method are the last group", () => {
  const operations = [
    { id: "1", group: "raw", isRawOnly: true },
    { id: "2", group: "stocks", name: "adjust", isRawOnly: false },
    { id: "3", group: "items", name: "create", isRawOnly: false },
    { id: "4", group: "stocks", name: "list", isRawOnly: false },
  ] as Operation[];

  const groups = listGroups({ api: "erp", operations });

  expect(groups.map(({ label, members }) => [label, ...members.map(({ id }) => id)])).toEqual([
    ["erp.items", "3"],
    ["erp.stocks", "4", "2"],
    ["erp/raw", "1"],
  ]);
});
