// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CategoryTreeVersion } from "@kontor/channel-types";
import { type Decoder, shape, text } from "@kontor/http/internal";

/** Reads a `CategoryTreeVersion`; keeps fields it does not know. */
export const decodeCategoryTreeVersion: Decoder<CategoryTreeVersion> = /* @__PURE__ */ shape<CategoryTreeVersion>(
  {},
  {
    categoryTreeVersion: text,
  },
);
