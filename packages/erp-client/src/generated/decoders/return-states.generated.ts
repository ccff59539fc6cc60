// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ReturnState } from "@kontor/erp-types";
import { type Decoder, boolean, list, shapeInAnyCase, text } from "@kontor/http/internal";
import { decodeTranslation } from "./shared.generated.ts";

/** Reads a `ReturnState`; keeps fields it does not know. */
export const decodeReturnState: Decoder<ReturnState> = /* @__PURE__ */ shapeInAnyCase<ReturnState>(
  {},
  {
    id: text,
    isActive: boolean,
    translations: /* @__PURE__ */ list(decodeTranslation),
  },
);
