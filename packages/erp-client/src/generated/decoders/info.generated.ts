// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ApiStatus } from "@kontor/erp-types";
import { type Decoder, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads an `ApiStatus`; keeps fields it does not know. */
export const decodeApiStatus: Decoder<ApiStatus> = /* @__PURE__ */ shapeInAnyCase<ApiStatus>(
  {},
  {
    tenant: text,
    timestamp: text,
    type: text,
    version: text,
  },
);
