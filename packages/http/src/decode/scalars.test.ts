import { expect, test } from "vitest";
import { decodeAs, decodeOrUndefined, type Decoder } from "./decoder.ts";
import { boolean, decimalText, integer, number } from "./scalars.ts";
import { DecodeError } from "../errors/decode.ts";

test("decimalText() reads a JSON number as text", () => {
  expect(decodeOrUndefined(decimalText, 1.5)).toBe("1.5");
});

test.each([
  [number, 1.5, "1"],
  [boolean, false, 0],
  [integer, -1, Number.NaN],
] as [Decoder<unknown>, unknown, unknown][])("a scalar decoder takes its own kind only", (decoder, good, bad) => {
  expect(decodeOrUndefined(decoder, good)).toBe(good);
  expect(decodeOrUndefined(decoder, bad)).toBeUndefined();
  expect(() => decodeAs(decoder, bad, "it")).toThrow(DecodeError);
});
