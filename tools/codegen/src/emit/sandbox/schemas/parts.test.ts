import { expect, test } from "vitest";
import { tinyDocument } from "../../../fixtures/tiny.ts";
import type { Document } from "../../../document/openapi.ts";
import { buildModel } from "../../../model/build.ts";
import { listContents, readParts } from "./parts.ts";

const read = (document: Document, id: string) => {
  const { operations } = buildModel({ api: "erp", document });
  return readParts(operations.find((each) => each.id === id)!);
};

test("readParts() gives headers in lower case, and a schema for each other part", () => {
  const document = tinyDocument();

  expect(read(document, "Shop_GetShop")).toEqual({
    headers: { "x-tenant-id": { required: true, schema: { type: "string", format: "uuid" } } },
    schemas: {
      path: { type: "object", required: ["shopId"], properties: { shopId: { type: "string" } } },
      query: { type: "object", properties: { expand: { type: "boolean" } } },
      "200": { $ref: "#/components/schemas/Shop" },
    },
  });
});

test("readParts() takes the JSON of several bodies, and no schema of an answer that is no JSON", () => {
  const document = tinyDocument();
  const create = document.paths["/v1/shops"]!["post"]!;
  const json = create.requestBody!.content["application/json"]!;
  create.requestBody!.content = { "application/a": { schema: { type: "string" } }, "application/json": json };
  create.responses["201"] = { description: "A page.", content: { "text/html": { schema: { type: "string" } } } };

  expect(read(document, "Shop_CreateShop").schemas).toEqual({ body: { $ref: "#/components/schemas/Shop" } });
});

test("listContents() lists JSON before the rest, and the rest by name", () => {
  const document = tinyDocument();
  const create = document.paths["/v1/shops"]!["post"]!;
  create.requestBody!.content = { "text/b": {}, "application/json": {}, "text/a": {} };

  expect(listContents(create).map(([type]) => type)).toEqual(["application/json", "text/a", "text/b"]);
});
