import { expect, test } from "vitest";
import { tinyDocument, tinyModel } from "../../../fixtures/tiny.ts";
import type { Document } from "../../../document/openapi.ts";
import { buildModel } from "../../../model/build.ts";
import { emitSchemas } from "./schemas.ts";

test("emitSchemas() writes a file per group, a field or a part per line, and what groups share once", () => {
  const files = emitSchemas([tinyModel()]);

  expect(Object.keys(files)).toEqual([
    "erp-event-types.generated.ts",
    "erp-shop.generated.ts",
    "erp-shared.generated.ts",
    "index.generated.ts",
  ]);
  expect(withoutBanner(files["erp-shop.generated.ts"]!)).toMatchInlineSnapshot(`
    "import type { GroupSchemas } from "../../ground/schema.ts";

    export const erpShop: GroupSchemas = {
      operations: {
        Shop_CloseForEver: () => ({
          path: {"properties":{"shopId":{"type":"string"}},"required":["shopId"],"type":"object"},
        }),
        Shop_CreateShop: () => ({
          201: {},
          body: {"$ref":"Shop"},
        }),
        Shop_GetShop: () => ({
          header: "x-tenant-id*",
          200: {"$ref":"Shop"},
          query: {"properties":{"expand":{"type":"boolean"}},"type":"object"},
          path: {"properties":{"shopId":{"type":"string"}},"required":["shopId"],"type":"object"},
        }),
      },
      schemas: {},
    };
    "
  `);
  expect(withoutBanner(files["erp-shared.generated.ts"]!)).toMatchInlineSnapshot(`
    "import type { ApiSchemas } from "../../ground/schema.ts";

    export const erpShared: Omit<ApiSchemas, "groups"> = {
      schemas: {
        Owner: () => ({
          type: "object",
          properties: {
            name: {"type":"string"},
            notes: {"additionalProperties":{"type":"string"},"type":"object"},
          },
        }),
        Shop: () => ({
          required: ["id"],
          type: "object",
          properties: {
            id: {"type":"integer"},
            owner: {"$ref":"Owner"},
            tags: {"items":{"type":"string"},"type":"array"},
            turnover: {"type":"string","x-decimal-text":true},
          },
        }),
      },
      headers: {
        "x-tenant-id": {"format":"uuid","type":"string"},
      },
      events: {
        "Shop.Opened": "ShopOpenedEvent",
      },
    };
    "
  `);
  expect(withoutBanner(files["index.generated.ts"]!)).toMatchInlineSnapshot(`
    "import { erpEventTypes } from "./erp-event-types.generated.ts";
    import { erpShared } from "./erp-shared.generated.ts";
    import { erpShop } from "./erp-shop.generated.ts";

    /** The schemas of bodies, parameters and answers, by interface. */
    export const apiSchemas = {
      erp: { groups: [erpEventTypes, erpShop], ...erpShared },
    };
    "
  `);
});

test("emitSchemas() writes the same whatever the order of the paths and keys of the spec", () => {
  const document = tinyDocument();

  expect(emitSchemas([buildModel({ api: "erp", document: turnAround(document) as Document })])).toEqual(
    emitSchemas([tinyModel()]),
  );
});

test("a changed field of a schema changes one line, and a header that differs stands at its operation", () => {
  const changed = tinyModel();
  changed.document.components.schemas["Shop"]!.properties!["id"] = { type: "number" };
  changed.document.paths["/v1/shops"]!["post"]!.parameters = [
    { name: "X-Tenant-Id", in: "header", schema: { type: "integer" } },
  ];
  const other = buildModel({ api: "erp", document: changed.document });

  const lines = (files: Record<string, string>) => new Set(Object.values(files).join("").split("\n"));
  const before = lines(emitSchemas([tinyModel()]));

  expect([...lines(emitSchemas([other]))].filter((line) => !before.has(line))).toEqual([
    '      header: "x-tenant-id",',
    '      ownHeaders: { "x-tenant-id": {"type":"integer"} },',
    '        id: {"type":"number"},',
  ]);
});

function withoutBanner(text: string): string {
  return text.slice(text.indexOf("\n") + 1);
}

/** The same document with the keys of every object in the opposite order. */
function turnAround(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnAround);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, each]) => [key, turnAround(each)]),
  );
}
