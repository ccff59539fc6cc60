import { expect, test } from "vitest";
import { decodeAs, decodeOrUndefined } from "./decoder.ts";
import { keepLongs, longInteger } from "./long-integer.ts";
import { list, shapeInAnyCase } from "./shapes.ts";

const file = shapeInAnyCase<{ size?: number | string; parts?: (number | string)[] }>(
  {},
  { size: longInteger, parts: list(longInteger) },
);
const read = (text: string) => file(JSON.parse(text, keepLongs));

test.each([
  ["9007199254740991", 9007199254740991],
  ["9007199254740992", "9007199254740992"],
  ["-9223372036854775808", "-9223372036854775808"],
  ["9223372036854775807", "9223372036854775807"],
  ['"12"', 12],
  ["0", 0],
])("a whole number of any size keeps its digits: %s", (written, size) => {
  expect(read(`{"Size": ${written}, "parts": [1, ${written}]}`)).toEqual({ size, parts: [1, size] });
});

test.each(["1.5", "1e400", "9007199254740993.5", "1e20", '"many"', '""', "true"])(
  "%s is no whole number",
  (written) => {
    expect(() => decodeAs(file, JSON.parse(`{"size": ${written}}`, keepLongs), "a file")).toThrow(
      "/size must be an integer",
    );
  },
);

test("a number whose source text is not provided is refused rather than rounded", () => {
  expect(decodeOrUndefined(longInteger, 2 ** 53)).toBeUndefined();
});
