import { expect, test } from "vitest";
import type { Document, ReaderSchema } from "./document.ts";
import { listFields, shortenShared, describeType, type Field, collectNestedFields } from "./fields.ts";

const schemas: Record<string, ReaderSchema> = {
  Price: {
    type: "object",
    "x-source": "observed",
    required: ["amount"],
    "x-required-source": "assumed",
    properties: { amount: { $ref: "#/components/schemas/Amount" }, note: { type: "string", "x-source": "documented" } },
  },
  Amount: { type: "string", "x-decimal-text": true, description: "A number as text.", "x-source": "given §6.1" },
  Envelope: {
    type: "object",
    "x-source": "given §2.6",
    required: ["id"],
    properties: { id: { type: "string" }, event: { type: "object" } },
  },
  Offer: {
    "x-source": "given §6.1",
    allOf: [
      { $ref: "#/components/schemas/Envelope" },
      { properties: { event: { $ref: "#/components/schemas/Price" } } },
    ],
  },
};
const document = { components: { schemas } } as unknown as Document;

test("listFields() puts a field's own fields right below it", () => {
  const schema: ReaderSchema = {
    "x-source": "given §4",
    properties: { prices: { type: "array", items: { $ref: "#/components/schemas/Price" } }, last: { type: "string" } },
  };

  const fields = listFields(document, schema);

  expect(fields.map(({ name, depth }) => `${depth} ${name}`)).toEqual(["0 prices", "1 amount", "1 note", "0 last"]);
});

test("listFields() comes to an end where every object holds all others, and where a list, a map and a union hold themselves", () => {
  const names = Array.from({ length: 20 }, (_, index) => `Thing${index}`);
  const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const properties = Object.fromEntries([...names, "Lists", "Maps", "Value"].map((name) => [name, refTo(name)]));
  const all: Record<string, ReaderSchema> = {
    ...Object.fromEntries(names.map((title) => [title, { title, type: "object", properties }])),
    Lists: { title: "Lists", type: "array", items: refTo("Lists") },
    Maps: { title: "Maps", type: "object", additionalProperties: refTo("Maps") },
    Value: { title: "Value", oneOf: [{ type: "string" }, { type: "array", items: refTo("Value") }] },
  };

  const fields = listFields({ components: { schemas: all } } as unknown as Document, refTo("Thing0"));

  expect(fields.length).toBeLessThan(500);
  expect(fields.filter(({ depth }) => depth === 0).map(({ type }) => type)).toEqual([
    ...names.map(() => "object"),
    "array of Lists",
    "map of Maps",
    "one of string, array of Value",
  ]);
});

test("listFields() gives a field the source of its schema, unless it says its own", () => {
  const fields = listFields(document, { $ref: "#/components/schemas/Price" });

  expect(fields.map(({ name, source }) => [name, source])).toEqual([
    ["amount", "observed"],
    ["note", "documented"],
  ]);
});

test("listFields() says where it is written that a field is required", () => {
  const [amount, note] = listFields(document, { $ref: "#/components/schemas/Price" });

  expect(amount).toMatchObject({ required: true, requiredSource: "assumed" });
  expect(note).toMatchObject({ required: false });
  expect(note).not.toHaveProperty("requiredSource");
});

test.each([
  [false, { id: false, pin: true }],
  [true, { id: true, pin: false }],
])(
  "listFields() demands nothing of a sender that is only read, and the other way round: answer %s",
  (isAnswer, shown) => {
    const fields = { id: { type: "string", readOnly: true }, pin: { type: "string", writeOnly: true } };
    const inner = { required: ["id", "pin"], properties: fields };

    const [, ...rows] = listFields(document, { properties: { inner } }, { isAnswer });

    expect(Object.fromEntries(rows.map(({ name, required }) => [name, required]))).toEqual(shown);
  },
);

test("listFields() joins the parts of an allOf, each field with the source of its part", () => {
  const fields = listFields(document, { $ref: "#/components/schemas/Offer" });

  expect(fields.map(({ name, depth, source, required }) => [depth, name, source, required])).toEqual([
    [0, "id", "given §2.6", true],
    [0, "event", "given §2.6", false],
    [1, "amount", "observed", true],
    [1, "note", "documented", false],
  ]);
});

test.each<[ReaderSchema, string]>([
  [{ type: "integer", format: "int32" }, "integer · int32"],
  [{ type: ["string", "null"] }, "string or null"],
  [{ const: "Seller:Offer.New" }, '"Seller:Offer.New"'],
  [{ $ref: "#/components/schemas/Amount" }, "string · decimal"],
  [{ type: "array", items: { type: "object" } }, "array of object"],
  [{ type: "object", additionalProperties: { type: "array", items: { type: "string" } } }, "map of array of string"],
  [{}, "anything"],
])("describeType(%j) is %s", (schema, words) => {
  expect(describeType(document, schema)).toBe(words);
});

test("collectNestedFields() puts each field together with the fields below it", () => {
  const fields = ["0 id", "0 address", "1 city", "1 country", "2 code", "0 note"].map((row) => {
    const [depth, name] = row.split(" ");
    return { depth: Number(depth), name } as Field;
  });

  const nested = collectNestedFields(fields);

  expect(nested.map(({ field, inner }) => [field.name, ...inner.map(({ name }) => name)])).toEqual([
    ["id"],
    ["address", "city", "country", "code"],
    ["note"],
  ]);
});

test("a text that fields share is told once, and their own texts stay", () => {
  const Key = { type: "string", description: "Key of an item. `A_List` lists them." };
  const $ref = "#/components/schemas/Key";
  const properties = { a: { $ref }, b: { $ref }, c: { $ref, description: "The component. Its own." }, d: {} };

  const fields = listFields({ components: { schemas: { Key } } } as unknown as Document, { properties });

  expect(shortenShared(fields).map(({ description, isShared }) => [description, isShared])).toEqual([
    [Key.description, true],
    ["Key of an item.", false],
    ["The component. Its own.", false],
    ["", false],
  ]);
  expect(shortenShared(fields, { isAnswer: true })[0]!.description).toBe("Key of an item.");
});
