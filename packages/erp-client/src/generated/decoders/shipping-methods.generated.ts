// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ShippingMethod } from "@kontor/erp-types";
import { type Decoder, boolean, integer, later, number, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `ShippingMethod`; keeps fields it does not know. */
export const decodeShippingMethod: Decoder<ShippingMethod> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<ShippingMethod>(
  {},
  {
    id: text,
    extraWeight: number,
    grossPrice: number,
    isAmazonPrime: boolean,
    name: text,
    priority: integer,
  },
));
