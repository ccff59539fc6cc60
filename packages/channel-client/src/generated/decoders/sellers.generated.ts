// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ChannelSeller, ChannelSellerList, SignupSession, UpdateSession } from "@kontor/channel-types";
import { type Decoder, booleanAsSent, idText, integerAsSent, later, list, shape, text } from "@kontor/http/internal";

/** Reads a `ChannelSeller`; keeps fields it does not know. */
export const decodeChannelSeller: Decoder<ChannelSeller> = /* @__PURE__ */ later(() => /* @__PURE__ */ shape<ChannelSeller>(
  {},
  {
    companyName: text,
    createdAt: text,
    isActiveByChannel: booleanAsSent,
    isActiveByJTL: booleanAsSent,
    jtlAccountId: integerAsSent,
    sellerId: idText,
    updatedAt: text,
  },
));

/** Reads a `ChannelSellerList`; keeps fields it does not know. */
export const decodeChannelSellerList: Decoder<ChannelSellerList> = /* @__PURE__ */ shape<ChannelSellerList>(
  {},
  {
    sellerList: /* @__PURE__ */ list(decodeChannelSeller),
  },
);

/** Reads a `SignupSession`; keeps fields it does not know. */
export const decodeSignupSession: Decoder<SignupSession> = /* @__PURE__ */ shape<SignupSession>(
  {
    jtlAccountId: integerAsSent,
  },
  {},
);

/** Reads an `UpdateSession`; keeps fields it does not know. */
export const decodeUpdateSession: Decoder<UpdateSession> = /* @__PURE__ */ shape<UpdateSession>(
  {
    sellerId: idText,
  },
  {},
);
