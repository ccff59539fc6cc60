// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ErrorResponse } from "@kontor/erp-types";
import { type Decoder, list, mapOf, shape, text } from "@kontor/http";

/** Reads an `ErrorResponse`; keeps fields it does not know. */
export const errorResponse: Decoder<ErrorResponse> = /* @__PURE__ */ shape<ErrorResponse>(
  {},
  {
    errorCode: text,
    errorMessage: text,
    errors: mapOf(list(text)),
    validationErrors: mapOf(text),
    stacktrace: text,
  },
);
