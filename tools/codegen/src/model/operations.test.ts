import { expect, test } from "vitest";
import { DONE, readSmall } from "../fixtures/read-small.ts";
import type { Document } from "../document/openapi.ts";
import { buildModel } from "./build.ts";
import type { Refusal } from "./refusal.ts";

/** Reads a description that is not ours. */
function readForeign(paths: object, schemas: object = {}) {
  const refused: Refusal[] = [];
  const info = { title: "Foreign", version: "1" };
  const document = { openapi: "3.0.3", info, paths, components: { schemas } } as unknown as Document;
  const model = buildModel({ api: "foreign", document, onRefused: (refusal) => refused.push(refusal) });
  return { refused, calls: model.operations.map(({ call }) => `${call!.group}.${call!.method}`), model };
}

test.each([
  ["a tag", { tags: ["Tax Rates"], operationId: "list_all" }, "taxRates.listAll"],
  ["a tag that begins with a digit", { tags: ["2FA"], operationId: "2fa.start" }, "n2FA.n2faStart"],
  ["no tag", { operationId: "getShops" }, "shops.getShops"],
  ["no id", { tags: ["shops"] }, "shops.getV1ShopsByShopId"],
  ["a tag that is a word of the language", { tags: ["delete"], operationId: "a" }, "deleteGroup.a"],
  ["a tag that a helper has as its name", { tags: ["list"], operationId: "a" }, "listGroup.a"],
  ["a tag that is all digits", { tags: ["404"], operationId: "200" }, "n404.n200"],
  ["a tag that is a version", { tags: ["v2"], operationId: "a" }, "v2.a"],
  ["a tag that makes a promise", { tags: ["then"], operationId: "then" }, "thenGroup.thenCall"],
  ["a tag that is what a call takes", { tags: ["options"], operationId: "options" }, "optionsGroup.options"],
  ["a tag like a part of the client", { tags: ["create Shop Core"], operationId: "a" }, "createShopCoreGroup.a"],
  ["a tag like a decoder", { tags: ["decode Shop"], operationId: "a" }, "groupDecodeShop.a"],
  ["a tag that only begins like a decoder", { tags: ["decoder"], operationId: "a" }, "decoder.a"],
  ["a tag of other letters", { tags: ["注文"], operationId: "a" }, "group.a"],
  ["an id that every object has", { tags: ["a"], operationId: "to-string" }, "a.toStringCall"],
])("%s: an operation without a row in a table of names gets a name that is an identifier", (_, raw, call) => {
  const item = { parameters: [{ name: "shopId", in: "path", schema: {} }], get: { responses: DONE, ...raw } };

  expect(readForeign({ "/v1/shops/{shopId}": item }).calls).toEqual([call]);
});

test.each([
  ["/v1/shops/{id}", "shops"],
  ["/v10/v1x/shops", "shops"],
  ["/vat/rates", "vat"],
  ["/{id}/9/Tax-Rates", "taxRates"],
  ["/v2", "root"],
  ["/", "root"],
])("%s without a tag: its namespace is its first step that is a word and no version", (path, group) => {
  const parameters = [{ name: "id", in: "path", schema: {} }];
  const get = { operationId: "a", responses: DONE, parameters: path.includes("{id}") ? parameters : [] };

  expect(readForeign({ [path]: { get } }).calls).toEqual([`${group}.a`]);
});

test("a method of one name is numbered in its own namespace alone, and tags that come to one file are one namespace", () => {
  const get = (operationId: string, tag: string) => ({ get: { operationId, tags: [tag], responses: DONE } });

  const { calls, refused } = readForeign({
    "/1": get("run!", "shops"),
    "/2": get("run?", "orders"),
    "/3": get("run.", "shops"),
    "/4": get("run-", "sales Order"),
    "/5": get("run+", "sales order"),
    "/6": get("run_", "SALES"),
    "/7": get("run,", "sAles"),
  });

  expect(refused).toEqual([]);
  expect(new Set(calls).size).toBe(7);
  expect(calls.filter((call) => /^(shops|orders)/.test(call)).toSorted()).toEqual([
    "orders.run",
    "shops.run",
    "shops.run2",
  ]);
});

