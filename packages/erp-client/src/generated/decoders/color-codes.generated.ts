// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ColorCode } from "@kontor/erp-types";
import { type Decoder, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `ColorCode`; keeps fields it does not know. */
export const decodeColorCode: Decoder<ColorCode> = /* @__PURE__ */ shapeInAnyCase<ColorCode>(
  {},
  {
    id: text,
    code: text,
    name: text,
  },
);
