// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AppToken, Registration, RegistrationStatus } from "@kontor/erp-types";
import { type Decoder, integer, list, shapeInAnyCase, text } from "@kontor/http/parts";

/** Reads an `AppToken`; keeps fields it does not know. */
export const decodeAppToken: Decoder<AppToken> = /* @__PURE__ */ shapeInAnyCase<AppToken>(
  {},
  {
    apiKey: text,
  },
);

/** Reads a `RegistrationStatus`; keeps fields it does not know. */
export const decodeRegistrationStatus: Decoder<RegistrationStatus> = /* @__PURE__ */ shapeInAnyCase<RegistrationStatus>(
  {},
  {
    appId: text,
    registrationRequestId: text,
    status: integer,
  },
);

/** Reads a `Registration`; keeps fields it does not know. */
export const decodeRegistration: Decoder<Registration> = /* @__PURE__ */ shapeInAnyCase<Registration>(
  {},
  {
    grantedScopes: list(text),
    requestStatusInfo: decodeRegistrationStatus,
    token: decodeAppToken,
  },
);
