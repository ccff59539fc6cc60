import { expect, test } from "vitest";
import { DecodeError } from "../errors.ts";
import {
  booleanAsSent,
  idText,
  integerAsSent,
  numberAsSent,
  keepLongs,
  longInteger,
  decodeAs,
  type Decoder,
  decimalText,
  lenient,
  lenientList,
  lenientText,
  integer,
  text,
  list,
  mapOf,
  shape,
  decodeOrUndefined,
  boolean,
  number,
  bounded,
  later,
  nullable,
  shapeInAnyCase,
} from "./decoder.ts";
import { union, unionBy } from "./union.ts";

const price = shape<{ amount: string; quantity?: string }>({ amount: decimalText }, { quantity: decimalText });
const offer = shape<{ id: number; prices: { amount: string }[] }>({ id: integer, prices: list(price) }, {});

test.each<[unknown, string, string]>([
  [{ prices: [] }, "/id", "must be an integer: got nothing"],
  [{ id: 1.5, prices: [] }, "/id", "must be an integer: got a number"],
  [{ id: 2 ** 53, prices: [] }, "/id", "must be an integer: got a number rounded beyond 2^53"],
  [{ id: Infinity, prices: [] }, "/id", "must be an integer: got a number"],
  [{ id: 1, prices: {} }, "/prices", "must be an array: got an object"],
  [{ id: 1, prices: [{ amount: "1" }, { amount: true }] }, "/prices/1/amount", "must be text: got a boolean"],
  [{ id: 1, prices: [null] }, "/prices/0", "must be an object: got null"],
])("decodeAs() says where %j does not fit", (value, path, problem) => {
  const failing = () => decodeAs(offer, value, "an offer");

  expect(failing).toThrow(`Cannot read an offer as ${path} ${problem}`);
  expect(failing).toThrow(expect.objectContaining({ path, value, code: "ERR_PLATFORM_DECODE" }));
});

test("decodeAs() names the whole where the whole does not fit", () => {
  expect(() => decodeAs(offer, "text", "an offer")).toThrow("Cannot read an offer as it must be an object: got text");
});

test("a path is a JSON Pointer", () => {
  const decoder = mapOf(text);

  expect(() => decodeAs(decoder, { "a/b~c": 1 }, "a map")).toThrow(expect.objectContaining({ path: "/a~1b~0c" }));
});

test("decodeAs() lets a fault of a decoder through", () => {
  const broken: Decoder<string> = () => {
    throw new TypeError("a fault");
  };

  expect(() => decodeAs(broken, 1, "x")).toThrow(TypeError);
});

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

test("shape() keeps fields that nobody described and leaves its input alone", () => {
  const input = { amount: "1.0", trackingUrl: "kept", quantity: null };

  const output = price(input);

  expect(output).toEqual({ amount: "1.0", trackingUrl: "kept" });
  expect(input.quantity).toBeNull();
});

