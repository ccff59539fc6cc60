// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ProductGroup } from "@kontor/erp-types";
import { type Decoder, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `ProductGroup`; keeps fields it does not know. */
export const decodeProductGroup: Decoder<ProductGroup> = /* @__PURE__ */ shapeInAnyCase<ProductGroup>(
  {},
  {
    id: text,
    name: text,
  },
);
