// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CustomerCategory } from "@kontor/erp-types";
import { type Decoder, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `CustomerCategory`; keeps fields it does not know. */
export const decodeCustomerCategory: Decoder<CustomerCategory> = /* @__PURE__ */ shapeInAnyCase<CustomerCategory>(
  {},
  {
    id: text,
    name: text,
  },
);
