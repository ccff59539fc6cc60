// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { GlobalAttributes, SellerAttributeList, SellerAttributes } from "@kontor/channel-types";
import { type Decoder, anything, idText, list, shape } from "@kontor/http/internal";
import { decodeAttribute } from "./shared.generated.ts";

/** Reads a `GlobalAttributes`; keeps fields it does not know. */
export const decodeGlobalAttributes: Decoder<GlobalAttributes> = /* @__PURE__ */ shape<GlobalAttributes>(
  {},
  {
    attributeList: /* @__PURE__ */ list(decodeAttribute),
  },
);

/** Reads a `SellerAttributeList`; keeps fields it does not know. */
export const decodeSellerAttributeList: Decoder<SellerAttributeList> = /* @__PURE__ */ shape<SellerAttributeList>(
  {},
  {
    attributeList: /* @__PURE__ */ list(decodeAttribute),
    sellerId: idText,
  },
);

/** Reads a `SellerAttributes`; keeps fields it does not know. */
export const decodeSellerAttributes: Decoder<SellerAttributes> = /* @__PURE__ */ shape<SellerAttributes>(
  {},
  {
    attributeListVersion: anything,
    sellerAttributeList: /* @__PURE__ */ list(decodeSellerAttributeList),
  },
);
