// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Category, CategoryId, ChannelId, GlobalAttributes, SellerAttributes } from "@kontor/channel-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, list } from "@kontor/http/internal";
import type { ChannelCore } from "../core.generated.ts";
import { decodeGlobalAttributes, decodeSellerAttributes } from "../decoders/seller-meta.generated.ts";
import { decodeCategory } from "../decoders/shared.generated.ts";
import type { ChannelError } from "../errors.generated.ts";

export interface SellerMetaGetAttributesParameters {
  /** Id by which the platform knows a channel. */
  channel: ChannelId;
}

export interface SellerMetaGetCategoriesParameters {
  /** Id by which the platform knows a channel. */
  channel: ChannelId;
}

export interface SellerMetaGetCategoryAttributesParameters {
  /** Id by which the platform knows a channel. */
  channel: ChannelId;
  /** Id of a category of the channel. */
  categoryId: CategoryId;
}

export interface SellerMetaGetPaymentRulesParameters {
  /** Id by which the platform knows a channel. */
  channel: ChannelId;
}

export interface SellerMetaGetPriceTypesParameters {
  /** Id by which the platform knows a channel. */
  channel: ChannelId;
}

export interface SellerMetaGetSellerAttributesParameters {
  /** Id by which the platform knows a channel. */
  channel: ChannelId;
}

export interface SellerMetaGetShippingRulesParameters {
  /** Id by which the platform knows a channel. */
  channel: ChannelId;
}

/** Operations on `sellerMeta`. Every method throws a {@link ChannelError}. */
export interface SellerMetaGroup {
  /**
   * Get the global attributes. `GET /v1/seller/meta/{channel}/attributes`. Maturity: stable.
   * Reads back the global attributes that the channel published.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  getAttributes(params: SellerMetaGetAttributesParameters, options?: CallOptions): Promise<GlobalAttributes>;
  /**
   * Get the category tree. `GET /v1/seller/meta/{channel}/categories`. Maturity: stable.
   * Reads back the category tree that the channel published. A plain array; gzip by `Accept: application/gzip`.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  getCategories(params: SellerMetaGetCategoriesParameters, options?: CallOptions): Promise<Category[]>;
  /**
   * Get the attributes of a category. `GET /v1/seller/meta/{channel}/category/{categoryId}/attributes`. Maturity: stable.
   * Reads back the attributes of a category that the channel published. The shape of the answer is not found.
   * Quota: 10 requests in 60 s.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  getCategoryAttributes(params: SellerMetaGetCategoryAttributesParameters, options?: CallOptions): Promise<unknown>;
  /**
   * Get the version of the category tree. `GET /v1/seller/meta/category-tree-version`. Maturity: stable.
   * Tells the version of a category tree, so that a seller's program knows when to read it again. Which channel it is about, and the shape of the answer, are not found.
   * Quota: 10 requests in 60 s.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  getCategoryTreeVersion(options?: CallOptions): Promise<unknown>;
  /**
   * Get the payment rules. `GET /v1/seller/meta/{channel}/payment-rules`. Maturity: stable.
   * Reads back the payment rules that the channel published. The shape of the answer is not found.
   * Quota: 10 requests in 60 s.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  getPaymentRules(params: SellerMetaGetPaymentRulesParameters, options?: CallOptions): Promise<unknown>;
  /**
   * Get the price types. `GET /v1/seller/meta/{channel}/price-types`. Maturity: stable.
   * Reads back the price types that the channel published. The shape of the answer is not found.
   * Quota: 10 requests in 60 s.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  getPriceTypes(params: SellerMetaGetPriceTypesParameters, options?: CallOptions): Promise<unknown>;
  /**
   * Get the attributes of the seller. `GET /v1/seller/meta/{channel}/seller/attributes`. Maturity: stable.
   * Reads back the attributes that the channel published for the sellers of the account.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  getSellerAttributes(params: SellerMetaGetSellerAttributesParameters, options?: CallOptions): Promise<SellerAttributes>;
  /**
   * Get the shipping rules. `GET /v1/seller/meta/{channel}/shipping-rules`. Maturity: stable.
   * Reads back the shipping rules that the channel published. The shape of the answer is not found.
   * Quota: 10 requests in 60 s.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  getShippingRules(params: SellerMetaGetShippingRulesParameters, options?: CallOptions): Promise<unknown>;
}

/** The methods of `sellerMeta` alone, without the rest of the client. */
export function sellerMeta(core: ChannelCore): SellerMetaGroup {
  return buildGroup<SellerMetaGroup>(core, "channel.sellerMeta", {
    getAttributes: ["GET /v1/seller/meta/{channel}/attributes SellerMeta_GetAttributes params", { decode: decodeGlobalAttributes }],
    getCategories: ["GET /v1/seller/meta/{channel}/categories SellerMeta_GetCategories params", { decode: /* @__PURE__ */ list(decodeCategory) }],
    getCategoryAttributes: ["GET /v1/seller/meta/{channel}/category/{categoryId}/attributes SellerMeta_GetCategoryAttributes params"],
    getCategoryTreeVersion: ["GET /v1/seller/meta/category-tree-version SellerMeta_GetCategoryTreeVersion"],
    getPaymentRules: ["GET /v1/seller/meta/{channel}/payment-rules SellerMeta_GetPaymentRules params"],
    getPriceTypes: ["GET /v1/seller/meta/{channel}/price-types SellerMeta_GetPriceTypes params"],
    getSellerAttributes: ["GET /v1/seller/meta/{channel}/seller/attributes SellerMeta_GetSellerAttributes params", { decode: decodeSellerAttributes }],
    getShippingRules: ["GET /v1/seller/meta/{channel}/shipping-rules SellerMeta_GetShippingRules params"],
  });
}
