// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { SellerLogin } from "@kontor/channel-types";
import { type Decoder, shape, text } from "@kontor/http/internal";

/** Reads a `SellerLogin`; keeps fields it does not know. */
export const decodeSellerLogin: Decoder<SellerLogin> = /* @__PURE__ */ shape<SellerLogin>(
  {},
  {
    token: text,
  },
);
