// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AttributeId, AttributeList, CategoryAttributes, CategoryId, SellerId } from "@kontor/channel-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup } from "@kontor/http/internal";
import type { ChannelCore } from "../core.generated.ts";
import { decodeCategoryAttributes } from "../decoders/attributes.generated.ts";
import type { ChannelError } from "../errors.generated.ts";

export interface AttributesDeleteFromCategoryParameters {
  /** Id of an attribute of the channel. */
  attributeId: AttributeId;
  /** Id of a category of the channel. */
  categoryId: CategoryId;
}

export interface AttributesDeleteGlobalParameters {
  /** Id of an attribute of the channel. */
  attributeId: AttributeId;
}

export interface AttributesDeleteOfCategoryParameters {
  /** Id of a category of the channel. */
  categoryId: CategoryId;
}

export interface AttributesGetOfCategoryParameters {
  /** Id of a category of the channel. */
  categoryId: CategoryId;
}

export interface AttributesReplaceOfCategoryParameters {
  /** Id of a category of the channel. */
  categoryId: CategoryId;
}

export interface AttributesReplaceOfSellerParameters {
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
}

/** Operations on `attributes`. Every method throws a {@link ChannelError}. */
export interface AttributesGroup {
  /**
   * Take an attribute from a category. `DELETE /v1/channel/attribute/{attributeId}/category/{categoryId}`. Maturity: stable.
   * Deletes the assignment of one attribute to one category.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  deleteFromCategory(params: AttributesDeleteFromCategoryParameters, options?: CallOptions): Promise<void>;
  /**
   * Delete a global attribute. `DELETE /v1/channel/attribute/global/{attributeId}`. Maturity: stable.
   * Deletes one attribute that every listing of the channel has.
   * Quota: 10 requests in 3600 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  deleteGlobal(params: AttributesDeleteGlobalParameters, options?: CallOptions): Promise<void>;
  /**
   * Delete the attributes of all categories. `DELETE /v1/channel/attribute/category`. Maturity: stable.
   * Deletes the assignments of attributes to one category. Without `categoryId` the platform deletes all assignments of all categories: that is a call of its own here.
   * Quota: 86400 requests in 86400 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  deleteOfAllCategories(options?: CallOptions): Promise<void>;
  /**
   * Delete the attributes of a category. `DELETE /v1/channel/attribute/category`. Maturity: stable.
   * Deletes the assignments of attributes to one category. Without `categoryId` the platform deletes all assignments of all categories: that is a call of its own here.
   * Quota: 86400 requests in 86400 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  deleteOfCategory(params: AttributesDeleteOfCategoryParameters, options?: CallOptions): Promise<void>;
  /**
   * Get the global attributes. `GET /v1/channel/attribute/global`. Maturity: stable.
   * Reads back the global attributes. The shape of the answer is not found.
   * Quota: 10 requests in 3600 s.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  getGlobal(options?: CallOptions): Promise<unknown>;
  /**
   * Get the attributes of a category. `GET /v1/channel/attribute/category/{categoryId}`. Maturity: stable.
   * Reads back the attributes of one category.
   * Quota: 86400 requests in 86400 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  getOfCategory(params: AttributesGetOfCategoryParameters, options?: CallOptions): Promise<CategoryAttributes>;
  /**
   * Replace the global attributes. `PUT /v1/channel/attribute/global`. Maturity: stable.
   * Replaces the attributes that every listing of the channel has.
   * Quota: 10 requests in 3600 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  replaceGlobal(body: AttributeList, options?: CallOptions): Promise<void>;
  /**
   * Replace the attributes of a category. `PUT /v1/channel/attribute/category/{categoryId}`. Maturity: stable.
   * Replaces the attributes that listings in one category have. An old guide shows POST; the operation is PUT.
   * Quota: 86400 requests in 86400 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  replaceOfCategory(params: AttributesReplaceOfCategoryParameters, body: AttributeList, options?: CallOptions): Promise<void>;
  /**
   * Replace the attributes of a seller. `PUT /v1/channel/attribute/seller/{sellerId}`. Maturity: stable.
   * Replaces the attributes that listings of one seller have. A seller who does not exist is refused with GEN700, as the offers are (assumed).
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see observed
   */
  replaceOfSeller(params: AttributesReplaceOfSellerParameters, body: AttributeList, options?: CallOptions): Promise<void>;
}

/** The methods of `attributes` alone, without the rest of the client. */
export function attributes(core: ChannelCore): AttributesGroup {
  return buildGroup<AttributesGroup>(core, "channel.attributes", {
    deleteFromCategory: ["DELETE /v1/channel/attribute/{attributeId}/category/{categoryId} Attributes_DeleteFromCategory params", { answer: "none" }],
    deleteGlobal: ["DELETE /v1/channel/attribute/global/{attributeId} Attributes_DeleteGlobal params", { answer: "none" }],
    deleteOfAllCategories: ["DELETE /v1/channel/attribute/category Attributes_DeleteOfAllCategories", { answer: "none" }],
    deleteOfCategory: ["DELETE /v1/channel/attribute/category Attributes_DeleteOfCategory params", { query: ["categoryId"], required: ["categoryId"], answer: "none" }],
    getGlobal: ["GET /v1/channel/attribute/global Attributes_GetGlobal"],
    getOfCategory: ["GET /v1/channel/attribute/category/{categoryId} Attributes_GetOfCategory params", { decode: decodeCategoryAttributes }],
    replaceGlobal: ["PUT /v1/channel/attribute/global Attributes_ReplaceGlobal body", { bodyFields: "attributeId displayName value", answer: "none" }],
    replaceOfCategory: ["PUT /v1/channel/attribute/category/{categoryId} Attributes_ReplaceOfCategory params body", { bodyFields: "attributeId displayName value", answer: "none" }],
    replaceOfSeller: ["PUT /v1/channel/attribute/seller/{sellerId} Attributes_ReplaceOfSeller params body", { bodyFields: "attributeId displayName value", answer: "none" }],
  });
}
