// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CategoryAttributes } from "@kontor/channel-types";
import { type Decoder, anything, list, shape } from "@kontor/http/internal";
import { decodeAttribute } from "./shared.generated.ts";

/** Reads a `CategoryAttributes`; keeps fields it does not know. */
export const decodeCategoryAttributes: Decoder<CategoryAttributes> = /* @__PURE__ */ shape<CategoryAttributes>(
  {},
  {
    attributeList: /* @__PURE__ */ list(decodeAttribute),
    attributeListVersion: anything,
  },
);
