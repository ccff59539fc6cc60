// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { UploadFileResponse } from "@kontor/erp-types";
import { type Decoder, longInteger, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads an `UploadFileResponse`; keeps fields it does not know. */
export const decodeUploadFileResponse: Decoder<UploadFileResponse> = /* @__PURE__ */ shapeInAnyCase<UploadFileResponse>(
  {},
  {
    fileHandle: text,
    fileName: text,
    size: longInteger,
  },
);