test("names that become one are told apart, whatever the order", () => {
  const get = (operationId: string, tag: string) => ({ get: { operationId, tags: [tag], responses: DONE } });
  const paths = { "/a": get("a-b", "x-y"), "/b": get("a.b", "xY"), "/c": get("aB", "X Y") };
  const turned = Object.fromEntries(Object.entries(paths).toReversed());

  const { calls, model } = readForeign(paths);

  expect(calls).toEqual(["xY.aB", "xY.aB2", "xY.aB3"]);
  expect(readForeign(turned).calls).toEqual(calls);
  expect(new Set(model.operations.map(({ parametersName }) => parametersName)).size).toBe(3);
});

test("what is refused is left out, with all that it alone needs, and the rest is generated", () => {
  const content = (name: string) => ({
    200: { description: "", content: { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } } },
  });
  const get = (operationId: string, name: string) => ({ get: { operationId, tags: ["a"], responses: content(name) } });
  const schemas = {
    Broken: { properties: { part: { $ref: "#/components/schemas/Part" }, odd: { prefixItems: [] } } },
    Part: { properties: { whole: { $ref: "#/components/schemas/Broken" } } },
    Good: { properties: { id: { type: "string" } } },
  };

  const { calls, refused, model } = readForeign(
    { "/a": get("one", "Broken"), "/b": get("two", "Part"), "/c": get("three", "Good") },
    schemas,
  );

  expect(calls).toEqual(["a.three"]);
  expect([...model.shapes.keys()]).toEqual(["Good"]);
  expect(refused.map(({ message }) => message)).toEqual(
    ["one", "two"].map(
      (id) => `Cannot generate ${id} as #/components/schemas/Broken/properties/odd must do without prefixItems`,
    ),
  );
});

test.each([
  ["deleteAll", "delete", "must have a namespace that is a name in code: got delete"],
  ["a-b", "shops", "must have a method that is a name in code: got a-b"],
  ["then", "shops", "must have a method that is a name in code: got then"],
  ["constructor", "shops", "must have a method that is a name in code: got constructor"],
])("%s of %s: a name of the table that is none in code is refused", (method, group, words) => {
  const item = { get: { operationId: "A_Run", "x-call": { group, method }, responses: DONE } };

  expect(() => readSmall({ "/a": item })).toThrow(
    group === "delete" ? words : `Cannot generate A_Run as #/paths/~1a/get ${words}`,
  );
});

test("two namespaces that would share a file are refused with both", () => {
  const get = (operationId: string, group: string) => ({
    get: { operationId, "x-call": { group, method: "run" }, responses: DONE },
  });

  expect(() => readSmall({ "/a": get("A", "aBC"), "/b": get("B", "aBc") })).toThrow(
    "must have a namespace with a separate file: got aBc, as aBC has",
  );
});

test("an operation whose id every object has is refused", () => {
  const item = { get: { operationId: "__proto__", responses: DONE } };

  expect(() => readSmall({ "/a": item })).toThrow("#/paths/~1a/get/operationId must have another name");
});

test("a path by reference has the operations of what it refers to, and is refused where nothing is there", () => {
  const item = { get: { operationId: "A_Run", responses: DONE } };

  expect(readSmall({ "/a": { $ref: "#/x-items/a" } }, {}, { "x-items": { a: item } }).operations).toHaveLength(1);
  expect(() => readSmall({ "/a": { $ref: "#/x-items/a" } })).toThrow(
    "#/paths/~1a as it must be the operations of a path",
  );
});

test("something that OpenAPI does not describe is refused with its operation, and the error is kept as the cause", () => {
  const item = { get: { operationId: "A_Run", parameters: 1, responses: DONE } };

  expect(() => readSmall({ "/a": item })).toThrow(
    expect.objectContaining({
      message: "Cannot generate A_Run as #/paths/~1a/get must be written as OpenAPI describes it",
      cause: expect.any(TypeError) as unknown,
    }),
  );
});
