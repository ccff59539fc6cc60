// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { SellerReportAnswer } from "@kontor/channel-types";
import { type Decoder, integerAsSent, shape, text } from "@kontor/http/internal";

/** Reads a `SellerReportAnswer`; keeps fields it does not know. */
export const decodeSellerReportAnswer: Decoder<SellerReportAnswer> = /* @__PURE__ */ shape<SellerReportAnswer>(
  {},
  {
    created: text,
    expiresIn: integerAsSent,
    reportId: text,
  },
);
