import { expect, test } from "vitest";
import { applySchemaNames } from "./schemas.ts";
import type { Document } from "../document/openapi.ts";

const document = (schemas: Document["components"]["schemas"]): Document => ({
  openapi: "3.1.0",
  info: { title: "", version: "" },
  tags: [],
  paths: {},
  components: { schemas },
});

test("applySchemaNames() names a schema by its title, and an event by its type", () => {
  const named = applySchemaNames(
    document({
      "tax-class": { title: "TaxClass", properties: { type: { $ref: "#/components/schemas/offer-new-2" } } },
      "offer-new-2": { title: "Seller:Offer.New" },
    }),
  );

  expect(named.components.schemas).toEqual({
    TaxClass: { title: "TaxClass", properties: { type: { $ref: "#/components/schemas/SellerOfferNewEvent" } } },
    SellerOfferNewEvent: { title: "Seller:Offer.New" },
  });
});

test("applySchemaNames() refuses two schemas of one name", () => {
  expect(() => applySchemaNames(document({ a: { title: "Same" }, b: { title: "Same" } }))).toThrow(
    "Cannot name schema b as Same is taken",
  );
});
