import { expect, test } from "vitest";
import { findMember } from "./find-member.ts";

const find = (json: string, name = "id") => findMember(new TextEncoder().encode(json), name);

test("findMember() gives a member as it is written", () => {
  expect(find('{"id":"a\\"b","type":"x"}')).toBe('"a\\"b"');
  expect(find('{ "type" : "x", "id" : 12345678901234567890 }')).toBe("12345678901234567890");
  expect(find('{"id":-1.5e3}')).toBe("-1.5e3");
});

test("findMember() looks at the object itself and not into what it holds", () => {
  expect(find('{"event":{"id":"inner"},"id":"outer"}')).toBe('"outer"');
  expect(find('{"event":{"id":"inner"}}')).toBeUndefined();
  expect(find('{"text":"id","other":"\\"id\\":1"}')).toBeUndefined();
});

test("findMember() reads what is cut off or broken behind it", () => {
  expect(find('{"id":"1","event":{"text":"cut o')).toBe('"1"');
  expect(find('{"id":"1","event":}')).toBe('"1"');
  expect(find('{"id":"cut o')).toBeUndefined();
  expect(find(`{"id":"1","deep":${"[".repeat(1_000_000)}`)).toBe('"1"');
});

test("findMember() gives nothing where the member is neither text nor number", () => {
  expect(["null", "true", "{}", "[]"].map((value) => find(`{"id":${value}}`))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("findMember() takes no member whose name only begins alike", () => {
  expect(find('{"idx":"a","id":"b"}')).toBe('"b"');
  expect(find('{"idx":"a"}')).toBeUndefined();
});
