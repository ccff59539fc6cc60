// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CustomerGroup } from "@kontor/erp-types";
import { type Decoder, boolean, later, number, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `CustomerGroup`; keeps fields it does not know. */
export const decodeCustomerGroup: Decoder<CustomerGroup> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<CustomerGroup>(
  {},
  {
    id: text,
    discount: number,
    isDefault: boolean,
    isNetPrice: boolean,
    name: text,
  },
));
