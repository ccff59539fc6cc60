import { expect, test } from "vitest";
import { buildRows, formatRows, replaceRows } from "./table.ts";

const figures = [
  { name: "speed", value: 57_123.4, target: "≥ 60,000 events/s", note: "50,000 to 61,000" },
  { name: "size", value: 8, target: "≤ 8 KB" },
  { name: "peer", value: 0.12345, target: "ms" },
];
const rows = buildRows("client", figures, "2026-11-24");

test("a figure stands beside its target, and one that misses it says so", () => {
  expect(rows).toEqual([
    ["client", "speed", "57,123 events/s (50,000 to 61,000)", "≥ 60,000 events/s", "not reached", "2026-11-24"],
    ["client", "size", "8 KB", "≤ 8 KB", "met", "2026-11-24"],
    ["client", "peer", "0.123 ms", "", "", "2026-11-24"],
  ]);
  expect(formatRows(rows.slice(1, 3))).toBe(
    "Figure  Measured  Target  Reached?\nsize    8 KB      ≤ 8 KB  met\npeer    0.123 ms",
  );
});

test("replaceRows() puts a figure that stands first into the first table, and the others into the second", () => {
  const both = buildRows("client", [{ ...figures[1]!, isMain: true }, figures[2]!], "2026-11-24");
  const tables = "Machine of the last run: x.\n| `npm run bench client` | old |\n| `client` | old |";

  expect(replaceRows(tables, both, "2 cores")).toBe(
    "Machine of the last run: 2 cores.\n| `npm run bench client` | size | 8 KB | ≤ 8 KB | met | 2026-11-24 |\n" +
      "| `client` | peer | 0.123 ms |  |  | 2026-11-24 |",
  );
});

const page = `Machine of the last run: an older one.

| Program | Figure |
|---|---|
| \`sandbox\` | start |
| \`client\` | gone |
| \`client\` | size |
| \`inbox\` | claim |`;

test("replaceRows() changes the rows of a program that the page has, and the machine, alone", () => {
  expect(replaceRows(page, rows.slice(1, 2), "2 cores")).toBe(`Machine of the last run: 2 cores.

| Program | Figure |
|---|---|
| \`sandbox\` | start |
| \`client\` | size | 8 KB | ≤ 8 KB | met | 2026-11-24 |
| \`inbox\` | claim |`);
  expect(() => replaceRows(page, [["memory", "most"]], "2 cores")).toThrow(
    "Cannot write figures as the page must have a row of memory and the machine: got none",
  );
});
