import type { Order, OrderCancellationRequest, SalesChannel } from "@kontor/channel-types";
import type { AppRegistration } from "@kontor/erp-types";

/** The state of the sandbox's time: it runs ahead of the real time, or it stands still. */
export interface ClockRow {
  /** How far it is ahead of the real time, in ms. */
  aheadMs: number;
  /** The instant at which it stands, in ms since the epoch; absent while it runs. */
  frozenAt?: number;
}

/** An event as it goes over the wire. */
export interface WireEvent {
  id: string;
  type: string;
  createdAt: string;
  event: unknown;
}

export interface ApiKey {
  tenantId: string;
  appId?: string;
  /** Absent: every scope but `application.runas`. */
  scopes?: readonly string[];
}

export interface AuthorizationCode {
  clientId: string;
  redirectUri: string;
  scopes: readonly string[];
  challenge: string;
  expiresAt: number;
  /** The tokens issued for this code. If the code is used again, they end. */
  used?: string[];
}

export interface OAuthRefreshToken {
  clientId: string;
  scopes: readonly string[];
}

export interface RegistrationRow {
  id: string;
  tenantId: string;
  challengeCode: string;
  request: AppRegistration;
  /** 0 pending, 1 rejected, 2 accepted (observed). */
  status: 0 | 1 | 2;
  apiKey?: string;
  grantedScopes?: string[];
  requestedAt: number;
  /** When the app first read the outcome. After that the key is not shown again (given §3). */
  answeredAt?: number;
}

/** A cloud app whose manifest is registered; only such ones can be installed (given §6.2). */
export interface CloudApp {
  /** `technicalName` of the manifest. */
  app: string;
  configurationUrl: string;
  manifest: unknown;
}

/** A merchant's installation of a cloud app. @see given spec §6.2 */
export interface Installation {
  id: string;
  app: string;
  tenantId: string;
  configurationUrl: string;
  /** `failed`: the set-up page could not be reached. `waiting`: `setupCompleted` has not come yet. There is no time limit. */
  state: "failed" | "waiting" | "installed";
  problem?: string;
  startedAt: number;
}

export interface ChannelRow {
  isActive: boolean;
  mfaContact?: string;
  channel: SalesChannel;
}

export interface SellerRow {
  channel: string;
  sellerId: string;
  accountId: number;
  companyName?: string;
  isActiveByErp: boolean;
  isActiveByChannel: boolean;
  /** Set while the seller is unlinked but not removed for good. */
  unlinkedAt?: string;
  createdAt: string;
  updatedAt: string;
}

/** A one-time session with which a seller's browser comes to the channel's page. */
export interface SellerSession {
  /** Its id, by which the channel asks for it. */
  session: string;
  kind: "signup" | "update";
  channel: string;
  accountId: number;
  sellerId?: string;
  expiresAt: number;
}

export interface OfferRow {
  sellerId: string;
  offerId: number;
  channelOfferId?: string;
  status: "new" | "in-progress" | "listed" | "failed" | "ended";
  quantity?: string;
  stockUpdatedAt?: string;
  errors?: unknown[];
}

export interface OrderRow {
  order: Order;
  /** The types of the events that the seller's side has sent for this order. */
  seen: string[];
}

export interface CancellationRow {
  askedBy: "seller" | "channel";
  status: "requested" | "accepted" | "denied";
  request: Pick<OrderCancellationRequest, "sellerId" | "orderId">;
}

/** A record of a group whose behaviour comes from the specs alone. */
export interface RecordRow {
  tenantId: string;
  /** Its collection, for example `customers/notes`. */
  name: string;
  id: string;
  /** The ids of the records above it, by the name of the parameter in lower case. */
  parents: Record<string, string>;
  /** The instant of its last change. */
  at: string;
  /** As they were sent. */
  fields: Record<string, unknown>;
}
