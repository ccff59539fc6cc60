import { expect, test } from "vitest";
import { nameSchemas } from "./schemas.ts";
import type { Document } from "../read/spec.ts";

const document = (schemas: Document["components"]["schemas"]): Document => ({
  openapi: "3.1.0",
  info: { title: "", version: "" },
  tags: [],
  paths: {},
  components: { schemas },
});

test("nameSchemas() names a schema by its title, and an event by its type", () => {
  const named = nameSchemas(
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

test("nameSchemas() refuses two schemas of one name", () => {
  expect(() => nameSchemas(document({ a: { title: "Same" }, b: { title: "Same" } }))).toThrow(
    "Cannot name schema b as Same is taken",
  );
});
