// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AccessToken } from "@kontor/channel-types";
import { type Decoder, integerAsSent, shape, text } from "@kontor/http/internal";

/** Reads an `AccessToken`; keeps fields it does not know. */
export const decodeAccessToken: Decoder<AccessToken> = /* @__PURE__ */ shape<AccessToken>(
  {},
  {
    authToken: text,
    expiresIn: integerAsSent,
    scope: text,
    tokenExpireAt: text,
  },
);
