import { expect, test } from "vitest";
import {
  describeSimilar,
  findSimilar,
  formatDuration,
  formatWait,
  readCount,
  readDuration,
  readSeconds,
} from "./values.ts";

test("readSeconds() gives ms, and refuses the rest", () => {
  expect(readSeconds("call", "--timeout", "30")).toBe(30_000);
  expect(readSeconds("call", "--timeout", "0.5")).toBe(500);

  expect(readSeconds("call", "--timeout", "86400")).toBe(86_400_000);

  for (const text of ["0", "-1", "86400.001", "soon", "", " ", "Infinity", "1e9"])
    expect(() => readSeconds("call", "--timeout", text)).toThrow("as --timeout must be a number of seconds: got ");
});

test("readCount() reads a whole number of at least 1, and refuses the rest", () => {
  expect(["1", "20", "999999999"].map((text) => readCount("list", "--limit", text))).toEqual([1, 20, 999_999_999]);
  expect(readCount("list", "--limit", "5", 5)).toBe(5);
  for (const text of ["0", "6"])
    expect(() => readCount("list", "--limit", text, 5)).toThrow(`must be a whole number from 1 to 5: got ${text}`);

  for (const text of ["0", "-1", "1.5", "1e3", "ten", "", "1000000000", "0000000001"])
    expect(() => readCount("list", "--limit", text)).toThrow("as --limit must be a whole number of at least 1: got ");
});

test.each([
  ["0s", 0],
  ["500ms", 500],
  ["90s", 90_000],
  ["1.5h", 5_400_000],
  ["2 d", 172_800_000],
])("readDuration(%j) is %i ms", (text, ms) => {
  expect(readDuration("list", "--older-than", text)).toBe(ms);
});

test.each(["", "2", "h", "-1h", "2w", "1e3s", "2h5m", "99999999d"])("readDuration(%j) is refused", (text) => {
  expect(() => readDuration("list", "--older-than", text)).toThrow(
    `Cannot list as --older-than must be a time such as 90s, 30m, 2h or 7d: got ${text}`,
  );
});

test.each([
  [-5, "0 s"],
  [999, "0 s"],
  [59_999, "59 s"],
  [60_000, "1 min"],
  [7_500_000, "2 h 5 min"],
  [86_400_000, "1 d"],
  [90_060_000, "1 d 1 h"],
])("formatDuration(%i) is %j", (ms, words) => {
  expect(formatDuration(ms)).toBe(words);
});

test.each([
  [0, "0 s"],
  [0.2, "1 ms"],
  [999, "999 ms"],
  [1_000, "1 s"],
  [90_000, "1 min 30 s"],
])("%d ms is %s", (ms, words) => {
  expect(formatWait(ms)).toBe(words);
});

const names = ["categories.update", "categories.get", "events.list", "orders.create", "info.ping", "name"];

test.each([
  ["category.update", "categories.update"],
  ["categories.updtae", "categories.update"],
  ["EVENTS.LIST", "events.list"],
  ["order.create", "orders.create"],
  ["ping", "info.ping"],
  ["nmae", "name"],
])("findSimilar() takes %s for %s first", (word, expected) => {
  expect(findSimilar(word, names)[0]).toBe(expected);
});

test.each([
  ["abcde", "abcxy", true], // two of five letters
  ["abcde", "abxyz", false],
  ["ab", "ax", true],
  ["ab", "xy", false],
  ["abcd", "abcx", true], // one of four
  ["abcd", "abxy", false],
  ["abcdef", "abcdxy", true], // two of six
  ["abcdef", "abcxyz", false],
  ["abcdefghij", "abcdefwxyz", true], // four of ten
  ["abcdefghij", "abcdevwxyz", false],
])("findSimilar(%s) takes %s for similar: %s", (word, name, expected) => {
  expect(findSimilar(word, [name])).toEqual(expected ? [name] : []);
});

test("findSimilar() gives three names at most, each once, and nothing for a word that resembles none", () => {
  expect(findSimilar("categories", [...names, ...names])).toEqual(["categories.get", "categories.update"]);
  expect(findSimilar("aaa", ["aab", "aac", "aad", "aae"])).toHaveLength(3);
  expect(findSimilar("qqqqqqqq", names)).toEqual([]);
});

test("describeSimilar() asks, or says nothing", () => {
  expect(describeSimilar("event.list", names)).toBe(". Did you mean events.list?");
  expect(describeSimilar("qqqqqqqq", names)).toBe("");
});
