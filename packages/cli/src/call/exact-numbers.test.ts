import { parseExactJson } from "@kontor/http/internal";
import { expect, test } from "vitest";
import { addExact, isPlainObject, writeExact } from "./exact-numbers.ts";

test.each([
  '{"id":9007199254740993,"list":[{"price":12345678901234567890.10},1.50,7],"text":"9007199254740993","none":null}',
  "[9007199254740993]",
  "12",
])("the numbers of %s are sent as they were given", (text) => {
  expect(JSON.stringify(writeExact(parseExactJson(text)))).toBe(text);
});

test("a number of the command line keeps its digits, and a file stays a file", () => {
  const holder: Record<string, unknown> = {};
  addExact(holder, "id", 9_007_199_254_740_992, "9007199254740993");
  addExact(holder, "name", "9007199254740993", "9007199254740993");
  addExact(holder, "file", new File([], "a"), "");

  const written = writeExact(holder) as Record<string, unknown>;

  expect(JSON.stringify({ ...written, file: "" })).toBe('{"id":9007199254740993,"name":"9007199254740993","file":""}');
  expect(written["file"]).toBe(holder["file"]);
  expect([isPlainObject(written["id"]), isPlainObject(new Uint8Array()), isPlainObject({})]).toEqual([
    false,
    false,
    true,
  ]);
});
