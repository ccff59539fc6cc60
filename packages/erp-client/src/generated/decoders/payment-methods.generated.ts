// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { PaymentMethod } from "@kontor/erp-types";
import { type Decoder, boolean, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `PaymentMethod`; keeps fields it does not know. */
export const decodePaymentMethod: Decoder<PaymentMethod> = /* @__PURE__ */ shapeInAnyCase<PaymentMethod>(
  {},
  {
    id: text,
    isActive: boolean,
    isStandard: boolean,
    name: text,
  },
);
