// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { TransactionStatus } from "@kontor/erp-types";
import { type Decoder, boolean, integer, later, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `TransactionStatus`; keeps fields it does not know. */
export const decodeTransactionStatus: Decoder<TransactionStatus> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<TransactionStatus>(
  {},
  {
    id: integer,
    isValidForSalesOrder: boolean,
    isValidForSalesQuotation: boolean,
    isValidForSubscription: boolean,
    name: text,
  },
));
