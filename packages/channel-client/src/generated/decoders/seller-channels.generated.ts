// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { SignUpAddress, UpdateAddress } from "@kontor/channel-types";
import { type Decoder, idText, integerAsSent, shape, text } from "@kontor/http/internal";

/** Reads a `SignUpAddress`; keeps fields it does not know. */
export const decodeSignUpAddress: Decoder<SignUpAddress> = /* @__PURE__ */ shape<SignUpAddress>(
  {},
  {
    expiresAt: integerAsSent,
    signUpUrl: text,
  },
);

/** Reads an `UpdateAddress`; keeps fields it does not know. */
export const decodeUpdateAddress: Decoder<UpdateAddress> = /* @__PURE__ */ shape<UpdateAddress>(
  {},
  {
    expiresAt: integerAsSent,
    sellerId: idText,
    updateUrl: text,
  },
);
