// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ReturnReason } from "@kontor/erp-types";
import { type Decoder, list, shapeInAnyCase, text } from "@kontor/http/internal";
import { decodeTranslation } from "./shared.generated.ts";

/** Reads a `ReturnReason`; keeps fields it does not know. */
export const decodeReturnReason: Decoder<ReturnReason> = /* @__PURE__ */ shapeInAnyCase<ReturnReason>(
  {},
  {
    id: text,
    translations: /* @__PURE__ */ list(decodeTranslation),
  },
);
