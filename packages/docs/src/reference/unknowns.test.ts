import { readSpec } from "@kontor/codegen/read/spec";
import { expect, test, vi } from "vitest";
import type { Document, Operation } from "./read/document.ts";
import { notShown } from "./read/not-shown.ts";
import { shopSpec } from "./samples/shop-spec.ts";
import { collectUnknowns } from "./unknowns.ts";

// The site is built from its own folder; a test is not.
vi.mock("./read/bundle-folder.ts", async () => ({
  bundleFolder: (await import("@kontor/codegen/read/bundles")).prepareBundles(),
}));

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
  const spec = readSpec("channel", document as unknown as Document);

  const unknowns = collectUnknowns(spec, spec.operations[0] as Operation);

  expect(unknowns.map(({ id }) => id)).toEqual([ofOperation, ofAnswer, ofField]);
});

test("collectUnknowns() gives none where all is shown", () => {
  expect(collectUnknowns(shopSpec, shopSpec.operations[0] as Operation)).toEqual([]);
});
