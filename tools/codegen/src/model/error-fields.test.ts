import { expect, test } from "vitest";
import { listErrorFields } from "./error-fields.ts";
import type { Answer, Model, NamedShape, Shape } from "./model.ts";

const toObject = (...names: string[]) =>
  ({ body: { kind: "object", fields: names.map((name) => ({ name })) } }) as unknown as NamedShape;

function toModel(answers: Shape[], with2xx?: string): Model {
  const operations = answers.map((shape) => ({ answer: { kind: "shape", shape, isOptional: false } satisfies Answer }));
  const error = { schema: "Failure", source: "documented", ...(with2xx && { with2xx }) };
  const shapes = new Map<string, unknown>([
    ["Failure", toObject("errorCode", "errors")],
    ["Shop", toObject("id")],
    ["Check", toObject("id", "Errors")],
    ["Shops", { body: { kind: "alias", shape: { kind: "union", members: [{ kind: "ref", name: "Check" }] } } }],
  ]);
  return { traits: { error }, operations, shapes } as unknown as Model;
}

const shop: Shape = { kind: "ref", name: "Shop" };

test("listErrorFields() gives the fields of an error body, unless nothing says that a success may be one", () => {
  expect(listErrorFields(toModel([shop, { kind: "text" }], "assumed"))).toEqual(["errorcode", "errors"]);
  expect(listErrorFields(toModel([shop]))).toEqual([]);
});

test("listErrorFields() leaves out what an answer declares, and all where an answer may have any field", () => {
  const hidden: Shape = { kind: "nullable", shape: { kind: "ref", name: "Shops" } };
  const map: Shape = { kind: "union", members: [shop, { kind: "map", values: { kind: "text" } }] };

  expect(listErrorFields(toModel([shop, hidden], "assumed"))).toEqual(["errorcode"]);
  expect(listErrorFields(toModel([shop, map], "assumed"))).toEqual([]);
});