test("an optional field that is there must fit, null and absent are two things, and only truth is true or false", () => {
  expect(decodeOrUndefined(price, { amount: "1", quantity: true })).toBeUndefined();
  expect([decodeOrUndefined(nullable(text), null), decodeOrUndefined(nullable(text), undefined)]).toEqual([
    null,
    undefined,
  ]);
  expect(["true", 1, null].map((value) => decodeOrUndefined(boolean, value))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(() => decodeAs(nullable(text), undefined, "it")).toThrow("must be text: got nothing");
});

test("an array is no object", () => {
  expect([decodeOrUndefined(mapOf(text), ["a"]), decodeOrUndefined(shape({}, {}), [])]).toEqual([undefined, undefined]);
});

test("__proto__ is a field like any other", () => {
  const value: unknown = JSON.parse('{"amount":"1","__proto__":{"polluted":true}}');

  const output = price(value) as { polluted?: boolean };

  expect(output.polluted).toBeUndefined();
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test("shapeInAnyCase() reads any spelling", () => {
  const decoder = shapeInAnyCase<{ errorCode?: string; vATId?: string }>({}, { errorCode: text, vATId: text });

  expect(decoder({ ErrorCode: "x", VATId: "DE1", Other: 1 })).toEqual({ errorCode: "x", vATId: "DE1", Other: 1 });
});

test.each<[object, object]>([
  [
    { name: "good", Name: null },
    { name: "good", Name: null },
  ],
  [
    { Name: null, name: "good" },
    { name: "good", Name: null },
  ],
  [
    { NAME: 7, name: "good" },
    { name: "good", NAME: 7 },
  ],
  [{ Name: "there", name: null }, { name: "there" }],
  [{ NAME: "there", Name: null }, { name: "there" }],
  [{ NAME: "first", Name: "last" }, { name: "last" }],
])("shapeInAnyCase() prefers the exact name, and then the last spelling that is not null: %j", (value, read) => {
  expect(shapeInAnyCase<{ name?: string }>({}, { name: text })(value)).toEqual(read);
});

test("what nests deeper than 200 is refused with words of its own, whatever the stack would hold", () => {
  interface Shop {
    name: string;
    inner?: Shop;
    other?: unknown;
  }
  const read: Decoder<Shop> = shape<Shop>({ name: text }, { inner: later(() => read) });
  const shop = bounded(read);
  const nested = (depth: number): Shop => (depth === 1 ? { name: "" } : { name: "", inner: nested(depth - 1) });
  const other: unknown = JSON.parse("[".repeat(200_000) + "]".repeat(200_000));

  expect(decodeAs(shop, nested(200), "a shop")).toEqual(nested(200));
  for (const value of [nested(201), nested(5000), { name: "", other }])
    expect(() => decodeAs(shop, value, "a shop")).toThrow(
      "Cannot read a shop as it must be nested at most 200 deep: got an object",
    );
  expect(() => decodeAs(bounded(list(list(text))), other, "texts")).toThrow(DecodeError);
  expect(decodeAs(bounded(nullable(text)), null, "it")).toBeNull();
});

test("later(), union() and nullable() tell a decoder where its value stands, as a decimal needs it for its digits", () => {
  const places: unknown[] = [];
  const place: Decoder<unknown> = (value, ...rest) => (places.push(rest), value);
  const holder = { amount: 7 };

  for (const wrapped of [later(() => place), union(place), nullable(place)]) shape({ amount: wrapped }, {})(holder);

  expect(places).toEqual([
    ["amount", holder],
    ["amount", holder],
    ["amount", holder],
  ]);
});

test("union() reads a value as the first shape that fits", () => {
  const decode = union(shape<{ id: string }>({ id: text }, {}), list(text), text);

  for (const value of [{ id: "1", more: 2 }, ["a"], "a"]) expect(decodeAs(decode, value, "it")).toEqual(value);
  expect(() => decodeAs(shape<{ it: unknown }>({ it: decode }, {}), { it: { id: 1 } }, "an answer")).toThrow(
    "Cannot read an answer as /it must be one of 3 shapes: got an object",
  );
});

test("union() does not take a fault of a decoder for a value that does not fit", () => {
  const faulty = () => {
    throw new RangeError("no");
  };
  expect(() => union(faulty, text)("a")).toThrow(RangeError);
});

test("bytes are no object with fields", () => {
  expect(() => decodeAs(shape<object>({}, {}), new Uint8Array(2), "it")).toThrow("must be an object");
});

test.each([
  ["a", "a"],
  [404, "404"],
  [0, "0"],
  [false, "false"],
  [{}, undefined],
  [["a"], undefined],
  [null, undefined],
])("lenientText() reads %j as %j", (value, read) => {
  expect(decodeOrUndefined(lenientText, value)).toBe(read);
});

test("lenientList() reads a single value as an array of one, and each item as its decoder does", () => {
  const texts = lenientList(lenientText);

  expect([texts("a"), texts(["a", 1]), texts([])]).toEqual([["a"], ["a", "1"], []]);
  expect(() => decodeAs(texts, {}, "it")).toThrow("must be text: got an object");
});

test("lenient() leaves out what cannot be read, and nothing beside it", () => {
  const readFile = shape<object>({}, { code: lenient(lenientText), errors: lenient(mapOf(lenientList(lenientText))) });

  expect(readFile({ code: 7, errors: ["no map"] })).toEqual({ code: "7" });
  expect(readFile({ code: {}, errors: { name: "is too long" } })).toEqual({ errors: { name: ["is too long"] } });
});

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
  ["booleanAsSent", booleanAsSent, "", false],
  ["booleanAsSent", booleanAsSent, "true", true],
  ["booleanAsSent", booleanAsSent, false, false],
])("%s reads %j, %j as what is meant", (_, decoder, sent, meant) => {
  expect(read(decoder, sent)).toBe(meant);
});

test.each<[string, Decoder<unknown>, unknown]>([
  ["idText", idText, 2 ** 53],
  ["idText", idText, 1.5],
  ["idText", idText, null],
  ["integerAsSent", integerAsSent, "9007199254740993"],
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

test.each([idText, integerAsSent, longInteger])(
  "a number beyond 2^53 is refused with words of its own, not rounded",
  (decoder) => {
    expect(() => decodeAs(shape({ id: decoder }, {}), { id: -(2 ** 60) }, "it")).toThrow(
      /^Cannot read it as \/id must be (text|an integer): got a number rounded beyond 2\^53$/,
    );
  },
);

test("a number whose source text is not provided is refused rather than rounded", () => {
  expect(decodeOrUndefined(longInteger, 2 ** 53)).toBeUndefined();
});

test("unionBy() reads a value as the member that its field names, and keeps one of a member that it does not know", () => {
  const kind = shapeInAnyCase<{ kind: string }>({ kind: text }, {});
  const cat = shape<{ lives: number }>({ lives: integer }, {});
  const pet = shape({ it: unionBy("kind", kind, { cat, dog: shape<{ name: string }>({ name: text }, {}) }) }, {});
  const readPet = (it: object) => decodeAs(pet, { it }, "a pet");

  expect(readPet({ kind: "cat", lives: 9, name: 7 })).toEqual({ it: { kind: "cat", lives: 9, name: 7 } });
  for (const unknown of ["fish", "toString", "__proto__"])
    expect(readPet({ Kind: unknown, lives: "many" })).toEqual({ it: { kind: unknown, lives: "many" } });
  expect(() => readPet({ kind: "cat", name: "a dog's" })).toThrow("as /it/lives must be an integer: got nothing");
  expect(() => readPet({ name: "Rex" })).toThrow("as /it/kind must be text: got nothing");
});

test("unionBy() tells members by a number and by true and false, and takes the first that fits where the field may be missing", () => {
  const cat = shape<{ lives: number }>({ lives: integer }, {});
  const dog = shape<{ name: string }>({ name: text }, {});
  const byNumber = unionBy("kind", shape<{ kind: number }>({ kind: integer }, {}), { 1: cat, 2: dog });
  const byFlag = unionBy("isCat", shape<{ isCat?: boolean }>({}, { isCat: boolean }), { true: cat, false: dog });

  expect(byNumber({ kind: 2, name: "Rex" })).toEqual({ kind: 2, name: "Rex" });
  expect(byNumber({ kind: 3 })).toEqual({ kind: 3 });
  for (const [kind, problem] of [
    [1, "/lives must be an integer: got nothing"],
    ["2", "/kind must be an integer: got text"],
  ])
    expect(() => decodeAs<unknown>(byNumber, { kind, name: "Rex" }, "a pet")).toThrow(`as ${problem}`);
  expect(byFlag({ isCat: false, name: "Rex" })).toEqual({ isCat: false, name: "Rex" });
  expect(byFlag({ name: "Rex" })).toEqual({ name: "Rex" });
  expect(() => decodeAs<unknown>(byFlag, { isCat: true, name: "Rex" }, "a pet")).toThrow(
    "as /lives must be an integer",
  );
});

test("later() makes its shape once, when a value comes first", () => {
  let made = 0;
  const decode = later(() => {
    made += 1;
    return text;
  });
  expect(made).toBe(0);

  expect(["a", "b"].map((value) => decode(value))).toEqual(["a", "b"]);
  expect(made).toBe(1);
});
