// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Session } from "@kontor/erp-types";
import { type Decoder, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `Session`; keeps fields it does not know. */
export const decodeSession: Decoder<Session> = /* @__PURE__ */ shapeInAnyCase<Session>(
  {},
  {
    sessionId: text,
  },
);
