// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { OnHoldReason } from "@kontor/erp-types";
import { type Decoder, boolean, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads an `OnHoldReason`; keeps fields it does not know. */
export const decodeOnHoldReason: Decoder<OnHoldReason> = /* @__PURE__ */ shapeInAnyCase<OnHoldReason>(
  {},
  {
    id: text,
    isMergeable: boolean,
    itemsNotUsedForPurchaseList: boolean,
    name: text,
  },
);
