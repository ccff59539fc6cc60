// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Availability } from "@kontor/erp-types";
import { type Decoder, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads an `Availability`; keeps fields it does not know. */
export const decodeAvailability: Decoder<Availability> = /* @__PURE__ */ shapeInAnyCase<Availability>(
  {},
  {
    id: text,
    name: text,
  },
);
