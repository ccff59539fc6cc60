// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AccessToken, AttachmentUpload, AttributeList, CancellationAccept, CancellationDenied, Category, CategoryTreeVersion, ChannelCategoryTree, ChannelSelfUpdate, ChannelSellerList, ChannelStatus, CreateSeller, DocumentReference, EventIdList, EventList, InvoiceUpload, Notification, OfferListingFailedList, OfferListingInProgressList, OfferListingSuccessfulList, OrderAddressUpdateList, OrderCancellationRequest, OrderList, OrderStatusList, PartialSuccess, PaymentRules, PriceType, RefreshTokenGrant, RefundProcessingResult, ReturnAnnouncement, ReturnProcessingResult, SellerEventList, SellerInventoryItem, SellerInvoiceUpload, SellerOfferEndList, SellerOfferList, SellerOfferPriceList, SellerOfferStockList, SellerOrderAcceptList, SellerOrderPaymentList, SellerOrderRefund, SellerOrderReturn, SellerOrderShippingList, SellerReportAnswer, SellerReportRequest, SellerTicketReply, ShippingRules, SignUpAddress, SignupSession, StockList, Ticket, UpdateAddress, UpdateSeller, UpdateSession, UpsertMarketplaceSeller } from "@kontor/channel-types";
import { type PartialOptions, type PartialResult, type CallOptions, type Fetch, type Telemetry, type ReadApart } from "@kontor/http";
import { createCallSender, readDocument, encodeForm, encodeMultipart, list, keepDigits, clientHeaders, createPartialFinish, type OperationCall } from "@kontor/http/parts";
import * as decode from "./decode.generated.ts";
import { ChannelError } from "./errors.generated.ts";

/** The headers of a request, set once for a client. */
export interface ChannelHeaders {
  /** Language of error messages: `de` or `en`. Default `de`. Header `Accept-Language`. */
  language?: string;
}

const headerRules = {
  language: { header: "Accept-Language", pattern: /^.{1,}$/s, must: "be text" },
};

/**
 * The headers that a client sends with every request.
 *
 * @throws {ArgumentError} If one is missing or malformed.
 */
export function channelHeaders(options: ChannelHeaders): Record<string, string> {
  return clientHeaders("a channel client", headerRules, { ...options });
}

/** The options of a client. */
export interface ChannelClientOptions extends ChannelHeaders {
  /** Base address, `{channel_base_url}`; a path prefix is kept. */
  baseUrl: string;
  /** Sends the requests; credentials, timeouts and retries live here. Default `globalThis.fetch`. */
  fetch?: Fetch;
  /** Runs around every call; `openTelemetry()` of `@kontor/http/telemetry` gives one. Default: nothing does. */
  telemetry?: Pick<Telemetry, "observe">;
}

export interface AuthCreateSellerTokenParameters {
  /** One-time PIN, for example six digits. */
  pin: string;
}

/** Operations on `auth`. Every method throws a {@link ChannelError}. */
export interface Auth {
  /**
   * Exchanges a refresh token for an access token. `POST /v1/auth`. Maturity: stable.
   * Needs no access token.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see given spec §4.3, §5.2
   */
  exchangeRefreshToken(body: RefreshTokenGrant, options?: CallOptions): Promise<AccessToken>;
  /**
   * Exchanges a PIN for a seller token. `POST /v1/auth/create/seller-token`. Maturity: stable.
   * Needs no access token.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  createSellerToken(params: AuthCreateSellerTokenParameters, options?: CallOptions): Promise<AccessToken>;
}

export function auth(core: ChannelCore): Auth {
  return {
    exchangeRefreshToken: (body, options) => core.call({ options, operation: "Auth_ExchangeRefreshToken", call: "channel.auth.exchangeRefreshToken", method: "POST", path: "/v1/auth", body, needsBody: true, form: encodeForm, decode: decode.accessToken }) as Promise<AccessToken>,
    createSellerToken: (params, options) => core.call({ options, operation: "Auth_CreateSellerToken", call: "channel.auth.createSellerToken", method: "POST", path: "/v1/auth/create/seller-token", params, query: ["pin"], required: ["pin"], decode: decode.accessToken }) as Promise<AccessToken>,
  };
}

export interface PublicChannelsListParameters {
  /** How many to pass over. */
  offset?: number;
  /** How many to return; 100 in the example. */
  limit?: number;
  /** Only channels of this marketplace. */
  marketplace?: string;
}

