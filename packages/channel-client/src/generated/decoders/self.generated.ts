// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ChannelFeatureList, ChannelStatus, MinimumClientsVersionRequired, SalesChannel } from "@kontor/channel-types";
import { type Decoder, booleanAsSent, bounded, later, list, shape, text } from "@kontor/http/internal";

/** Reads a `ChannelFeatureList`; keeps fields it does not know. */
export const decodeChannelFeatureList: Decoder<ChannelFeatureList> = /* @__PURE__ */ later(() => /* @__PURE__ */ shape<ChannelFeatureList>(
  {},
  {
    allowCombineOrders: booleanAsSent,
    invoiceDocumentTransfer: text,
    priceUpdatesSupported: booleanAsSent,
    quantityPriceSupported: booleanAsSent,
    remainingQuanitySupported: booleanAsSent,
    returnTrackingRequired: booleanAsSent,
    stockUpdateWithoutEventSupported: booleanAsSent,
    variationsSupported: booleanAsSent,
  },
));

/** Reads a `MinimumClientsVersionRequired`; keeps fields it does not know. */
export const decodeMinimumClientsVersionRequired: Decoder<MinimumClientsVersionRequired> = /* @__PURE__ */ shape<MinimumClientsVersionRequired>(
  {
    type: text,
    version: text,
  },
  {},
);

/** It is measured once, from outside: `decodeSalesChannel` refuses what nests too deep. */
const readSalesChannel: Decoder<SalesChannel> = /* @__PURE__ */ later(() => /* @__PURE__ */ shape<SalesChannel>(
  {
    channel: text,
    displayName: text,
    featureList: decodeChannelFeatureList,
    marketplaceList: /* @__PURE__ */ list(text),
    signUpUrl: text,
    supportContact: text,
    vendor: text,
    website: text,
  },
  {
    appId: text,
    channelType: text,
    currency: text,
    description: text,
    group: text,
    isPlatform: booleanAsSent,
    logo: text,
    marketplaceChannelList: /* @__PURE__ */ list(text),
    marketplaceChannels: /* @__PURE__ */ list(/* @__PURE__ */ later(() => readSalesChannel)),
    minimumClientsVersionRequired: /* @__PURE__ */ list(decodeMinimumClientsVersionRequired),
    platform: text,
    pricing: text,
    stockSyncGroup: text,
    supportedLanguages: /* @__PURE__ */ list(text),
    updateUrl: text,
    visibility: text,
  },
));

/** Reads a `SalesChannel`; keeps fields it does not know. */
export const decodeSalesChannel: Decoder<SalesChannel> = /* @__PURE__ */ bounded(readSalesChannel);

/** Reads a `ChannelStatus`; keeps fields it does not know. */
export const decodeChannelStatus: Decoder<ChannelStatus> = /* @__PURE__ */ shape<ChannelStatus>(
  {},
  {
    channel: decodeSalesChannel,
    isActive: booleanAsSent,
  },
);
