// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Company } from "@kontor/erp-types";
import { type Decoder, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `Company`; keeps fields it does not know. */
export const decodeCompany: Decoder<Company> = /* @__PURE__ */ shapeInAnyCase<Company>(
  {},
  {
    id: text,
    name: text,
  },
);
