import { expect, test } from "vitest";
import { cutText, escapeControls, formatTable, splitText, trimRows } from "./layout.ts";

test.each([
  ["a line that fits", { columns: 16 }, "a line that fits"],
  ["a line that fits not", { columns: 16 }, "a line that fits\nnot"],
  ["✔ done and told", { columns: 10, indent: 2 }, "✔ done and\n  told"],
  ["    4711  until  resumed", { columns: 16 }, "    4711  until\n    resumed"],
  ["see https://host.example/path now", { columns: 10 }, "see\nhttps://host.example/path\nnow"],
  ["one two\nthree four", { columns: 8 }, "one two\nthree\nfour"],
  ["one two three", { columns: undefined }, "one two three"],
])("%j in %j is %j", (text, options, expected) => {
  expect(splitText(text, options)).toBe(expected);
});

const HEAD = ["state", "events", "meaning"];
const ROWS: (string | number)[][] = [
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

test.each([
  ["漢字", 4],
  ["ｆｕｌｌ", 8],
  ["한국", 4],
  ["👍", 2],
  ["🇩🇪", 2],
  ["Gru\u0308n", 4], // a combining mark takes no column
  ["สวัสดี", 4],
  ["Ü", 1],
])("a column with %j is aligned by the %i columns that it takes in a terminal", (wide, columns) => {
  const lines = format(
    undefined,
    ["seller", "events"],
    [
      [wide, 3],
      ["8 letter", 12],
    ],
  );

  expect(lines).toEqual(["  seller    events", `  ${wide}${" ".repeat(8 - columns)}       3`, "  8 letter      12"]);
});

test("wide text is wrapped where the terminal ends, and a table is as wide as what it shows", () => {
  expect(splitText("漢字 漢字 漢字", { columns: 9 })).toBe("漢字 漢字\n漢字");
  expect(splitText("漢字 漢字", { columns: 8 })).toBe("漢字\n漢字");
  const rows = [["waiting", "漢字 漢字 漢字"]];
  expect(format(25, ["state", "meaning"], rows)).toEqual(["  state    meaning", "  waiting  漢字 漢字 漢字"]);
  expect(format(24, ["state", "meaning"], rows)).toHaveLength(3);
});

test.each([
  ["漢字漢字", 8, "漢字漢字"],
  ["漢字漢字", 7, "漢字漢…"],
  ["漢字漢字", 6, "漢字…"],
  ["a👍👍", 4, "a👍…"],
  ["a👍👍", 3, "a…"],
  ["Gru\u0308n", 4, "Gru\u0308n"],
  ["Gru\u0308ne", 4, "Gru\u0308…"],
  ["🇩🇪🇫🇷", 3, "🇩🇪…"],
])("%j in %i columns is %j", (text, columns, expected) => {
  expect(cutText(text, columns)).toBe(expected);
  expect(trimRows(["id"], [[text]], { width: columns + 2, shrink: [0] }).rows).toEqual([[expected]]);
});

const head = ["id", "type", "age", "problem"];
const rows = [["event-12345", "Seller:Offer.New", 12, "the shop did not answer in time"]];

test.each<[number | undefined, (string | number)[]]>([
  [undefined, ["event-12345", "Seller:Offer.New", 12, "the shop did not answer in time"]],
  [80, ["event-12345", "Seller:Offer.New", 12, "the shop did not answer in time"]],
  [60, ["event-12345", "Seller:Offer.New", 12, "the shop did not answ…"]],
  [40, ["event-12345", "Seller:Of…", 12, "the sho…"]],
  [30, ["event-12345", "Seller:…", 12]],
  [12, ["even…", 12]],
])("in a width of %s a row is %j", (width, expected) => {
  const trimmed = trimRows(head, rows, { width, shrink: [3, 1, 0] });

  expect(trimmed.rows).toEqual([expected]);
  expect(trimmed.head).toHaveLength(expected.length);
});

test("what steers a terminal is written as an escape, and what lays out a text stays", () => {
  expect(escapeControls("a\tb\r\nc\n\u00E4\u{1F600}")).toBe("a\tb\r\nc\n\u00E4\u{1F600}");
  expect(escapeControls("\u001B[2J\r\u0085\u2028\u202E")).toBe(String.raw`\u001b[2J\u000d\u0085\u2028\u202e`);
  expect(JSON.parse(escapeControls(JSON.stringify("\u0085\u2029\u061C")))).toBe("\u0085\u2029\u061C");
});
