// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { TaxRate } from "@kontor/erp-types";
import { type Decoder, number, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `TaxRate`; keeps fields it does not know. */
export const decodeTaxRate: Decoder<TaxRate> = /* @__PURE__ */ shapeInAnyCase<TaxRate>(
  {},
  {
    departureCountryISO: text,
    rate: number,
    shipmentCountryISO: text,
    taxClassId: text,
  },
);
