// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Category } from "@kontor/erp-types";
import { type Decoder, integer, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `Category`; keeps fields it does not know. */
export const decodeCategory: Decoder<Category> = /* @__PURE__ */ shapeInAnyCase<Category>(
  {},
  {
    id: text,
    name: text,
    parentId: text,
    sortNumber: integer,
  },
);
