import { expect, test } from "vitest";
import { toPlainData } from "./plain-data.ts";

const nest = (depth: number): unknown => (depth === 0 ? 1 : [nest(depth - 1)]);

test("a value is copied as JSON carries it", () => {
  const value = { at: new Date(0), gone: undefined, list: [1] };

  const copy = toPlainData("keep it", value) as { list: number[] };
  value.list.push(2);

  expect(copy).toEqual({ at: "1970-01-01T00:00:00.000Z", list: [1] });
});

test("data that is nested too deep, or that JSON cannot carry, is refused", () => {
  expect(() => toPlainData("keep it", nest(200))).not.toThrow();
  expect(() => toPlainData("keep it", nest(201))).toThrow("Cannot keep it as its data must be nested at most 200 deep");
  expect(() => toPlainData("keep it", 1n)).toThrow("Cannot keep it as its data must be JSON");
});
