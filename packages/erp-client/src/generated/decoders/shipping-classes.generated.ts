// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ShippingClass } from "@kontor/erp-types";
import { type Decoder, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `ShippingClass`; keeps fields it does not know. */
export const decodeShippingClass: Decoder<ShippingClass> = /* @__PURE__ */ shapeInAnyCase<ShippingClass>(
  {},
  {
    id: text,
    name: text,
  },
);
