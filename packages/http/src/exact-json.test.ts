import fc from "fast-check";
import { expect, test } from "vitest";
import { decimalText, list, nullable, shape } from "./decode/decoder.ts";
import { readDigits, keepDigits, parseExactJson, encodeExactJson } from "./exact-json.ts";

const price = shape<{ amount: string; more?: (string | null)[] }>(
  { amount: decimalText },
  { more: list(nullable(decimalText)) },
);
const read = (number: string, parse = parseExactJson) => price(parse(`{"amount": ${number}}`)).amount;

test.each([
  "12345678901234567890",
  "19.10",
  "1e21",
  "1.0E-5",
  "12345678901234567.89",
  "0.0000001",
  "9007199254740993",
  "-0",
  "1.0",
  "5",
  "-24.9",
])("decimal text that came as the number %s keeps its digits", (number) => {
  expect(read(number)).toBe(number);
  expect(read(number, (text) => JSON.parse(text, keepDigits))).toBe(number);
});

test("any number keeps its digits, wherever it stands and however it is written", () => {
  const digits = fc.stringMatching(/^(0|[1-9]\d{0,25})(\.\d{1,25})?([eE][+-]?\d{1,2})?$/);
  fc.assert(
    fc.property(fc.boolean(), digits, fc.constantFrom("", " ", "\n"), (isMinus, plain, space) => {
      const number = `${isMinus ? "-" : ""}${plain}`;
      const text = `{"amount":${space}${number}${space},"more":[${number},null,${number}${space}]}`;

      expect(price(parseExactJson(text))).toEqual({ amount: number, more: [number, null, number] });
      expect(price(JSON.parse(encodeExactJson(parseExactJson(text)), keepDigits)).amount).toBe(number);
    }),
  );
});

test("what is no decimal text stays the number that JSON.parse() gives, and the value is the same", () => {
  const text = '{"amount":19.10,"other":1.50,"__proto__":{"amount":2.00}}';

  expect(parseExactJson(text)).toEqual(JSON.parse(text));
});

test("a text of many digits is read at once, and members by any name are written", () => {
  const digits = "1".repeat(1_000_000); // minutes, where every run of digits is looked at from every place

  for (const text of [`x ,${digits}x`, `[${digits}`, `:${digits}.${digits}e`])
    expect(parseExactJson(JSON.stringify({ text }))).toEqual({ text });
  expect(encodeExactJson({ a: { toString: "x", valueOf: null } })).toBe('{"a":{"toString":"x","valueOf":null}}');
});

test("a number that was replaced since is told as it is now", () => {
  const value = parseExactJson('{"amount":19.10}') as { amount: number };
  value.amount = 20;

  expect(price(value).amount).toBe("20");
});

test("where the runtime does not tell the source of a value, it is what it was", () => {
  const old = (text: string) =>
    JSON.parse(text, function (this: object, key, value) {
      return keepDigits.call(this, key, value);
    }) as unknown;

  expect(read("19.10", old)).toBe("19.1");
  expect(readDigits(1.5)).toBe("1.5");
});

test("what is no JSON is refused, and a text that nests too deeply to be walked is read", () => {
  const deep = `{"amount":19.10,"x":${"[".repeat(200_000)}${"]".repeat(200_000)}}`;

  expect(() => parseExactJson('{"amount":19.10')).toThrow(SyntaxError);
  expect(parseExactJson(deep)).toMatchObject({ amount: 19.1 });
  expect(parseExactJson("null")).toBeNull();
});
