// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ChannelId } from "./shared.generated.ts";

/**
 * The abilities of a channel.
 * @see observed
 */
export interface ChannelFeatureList {
  /** Whether orders may be shipped together. */
  allowCombineOrders?: boolean;
  /** Which side makes the invoice document. */
  invoiceDocumentTransfer?: "not-supported" | "from-channel" | "from-seller" | (string & {});
  /** Whether prices may change after listing. */
  priceUpdatesSupported?: boolean;
  /** Whether prices may depend on the quantity. */
  quantityPriceSupported?: boolean;
  /** Whether remaining quantities are supported; misspelt on the wire. */
  remainingQuanitySupported?: boolean;
  /** Whether returns need tracking. */
  returnTrackingRequired?: boolean;
  /** Whether the channel reads stock updates itself instead of by event. */
  stockUpdateWithoutEventSupported?: boolean;
  /** Whether offers may have variations. */
  variationsSupported?: boolean;
}

/**
 * The changes that a channel makes to itself; needs a one-time PIN.
 * @see observed
 */
export interface ChannelSelfUpdate {
  /** Currency, three letters (ISO 4217). */
  currency?: string;
  /** Name shown to people. */
  displayName?: string;
  /** The abilities of a channel. */
  featureList?: ChannelFeatureList;
  marketplaceList?: string[];
  /** Mail address for one-time PINs. */
  mfaContact?: string;
  /** One-time PIN, mailed to `mfaContact`; 8 digits in the example. */
  mfaPin: string;
  /** Oldest ERP clients the channel works with. */
  minimumClientsVersionRequired?: MinimumClientsVersionRequired[];
  /** Page of the channel where a seller signs up. */
  signUpUrl?: string;
  /** Page of the channel where a seller updates the link to it. */
  updateUrl?: string;
  /** The company that runs it. */
  vendor?: string;
  /** Web address. */
  website?: string;
}

/**
 * The channel and whether it is active.
 * @see observed
 */
export interface ChannelStatus {
  /** A channel, as sellers see it. */
  channel?: SalesChannel;
  /** Whether it is active. */
  isActive?: boolean;
}

/**
 * The oldest client of a kind.
 * @see observed
 */
export interface MinimumClientsVersionRequired {
  type: string;
  /** Oldest version of that client. */
  version: string;
}

/**
 * A channel, as sellers see it.
 * @see observed
 */
export interface SalesChannel {
  /** Id of the app behind the channel. */
  appId?: string;
  /** Id by which the platform knows a channel. */
  channel: ChannelId;
  /** Kind of channel. */
  channelType?: "MARKETPLACE" | "OTHER" | (string & {});
  /** Currency, three letters (ISO 4217). */
  currency?: string;
  /** Description shown to buyers. */
  description?: string;
  /** Name shown to people. */
  displayName: string;
  /** The abilities of a channel. */
  featureList: ChannelFeatureList;
  /** Ties together values that belong to one another. */
  group?: string;
  /** Whether it is a platform channel. */
  isPlatform?: boolean;
  /** Address of the logo. */
  logo?: string;
  /** Ids of the channels of the platform; platform channels only. */
  marketplaceChannelList?: ChannelId[];
  /** Channels of the platform; platform channels only. */
  marketplaceChannels?: SalesChannel[];
  marketplaceList: string[];
  /** Oldest ERP clients the channel works with. */
  minimumClientsVersionRequired?: MinimumClientsVersionRequired[];
  /** Platform the channel belongs to. */
  platform?: string;
  /** Page that tells what the channel costs. */
  pricing?: string;
  /** Page of the channel where a seller signs up. The channel hosts it, and alone keeps the credentials of the marketplace (documented). */
  signUpUrl: string;
  /** Group of channels that share their stock. */
  stockSyncGroup?: string;
  /** Mail address of the support. */
  supportContact: string;
  /** Languages the channel speaks. */
  supportedLanguages?: string[];
  /** Page of the channel where a seller updates the link to it. */
  updateUrl?: string;
  /** The company that runs it. */
  vendor: string;
  /** The sellers who see the channel. */
  visibility?: "JTL" | "THIRDPARTY" | "ONBOARDING" | "RESTRICTED" | (string & {});
  /** Web address. */
  website: string;
}
