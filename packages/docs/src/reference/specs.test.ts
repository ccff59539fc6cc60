import { prepareBundles } from "@kontor/codegen/read/bundles";
import { buildModel } from "@kontor/codegen/model/build";
import { expect, test } from "vitest";
import { shopSpec } from "../testing/builders.ts";
import type { Document, Operation } from "./document.ts";

prepareBundles(); // a build makes them before it reads them
const { collectUnknowns, notShown, resolveNotShown } = await import("./specs.ts");

test("resolveNotShown() gives the row of an id", () => {
  const [first] = notShown;

  expect(resolveNotShown(first!.id)).toBe(first);
});

test("resolveNotShown() refuses an id without a row", () => {
  expect(() => resolveNotShown("weather")).toThrow("must have a row in not-shown.yaml: got weather");
});

const [ofOperation, ofAnswer, ofField] = notShown.map(({ id }) => id) as [string, string, string];

test("collectUnknowns() finds each unknown once, in the operation, its answers and its schemas", () => {
  const node = {
    type: "object",
    "x-not-shown": ofField,
    properties: { child: { $ref: "#/components/schemas/Node" }, again: { type: "string", "x-not-shown": ofAnswer } },
  };
  const get = {
    operationId: "Shop_Get",
    tags: ["Shop"],
    summary: "Gets a shop",
    "x-source": "assumed",
    "x-not-shown": [ofOperation],
    responses: {
      200: {
        description: "The shop.",
        "x-not-shown": ofAnswer,
        content: { "application/json": { schema: { $ref: "#/components/schemas/Node" } } },
      },
    },
  };
  const document = { ...shopSpec.document, paths: { "/v1/shop": { get } }, components: { schemas: { Node: node } } };
  const spec = buildModel({ api: "channel", document: document as unknown as Document });

  const unknowns = collectUnknowns(spec, spec.operations[0] as Operation);

  expect(unknowns.map(({ id }) => id)).toEqual([ofOperation, ofAnswer, ofField]);
});

test("collectUnknowns() gives none where all is shown", () => {
  expect(collectUnknowns(shopSpec, shopSpec.operations[0] as Operation)).toEqual([]);
});
