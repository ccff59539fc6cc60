import { expect, test } from "vitest";
import { booleanAsSent, idText, integerAsSent, numberAsSent, keepLongs, longInteger } from "./as-sent.ts";
import { decodeAs, type Decoder, decodeOrUndefined, list, shapeInAnyCase } from "./decoder.ts";

const read = (decoder: Decoder<unknown>, value: unknown) => decodeAs(decoder, value, "it");

test.each<[string, Decoder<unknown>, unknown, unknown]>([
  ["idText", idText, 4711, "4711"],
  ["idText", idText, "4711", "4711"],
  ["integerAsSent", integerAsSent, "12", 12],
  ["integerAsSent", integerAsSent, 12, 12],
  ["numberAsSent", numberAsSent, "1.0E-5", 0.00001],
  ["numberAsSent", numberAsSent, "-2.50", -2.5],
  ["booleanAsSent", booleanAsSent, 1, true],
  ["booleanAsSent", booleanAsSent, "0", false],
  ["booleanAsSent", booleanAsSent, "true", true],
  ["booleanAsSent", booleanAsSent, false, false],
])("%s reads %j, %j as what is meant", (_, decoder, sent, meant) => {
  expect(read(decoder, sent)).toBe(meant);
});

test.each<[string, Decoder<unknown>, unknown]>([
  ["idText", idText, 2 ** 53],
  ["idText", idText, 1.5],
  ["idText", idText, null],
  ["integerAsSent", integerAsSent, "1.5"],
  ["integerAsSent", integerAsSent, ""],
  ["integerAsSent", integerAsSent, "12 pieces"],
  ["integerAsSent", integerAsSent, "1.0"],
  ["integerAsSent", integerAsSent, "1e3"],
  ["numberAsSent", numberAsSent, "1e999"],
  ["numberAsSent", numberAsSent, "0x10"],
  ["numberAsSent", numberAsSent, true],
  ["booleanAsSent", booleanAsSent, 2],
  ["booleanAsSent", booleanAsSent, "yes"],
  ["booleanAsSent", booleanAsSent, ""],
])("%s does not guess: %j, %j", (_, decoder, sent) => {
  expect(() => read(decoder, sent)).toThrow("must be");
});

const file = shapeInAnyCase<{ size?: number | string; parts?: (number | string)[] }>(
  {},
  { size: longInteger, parts: list(longInteger) },
);
const readFile = (text: string) => file(JSON.parse(text, keepLongs));

test.each([
  ["9007199254740991", 9007199254740991],
  ["9007199254740992", "9007199254740992"],
  ["-9223372036854775808", "-9223372036854775808"],
  ["9223372036854775807", "9223372036854775807"],
  ['"12"', 12],
  ["0", 0],
])("a whole number of any size keeps its digits: %s", (written, size) => {
  expect(readFile(`{"Size": ${written}, "parts": [1, ${written}]}`)).toEqual({ size, parts: [1, size] });
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
