// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { TaxClass } from "@kontor/erp-types";
import { type Decoder, boolean, integer, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `TaxClass`; keeps fields it does not know. */
export const decodeTaxClass: Decoder<TaxClass> = /* @__PURE__ */ shapeInAnyCase<TaxClass>(
  {},
  {
    id: text,
    isStandard: boolean,
    name: text,
    taxType: integer,
  },
);
