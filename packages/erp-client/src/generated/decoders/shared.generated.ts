// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ErrorResponse } from "@kontor/erp-types";
import { type Decoder, list, mapOf, shapeInAnyCase, text } from "@kontor/http/parts";

/** Reads an `ErrorResponse`; keeps fields it does not know. */
export const decodeErrorResponse: Decoder<ErrorResponse> = /* @__PURE__ */ shapeInAnyCase<ErrorResponse>(
  {},
  {
    errorCode: text,
    errorMessage: text,
    errors: mapOf(list(text)),
    stacktrace: text,
    validationErrors: mapOf(text),
  },
);
