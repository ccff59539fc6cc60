// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AttributeKey, CategoryKey, CustomerGroupKey, PlatformKey, ShopKey } from "./shared.generated.ts";

/**
 * A category, as it is read.
 * @see observed
 */
export interface Category {
  /** Key of a category, a UUID. `Categories_CreateCategory` answers it for a new one. */
  id?: CategoryKey;
  name?: string;
  /** Key of a category, a UUID. `Categories_CreateCategory` answers it for a new one. */
  parentId?: CategoryKey;
  sortNumber?: number;
}

/**
 * The changes of a category.
 * @see given spec §2.1
 */
export interface CategoryUpdate {
  /** The category to update. */
  id: CategoryKey;
  /** New name of the category. */
  name?: string;
  /** The category under which it stands. */
  parentId?: CategoryKey;
  /** New sort number of the category. */
  sortNumber?: number;
}

/**
 * The data of new attribute sales channel values.
 * @see documented
 */
export interface CreateAttributeSalesChannelValues {
  /** Key of a sales channel, which the ERP also calls a shop. `SalesChannel_GetSalesChannels` answers the ids of the sales channels, as text. */
  salesChannelId?: ShopKey;
  /** The entries; the platform wraps the list in an object. */
  values?: CreateAttributeValue[];
}

/**
 * The data of a new attribute value.
 * @see documented
 */
export interface CreateAttributeValue {
  /** Language of this entry. */
  languageId?: string;
  /** Value in this language. */
  value?: string;
}

/**
 * The data of new attribute values.
 * @see documented
 */
export interface CreateAttributeValues {
  /** Key of an attribute, or of the definition behind a custom field. `Attributes_CreateAttribute` answers it for a new one, and `Item_GetItemAttributes` for those of an item. */
  attributeId?: AttributeKey;
  /** Values that hold for all sales channels. */
  defaultValues?: CreateAttributeValue[];
  /** Values for single sales channels. */
  salesChannelValues?: CreateAttributeSalesChannelValues[];
}

/**
 * The data of new category attributes.
 * @see documented
 */
export interface CreateCategoryAttributes {
  /** The entries; the platform wraps the list in an object. */
  values: CreateAttributeValues[];
}

/**
 * The data of a new category custom field value.
 * @see documented
 */
export interface CreateCategoryCustomFieldValue {
  /** Key of an attribute, or of the definition behind a custom field. `Attributes_CreateAttribute` answers it for a new one, and `Item_GetItemAttributes` for those of an item. */
  customFieldId: AttributeKey;
  value?: string;
}

/**
 * The data of new category custom fields.
 * @see documented
 */
export interface CreateCategoryCustomFields {
  /** The entries; the platform wraps the list in an object. */
  values: CreateCategoryCustomFieldValue[];
}

/**
 * The data of new category descriptions.
 * @see documented
 */
export interface CreateCategoryDescriptions {
  /** Default texts, an entry for each language. */
  defaultDescriptions: CreatePlatformDescription[];
  /** Texts for single sales channels. */
  salesChannelDescriptions?: CreateSalesChannelDescription[];
}

/**
 * The data of a new category discount.
 * @see documented
 */
export interface CreateCategoryDiscount {
  /** Key of a customer group. `CustomerGroup_QueryCustomerGroups` lists the groups with it. */
  customerGroupId: CustomerGroupKey;
  /** Discount, in percent. */
  discount: number;
  /** The shop, a sales channel. */
  shopId: ShopKey;
}

/**
 * The data of new category discounts.
 * @see documented
 */
export interface CreateCategoryDiscounts {
  /** The entries; the platform wraps the list in an object. */
  values: CreateCategoryDiscount[];
}

/**
 * The data of a new category hidden for customer group.
 * @see documented
 */
export interface CreateCategoryHiddenForCustomerGroup {
  /** Key of a customer group. `CustomerGroup_QueryCustomerGroups` lists the groups with it. */
  customerGroupId: CustomerGroupKey;
  /** The shop, a sales channel. */
  shopId: ShopKey;
}

/**
 * The data of new category hidden for customer groups.
 * @see documented
 */
export interface CreateCategoryHiddenForCustomerGroups {
  /** The entries; the platform wraps the list in an object. */
  values: CreateCategoryHiddenForCustomerGroup[];
}

/**
 * The data of a new category record.
 * @see documented
 */
export interface CreateCategoryRecord {
  /** Values of attributes. */
  attributes?: CreateCategoryAttributes;
  /** Values of custom fields. */
  customFields?: CreateCategoryCustomFields;
  /** Name and texts, by language. */
  descriptions?: CreateCategoryDescriptions;
  /** Discounts of customer groups on the category, by shop. */
  discounts?: CreateCategoryDiscounts;
  /** Customer groups that do not see the category, by shop. */
  hiddenForCustomerGroups?: CreateCategoryHiddenForCustomerGroups;
  /** Name of the category, in the references of 2.0 and 2.1. */
  name?: string;
  /** The category above this one. */
  parentCategoryId?: CategoryKey;
  /** The category above this one, in the references of 2.0 and 2.1. */
  parentId?: CategoryKey;
  /** Shops, that is sales channels, that show the category. */
  shops?: CreateCategoryShops;
  /** Place in the order. */
  sortNumber?: number;
}

/**
 * The data of a new category shop.
 * @see documented
 */
export interface CreateCategoryShop {
  /** The shop, a sales channel. */
  shopId: ShopKey;
}

/**
 * The data of new category shops.
 * @see documented
 */
export interface CreateCategoryShops {
  /** The entries; the platform wraps the list in an object. */
  values: CreateCategoryShop[];
}

/**
 * The data of a new description data.
 * @see documented
 */
export interface CreateDescriptionData {
  description?: string;
  itemName?: string;
  /** Description for search engines. */
  metaDescription?: string;
  /** Keywords for search engines. */
  metaKeywords?: string;
  shortDescription?: string;
  /** Title for search engines. */
  titleTag?: string;
  /** Path in the address of the shop's page. */
  urlPath?: string;
}

/**
 * The data of a new platform description.
 * @see documented
 */
export interface CreatePlatformDescription {
  /** The texts themselves. */
  descriptionData?: CreateDescriptionData;
  /** Language of this entry. */
  languageId?: string;
  /** Key of a platform on which items are sold. `Item_GetItemDescriptions` answers it as `platformId`; no operation lists platforms. */
  platformId?: PlatformKey;
}

/**
 * The data of a new sales channel description.
 * @see documented
 */
export interface CreateSalesChannelDescription {
  /** The texts themselves. */
  descriptionData?: CreateDescriptionData;
  /** Language of this entry. */
  languageId?: string;
  /** Key of a sales channel, which the ERP also calls a shop. `SalesChannel_GetSalesChannels` answers the ids of the sales channels, as text. */
  salesChannelId?: ShopKey;
}

/**
 * The data to delete a category.
 * @see documented
 */
export interface DeleteCategoryCommand {
  /** Key of a category, a UUID. `Categories_CreateCategory` answers it for a new one. */
  id?: CategoryKey;
  /** The category that the children of the deleted one move to. */
  moveChildrenTargetId?: CategoryKey;
}
