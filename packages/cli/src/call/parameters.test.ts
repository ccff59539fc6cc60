import { expect, test } from "vitest";
import { readOperation } from "../specs/find.ts";
import { listOperations, loadSpecs } from "../specs/load.ts";
import { parseText, listParameterFlags, readFlagName, readParameters, splitPair, sendExact } from "./parameters.ts";

const specs = await loadSpecs();

test("every parameter of the specs has a flag, and no two of an operation have the same", () => {
  const operations = listOperations(specs);
  expect(operations.length).toBeGreaterThan(100);
  for (const operation of operations) {
    const flags = listParameterFlags(operation, specs[operation.api]).map((each) => each.flags);
    expect(new Set(flags).size).toBe(operation.parameters.length);
  }
  expect(readFlagName({ name: "body" })).toBe("param-body");
  expect(readFlagName({ name: "categoryId" })).toBe("categoryId");
});

test.each([
  [{ type: "integer" }, "12", 12],
  [{ type: "integer" }, "twelve", "twelve"],
  [{ type: "number" }, "1.5", 1.5],
  [{ type: "integer" }, "12345678901234567890", 12_345_678_901_234_567_000],
  [{ type: "boolean" }, "true", true],
  [{ type: "boolean" }, "yes", "yes"],
  [{ type: "string" }, "12", "12"],
  [{ type: ["integer", "null"] }, "7", 7],
  [{ type: "array", items: { type: "integer" } }, "1,2", [1, 2]],
])("as %j, %s is %j", (schema, text, expected) => {
  expect(parseText(specs.erp, schema, text)).toEqual(expected);
});

test("readParameters() takes those that are given, with their types", () => {
  const { operation, data } = readOperation(specs, "taxClasses.list");
  const [number] = operation.parameters.filter(({ schema }) => JSON.stringify(schema).includes("integer"));

  const values = readParameters(
    operation,
    data,
    new Map([
      [number?.name ?? "none", "2"],
      ["other", "x"],
    ]),
  );

  expect(values).toEqual(number ? { [number.name]: 2 } : {});
});

test("splitPair() splits at the first sign, and refuses other words", () => {
  expect(splitPair("call", "name=a=b")).toEqual({ name: "name", text: "a=b", isJson: false });
  expect(splitPair("call", "list:=[1]")).toEqual({ name: "list", text: "[1]", isJson: true });
  expect(splitPair("call", "type=Seller:Offer.New")).toEqual({ name: "type", text: "Seller:Offer.New", isJson: false });
  for (const word of ["name", "=x", ""]) expect(() => splitPair("call", word)).toThrow("must be name=value");
});

test("a long number is a number for the check, and is sent digit by digit", () => {
  const given = new Map([
    ["id", "9007199254740993"],
    ["ids", "1,9007199254740993"],
    ["name", "a"],
  ]);
  const params = { id: Number("9007199254740993"), ids: [1, Number("9007199254740993")], name: "a" };

  expect(sendExact(params, given)).toEqual({ id: "9007199254740993", ids: [1, "9007199254740993"], name: "a" });
});