/** Operations on `publicChannels`. Every method throws a {@link ChannelError}. */
export interface PublicChannels {
  /**
   * Lists channels. `GET /v1/public/channel`. Maturity: stable.
   * Quota: 10 requests in 60 s.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  list(params?: PublicChannelsListParameters, options?: CallOptions): Promise<unknown>;
}

export function publicChannels(core: ChannelCore): PublicChannels {
  return {
    list: (params, options) => core.call({ options, operation: "PublicChannels_List", call: "channel.publicChannels.list", method: "GET", path: "/v1/public/channel", params, query: ["offset","limit","marketplace"] }) as Promise<unknown>,
  };
}

/** Operations on `self`. Every method throws a {@link ChannelError}. */
export interface Self {
  /**
   * Returns the channel and whether it is active. `GET /v1/channel`. Maturity: stable.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  get(options?: CallOptions): Promise<ChannelStatus>;
  /**
   * Changes the channel. `PATCH /v1/channel`. Maturity: stable.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  update(body: ChannelSelfUpdate, options?: CallOptions): Promise<void>;
  /**
   * Mails a one-time PIN. `GET /v1/channel/mfa-pin`. Maturity: stable.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  requestMfaPin(options?: CallOptions): Promise<void>;
}

export function self(core: ChannelCore): Self {
  return {
    get: (options) => core.call({ options, operation: "Self_Get", call: "channel.self.get", method: "GET", path: "/v1/channel", decode: decode.channelStatus }) as Promise<ChannelStatus>,
    update: (body, options) => core.call({ options, operation: "Self_Update", call: "channel.self.update", method: "PATCH", path: "/v1/channel", body, needsBody: true, answer: "none" }) as Promise<void>,
    requestMfaPin: (options) => core.call({ options, operation: "Self_RequestMfaPin", call: "channel.self.requestMfaPin", method: "GET", path: "/v1/channel/mfa-pin", answer: "none" }) as Promise<void>,
  };
}

export interface SellersGetUpdateSessionParameters {
  /** One-time session of the sign-up or update. An old guide writes `sessionId` here and in bodies; schema and clients write `session`. */
  session: string;
}

export interface SellersGetSignupSessionParameters {
  /** One-time session of the sign-up or update. An old guide writes `sessionId` here and in bodies; schema and clients write `session`. */
  session: string;
}

export interface SellersUnlinkParameters {
  /** The seller. */
  sellerId: string;
  /** Why, for the seller to read. */
  reason?: string;
}

export interface SellersUpsertParameters {
  /** The seller's account at the platform. */
  jtlAccountId: number;
}

/** Operations on `sellers`. Every method throws a {@link ChannelError}. */
export interface Sellers {
  /**
   * Lists the sellers of the channel. `GET /v1/channel/seller/list`. Maturity: stable.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  list(options?: CallOptions): Promise<ChannelSellerList>;
  /**
   * Ends a seller's sign-up. `POST /v1/channel/seller`. Maturity: stable.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  create(body: CreateSeller, options?: CallOptions): Promise<void>;
  /**
   * Ends a seller's update. `PATCH /v1/channel/seller`. Maturity: stable.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  update(body: UpdateSeller, options?: CallOptions): Promise<void>;
  /**
   * Returns whose update session it is. `GET /v1/channel/seller/update-session`. Maturity: stable.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  getUpdateSession(params: SellersGetUpdateSessionParameters, options?: CallOptions): Promise<UpdateSession>;
  /**
   * Returns whose sign-up session it is. `GET /v1/channel/seller/signup-session`. Maturity: stable.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  getSignupSession(params: SellersGetSignupSessionParameters, options?: CallOptions): Promise<SignupSession>;
  /**
   * Unlinks a seller. `DELETE /v1/channel/seller/{sellerId}`. Maturity: stable.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see observed
   */
  unlink(params: SellersUnlinkParameters, options?: CallOptions): Promise<void>;
  /**
   * Adds a known seller to a further channel. `POST /v1/channel/seller/platform/{jtlAccountId}`. Maturity: stable.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  upsert(params: SellersUpsertParameters, body: UpsertMarketplaceSeller, options?: CallOptions): Promise<void>;
}

export function sellers(core: ChannelCore): Sellers {
  return {
    list: (options) => core.call({ options, operation: "Sellers_List", call: "channel.sellers.list", method: "GET", path: "/v1/channel/seller/list", decode: decode.channelSellerList }) as Promise<ChannelSellerList>,
    create: (body, options) => core.call({ options, operation: "Sellers_Create", call: "channel.sellers.create", method: "POST", path: "/v1/channel/seller", body, needsBody: true, answer: "none" }) as Promise<void>,
    update: (body, options) => core.call({ options, operation: "Sellers_Update", call: "channel.sellers.update", method: "PATCH", path: "/v1/channel/seller", body, needsBody: true, answer: "none" }) as Promise<void>,
    getUpdateSession: (params, options) => core.call({ options, operation: "Sellers_GetUpdateSession", call: "channel.sellers.getUpdateSession", method: "GET", path: "/v1/channel/seller/update-session", params, query: ["session"], required: ["session"], decode: decode.updateSession }) as Promise<UpdateSession>,
    getSignupSession: (params, options) => core.call({ options, operation: "Sellers_GetSignupSession", call: "channel.sellers.getSignupSession", method: "GET", path: "/v1/channel/seller/signup-session", params, query: ["session"], required: ["session"], decode: decode.signupSession }) as Promise<SignupSession>,
    unlink: (params, options) => core.call({ options, operation: "Sellers_Unlink", call: "channel.sellers.unlink", method: "DELETE", path: "/v1/channel/seller/{sellerId}", params, query: ["reason"], required: ["sellerId"], answer: "none" }) as Promise<void>,
    upsert: (params, body, options) => core.call({ options, operation: "Sellers_Upsert", call: "channel.sellers.upsert", method: "POST", path: "/v1/channel/seller/platform/{jtlAccountId}", params, required: ["jtlAccountId"], body, needsBody: true, answer: "none" }) as Promise<void>,
  };
}

/** Operations on `channelCategories`. Every method throws a {@link ChannelError}. */
export interface ChannelCategories {
  /**
   * Replaces the category tree. `PUT /v1/channel/categories`. Maturity: stable.
   * Quota: 10 requests in 3600 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  replace(body: ChannelCategoryTree, options?: CallOptions): Promise<CategoryTreeVersion>;
}

export function channelCategories(core: ChannelCore): ChannelCategories {
  return {
    replace: (body, options) => core.call({ options, operation: "ChannelCategories_Replace", call: "channel.channelCategories.replace", method: "PUT", path: "/v1/channel/categories", body, needsBody: true, decode: decode.categoryTreeVersion }) as Promise<CategoryTreeVersion>,
  };
}

export interface AttributesReplaceOfCategoryParameters {
  /** The category. */
  categoryId: string;
}

export interface AttributesReplaceOfSellerParameters {
  /** The seller. */
  sellerId: string;
}

export interface AttributesDeleteGlobalParameters {
  /** The attribute. */
  attributeId: string;
}

export interface AttributesDeleteOfCategoryParameters {
  /** The category. */
  categoryId: string;
}

export interface AttributesDeleteFromCategoryParameters {
  /** The attribute. */
  attributeId: string;
  /** The category. */
  categoryId: string;
}

/** Operations on `attributes`. Every method throws a {@link ChannelError}. */
export interface Attributes {
  /**
   * Replaces the global attributes. `PUT /v1/channel/attribute/global`. Maturity: stable.
   * Quota: 10 requests in 3600 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  replaceGlobal(body: AttributeList, options?: CallOptions): Promise<void>;
  /**
   * Replaces the attributes of a category. `PUT /v1/channel/attribute/category/{categoryId}`. Maturity: stable.
   * Quota: 86400 requests in 86400 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  replaceOfCategory(params: AttributesReplaceOfCategoryParameters, body: AttributeList, options?: CallOptions): Promise<void>;
  /**
   * Replaces the attributes of a seller. `PUT /v1/channel/attribute/seller/{sellerId}`. Maturity: stable.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see observed
   */
  replaceOfSeller(params: AttributesReplaceOfSellerParameters, body: AttributeList, options?: CallOptions): Promise<void>;
  /**
   * Deletes a global attribute. `DELETE /v1/channel/attribute/global/{attributeId}`. Maturity: stable.
   * Quota: 10 requests in 3600 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  deleteGlobal(params: AttributesDeleteGlobalParameters, options?: CallOptions): Promise<void>;
  /**
   * Deletes the attributes of a category. `DELETE /v1/channel/attribute/category`. Maturity: stable.
   * Quota: 86400 requests in 86400 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  deleteOfCategory(params: AttributesDeleteOfCategoryParameters, options?: CallOptions): Promise<void>;
  /**
   * Deletes the attributes of all categories. `DELETE /v1/channel/attribute/category`. Maturity: stable.
   * Quota: 86400 requests in 86400 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  deleteOfAllCategories(options?: CallOptions): Promise<void>;
  /**
   * Takes an attribute from a category. `DELETE /v1/channel/attribute/{attributeId}/category/{categoryId}`. Maturity: stable.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  deleteFromCategory(params: AttributesDeleteFromCategoryParameters, options?: CallOptions): Promise<void>;
}

export function attributes(core: ChannelCore): Attributes {
  return {
    replaceGlobal: (body, options) => core.call({ options, operation: "Attributes_ReplaceGlobal", call: "channel.attributes.replaceGlobal", method: "PUT", path: "/v1/channel/attribute/global", body, needsBody: true, answer: "none" }) as Promise<void>,
    replaceOfCategory: (params, body, options) => core.call({ options, operation: "Attributes_ReplaceOfCategory", call: "channel.attributes.replaceOfCategory", method: "PUT", path: "/v1/channel/attribute/category/{categoryId}", params, required: ["categoryId"], body, needsBody: true, answer: "none" }) as Promise<void>,
    replaceOfSeller: (params, body, options) => core.call({ options, operation: "Attributes_ReplaceOfSeller", call: "channel.attributes.replaceOfSeller", method: "PUT", path: "/v1/channel/attribute/seller/{sellerId}", params, required: ["sellerId"], body, needsBody: true, answer: "none" }) as Promise<void>,
    deleteGlobal: (params, options) => core.call({ options, operation: "Attributes_DeleteGlobal", call: "channel.attributes.deleteGlobal", method: "DELETE", path: "/v1/channel/attribute/global/{attributeId}", params, required: ["attributeId"], answer: "none" }) as Promise<void>,
    deleteOfCategory: (params, options) => core.call({ options, operation: "Attributes_DeleteOfCategory", call: "channel.attributes.deleteOfCategory", method: "DELETE", path: "/v1/channel/attribute/category", params, query: ["categoryId"], required: ["categoryId"], answer: "none" }) as Promise<void>,
    deleteOfAllCategories: (options) => core.call({ options, operation: "Attributes_DeleteOfAllCategories", call: "channel.attributes.deleteOfAllCategories", method: "DELETE", path: "/v1/channel/attribute/category", answer: "none" }) as Promise<void>,
    deleteFromCategory: (params, options) => core.call({ options, operation: "Attributes_DeleteFromCategory", call: "channel.attributes.deleteFromCategory", method: "DELETE", path: "/v1/channel/attribute/{attributeId}/category/{categoryId}", params, required: ["attributeId","categoryId"], answer: "none" }) as Promise<void>,
  };
}

/** Operations on `prices`. Every method throws a {@link ChannelError}. */
export interface Prices {
  /**
   * Creates a price type. `POST /v1/channel/price`. Maturity: stable.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  createType(body: PriceType, options?: CallOptions): Promise<void>;
}

export function prices(core: ChannelCore): Prices {
  return {
    createType: (body, options) => core.call({ options, operation: "Prices_CreateType", call: "channel.prices.createType", method: "POST", path: "/v1/channel/price", body, needsBody: true, answer: "none" }) as Promise<void>,
  };
}

/** Operations on `rules`. Every method throws a {@link ChannelError}. */
export interface Rules {
  /**
   * Replaces the payment rules. `PUT /v1/channel/payment-rules`. Maturity: stable.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  replacePayment(body: PaymentRules, options?: CallOptions): Promise<void>;
  /**
   * Replaces the shipping rules. `PUT /v1/channel/shipping-rules`. Maturity: stable.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  replaceShipping(body: ShippingRules, options?: CallOptions): Promise<void>;
}

export function rules(core: ChannelCore): Rules {
  return {
    replacePayment: (body, options) => core.call({ options, operation: "Rules_ReplacePayment", call: "channel.rules.replacePayment", method: "PUT", path: "/v1/channel/payment-rules", body, needsBody: true, answer: "none" }) as Promise<void>,
    replaceShipping: (body, options) => core.call({ options, operation: "Rules_ReplaceShipping", call: "channel.rules.replaceShipping", method: "PUT", path: "/v1/channel/shipping-rules", body, needsBody: true, answer: "none" }) as Promise<void>,
  };
}

export interface OffersListStockUpdatesParameters {
  /** Only what changed after this instant; use `lastUpdatedAt` of the last answer. */
  updatedAfter: string;
  /** The seller. */
  sellerId: string;
}

export interface OffersListAllStockUpdatesParameters {
  /** Only what changed after this instant; use `lastUpdatedAt` of the last answer. */
  updatedAfter: string;
}

/** Operations on `offers`. Every method throws a {@link ChannelError}. */
export interface Offers {
  /**
   * Reports offers whose listing has begun. `POST /v1/channel/offer/in-progress`. Maturity: stable.
   * Quota: 1500 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see observed
   */
  reportInProgress(body: OfferListingInProgressList, options?: CallOptions): Promise<void>;
  /**
   * Reports offers that are listed. `POST /v1/channel/offer/listed`. Maturity: stable.
   * Quota: 1500 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  reportListed(body: OfferListingSuccessfulList, options?: CallOptions): Promise<void>;
  /**
   * Reports offers that could not be listed. `POST /v1/channel/offer/listing-failed`. Maturity: stable.
   * Quota: 1500 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see observed
   */
  reportListingFailed(body: OfferListingFailedList, options?: CallOptions): Promise<void>;
  /**
   * Lists stocks of a seller that changed. `GET /v1/channel/offer/stock-updates`. Maturity: stable.
   * Quota: 1500 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  listStockUpdates(params: OffersListStockUpdatesParameters, options?: CallOptions): Promise<StockList>;
  /**
   * Lists stocks of all sellers that changed. `GET /v1/channel/offer/stock-updates/all`. Maturity: stable.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  listAllStockUpdates(params: OffersListAllStockUpdatesParameters, options?: CallOptions): Promise<StockList>;
}

export function offers(core: ChannelCore): Offers {
  return {
    reportInProgress: (body, options) => core.call({ options, operation: "Offers_ReportInProgress", call: "channel.offers.reportInProgress", method: "POST", path: "/v1/channel/offer/in-progress", body, needsBody: true, answer: "none" }) as Promise<void>,
    reportListed: (body, options) => core.call({ options, operation: "Offers_ReportListed", call: "channel.offers.reportListed", method: "POST", path: "/v1/channel/offer/listed", body, needsBody: true, answer: "none" }) as Promise<void>,
    reportListingFailed: (body, options) => core.call({ options, operation: "Offers_ReportListingFailed", call: "channel.offers.reportListingFailed", method: "POST", path: "/v1/channel/offer/listing-failed", body, needsBody: true, answer: "none" }) as Promise<void>,
    listStockUpdates: (params, options) => core.call({ options, operation: "Offers_ListStockUpdates", call: "channel.offers.listStockUpdates", method: "GET", path: "/v1/channel/offer/stock-updates", params, query: ["updatedAfter","sellerId"], required: ["updatedAfter","sellerId"], decode: decode.stockList }) as Promise<StockList>,
    listAllStockUpdates: (params, options) => core.call({ options, operation: "Offers_ListAllStockUpdates", call: "channel.offers.listAllStockUpdates", method: "GET", path: "/v1/channel/offer/stock-updates/all", params, query: ["updatedAfter"], required: ["updatedAfter"], decode: decode.stockList }) as Promise<StockList>,
  };
}

/** Operations on `orders`. Every method throws a {@link ChannelError}. */
export interface Orders {
  /**
   * Creates orders. `POST /v1/channel/order`. Maturity: stable.
   * Quota: 600 requests in 60 s.
   * @returns What was stored and what was refused. The call throws for what was refused only with `throwOnRefused`.
   * @throws {PartialFailure} If something was refused, with `throwOnRefused`.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  create(body: OrderList, options?: PartialOptions): Promise<PartialResult<PartialSuccess>>;
  /**
   * Changes the status of orders. `PUT /v1/channel/order/status`. Maturity: stable.
   * Quota: 600 requests in 60 s.
   * @returns What was stored and what was refused. The call throws for what was refused only with `throwOnRefused`.
   * @throws {PartialFailure} If something was refused, with `throwOnRefused`.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  updateStatus(body: OrderStatusList, options?: PartialOptions): Promise<PartialResult<PartialSuccess>>;
  /**
   * Changes the addresses of orders. `PUT /v1/channel/order/address-update`. Maturity: stable.
   * Quota: 600 requests in 60 s.
   * @returns What was stored and what was refused. The call throws for what was refused only with `throwOnRefused`.
   * @throws {PartialFailure} If something was refused, with `throwOnRefused`.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  updateAddress(body: OrderAddressUpdateList, options?: PartialOptions): Promise<PartialResult<PartialSuccess>>;
  /**
   * Asks a seller for a cancellation. `POST /v1/channel/order/cancellation`. Maturity: stable.
   * Quota: 600 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  requestCancellation(body: OrderCancellationRequest, options?: CallOptions): Promise<void>;
  /**
   * Accepts a seller's cancellation. `PUT /v1/channel/order/cancellation-accept`. Maturity: stable.
   * Quota: 600 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  acceptCancellation(body: CancellationAccept, options?: CallOptions): Promise<void>;
  /**
   * Denies a seller's cancellation. `PUT /v1/channel/order/cancellation-denied`. Maturity: stable.
   * Quota: 600 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see observed
   */
  denyCancellation(body: CancellationDenied, options?: CallOptions): Promise<void>;
}

export function orders(core: ChannelCore): Orders {
  return {
    create: (body, options) => core.call({ options, operation: "Orders_Create", call: "channel.orders.create", method: "POST", path: "/v1/channel/order", body, needsBody: true, decode: decode.partialSuccess, answer: "partial", finish: createPartialFinish("orderList", "orderId") }) as Promise<PartialResult<PartialSuccess>>,
    updateStatus: (body, options) => core.call({ options, operation: "Orders_UpdateStatus", call: "channel.orders.updateStatus", method: "PUT", path: "/v1/channel/order/status", body, needsBody: true, decode: decode.partialSuccess, answer: "partial", finish: createPartialFinish("orderList", "orderId") }) as Promise<PartialResult<PartialSuccess>>,
    updateAddress: (body, options) => core.call({ options, operation: "Orders_UpdateAddress", call: "channel.orders.updateAddress", method: "PUT", path: "/v1/channel/order/address-update", body, needsBody: true, decode: decode.partialSuccess, answer: "partial", finish: createPartialFinish("orderList", "orderId") }) as Promise<PartialResult<PartialSuccess>>,
    requestCancellation: (body, options) => core.call({ options, operation: "Orders_RequestCancellation", call: "channel.orders.requestCancellation", method: "POST", path: "/v1/channel/order/cancellation", body, needsBody: true, answer: "none" }) as Promise<void>,
    acceptCancellation: (body, options) => core.call({ options, operation: "Orders_AcceptCancellation", call: "channel.orders.acceptCancellation", method: "PUT", path: "/v1/channel/order/cancellation-accept", body, needsBody: true, answer: "none" }) as Promise<void>,
    denyCancellation: (body, options) => core.call({ options, operation: "Orders_DenyCancellation", call: "channel.orders.denyCancellation", method: "PUT", path: "/v1/channel/order/cancellation-denied", body, needsBody: true, answer: "none" }) as Promise<void>,
  };
}

/** Operations on `returns`. Every method throws a {@link ChannelError}. */
export interface Returns {
  /**
   * Announces a return. `POST /v1/channel/order/return`. Maturity: stable.
   * Quota: 600 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see observed
   */
  announce(body: ReturnAnnouncement, options?: CallOptions): Promise<void>;
  /**
   * Reports what became of a return. `POST /v1/channel/order/return/processing-result`. Maturity: stable.
   * Quota: 600 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see observed
   */
  reportResult(body: ReturnProcessingResult, options?: CallOptions): Promise<void>;
}

export function returns(core: ChannelCore): Returns {
  return {
    announce: (body, options) => core.call({ options, operation: "Returns_Announce", call: "channel.returns.announce", method: "POST", path: "/v1/channel/order/return", body, needsBody: true, answer: "none" }) as Promise<void>,
    reportResult: (body, options) => core.call({ options, operation: "Returns_ReportResult", call: "channel.returns.reportResult", method: "POST", path: "/v1/channel/order/return/processing-result", body, needsBody: true, answer: "none" }) as Promise<void>,
  };
}

/** Operations on `refunds`. Every method throws a {@link ChannelError}. */
export interface Refunds {
  /**
   * Reports what became of a refund. `POST /v1/channel/order/refund/processing-result`. Maturity: stable.
   * Quota: 600 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  reportResult(body: RefundProcessingResult, options?: CallOptions): Promise<void>;
}

export function refunds(core: ChannelCore): Refunds {
  return {
    reportResult: (body, options) => core.call({ options, operation: "Refunds_ReportResult", call: "channel.refunds.reportResult", method: "POST", path: "/v1/channel/order/refund/processing-result", body, needsBody: true, answer: "none" }) as Promise<void>,
  };
}

export interface InvoicesDownloadParameters {
  /** The document. */
  documentId: string;
}

/** Operations on `invoices`. Every method throws a {@link ChannelError}. */
export interface Invoices {
  /**
   * Uploads an invoice. `POST /v1/channel/order/invoice`. Maturity: stable.
   * Quota: 600 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  upload(body: InvoiceUpload, options?: CallOptions): Promise<void>;
  /**
   * Downloads an invoice. `GET /v1/channel/order/invoice/{documentId}`. Maturity: stable.
   * Quota: 600 requests in 60 s.
   * @returns The bytes of the document.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see observed
   */
  download(params: InvoicesDownloadParameters, options?: CallOptions): Promise<Uint8Array>;
}

export function invoices(core: ChannelCore): Invoices {
  return {
    upload: (body, options) => core.call({ options, operation: "Invoices_Upload", call: "channel.invoices.upload", method: "POST", path: "/v1/channel/order/invoice", body, needsBody: true, form: encodeMultipart, answer: "none" }) as Promise<void>,
    download: (params, options) => core.call({ options, operation: "Invoices_Download", call: "channel.invoices.download", method: "GET", path: "/v1/channel/order/invoice/{documentId}", params, required: ["documentId"], document: readDocument }) as Promise<Uint8Array>,
  };
}

export interface ReportsSendAtOnceParameters {
  /** The report. */
  reportId: string;
}

export interface ReportsSendDataParameters {
  /** The report. */
  reportId: string;
}

export interface ReportsCompleteParameters {
  /** The report. */
  reportId: string;
}

/** Operations on `reports`. Every method throws a {@link ChannelError}. */
export interface Reports {
  /**
   * Sends a whole report at once. `POST /v1/channel/report/{reportId}`. Maturity: stable.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   * @deprecated Use `reports.sendData()` and `reports.complete()`.
   */
  sendAtOnce(params: ReportsSendAtOnceParameters, body: readonly SellerInventoryItem[], options?: CallOptions): Promise<void>;
  /**
   * Sends data of a report. `POST /v1/channel/report/{reportId}/data`. Maturity: stable.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  sendData(params: ReportsSendDataParameters, body: readonly SellerInventoryItem[], options?: CallOptions): Promise<void>;
  /**
   * Completes a report. `POST /v1/channel/report/{reportId}/completed`. Maturity: stable.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see observed
   */
  complete(params: ReportsCompleteParameters, options?: CallOptions): Promise<void>;
}

export function reports(core: ChannelCore): Reports {
  return {
    sendAtOnce: (params, body, options) => core.call({ options, operation: "Reports_SendAtOnce", call: "channel.reports.sendAtOnce", method: "POST", path: "/v1/channel/report/{reportId}", params, required: ["reportId"], body, needsBody: true, answer: "none" }) as Promise<void>,
    sendData: (params, body, options) => core.call({ options, operation: "Reports_SendData", call: "channel.reports.sendData", method: "POST", path: "/v1/channel/report/{reportId}/data", params, required: ["reportId"], body, needsBody: true, answer: "none" }) as Promise<void>,
    complete: (params, options) => core.call({ options, operation: "Reports_Complete", call: "channel.reports.complete", method: "POST", path: "/v1/channel/report/{reportId}/completed", params, required: ["reportId"], answer: "none" }) as Promise<void>,
  };
}

/** Operations on `notifications`. Every method throws a {@link ChannelError}. */
export interface Notifications {
  /**
   * Tells a seller something. `POST /v1/channel/notification`. Maturity: stable.
   * Quota: 60 requests in 60 s.
   * @returns What was stored and what was refused. The call throws for what was refused only with `throwOnRefused`.
   * @throws {PartialFailure} If something was refused, with `throwOnRefused`.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  send(body: Notification, options?: PartialOptions): Promise<PartialResult<PartialSuccess>>;
}

export function notifications(core: ChannelCore): Notifications {
  return {
    send: (body, options) => core.call({ options, operation: "Notifications_Send", call: "channel.notifications.send", method: "POST", path: "/v1/channel/notification", body, needsBody: true, decode: decode.partialSuccess, answer: "partial", finish: createPartialFinish() }) as Promise<PartialResult<PartialSuccess>>,
  };
}

export interface TicketsDownloadAttachmentParameters {
  /** The seller. */
  sellerId: string;
  /** The ticket. */
  ticketId: string;
  /** Name of the file. */
  filename: string;
}

/** Operations on `tickets`. Every method throws a {@link ChannelError}. */
export interface Tickets {
  /**
   * Creates a ticket. `POST /v1/channel/ticket`. Maturity: stable.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  create(body: Ticket, options?: CallOptions): Promise<void>;
  /**
   * Uploads a file of a ticket. `POST /v1/channel/ticket/attachment`. Maturity: stable.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  uploadAttachment(body: AttachmentUpload, options?: CallOptions): Promise<void>;
  /**
   * Downloads a file of a ticket. `GET /v1/channel/ticket/attachment`. Maturity: stable.
   * Quota: 60 requests in 60 s.
   * @returns The bytes of the document.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  downloadAttachment(params: TicketsDownloadAttachmentParameters, options?: CallOptions): Promise<Uint8Array>;
}

export function tickets(core: ChannelCore): Tickets {
  return {
    create: (body, options) => core.call({ options, operation: "Tickets_Create", call: "channel.tickets.create", method: "POST", path: "/v1/channel/ticket", body, needsBody: true, answer: "none" }) as Promise<void>,
    uploadAttachment: (body, options) => core.call({ options, operation: "Tickets_UploadAttachment", call: "channel.tickets.uploadAttachment", method: "POST", path: "/v1/channel/ticket/attachment", body, needsBody: true, form: encodeMultipart, answer: "none" }) as Promise<void>,
    downloadAttachment: (params, options) => core.call({ options, operation: "Tickets_DownloadAttachment", call: "channel.tickets.downloadAttachment", method: "GET", path: "/v1/channel/ticket/attachment", params, query: ["sellerId","ticketId","filename"], required: ["sellerId","ticketId","filename"], document: readDocument }) as Promise<Uint8Array>,
  };
}

export interface SellerChannelsStartSignUpParameters {
  /** The channel. */
  channel: string;
  /** The seller's client and its version. */
  "User-Agent": string;
}

export interface SellerChannelsStartUpdateParameters {
  /** The channel. */
  channel: string;
  /** The seller. */
  sellerId: string;
}

export interface SellerChannelsUnlinkParameters {
  /** The channel. */
  channel: string;
  /** The seller. */
  sellerId: string;
}

/** Operations on `sellerChannels`. Every method throws a {@link ChannelError}. */
export interface SellerChannels {
  /**
   * Starts the sign-up to a channel. `POST /v1/seller/channel/{channel}`. Maturity: stable.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  startSignUp(params: SellerChannelsStartSignUpParameters, options?: CallOptions): Promise<SignUpAddress>;
  /**
   * Starts the update of a link. `PATCH /v1/seller/channel/{channel}`. Maturity: stable.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  startUpdate(params: SellerChannelsStartUpdateParameters, options?: CallOptions): Promise<UpdateAddress>;
  /**
   * Leaves a channel. `DELETE /v1/seller/channel/{channel}/{sellerId}`. Maturity: stable.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  unlink(params: SellerChannelsUnlinkParameters, options?: CallOptions): Promise<void>;
}

export function sellerChannels(core: ChannelCore): SellerChannels {
  return {
    startSignUp: (params, options) => core.call({ options, operation: "SellerChannels_StartSignUp", call: "channel.sellerChannels.startSignUp", method: "POST", path: "/v1/seller/channel/{channel}", params, header: ["User-Agent"], required: ["channel","User-Agent"], decode: decode.signUpAddress }) as Promise<SignUpAddress>,
    startUpdate: (params, options) => core.call({ options, operation: "SellerChannels_StartUpdate", call: "channel.sellerChannels.startUpdate", method: "PATCH", path: "/v1/seller/channel/{channel}", params, query: ["sellerId"], required: ["channel","sellerId"], decode: decode.updateAddress }) as Promise<UpdateAddress>,
    unlink: (params, options) => core.call({ options, operation: "SellerChannels_Unlink", call: "channel.sellerChannels.unlink", method: "DELETE", path: "/v1/seller/channel/{channel}/{sellerId}", params, required: ["channel","sellerId"], answer: "none" }) as Promise<void>,
  };
}

export interface SellerEventsListParameters {
  /** Only events created after this instant. */
  createdAfter?: string;
  /** Only these types, comma-separated. */
  eventTypeFilter?: readonly string[];
  /** Only events of this channel. */
  channel?: string;
}

/** Operations on `sellerEvents`. Every method throws a {@link ChannelError}. */
export interface SellerEvents {
  /**
   * Returns events for sellers. `GET /v2/seller/event`. Maturity: stable.
   * Quota: 10 requests in 60 s.
   * Every call uses a delivery of each event it returns: it is not sent again by itself.
   * @returns Events as they came; `decodeEvents()` gives typed ones, each read alone. What cannot be read stands in `unreadable`: look there as well.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  list(params?: SellerEventsListParameters, options?: CallOptions): Promise<ReadApart<SellerEventList>>;
  /**
   * Acknowledges events for sellers. `DELETE /v2/seller/event`. Maturity: stable.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  acknowledge(body: EventIdList, options?: CallOptions): Promise<void>;
}

export function sellerEvents(core: ChannelCore): SellerEvents {
  return {
    list: (params, options) => core.call({ options, operation: "SellerEvents_List", call: "channel.sellerEvents.list", method: "GET", path: "/v2/seller/event", params, query: ["createdAfter","eventTypeFilter","channel"], lists: "comma", sendOnce: true, decode: decode.sellerEventList, reviver: keepDigits }) as Promise<ReadApart<SellerEventList>>,
    acknowledge: (body, options) => core.call({ options, operation: "SellerEvents_Acknowledge", call: "channel.sellerEvents.acknowledge", method: "DELETE", path: "/v2/seller/event", body, needsBody: true, answer: "none" }) as Promise<void>,
  };
}

/** Operations on `sellerOffers`. Every method throws a {@link ChannelError}. */
export interface SellerOffers {
  /**
   * Sends new offers. `POST /v1/seller/offer`. Maturity: stable.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  create(body: SellerOfferList, options?: CallOptions): Promise<void>;
  /**
   * Sends changed offers. `PUT /v1/seller/offer`. Maturity: stable.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  update(body: SellerOfferList, options?: CallOptions): Promise<void>;
  /**
   * Ends offers. `DELETE /v1/seller/offer/end`. Maturity: stable.
   * Quota: 10 requests in 60 s.
   * @returns What was stored and what was refused. The call throws for what was refused only with `throwOnRefused`.
   * @throws {PartialFailure} If something was refused, with `throwOnRefused`.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  end(body: SellerOfferEndList, options?: PartialOptions): Promise<PartialResult<PartialSuccess>>;
  /**
   * Sends changed prices. `PUT /v1/seller/offer/price`. Maturity: stable.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  updatePrices(body: SellerOfferPriceList, options?: CallOptions): Promise<void>;
  /**
   * Sends changed stocks. `PUT /v1/seller/offer/stock`. Maturity: stable.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  updateStock(body: SellerOfferStockList, options?: CallOptions): Promise<void>;
}

export function sellerOffers(core: ChannelCore): SellerOffers {
  return {
    create: (body, options) => core.call({ options, operation: "SellerOffers_Create", call: "channel.sellerOffers.create", method: "POST", path: "/v1/seller/offer", body, needsBody: true, answer: "none" }) as Promise<void>,
    update: (body, options) => core.call({ options, operation: "SellerOffers_Update", call: "channel.sellerOffers.update", method: "PUT", path: "/v1/seller/offer", body, needsBody: true, answer: "none" }) as Promise<void>,
    end: (body, options) => core.call({ options, operation: "SellerOffers_End", call: "channel.sellerOffers.end", method: "DELETE", path: "/v1/seller/offer/end", body, needsBody: true, decode: decode.partialSuccess, answer: "partial", finish: createPartialFinish("offerList", "offerId") }) as Promise<PartialResult<PartialSuccess>>,
    updatePrices: (body, options) => core.call({ options, operation: "SellerOffers_UpdatePrices", call: "channel.sellerOffers.updatePrices", method: "PUT", path: "/v1/seller/offer/price", body, needsBody: true, answer: "none" }) as Promise<void>,
    updateStock: (body, options) => core.call({ options, operation: "SellerOffers_UpdateStock", call: "channel.sellerOffers.updateStock", method: "PUT", path: "/v1/seller/offer/stock", body, needsBody: true, answer: "none" }) as Promise<void>,
  };
}

/** Operations on `sellerOrders`. Every method throws a {@link ChannelError}. */
export interface SellerOrders {
  /**
   * Accepts or refuses orders. `PUT /v1/seller/order/accept`. Maturity: stable.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  accept(body: SellerOrderAcceptList, options?: CallOptions): Promise<void>;
  /**
   * Reports payments. `PUT /v1/seller/order/payment`. Maturity: stable.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  reportPayment(body: SellerOrderPaymentList, options?: CallOptions): Promise<void>;
  /**
   * Reports shipments. `PUT /v1/seller/order/shipping`. Maturity: stable.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  reportShipping(body: SellerOrderShippingList, options?: CallOptions): Promise<void>;
  /**
   * Refunds items. `POST /v1/seller/order/refund`. Maturity: stable.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  refund(body: SellerOrderRefund, options?: CallOptions): Promise<void>;
  /**
   * Reports goods that came back. `POST /v1/seller/order/return`. Maturity: stable.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  reportReturn(body: SellerOrderReturn, options?: CallOptions): Promise<void>;
  /**
   * Uploads an invoice. `POST /v1/seller/order/invoice`. Maturity: stable.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  uploadInvoice(body: SellerInvoiceUpload, options?: CallOptions): Promise<DocumentReference>;
}

export function sellerOrders(core: ChannelCore): SellerOrders {
  return {
    accept: (body, options) => core.call({ options, operation: "SellerOrders_Accept", call: "channel.sellerOrders.accept", method: "PUT", path: "/v1/seller/order/accept", body, needsBody: true, answer: "none" }) as Promise<void>,
    reportPayment: (body, options) => core.call({ options, operation: "SellerOrders_ReportPayment", call: "channel.sellerOrders.reportPayment", method: "PUT", path: "/v1/seller/order/payment", body, needsBody: true, answer: "none" }) as Promise<void>,
    reportShipping: (body, options) => core.call({ options, operation: "SellerOrders_ReportShipping", call: "channel.sellerOrders.reportShipping", method: "PUT", path: "/v1/seller/order/shipping", body, needsBody: true, answer: "none" }) as Promise<void>,
    refund: (body, options) => core.call({ options, operation: "SellerOrders_Refund", call: "channel.sellerOrders.refund", method: "POST", path: "/v1/seller/order/refund", body, needsBody: true, answer: "none" }) as Promise<void>,
    reportReturn: (body, options) => core.call({ options, operation: "SellerOrders_ReportReturn", call: "channel.sellerOrders.reportReturn", method: "POST", path: "/v1/seller/order/return", body, needsBody: true, answer: "none" }) as Promise<void>,
    uploadInvoice: (body, options) => core.call({ options, operation: "SellerOrders_UploadInvoice", call: "channel.sellerOrders.uploadInvoice", method: "POST", path: "/v1/seller/order/invoice", body, needsBody: true, form: encodeMultipart, decode: decode.documentReference }) as Promise<DocumentReference>,
  };
}

export interface SellerMetaGetCategoriesParameters {
  /** The channel. */
  channel: string;
}

export interface SellerMetaGetAttributesParameters {
  /** The channel. */
  channel: string;
}

export interface SellerMetaGetCategoryAttributesParameters {
  /** The channel. */
  channel: string;
  /** The category. */
  categoryId: string;
}

export interface SellerMetaGetSellerAttributesParameters {
  /** The channel. */
  channel: string;
}

export interface SellerMetaGetPriceTypesParameters {
  /** The channel. */
  channel: string;
}

export interface SellerMetaGetPaymentRulesParameters {
  /** The channel. */
  channel: string;
}

export interface SellerMetaGetShippingRulesParameters {
  /** The channel. */
  channel: string;
}

/** Operations on `sellerMeta`. Every method throws a {@link ChannelError}. */
export interface SellerMeta {
  /**
   * Returns the category tree. `GET /v1/seller/meta/{channel}/categories`. Maturity: stable.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  getCategories(params: SellerMetaGetCategoriesParameters, options?: CallOptions): Promise<Category[]>;
  /**
   * Returns the global attributes. `GET /v1/seller/meta/{channel}/attributes`. Maturity: stable.
   * Quota: 10 requests in 60 s.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  getAttributes(params: SellerMetaGetAttributesParameters, options?: CallOptions): Promise<unknown>;
  /**
   * Returns the attributes of a category. `GET /v1/seller/meta/{channel}/category/{categoryId}/attributes`. Maturity: stable.
   * Quota: 10 requests in 60 s.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  getCategoryAttributes(params: SellerMetaGetCategoryAttributesParameters, options?: CallOptions): Promise<unknown>;
  /**
   * Returns the attributes of the seller. `GET /v1/seller/meta/{channel}/seller/attributes`. Maturity: stable.
   * Quota: 10 requests in 60 s.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  getSellerAttributes(params: SellerMetaGetSellerAttributesParameters, options?: CallOptions): Promise<unknown>;
  /**
   * Returns the price types. `GET /v1/seller/meta/{channel}/price-types`. Maturity: stable.
   * Quota: 10 requests in 60 s.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  getPriceTypes(params: SellerMetaGetPriceTypesParameters, options?: CallOptions): Promise<unknown>;
  /**
   * Returns the payment rules. `GET /v1/seller/meta/{channel}/payment-rules`. Maturity: stable.
   * Quota: 10 requests in 60 s.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  getPaymentRules(params: SellerMetaGetPaymentRulesParameters, options?: CallOptions): Promise<unknown>;
  /**
   * Returns the shipping rules. `GET /v1/seller/meta/{channel}/shipping-rules`. Maturity: stable.
   * Quota: 10 requests in 60 s.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  getShippingRules(params: SellerMetaGetShippingRulesParameters, options?: CallOptions): Promise<unknown>;
}

export function sellerMeta(core: ChannelCore): SellerMeta {
  return {
    getCategories: (params, options) => core.call({ options, operation: "SellerMeta_GetCategories", call: "channel.sellerMeta.getCategories", method: "GET", path: "/v1/seller/meta/{channel}/categories", params, required: ["channel"], decode: list(decode.category) }) as Promise<Category[]>,
    getAttributes: (params, options) => core.call({ options, operation: "SellerMeta_GetAttributes", call: "channel.sellerMeta.getAttributes", method: "GET", path: "/v1/seller/meta/{channel}/attributes", params, required: ["channel"] }) as Promise<unknown>,
    getCategoryAttributes: (params, options) => core.call({ options, operation: "SellerMeta_GetCategoryAttributes", call: "channel.sellerMeta.getCategoryAttributes", method: "GET", path: "/v1/seller/meta/{channel}/category/{categoryId}/attributes", params, required: ["channel","categoryId"] }) as Promise<unknown>,
    getSellerAttributes: (params, options) => core.call({ options, operation: "SellerMeta_GetSellerAttributes", call: "channel.sellerMeta.getSellerAttributes", method: "GET", path: "/v1/seller/meta/{channel}/seller/attributes", params, required: ["channel"] }) as Promise<unknown>,
    getPriceTypes: (params, options) => core.call({ options, operation: "SellerMeta_GetPriceTypes", call: "channel.sellerMeta.getPriceTypes", method: "GET", path: "/v1/seller/meta/{channel}/price-types", params, required: ["channel"] }) as Promise<unknown>,
    getPaymentRules: (params, options) => core.call({ options, operation: "SellerMeta_GetPaymentRules", call: "channel.sellerMeta.getPaymentRules", method: "GET", path: "/v1/seller/meta/{channel}/payment-rules", params, required: ["channel"] }) as Promise<unknown>,
    getShippingRules: (params, options) => core.call({ options, operation: "SellerMeta_GetShippingRules", call: "channel.sellerMeta.getShippingRules", method: "GET", path: "/v1/seller/meta/{channel}/shipping-rules", params, required: ["channel"] }) as Promise<unknown>,
  };
}

/** Operations on `sellerReports`. Every method throws a {@link ChannelError}. */
export interface SellerReports {
  /**
   * Asks for a report. `POST /v1/seller/report/request`. Maturity: stable.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  request(body: SellerReportRequest, options?: CallOptions): Promise<SellerReportAnswer>;
}

export function sellerReports(core: ChannelCore): SellerReports {
  return {
    request: (body, options) => core.call({ options, operation: "SellerReports_Request", call: "channel.sellerReports.request", method: "POST", path: "/v1/seller/report/request", body, needsBody: true, decode: decode.sellerReportAnswer }) as Promise<SellerReportAnswer>,
  };
}

export interface SellerTicketsUploadAttachmentParameters {
  /** The channel. */
  channel: string;
}

export interface SellerTicketsDownloadAttachmentParameters {
  /** The channel. */
  channel: string;
  /** The seller. */
  sellerId: string;
  /** The ticket. */
  ticketId: string;
  /** Name of the file. */
  filename: string;
}

/** Operations on `sellerTickets`. Every method throws a {@link ChannelError}. */
export interface SellerTickets {
  /**
   * Answers a ticket. `POST /v1/seller/ticket`. Maturity: stable.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  reply(body: SellerTicketReply, options?: CallOptions): Promise<void>;
  /**
   * Uploads a file of a reply. `POST /v1/seller/ticket/attachment/{channel}`. Maturity: stable.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  uploadAttachment(params: SellerTicketsUploadAttachmentParameters, body: AttachmentUpload, options?: CallOptions): Promise<void>;
  /**
   * Downloads a file of a ticket. `GET /v1/seller/ticket/attachment/{channel}`. Maturity: stable.
   * Quota: 10 requests in 60 s.
   * @returns The bytes of the document.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  downloadAttachment(params: SellerTicketsDownloadAttachmentParameters, options?: CallOptions): Promise<Uint8Array>;
}

export function sellerTickets(core: ChannelCore): SellerTickets {
  return {
    reply: (body, options) => core.call({ options, operation: "SellerTickets_Reply", call: "channel.sellerTickets.reply", method: "POST", path: "/v1/seller/ticket", body, needsBody: true, answer: "none" }) as Promise<void>,
    uploadAttachment: (params, body, options) => core.call({ options, operation: "SellerTickets_UploadAttachment", call: "channel.sellerTickets.uploadAttachment", method: "POST", path: "/v1/seller/ticket/attachment/{channel}", params, required: ["channel"], body, needsBody: true, form: encodeMultipart, answer: "none" }) as Promise<void>,
    downloadAttachment: (params, options) => core.call({ options, operation: "SellerTickets_DownloadAttachment", call: "channel.sellerTickets.downloadAttachment", method: "GET", path: "/v1/seller/ticket/attachment/{channel}", params, query: ["sellerId","ticketId","filename"], required: ["channel","sellerId","ticketId","filename"], document: readDocument }) as Promise<Uint8Array>,
  };
}

export interface EventsListParameters {
  /** Only events created after this instant. Without it, all that are not acknowledged. */
  createdAfter?: string;
  /** Only these types, best those that are handled. What it leaves out stays unacknowledged. */
  eventTypeFilter?: readonly string[];
}

/** Operations on `events`. Every method throws a {@link ChannelError}. */
export interface Events {
  /**
   * Returns waiting events. `GET /v1/channel/event`. Maturity: stable.
   * Quota: 240 requests in 60 s.
   * Every call uses a delivery of each event it returns: it is not sent again by itself.
   * @returns Events as they came; `decodeEvents()` gives typed ones, each read alone. What cannot be read stands in `unreadable`: look there as well.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see given spec §4.4, §6.1
   */
  list(params?: EventsListParameters, options?: CallOptions): Promise<ReadApart<EventList>>;
  /**
   * Acknowledges processed events. `DELETE /v1/channel/event`. Maturity: stable.
   * Quota: 240 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see given spec §4.5, §6.1 rule 3
   */
  acknowledge(body: EventIdList, options?: CallOptions): Promise<void>;
}

export function events(core: ChannelCore): Events {
  return {
    list: (params, options) => core.call({ options, operation: "Events_List", call: "channel.events.list", method: "GET", path: "/v1/channel/event", params, query: ["createdAfter","eventTypeFilter"], lists: "comma", sendOnce: true, decode: decode.eventList, reviver: keepDigits }) as Promise<ReadApart<EventList>>,
    acknowledge: (body, options) => core.call({ options, operation: "Events_Acknowledge", call: "channel.events.acknowledge", method: "DELETE", path: "/v1/channel/event", body, needsBody: true, answer: "none" }) as Promise<void>,
  };
}

/** The part that all groups share; it is for importing them one by one: `auth(createChannelCore(options))`. */
export interface ChannelCore {
  call(call: OperationCall): Promise<unknown>;
}

/** @throws {ArgumentError} If an option is missing or malformed. */
export function createChannelCore(options: ChannelClientOptions): ChannelCore {
  const fail = (...facts: ConstructorParameters<typeof ChannelError>) => new ChannelError(...facts);
  return createCallSender({ what: "a channel client", ...options, fail, headers: channelHeaders(options) });
}

/** A client of the Marketplace channel interface. */
export interface ChannelClient {
  readonly auth: Auth;
  readonly publicChannels: PublicChannels;
  readonly self: Self;
  readonly sellers: Sellers;
  readonly channelCategories: ChannelCategories;
  readonly attributes: Attributes;
  readonly prices: Prices;
  readonly rules: Rules;
  readonly offers: Offers;
  readonly orders: Orders;
  readonly returns: Returns;
  readonly refunds: Refunds;
  readonly invoices: Invoices;
  readonly reports: Reports;
  readonly notifications: Notifications;
  readonly tickets: Tickets;
  readonly sellerChannels: SellerChannels;
  readonly sellerEvents: SellerEvents;
  readonly sellerOffers: SellerOffers;
  readonly sellerOrders: SellerOrders;
  readonly sellerMeta: SellerMeta;
  readonly sellerReports: SellerReports;
  readonly sellerTickets: SellerTickets;
  readonly events: Events;
  /** The same client with other headers: another tenant, another user. */
  with(headers: Partial<ChannelHeaders>): ChannelClient;
}

/**
 * Makes a client. Every method throws a {@link ChannelError} when the platform answers outside 2xx, and a
 * `PlatformError` with another `code` when no answer came or it could not be read.
 *
 * @throws {ArgumentError} If an option is missing or malformed.
 */
export function createChannelClient(options: ChannelClientOptions): ChannelClient {
  const core = createChannelCore(options);
  return {
    auth: auth(core),
    publicChannels: publicChannels(core),
    self: self(core),
    sellers: sellers(core),
    channelCategories: channelCategories(core),
    attributes: attributes(core),
    prices: prices(core),
    rules: rules(core),
    offers: offers(core),
    orders: orders(core),
    returns: returns(core),
    refunds: refunds(core),
    invoices: invoices(core),
    reports: reports(core),
    notifications: notifications(core),
    tickets: tickets(core),
    sellerChannels: sellerChannels(core),
    sellerEvents: sellerEvents(core),
    sellerOffers: sellerOffers(core),
    sellerOrders: sellerOrders(core),
    sellerMeta: sellerMeta(core),
    sellerReports: sellerReports(core),
    sellerTickets: sellerTickets(core),
    events: events(core),
    with: (headers) => createChannelClient({ ...options, ...headers }),
  };
}
