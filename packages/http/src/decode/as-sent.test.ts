import { expect, test } from "vitest";
import { booleanAsSent, idText, integerAsSent, numberAsSent } from "./as-sent.ts";
import { decodeAs, type Decoder } from "./decoder.ts";

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
