// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Feature } from "@kontor/erp-types";
import { type Decoder, boolean, integer, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `Feature`; keeps fields it does not know. */
export const decodeFeature: Decoder<Feature> = /* @__PURE__ */ shapeInAnyCase<Feature>(
  {},
  {
    feature: text,
    isUsable: boolean,
    release: text,
    version: integer,
  },
);
