import { expect, test } from "vitest";
import { buildRow, replaceRows, type Figure } from "./table.ts";

const speed = { name: "speed", value: 57_123.4, target: "≥ 60,000 events/s", note: "50,000 to 61,000" };
const size = { name: "size", value: 8, target: "≤ 8 KB" };
const peer = { name: "peer", value: 0.12345, target: "ms" };
const write = (page: string, program: string, figures: readonly Figure[]) =>
  replaceRows(
    page,
    program,
    figures.map((figure) => buildRow(figure, "2026-11-24")),
    "2 cores",
  );

test("a figure stands beside its target, and one that misses it says so", () => {
  expect([speed, size, peer].map((figure) => Object.values(buildRow(figure, "2026-11-24")))).toEqual([
    ["speed", "57,123 events/s (50,000 to 61,000)", "≥ 60,000 events/s", "not reached", "2026-11-24"],
    ["size", "8 KB", "≤ 8 KB", "met", "2026-11-24"],
    ["peer", "0.123 ms", "", "", "2026-11-24"],
  ]);
});

test("replaceRows() leaves a figure that stands first in the first table, and the others in the second", () => {
  const tables =
    "Machine of the last run: x.\n| `npm run bench client` | size | old |\n\n| `client` | peer | old |\n| `client` | gone | old |";

  expect(write(tables, "client", [peer, size])).toBe(
    "Machine of the last run: 2 cores.\n| `npm run bench client` | size | 8 KB | ≤ 8 KB | met | 2026-11-24 |\n\n" +
      "| `client` | peer | 0.123 ms |  |  | 2026-11-24 |\n",
  );
});

const page = `Machine of the last run: an older one.

| Program | Figure |
|---|---|
| \`sandbox\` | start |
| \`client\` | gone |
| \`client\` | size |
| \`inbox\` | size |`;

test("replaceRows() changes the rows of a program that the page has, and the machine, alone", () => {
  expect(write(page, "client", [size])).toBe(`Machine of the last run: 2 cores.

| Program | Figure |
|---|---|
| \`sandbox\` | start |
| \`client\` | size | 8 KB | ≤ 8 KB | met | 2026-11-24 |
| \`inbox\` | size |`);
  expect(() => write(page, "memory", [speed])).toThrow("have a row of memory: speed");
  expect(() => write("| `client` | size |", "client", [size])).toThrow("the page must name the machine");
});
