import { expect, test } from "vitest";
import { formatTable, type Cell } from "./format-table.ts";

const HEAD = ["state", "events", "meaning"];
const ROWS: Cell[][] = [
  ["waiting", 3, "the oldest for 3 h"],
  ["dead", 12, ""],
];
const format = (columns?: number, head = HEAD, rows = ROWS) => formatTable(head, rows, { columns }).lines;

test("a table that fits, or whose reader is no terminal, has a line for each row", () => {
  const whole = ["  state    events  meaning", "  waiting       3  the oldest for 3 h", "  dead         12"];

  expect(format()).toEqual(whole);
  expect(format(37)).toEqual(whole);
});

test("a last column that is too wide is wrapped at its spaces", () => {
  expect(format(35)).toEqual([
    "  state    events  meaning",
    "  waiting       3  the oldest for 3",
    "                   h",
    "  dead         12",
  ]);
});

test("a word that does not fit beside the others stands below them, whole", () => {
  const rows = [["tenant of calls", "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34"]];

  expect(format(40, ["what", "value"], rows)).toEqual([
    "  what             value",
    "  tenant of calls",
    "    6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34",
  ]);
});

test("where there is no room each row becomes two lines or more, and nothing is lost", () => {
  const { lines, headLines } = formatTable(HEAD, ROWS, { columns: 24 });

  expect(lines).toEqual(["  waiting", "    events: 3; meaning:", "    the oldest for 3 h", "  dead", "    events: 12"]);
  expect(headLines).toBe(0);
  expect(format(20, ["type", "events"], [["Seller:Offer.New", 2]])).toEqual(["  Seller:Offer.New", "    events: 2"]);
});
