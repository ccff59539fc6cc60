// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { SalesInvoiceCorrectionCancellationReason } from "@kontor/erp-types";
import { type Decoder, boolean, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `SalesInvoiceCorrectionCancellationReason`; keeps fields it does not know. */
export const decodeSalesInvoiceCorrectionCancellationReason: Decoder<SalesInvoiceCorrectionCancellationReason> = /* @__PURE__ */ shapeInAnyCase<SalesInvoiceCorrectionCancellationReason>(
  {},
  {
    id: text,
    isCommentRequired: boolean,
    name: text,
  },
);
