// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AttributeValues, CategoryKey, CompanyKey, CustomFieldKey, CustomerGroupKey, CustomerKey, DeliveryStatusKey, ImageKey, ItemKey, ManufacturerKey, PlatformDescription, PlatformKey, ProductGroupKey, PropertyValueKey, SalesChannelDescription, ShippingClassKey, ShopKey, StorageLocationKey, SupplierKey, TaxClassKey, UnitOfMeasurementKey, UpdateAttributeValues, UpdatePlatformDescription, UpdateSalesChannelDescription, VariationKey, VariationValueKey, WarehouseKey } from "./shared.generated.ts";

/**
 * The data of the command to add item supplier.
 * @see documented
 */
export interface AddItemSupplierCommand {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemId: ItemKey;
  /** The supplier with its numbers and prices for the item. */
  itemSupplier: CreateItemSupplier;
}

/** @see documented */
export interface BomItem {
  /** Quantity of the component. */
  amount?: number;
  /** The component. */
  itemId?: ItemKey;
  notes?: string;
  /** Place in the order. */
  position?: number;
}

/** @see documented */
export interface BundleItem {
  /** The unit of packaging. */
  bundleId?: PackagingUnitKey;
  /** Global trade item number, the digits below the bar code. */
  eAN?: string;
  /** Quantity of the item in the unit of packaging. */
  quantity?: number;
  /** Universal product code. */
  uPC?: string;
  /** Key of the unit in which an item is sold. `Item_GetItemUnitPricing` answers it as `salesUnitId`. */
  unitId?: UnitKey;
}

/** @see documented */
export interface ChangeItemCategories {
  /** Categories that the item stands in. */
  categories?: ChangeItemCategory[];
}

/** @see documented */
export interface ChangeItemCategory {
  /** Key of a category, a UUID. `Categories_CreateCategory` answers it for a new one. */
  categoryId: CategoryKey;
}

/** @see documented */
export interface ChangeItemCommand {
  /** Categories that the item stands in. */
  categories?: ChangeItemCategories;
  /** Key of a company of the tenant. `Company_QueryCompanies` lists the companies with it. */
  companyId: CompanyKey;
  /** Values of custom fields. */
  customFields?: ChangeItemCustomFields;
  /** Name and texts, by language. */
  descriptions?: ChangeItemDescriptions;
  /** Numbers by which the item is known. */
  identifiers?: ChangeItemIdentifiers;
  images?: ChangeItemImages;
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemId: ItemKey;
  /** Key of a manufacturer. `Manufacturer_QueryManufacturers` lists the manufacturers with it. */
  manufacturerId?: ManufacturerKey;
  /** Size and weight of the item. */
  measurements?: ChangeItemMeasurements;
  prices?: ChangeItemPrices;
  /** Key of a product group. `ProductGroup_QueryProductGroups` lists the groups with it. */
  productGroupId?: ProductGroupKey;
  /** Key of a shipping class. `ShippingClass_QueryShippingClasses` lists the classes with it. */
  shippingClassId?: ShippingClassKey;
  suppliers?: ChangeItemSuppliers;
}

/** @see documented */
export interface ChangeItemCustomFieldValue {
  /** Key of the definition of a custom field. `CustomFields_QueryCustomFields` lists the definitions with it. */
  fieldId: CustomFieldKey;
  value: string;
  valueCultureName: string;
}

/** @see documented */
export interface ChangeItemCustomFields {
  fieldValues: ChangeItemCustomFieldValue[];
}

/** @see documented */
export interface ChangeItemCustomerGroupPrices {
  /** Key of a customer group. `CustomerGroup_QueryCustomerGroups` lists the groups with it. */
  customerGroupId: CustomerGroupKey;
  /** Prices of the customer group, an entry for each least quantity. */
  prices: ChangeItemPrice[];
}

/** @see documented */
export interface ChangeItemCustomerPrices {
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId: CustomerKey;
  /** Prices of the customer, an entry for each least quantity. */
  prices: ChangeItemPrice[];
}

/** @see documented */
export interface ChangeItemDefaultDescription {
  /** The texts themselves. */
  descriptionData: ChangeItemDescriptionData;
  /** Language, ISO code. */
  languageIso: string;
}

/** @see documented */
export interface ChangeItemDescriptionData {
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

/** @see documented */
export interface ChangeItemDescriptions {
  /** Default texts, an entry for each language. */
  defaultDescriptions?: ChangeItemDefaultDescription[];
  /** Texts for single platforms. */
  platformDescriptions?: ChangeItemPlatformDescription[];
  /** Texts for single sales channels. */
  salesChannelDescriptions?: ChangeItemSalesChannelDescription[];
}

/** @see documented */
export interface ChangeItemIdentifiers {
  /** Number of the item in the warehouse of an external marketplace. */
  amazonFnsku?: string;
  /** Number of the item on an external marketplace, ASIN. */
  defaultAsin?: string;
  /** Global trade item number, the digits below the bar code. */
  gtin?: string;
  /** Hazard number of a hazardous substance. */
  hazardNumber?: string;
  /** International standard book number. */
  isbn?: string;
  /** Number of the item in the fulfilment network. */
  jfsku?: string;
  manufacturerNumber?: string;
  ownIdentifier?: string;
  /** Stock keeping unit, the number of the item that people use. */
  sku?: string;
  /** Customs tariff number, TARIC. */
  tariccode?: string;
  /** UN number of a hazardous substance. */
  unNumber?: string;
  /** Universal product code. */
  upc?: string;
}

/** @see documented */
export interface ChangeItemImage {
  /** Key of a stored image. `Manufacturer_QueryManufacturers` answers it as `imageId`. */
  imageId: ImageKey;
  /** Whether it is the main image. */
  isMainImage: boolean;
  /** Place in the order. */
  sortNumber: number;
}

/** @see documented */
export interface ChangeItemImages {
  defaultImages?: ChangeItemImage[];
  /** Images for an external marketplace. */
  ebayImages?: ChangeItemMarketplaceImages[];
  /** Images on single platforms. */
  platformImages?: ChangeItemPlatformImages[];
  /** Images on single sales channels. */
  saleschannelImages?: ChangeItemSalesChannelImages[];
}

/** @see documented */
export interface ChangeItemMarketplaceImages {
  /** The account on an external marketplace. */
  ebayAccountId: MarketplaceAccountKey;
  /** Images, each by its id. */
  images?: ChangeItemImage[];
}

/** @see documented */
export interface ChangeItemMeasurements {
  /** Height; its unit is not known. */
  height?: number;
  /** Length; its unit is not known. */
  length?: number;
  /** Weight for shipping; its unit is not known. */
  shippingWeight?: number;
  /** Weight; its unit is not known. */
  weight?: number;
  /** Width; its unit is not known. */
  width?: number;
}

/** @see documented */
export interface ChangeItemPlatformDescription {
  /** The texts themselves. */
  descriptionData: ChangeItemDescriptionData;
  /** Language, ISO code. */
  languageIso: string;
  /** Key of a platform on which items are sold. `Item_GetItemDescriptions` answers it as `platformId`; no operation lists platforms. */
  platformId: PlatformKey;
}

/** @see documented */
export interface ChangeItemPlatformImages {
  /** Images, each by its id. */
  images?: ChangeItemImage[];
  /** Key of a platform on which items are sold. `Item_GetItemDescriptions` answers it as `platformId`; no operation lists platforms. */
  platformId: PlatformKey;
}

/** @see documented */
export interface ChangeItemPrice {
  /** Smallest quantity to which this applies. */
  fromQuantity: number;
  /** Price from this quantity on, net. */
  netPrice?: number;
  /** Percent by which the standard price is reduced, in place of a price. */
  reduceStandardPriceByPercent?: number;
}

/** @see documented */
export interface ChangeItemPrices {
  /** Price on an external marketplace. */
  amazonPrice?: number;
  /** Prices of single customers. */
  customerPrices?: ChangeItemCustomerPrices[];
  /** Default prices, by customer group. */
  defaultPrices?: ChangeItemCustomerGroupPrices[];
  /** Price on an external marketplace. */
  ebayPrice?: number;
  /** Whether discounts are left out. */
  ignoreDiscounts?: boolean;
  purchasePriceNet?: number;
  /** Prices on single sales channels, by customer group. */
  salesChannelPrices?: ChangeItemSalesChannelPrices[];
  salesPriceNet?: number;
  /** Retail price that the manufacturer suggests. */
  suggestedRetailPrice?: number;
}

/** @see documented */
export interface ChangeItemSalesChannelDescription {
  /** The texts themselves. */
  descriptionData: ChangeItemDescriptionData;
  /** Language, ISO code. */
  languageIso: string;
  /** Key of a sales channel, which the ERP also calls a shop. `SalesChannel_GetSalesChannels` answers the ids of the sales channels, as text. */
  salesChannelId: ShopKey;
}

/** @see documented */
export interface ChangeItemSalesChannelImages {
  /** Images, each by its id. */
  images?: ChangeItemImage[];
  /** Key of a sales channel, which the ERP also calls a shop. `SalesChannel_GetSalesChannels` answers the ids of the sales channels, as text. */
  saleschannelId: ShopKey;
}

/** @see documented */
export interface ChangeItemSalesChannelPrices {
  /** Prices of single customer groups. */
  customerGroupPrices: ChangeItemCustomerGroupPrices[];
  /** Whether it is active. */
  isActive?: boolean;
  /** Key of a sales channel, which the ERP also calls a shop. `SalesChannel_GetSalesChannels` answers the ids of the sales channels, as text. */
  saleschannelId: ShopKey;
}

/** @see documented */
export interface ChangeItemSupplier {
  /** Days that a delivery takes. */
  deliveryTimeInDays?: number;
  /** Whether the stock of suppliers counts. */
  includeSupplierStock?: boolean;
  /** Whether drop shipping is on. */
  isDropshippingActive?: boolean;
  /** Least quantity of a purchase. */
  minimumPurchaseQuantity?: number;
  netPurchasePrice?: number;
  notes?: string;
  /** Name of the unit in which the supplier packs. */
  packageUnitDescription?: string;
  /** Quantity in such a unit of packaging. */
  packageUnitQuantity?: number;
  purchaseInterval?: number;
  /** Purchase prices that begin at larger quantities. */
  scalePrices?: ChangeItemSupplierPrice[];
  /** Stock that the supplier has. */
  stockLevel?: number;
  /** Key of a supplier. `Supplier_QuerySuppliers` lists the suppliers with it. */
  supplierId: SupplierKey;
  /** Name that the supplier gives the item. */
  supplierItemName?: string;
  /** Number that the supplier gives the item. */
  supplierItemNumber?: string;
  /** Whether the delivery time of the supplier is used. */
  useSupplierDeliveryTime?: boolean;
  /** Tax rate, in percent. */
  vatRate?: number;
}

/** @see documented */
export interface ChangeItemSupplierPrice {
  /** Smallest quantity to which this applies. */
  fromQuantity: number;
  netPrice?: number;
  /** Discount, in percent. */
  percentageDiscount?: number;
  /** Whether the discount is a percentage. */
  usePercentageDiscount: boolean;
}

/** @see documented */
export interface ChangeItemSuppliers {
  /** The supplier that ships by default in drop shipping. */
  defaultDropshippingSupplier?: SupplierKey;
  /** The supplier from which the item is bought by default. */
  defaultSupplier?: SupplierKey;
  suppliers?: ChangeItemSupplier[];
}

/** @see documented */
export interface ConfigurationGroup {
  /** Key of a group of the configuration of an item. `Item_GetItemConfigurationGroups` lists those of an item with it. */
  configurationGroupId?: ConfigurationGroupKey;
}

/**
 * Key of a group of the configuration of an item. `Item_GetItemConfigurationGroups` lists those of an item with it.
 * @see documented
 */
export type ConfigurationGroupKey = string;

/** @see documented */
export interface CopyItemDetailsResponse {
  /** The items that got the details. */
  itemKeys?: ItemKey[];
}

/**
 * The data of new channel duplicate options.
 * @see documented
 */
export interface CreateChannelDuplicateOptions {
  /** Whether the category mappings are copied. */
  considerCategoryMappings?: boolean;
  /** Whether the data of every shop are copied. */
  considerEveryShop?: boolean;
  /** Whether the sales channel field values are copied. */
  considerSalesChannelFieldValues?: boolean;
  /** Whether it is active. */
  isActive: boolean;
  /** Shops whose data are copied. */
  shopsToConsider?: ShopKey[];
}

/**
 * The item to copy from, the items to copy onto, and the details.
 * @see documented
 */
export interface CreateCopyItemDetails {
  /** Details that are copied. */
  copyDetailsOptions?: CreateCopyItemDetailsOptions;
  /** Texts that are copied. */
  copyItemDetailsDescription?: CreateCopyItemDetailsDescription;
  /** Options for the marketplace channel interface. */
  copyItemDetailsScx?: CreateCopyItemDetailsChannels;
  /** Data of suppliers that are copied. */
  copyItemDetailsSuppliers?: CreateCopyItemDetailsSuppliers;
  /** Whether workflows are run. */
  executeWorkflows?: boolean;
  /** The item to copy from. */
  itemKey: ItemKey;
  /** The items that get the details. Spelled so on the wire. */
  receivingItemsForDetailCopys: CreateCopyItemDetailsReceivingItems;
}

/**
 * The data of new copy item details channels.
 * @see documented
 */
export interface CreateCopyItemDetailsChannels {
  /** Whether the sales channel categories are copied. */
  salesChannelCategories: boolean;
  /** Whether the sales channel field values are copied. */
  salesChannelFieldValues?: boolean;
  /** Shops whose data are copied. */
  shopsToConsider?: ShopKey[];
}

/**
 * The data of a new copy item details description.
 * @see documented
 */
export interface CreateCopyItemDetailsDescription {
  /** Whether the description is copied. */
  description?: boolean;
  /** Whether the item name is copied. */
  itemName?: boolean;
  /** Whether languages and output ways are copied. */
  languageAndOutputWays: boolean;
  /** Whether the texts for search engines are copied. */
  metadataSeo?: boolean;
  /** Whether the path in the address is copied. */
  urlPath?: boolean;
}

/**
 * The data of new copy item details options.
 * @see documented
 */
export interface CreateCopyItemDetailsOptions {
  /** Whether all custom fields are copied. */
  allOwnFields?: boolean;
  /** Treatment of custom fields that a receiving item has; the values are not known. */
  allOwnFieldsSettingCopyAction?: number;
  /** Whether all special prices are copied. */
  allSpecialPrices?: boolean;
  /** Whether the number in the warehouse of an external marketplace is copied. */
  amazonFsku?: boolean;
  /** Treatment of attributes that a receiving item has; the values are not known. */
  attributeSettingCopyAction?: number;
  /** Whether the attributes are copied. */
  attributes?: boolean;
  /** Whether the base price unit is copied. */
  basePriceUnit?: boolean;
  /** Treatment of characteristics that a receiving item has; the values are not known. */
  characteristicSettingCopyAction?: number;
  /** Whether the characteristics are copied. */
  characteristics?: boolean;
  /** Whether the configurator is copied. */
  configurator?: boolean;
  /** Whether the cross-selling groups and their items are copied. */
  crossSellingGroupsAndItems?: boolean;
  /** Treatment of cross-selling groups that a receiving item has; the values are not known. */
  crossSellingGroupsAndItemsAction?: number;
  /** Whether the delivery options are copied. */
  deliveryOptions?: boolean;
  /** Whether dimensions and weight are copied. */
  dimensionsAndWeight?: boolean;
  /** Whether the setting that leaves discounts out is copied. */
  discountIgnore?: boolean;
  /** Whether the download files are copied. */
  downloadFiles?: boolean;
  /** Treatment of files for download that a receiving item has; the values are not known. */
  downloadFilesSettingCopyAction?: number;
  /** Whether the GTIN is copied. */
  gTIN?: boolean;
  /** Whether the manufacturer's number is copied. */
  han?: boolean;
  /** Whether the hazard number is copied. */
  hazardNumber?: boolean;
  /** Whether the ISBN is copied. */
  isbn?: boolean;
  /** Whether the item type is copied. */
  itemType?: boolean;
  /** Whether the manufacturer is copied. */
  manufacturer?: boolean;
  /** Whether the media files are copied. */
  mediaFiles?: boolean;
  /** Treatment of media files that a receiving item has; the values are not known. */
  mediaFilesSettingCopyAction?: number;
  /** Whether least and most stock are copied. */
  minMaxStock?: boolean;
  /** Whether the order process is copied. */
  orderProcess?: boolean;
  /** Whether the origin country is copied. */
  originCountry?: boolean;
  /** Whether the overselling settings are copied. */
  oversellingSettings?: boolean;
  /** Whether the own identifier is copied. */
  ownId?: boolean;
  /** Whether the packaging is copied. */
  packaging?: boolean;
  /** Whether the parts list is copied. */
  partsList?: boolean;
  /** Treatment of pictures that a receiving item has; the values are not known. */
  pictureSettingCopyAction?: number;
  /** Whether the pictures of all platforms are copied. */
  picturesAllPlattforms?: boolean;
  /** Whether the price list is copied. */
  priceList?: boolean;
  /** Whether the product group is copied. */
  productGroup?: boolean;
  /** Whether the net purchase price is copied. */
  purchasePriceNet?: boolean;
  /** Whether the purchase settings are copied. */
  purchaseSettings?: boolean;
  /** Whether the remark is copied. */
  remark?: boolean;
  /** Whether the responsible person is copied. */
  responsiblePerson?: boolean;
  /** Whether the sales prices are copied. */
  salesPrices?: boolean;
  /** Whether the search terms are copied. */
  searchTerms?: boolean;
  /** Whether the shipping class is copied. */
  shippingClass?: boolean;
  /** Whether the TARIC code is copied. */
  taricCode?: boolean;
  /** Whether the tax class is copied. */
  taxClass?: boolean;
  /** Whether the UN number is copied. */
  unNumber?: boolean;
  /** Whether the UPC is copied. */
  upc?: boolean;
  /** Whether the upload files are copied. */
  uploadFiles?: boolean;
  /** Treatment of files for upload that a receiving item has; the values are not known. */
  uploadFilesSettingCopyAction?: number;
  /** Whether the variations are copied. */
  variations?: boolean;
}

/**
 * The data of new copy item details receiving items.
 * @see documented
 */
export interface CreateCopyItemDetailsReceivingItems {
  /** The items that get the details. */
  itemKeys: ItemKey[];
}

/**
 * The data of new copy item details suppliers.
 * @see documented
 */
export interface CreateCopyItemDetailsSuppliers {
  /** The treatment of the item's settings. */
  artikelSettingCopyAction?: number;
  /** Whether the assigned suppliers are copied. */
  assignedSuppliers: boolean;
  /** Whether the supplier's name of the item is copied. */
  itemNameOfSupplier?: boolean;
  /** Whether the supplier's number of the item is copied. */
  itemNumberOfSupplier?: boolean;
}

/**
 * The data of new data duplicate options.
 * @see documented
 */
export interface CreateDataDuplicateOptions {
  /** Whether the base price unit is copied. */
  considerBasePriceUnit?: boolean;
  /** Whether the inventory management is copied. */
  considerInventoryManagement?: boolean;
  /** Whether the item type is copied. */
  considerItemType?: boolean;
  /** Whether the manufacturer is copied. */
  considerManufacturer?: boolean;
  /** Whether least and most stock are copied. */
  considerMinMaxInventory?: boolean;
  /** Whether the minimum purchase settings are copied. */
  considerMinimumPurchaseSettings?: boolean;
  /** Whether the setting that leaves discounts out is copied. */
  considerNonDiscountable?: boolean;
  /** Whether the packaging is copied. */
  considerPackaging?: boolean;
  /** Whether the responsible person is copied. */
  considerProductCompliancePerson?: boolean;
  /** Whether the product group is copied. */
  considerProductGroup?: boolean;
  /** Whether the shipping class is copied. */
  considerShippingClass?: boolean;
  /** Whether the tax class is copied. */
  considerTaxClass?: boolean;
  /** Whether it is active. */
  isActive: boolean;
}

/**
 * The item to duplicate, the new items, and the parts to copy.
 * @see documented
 */
export interface CreateDuplicateItem {
  /** Whether the attributes are copied. */
  attributeCopy?: boolean;
  /** Whether the configurations are copied. */
  configurationsCopy?: boolean;
  /** Whether the cross-selling groups are copied. */
  crossSellingCopy?: boolean;
  /** Data that are copied. */
  dataDuplicateOptions?: CreateDataDuplicateOptions;
  /** Whether the delivery options are copied. */
  deliveryOptionsCopy?: boolean;
  /** Whether the download files are copied. */
  downloadFilesCopy?: boolean;
  /** Whether workflows are run. */
  executeWorkflows: boolean;
  /** Whether the features are copied. */
  featuresCopy?: boolean;
  /** Identifiers that are copied. */
  identifierDuplicateOptions?: CreateIdentifierDuplicateOptions;
  /** The item to duplicate. */
  itemKey: ItemKey;
  /** Whether mass and weight are copied. */
  massWeightCopy?: boolean;
  /** Whether the media data is copied. */
  mediaDataCopy?: boolean;
  /** The new items, one entry each. */
  newItems: CreateNewDuplicateItem[];
  /** Whether the settings for overselling are copied. */
  oversalesCopy?: boolean;
  /** Whether the custom fields are copied. */
  ownFieldsCopy?: boolean;
  /** Whether the components of the parts list are copied. */
  partListComponentsCopy?: boolean;
  /** Whether the pictures are copied. */
  pictureCopy?: boolean;
  /** Whether the purchase prices are copied. */
  purchasePricesCopy?: boolean;
  /** Whether the sales prices are copied. */
  salesPricesCopy?: boolean;
  /** Options for the marketplace channel interface. */
  scxDuplicateOptions?: CreateChannelDuplicateOptions;
  /** Data of shops that are copied. */
  shopDuplicateOptions?: CreateShopDuplicateOptions;
  /** Whether the special prices are copied. */
  specialpricesCopy?: boolean;
  /** Data of suppliers that are copied. */
  suppliersDuplicateOptions?: CreateSuppliersDuplicateOptions;
  /** Texts that are copied. */
  textDuplicateOptions?: CreateTextDuplicateOptions;
  /** Whether the upload data is copied. */
  uploadDataCopy?: boolean;
  /** Whether the variations are copied. */
  variationsCopy?: boolean;
}

/**
 * The data of new identifier duplicate options.
 * @see documented
 */
export interface CreateIdentifierDuplicateOptions {
  /** Whether the number in the warehouse of an external marketplace is copied. */
  considerAmazonFnsku?: boolean;
  /** Whether the country code is copied. */
  considerCountryCode?: boolean;
  /** Whether the EAN is copied. */
  considerEan?: boolean;
  /** Whether the manufacturer's number is copied. */
  considerHan?: boolean;
  /** Whether the hazard number is copied. */
  considerHazardNumber?: boolean;
  /** Whether the setting for the price list is copied. */
  considerIncludeInPriceList?: boolean;
  /** Whether the ISBN is copied. */
  considerIsbn?: boolean;
  /** Whether the notes are copied. */
  considerNotes?: boolean;
  /** Whether the order suggestions are copied. */
  considerOrderSuggestions?: boolean;
  /** Whether the search terms are copied. */
  considerSearchTerms?: boolean;
  /** Whether the series is copied. */
  considerSeries?: boolean;
  /** Whether the TARIC code is copied. */
  considerTaricCode?: boolean;
  /** Whether the UN number is copied. */
  considerUnNumber?: boolean;
  /** Whether the UPC is copied. */
  considerUpc?: boolean;
  /** Whether it is active. */
  isActive: boolean;
}

/**
 * The data of new item categories.
 * @see documented
 */
export interface CreateItemCategories {
  /** Categories that the item stands in. */
  categories: CreateItemCategory[];
}

/**
 * The data of a new item category.
 * @see documented
 */
export interface CreateItemCategory {
  /** Key of a category, a UUID. `Categories_CreateCategory` answers it for a new one. */
  categoryId: CategoryKey;
}

/**
 * The data of a new item.
 * @see documented
 */
export interface CreateItemCommand {
  /** Categories that the item stands in. */
  categories: CreateItemCategories;
  /** Values of custom fields. */
  customFields?: CreateItemCustomFields;
  /** Name and texts, by language. */
  descriptions: CreateItemDescriptions;
  /** Numbers by which the item is known. */
  identifiers: CreateItemIdentifiers;
  /** The data of new item images. */
  images?: CreateItemImages;
  /** Key of a manufacturer. `Manufacturer_QueryManufacturers` lists the manufacturers with it. */
  manufacturerId?: ManufacturerKey;
  /** Size and weight of the item. */
  measurements?: CreateItemMeasurements;
  /** The data of new item prices. */
  prices?: CreateItemPrices;
  /** Key of a product group. `ProductGroup_QueryProductGroups` lists the groups with it. */
  productGroupId?: ProductGroupKey;
  /** Key of a shipping class. `ShippingClass_QueryShippingClasses` lists the classes with it. */
  shippingClassId?: ShippingClassKey;
  /** The data of new item suppliers. */
  suppliers?: CreateItemSuppliers;
}

/**
 * The data of a new item custom field value.
 * @see documented
 */
export interface CreateItemCustomFieldValue {
  /** Key of the definition of a custom field. `CustomFields_QueryCustomFields` lists the definitions with it. */
  fieldId: CustomFieldKey;
  value: string;
  valueCultureName: string;
}

/**
 * The data of new item custom fields.
 * @see documented
 */
export interface CreateItemCustomFields {
  fieldValues: CreateItemCustomFieldValue[];
}

/**
 * The data of new item customer group prices.
 * @see documented
 */
export interface CreateItemCustomerGroupPrices {
  /** Key of a customer group. `CustomerGroup_QueryCustomerGroups` lists the groups with it. */
  customerGroupId: CustomerGroupKey;
  /** Prices of the customer group, an entry for each least quantity. */
  prices: CreateItemPrice[];
}

/**
 * The data of new item customer prices.
 * @see documented
 */
export interface CreateItemCustomerPrices {
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId: CustomerKey;
  /** Prices of the customer, an entry for each least quantity. */
  prices: CreateItemPrice[];
}

/**
 * The data of a new item default description.
 * @see documented
 */
export interface CreateItemDefaultDescription {
  /** The texts themselves. */
  descriptionData: CreateItemDescriptionData;
  /** Language, ISO code. */
  languageIso: string;
}

/**
 * The data of a new item description data.
 * @see documented
 */
export interface CreateItemDescriptionData {
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
 * The data of new item descriptions.
 * @see documented
 */
export interface CreateItemDescriptions {
  /** Default texts, an entry for each language. */
  defaultDescriptions: CreateItemDefaultDescription[];
  /** Texts for single platforms. */
  platformDescriptions?: CreateItemPlatformDescription[];
  /** Texts for single sales channels. */
  salesChannelDescriptions?: CreateItemSalesChannelDescription[];
}

/**
 * The data of new item identifiers.
 * @see documented
 */
export interface CreateItemIdentifiers {
  /** Number of the item in the warehouse of an external marketplace. */
  amazonFnsku?: string;
  /** Number of the item on an external marketplace, ASIN. */
  defaultAsin?: string;
  /** Global trade item number, the digits below the bar code. */
  gtin?: string;
  /** Hazard number of a hazardous substance. */
  hazardNumber?: string;
  /** International standard book number. */
  isbn?: string;
  /** Number of the item in the fulfilment network. */
  jfsku?: string;
  manufacturerNumber?: string;
  ownIdentifier?: string;
  /** Stock keeping unit, the number of the item that people use. */
  sku?: string;
  /** Customs tariff number, TARIC. */
  tariccode?: string;
  /** UN number of a hazardous substance. */
  unNumber?: string;
  /** Universal product code. */
  upc?: string;
}

/**
 * The data of a new item image.
 * @see documented
 */
export interface CreateItemImage {
  /** Key of a stored image. `Manufacturer_QueryManufacturers` answers it as `imageId`. */
  imageId: ImageKey;
  /** Whether it is the main image. */
  isMainImage: boolean;
  /** Place in the order. */
  sortNumber: number;
}

/**
 * The data of new item images.
 * @see documented
 */
export interface CreateItemImages {
  defaultImages?: CreateItemImage[];
  /** Images for an external marketplace. */
  ebayImages?: CreateMarketplaceImages[];
  /** Images on single platforms. */
  platformImages?: CreateItemPlatformImages[];
  /** Images on single sales channels. */
  saleschannelImages?: CreateItemSalesChannelImages[];
}

/**
 * The data of new item measurements.
 * @see documented
 */
export interface CreateItemMeasurements {
  /** Height; its unit is not known. */
  height?: number;
  /** Length; its unit is not known. */
  length?: number;
  /** Weight for shipping; its unit is not known. */
  shippingWeight?: number;
  /** Weight; its unit is not known. */
  weight?: number;
  /** Width; its unit is not known. */
  width?: number;
}

/**
 * The data of a new item platform description.
 * @see documented
 */
export interface CreateItemPlatformDescription {
  /** The texts themselves. */
  descriptionData: CreateItemDescriptionData;
  /** Language, ISO code. */
  languageIso: string;
  /** Key of a platform on which items are sold. `Item_GetItemDescriptions` answers it as `platformId`; no operation lists platforms. */
  platformId: PlatformKey;
}

/**
 * The data of new item platform images.
 * @see documented
 */
export interface CreateItemPlatformImages {
  /** Images, each by its id. */
  images?: CreateItemImage[];
  /** Key of a platform on which items are sold. `Item_GetItemDescriptions` answers it as `platformId`; no operation lists platforms. */
  platformId: PlatformKey;
}

/**
 * The data of a new item price.
 * @see documented
 */
export interface CreateItemPrice {
  /** Smallest quantity to which this applies. */
  fromQuantity: number;
  /** Price from this quantity on, net. */
  netPrice?: number;
  /** Percent by which the standard price is reduced, in place of a price. */
  reduceStandardPriceByPercent?: number;
}

/**
 * The data of new item prices.
 * @see documented
 */
export interface CreateItemPrices {
  /** Price on an external marketplace. */
  amazonPrice?: number;
  /** Prices of single customers. */
  customerPrices?: CreateItemCustomerPrices[];
  /** Default prices, by customer group. */
  defaultPrices?: CreateItemCustomerGroupPrices[];
  /** Price on an external marketplace. */
  ebayPrice?: number;
  /** Whether discounts are left out. */
  ignoreDiscounts?: boolean;
  purchasePriceNet?: number;
  /** Prices on single sales channels, by customer group. */
  salesChannelPrices?: CreateItemSalesChannelPrices[];
  salesPriceNet?: number;
  /** Retail price that the manufacturer suggests. */
  suggestedRetailPrice?: number;
}

/**
 * The data of a new item sales channel description.
 * @see documented
 */
export interface CreateItemSalesChannelDescription {
  /** The texts themselves. */
  descriptionData: CreateItemDescriptionData;
  /** Language, ISO code. */
  languageIso: string;
  /** Key of a sales channel, which the ERP also calls a shop. `SalesChannel_GetSalesChannels` answers the ids of the sales channels, as text. */
  salesChannelId: ShopKey;
}

/**
 * The data of new item sales channel images.
 * @see documented
 */
export interface CreateItemSalesChannelImages {
  /** Images, each by its id. */
  images?: CreateItemImage[];
  /** Key of a sales channel, which the ERP also calls a shop. `SalesChannel_GetSalesChannels` answers the ids of the sales channels, as text. */
  saleschannelId: ShopKey;
}

/**
 * The data of new item sales channel prices.
 * @see documented
 */
export interface CreateItemSalesChannelPrices {
  /** Prices of single customer groups. */
  customerGroupPrices: CreateItemCustomerGroupPrices[];
  /** Whether it is active. */
  isActive?: boolean;
  /** Key of a sales channel, which the ERP also calls a shop. `SalesChannel_GetSalesChannels` answers the ids of the sales channels, as text. */
  saleschannelId: ShopKey;
}

/**
 * The data of a new item supplier.
 * @see documented
 */
export interface CreateItemSupplier {
  /** Days that a delivery takes. */
  deliveryTimeInDays?: number;
  /** Whether the stock of suppliers counts. */
  includeSupplierStock?: boolean;
  /** Whether drop shipping is on. */
  isDropshippingActive?: boolean;
  /** Least quantity of a purchase. */
  minimumPurchaseQuantity?: number;
  netPurchasePrice?: number;
  notes?: string;
  /** Name of the unit in which the supplier packs. */
  packageUnitDescription?: string;
  /** Quantity in such a unit of packaging. */
  packageUnitQuantity?: number;
  purchaseInterval?: number;
  /** Purchase prices that begin at larger quantities. */
  scalePrices?: CreateItemSupplierPrice[];
  /** Stock that the supplier has. */
  stockLevel?: number;
  /** Key of a supplier. `Supplier_QuerySuppliers` lists the suppliers with it. */
  supplierId: SupplierKey;
  /** Name that the supplier gives the item. */
  supplierItemName?: string;
  /** Number that the supplier gives the item. */
  supplierItemNumber?: string;
  /** Whether the delivery time of the supplier is used. */
  useSupplierDeliveryTime?: boolean;
  /** Tax rate, in percent. */
  vatRate?: number;
}

/**
 * The data of a new item supplier price.
 * @see documented
 */
export interface CreateItemSupplierPrice {
  /** Smallest quantity to which this applies. */
  fromQuantity: number;
  netPrice?: number;
  /** Discount, in percent. */
  percentageDiscount?: number;
  /** Whether the discount is a percentage. */
  usePercentageDiscount: boolean;
}

/**
 * The data of new item suppliers.
 * @see documented
 */
export interface CreateItemSuppliers {
  /** The supplier that ships by default in drop shipping. */
  defaultDropshippingSupplier?: SupplierKey;
  /** The supplier from which the item is bought by default. */
  defaultSupplier?: SupplierKey;
  suppliers?: CreateItemSupplier[];
}

/**
 * The data of new marketplace images.
 * @see documented
 */
export interface CreateMarketplaceImages {
  /** The account on an external marketplace. */
  ebayAccountId: MarketplaceAccountKey;
  /** Images, each by its id. */
  images?: CreateItemImage[];
}

/**
 * The data of a new new duplicate item.
 * @see documented
 */
export interface CreateNewDuplicateItem {
  /** Whether the inventory leads. */
  isInventoryLeading: boolean;
  itemName: string;
  itemNumber: string;
  /** Number that the platform requires of each new item; its meaning is not known. */
  referenceNumber: number;
}

/**
 * The data of new shop duplicate options.
 * @see documented
 */
export interface CreateShopDuplicateOptions {
  /** Whether the highlight options are copied. */
  considerHighlightOptions?: boolean;
  /** Whether it is active. */
  isActive: boolean;
}

/**
 * The data of new suppliers duplicate options.
 * @see documented
 */
export interface CreateSuppliersDuplicateOptions {
  /** Whether it is active. */
  isActive: boolean;
  /** Whether the item name is kept. */
  keepItemName?: boolean;
  /** Whether the item number is kept. */
  keepItemNumber?: boolean;
}

/**
 * The data of new text duplicate options.
 * @see documented
 */
export interface CreateTextDuplicateOptions {
  /** Whether the descriptions are copied. */
  considerDescriptions?: boolean;
  /** Whether the texts for search engines are copied. */
  considerMetadata?: boolean;
  /** Whether the names are copied. */
  considerNames?: boolean;
  /** Whether the paths in the addresses are copied. */
  considerUrlPaths?: boolean;
  /** Whether it is active. */
  isActive: boolean;
}

/**
 * Key of a group of cross-selling. `Item_GetItemCrossSellingGroups` lists those of an item.
 * @see documented
 */
export type CrossSellingGroupKey = string;

/** @see documented */
export interface CustomerGroupOrderingConstraint {
  /** Key of a customer group. `CustomerGroup_QueryCustomerGroups` lists the groups with it. */
  customerGroupid?: CustomerGroupKey;
  /** Whether it is active. */
  isActive?: boolean;
  /** Least quantity of an order and the step between quantities. */
  orderingAmount?: OrderingAmount;
}

/** @see documented */
export interface CustomerGroupPrices {
  /** Key of a customer group. `CustomerGroup_QueryCustomerGroups` lists the groups with it. */
  customerGroupId?: CustomerGroupKey;
  /** Prices of the customer group, an entry for each least quantity. */
  prices?: Price[];
}

/** @see documented */
export interface CustomerGroupSurcharge {
  /** Key of a customer group. `CustomerGroup_QueryCustomerGroups` lists the groups with it. */
  customerGroupId?: CustomerGroupKey;
  surcharge?: number;
}

/** @see documented */
export interface CustomerPrices {
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId?: CustomerKey;
  /** Prices of the customer, an entry for each least quantity. */
  prices?: Price[];
}

/**
 * Ids of the new items.
 * @see documented
 */
export interface DuplicateItems {
  value?: ItemKey[];
}

/** @see documented */
export interface ItemAsin {
  /** Number of the item on an external marketplace, ASIN. */
  asin?: string;
  /** Whether it is the default. */
  isDefault?: boolean;
}

/** @see documented */
export interface ItemAttributes {
  /** Values of attributes. */
  attributes?: AttributeValues[];
}

/** @see documented */
export interface ItemBom {
  /** The entries. */
  items?: BomItem[];
}

/** @see documented */
export interface ItemBundles {
  /** Units of packaging that hold the item. */
  bundleItems?: BundleItem[];
}

/** @see documented */
export interface ItemCategories {
  /** Categories that the item stands in. */
  categories?: ItemCategory[];
}

/** @see documented */
export interface ItemCategory {
  /** Key of a category, a UUID. `Categories_CreateCategory` answers it for a new one. */
  categoryId?: CategoryKey;
}

/** @see documented */
export interface ItemConfigurationGroups {
  /** The entries. */
  items?: ConfigurationGroup[];
}

/** @see documented */
export interface ItemCrossSellingGroups {
  /** Cross-selling groups, by id. */
  groups?: CrossSellingGroupKey[];
}

/** @see documented */
export interface ItemDescriptions {
  /** Default texts, an entry for each language. */
  defaultDescription?: PlatformDescription;
  /** Texts for single platforms. */
  platformDescriptions?: PlatformDescription[];
  /** Texts for single sales channels. */
  salesChannelDescriptions?: SalesChannelDescription[];
}

/** @see documented */
export interface ItemEpid {
  /** Number of the item on an external marketplace, EPID. */
  epid?: string;
  /** Whether it is the default. */
  isDefault?: boolean;
}

/** @see documented */
export interface ItemFeatures {
  /** Values of properties that the item has. */
  features?: PropertyValueKey[];
}

/** @see documented */
export interface ItemIdentifiers {
  /** Number of the item in the warehouse of an external marketplace. */
  amazonFnsku?: string;
  /** Global trade item number, the digits below the bar code. */
  gtin?: string;
  /** Hazard number of a hazardous substance. */
  hazardNumber?: string;
  /** International standard book number. */
  iSBN?: string;
  /** Numbers of the item on an external marketplace, ASIN. */
  itemAsins?: ItemAsin[];
  /** Numbers of the item on an external marketplace, EPID. */
  itemEpids?: ItemEpid[];
  manufacturerNumber?: string;
  ownIdentifier?: string;
  /** Stock keeping unit, the number of the item that people use. */
  sKU?: string;
  /** Customs tariff number, TARIC. */
  taric?: string;
  /** UN number of a hazardous substance. */
  uNNumber?: string;
  /** Universal product code. */
  uPC?: string;
}

/** @see documented */
export interface ItemMeasurements {
  /** Height; its unit is not known. */
  height?: number;
  /** Length; its unit is not known. */
  length?: number;
  /** Weight for shipping; its unit is not known. */
  shippingWeight?: number;
  /** Weight; its unit is not known. */
  weight?: number;
  /** Width; its unit is not known. */
  width?: number;
}

/** @see documented */
export interface ItemOrderingConstraints {
  /** Limits of single customer groups. */
  customerGroupOrderingConstraints?: CustomerGroupOrderingConstraint[];
  /** Limits without a customer group of their own. */
  defaultOrderingConstraint?: OrderingAmount;
}

/** @see documented */
export interface ItemPrices {
  /** Price on an external marketplace. */
  amazonPrice?: number;
  /** Prices of single customers. */
  customerPrices?: CustomerPrices[];
  /** Default prices, by customer group. */
  defaultPrices?: PlatformPrices;
  /** Price on an external marketplace. */
  ebayPrice?: number;
  /** Whether discounts are left out. */
  ignoreDiscounts?: boolean;
  purchasePriceNet?: number;
  /** Prices on single sales channels, by customer group. */
  salesChannelPrices?: SalesChannelPrices[];
  salesPriceNet?: number;
  /** Retail price that the manufacturer suggests. */
  suggestedRetailPrice?: number;
}

/** @see documented */
export interface ItemStorageConstraints {
  /** Whether the stock may fall below zero. */
  allowNegativeStock?: boolean;
  buffer?: number;
  /** Least stock over all warehouses. */
  globalMinimumStockLevel?: number;
  /** Whether it has batches. */
  hasBatch?: boolean;
  /** Whether best-before dates are managed. */
  isBestBeforeManaged?: boolean;
  /** Whether inventory management is on. */
  isInventoryManagementActive?: boolean;
  /** Whether stock is divisible. */
  isStockDivisible?: boolean;
  /** Platforms on which stock may fall below zero. */
  itemPlatformNegativeStocks?: NegativeStockPlatform[];
  /** Sales channels on which stock may fall below zero. */
  itemSalesChannelNegativeStocks?: NegativeStockSalesChannel[];
  /** An open set: other values may come. Values: 0 no serial numbers, 1 serial numbers active, 2 serial numbers tracking. */
  serialNumberType?: SerialNumberType;
}

/** @see documented */
export interface ItemStorageLocation {
  /** First note. */
  note1?: string;
  /** Second note. */
  note2?: string;
  /** Key of a storage location, a place in a warehouse. `Warehouse_QueryStorageLocations` lists the locations of a warehouse with it. */
  storageLocationId?: StorageLocationKey;
}

/** @see documented */
export interface ItemSupplier {
  currency?: string;
  /** Days that a delivery takes. */
  deliveryTimeInDays?: number;
  /** Whether the stock of suppliers counts. */
  includeSupplierStock?: boolean;
  /** Whether it is the default of drop shipping. */
  isDefaultForDropshipping?: boolean;
  /** Whether it is the default supplier. */
  isDefaultSupplier?: boolean;
  /** Whether drop shipping is on. */
  isDropshippingActive?: boolean;
  /** Whether it is a supplier of the fulfilment network. */
  isFulfillmentNetworkSupplier?: boolean;
  /** Whether it is a supplier of production. */
  isProductionSupplier?: boolean;
  /** Date and time when the supplier's stock last changed. */
  lastSupplierStockChange?: string;
  /** Least quantity of a purchase. */
  minimumPurchaseQuantity?: number;
  netPurchasePrice?: number;
  notes?: string;
  /** Name of the unit in which the supplier packs. */
  packageUnitDescription?: string;
  /** Purchase price of such a unit of packaging. */
  packageUnitPurchasePrice?: number;
  /** Quantity in such a unit of packaging. */
  packageUnitQuantity?: number;
  purchaseInterval?: number;
  /** Purchase prices that begin at larger quantities. */
  scalePrices?: SupplierPrice[];
  /** Stock that the supplier has. */
  stockLevel?: number;
  /** Days that a delivery by the supplier takes. */
  supplierDeliveryTimeInDays?: number;
  /** Key of a supplier. `Supplier_QuerySuppliers` lists the suppliers with it. */
  supplierId?: SupplierKey;
  /** Name that the supplier gives the item. */
  supplierItemName?: string;
  /** Number that the supplier gives the item. */
  supplierItemNumber?: string;
  /** Whether the supplier ships to the buyer. */
  supplierSupportsDropshipping?: boolean;
  /** Whether the delivery time of the supplier is used. */
  useSupplierDeliveryTime?: boolean;
  /** Tax rate, in percent. */
  vatRate?: number;
}

/** @see documented */
export interface ItemSuppliers {
  /** The supplier that ships by default in drop shipping. */
  defaultDropshippingSupplier?: SupplierKey;
  /** The supplier from which the item is bought by default. */
  defaultSupplier?: SupplierKey;
  suppliers?: ItemSupplier[];
}

/** @see documented */
export interface ItemUnitPricing {
  /** Amount to which the base price refers. */
  basePriceReferenceAmount?: number;
  /** Unit of that amount. */
  basePriceReferenceUnitId?: UnitOfMeasurementKey;
  /** Content of one sales unit. */
  innerQuantity?: number;
  /** Unit of that content. */
  innerQuantityUnitId?: UnitOfMeasurementKey;
  /** Whether a base price is declared. */
  isBasePriceDeclared?: boolean;
  /** Unit in which the item is sold. */
  salesUnitId?: UnitKey;
}

/** @see documented */
export interface ItemVariations {
  /** Combinations of variations. Spelled so on the wire. */
  variationKombinations?: VariationCombination[];
  /** Variations, such as size or colour, with their values. */
  variations?: Variation[];
}

/** @see documented */
export interface ItemWarehouseConstraints {
  /** Least and most stock in each warehouse. */
  warehouses?: WarehouseConstraint[];
}

/**
 * Key of an account at an external marketplace. No operation answers it.
 * @see documented
 */
export type MarketplaceAccountKey = string;

/** @see documented */
export interface NegativeStockPlatform {
  /** Whether the stock may fall below zero. */
  isNegativeStockAllowed?: boolean;
  /** Key of a platform on which items are sold. `Item_GetItemDescriptions` answers it as `platformId`; no operation lists platforms. */
  platformId?: PlatformKey;
}

/** @see documented */
export interface NegativeStockSalesChannel {
  /** Whether the stock may fall below zero. */
  isNegativeStockAllowed?: boolean;
  /** Key of a sales channel, which the ERP also calls a shop. `SalesChannel_GetSalesChannels` answers the ids of the sales channels, as text. */
  salesChannelId?: ShopKey;
}

/** @see documented */
export interface OrderingAmount {
  /** Least quantity of an order. */
  minimumOrderQuantity?: number;
  purchaseIncrement?: number;
}

/**
 * Key of a packaging unit. `Item_GetItemBundles` answers it as `bundleId`.
 * @see documented
 */
export type PackagingUnitKey = string;

/** @see documented */
export interface PlatformPrices {
  /** Key of a platform on which items are sold. `Item_GetItemDescriptions` answers it as `platformId`; no operation lists platforms. */
  platformId?: PlatformKey;
  /** Prices, an entry for each customer group. */
  prices?: CustomerGroupPrices[];
}

/** @see documented */
export interface PlatformSurcharges {
  /** Key of a platform on which items are sold. `Item_GetItemDescriptions` answers it as `platformId`; no operation lists platforms. */
  platformId?: PlatformKey;
  /** Surcharges, an entry for each customer group. */
  surcharges?: CustomerGroupSurcharge[];
}

/** @see documented */
export interface Price {
  /** Smallest quantity to which this applies. */
  fromQuantity?: number;
  /** Price from this quantity on, net. */
  netPrice?: number;
  /** Percent by which the standard price is reduced, in place of a price. */
  reduceStandardPriceByPercent?: number;
}

/**
 * Key of the person who is responsible for a product. `ResponsiblePerson_QueryResponsiblePersons` lists such persons; that their ids are these keys is not said anywhere.
 * @see documented
 */
export type ResponsiblePersonKey = string;

/** @see documented */
export interface SalesChannelPrices {
  /** Whether it is active. */
  isActive?: boolean;
  /** Prices, an entry for each customer group. */
  prices?: CustomerGroupPrices[];
  /** Key of a sales channel, which the ERP also calls a shop. `SalesChannel_GetSalesChannels` answers the ids of the sales channels, as text. */
  salesChannelId?: ShopKey;
}

/** @see documented */
export interface SalesChannelSurcharges {
  /** Whether it is active. */
  isActive?: boolean;
  /** Key of a sales channel, which the ERP also calls a shop. `SalesChannel_GetSalesChannels` answers the ids of the sales channels, as text. */
  salesChannelId?: ShopKey;
  /** Surcharges, an entry for each customer group. */
  surcharges?: CustomerGroupSurcharge[];
}

/**
 * An open set: other values may come. Values: 0 no serial numbers, 1 serial numbers active, 2 serial numbers tracking.
 * @see documented
 */
export type SerialNumberType = 0 | 1 | 2;

/** @see documented */
export interface SupplierPrice {
  /** Smallest quantity to which this applies. */
  fromQuantity?: number;
  netPrice?: number;
  /** Discount, in percent. */
  percentageDiscount?: number;
  /** Whether the discount is a percentage. */
  usePercentageDiscount?: boolean;
}

/**
 * Key of the unit in which an item is sold. `Item_GetItemUnitPricing` answers it as `salesUnitId`.
 * @see documented
 */
export type UnitKey = string;

/**
 * The changes of a bom item.
 * @see documented
 */
export interface UpdateBomItem {
  /** Quantity of the component. */
  amount: number;
  /** The component. */
  itemId: ItemKey;
  notes?: string;
  /** Place in the order. */
  position?: number;
}

/**
 * The changes of a bundle item.
 * @see documented
 */
export interface UpdateBundleItem {
  /** The unit of packaging. */
  bundleId?: PackagingUnitKey;
  /** Global trade item number, the digits below the bar code. */
  eAN?: string;
  /** Quantity of the item in the unit of packaging. */
  quantity?: number;
  /** Universal product code. */
  uPC?: string;
  /** Key of the unit in which an item is sold. `Item_GetItemUnitPricing` answers it as `salesUnitId`. */
  unitId?: UnitKey;
}

/**
 * The changes of a configuration group.
 * @see documented
 */
export interface UpdateConfigurationGroup {
  /** Key of a group of the configuration of an item. `Item_GetItemConfigurationGroups` lists those of an item with it. */
  configurationGroupId: ConfigurationGroupKey;
}

/**
 * The changes of a customer group ordering constraint.
 * @see documented
 */
export interface UpdateCustomerGroupOrderingConstraint {
  /** Key of a customer group. `CustomerGroup_QueryCustomerGroups` lists the groups with it. */
  customerGroupid: CustomerGroupKey;
  /** Whether it is active. */
  isActive?: boolean;
  /** Least quantity of an order and the step between quantities. */
  orderingAmount?: UpdateOrderingAmount;
}

/**
 * The changes of the customer group prices.
 * @see documented
 */
export interface UpdateCustomerGroupPrices {
  /** Key of a customer group. `CustomerGroup_QueryCustomerGroups` lists the groups with it. */
  customerGroupId: CustomerGroupKey;
  /** Prices of the customer group, an entry for each least quantity. */
  prices?: UpdatePrice[];
}

/**
 * The changes of a customer group surcharge.
 * @see documented
 */
export interface UpdateCustomerGroupSurcharge {
  /** Key of a customer group. `CustomerGroup_QueryCustomerGroups` lists the groups with it. */
  customerGroupId: CustomerGroupKey;
  surcharge: number;
}

/**
 * The changes of the customer prices.
 * @see documented
 */
export interface UpdateCustomerPrices {
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId: CustomerKey;
  /** Prices of the customer, an entry for each least quantity. */
  prices?: UpdatePrice[];
}

/**
 * The changes of an item.
 * @see documented
 */
export interface UpdateItem {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  id: ItemKey;
  /** Values of attributes. */
  attributes?: UpdateItemAttributes;
  /** Components that the item is made of. */
  bom?: UpdateItemBom;
  /** Units of packaging that hold the item. */
  bundles?: UpdateItemBundles;
  /** Categories that the item stands in. */
  categories?: UpdateItemCategories;
  /** The changes of the item configuration groups. */
  configurationGroups?: UpdateItemConfigurationGroups;
  /** Country that the goods come from. */
  countryOfOrigin?: string;
  /** The changes of the item cross selling groups. */
  crossSellingGroups?: UpdateItemCrossSellingGroups;
  /** Name and texts, by language. */
  descriptions?: UpdateItemDescriptions;
  /** Values of properties that the item has. */
  features?: UpdateItemFeatures;
  /** Numbers by which the item is known. */
  identifiers?: UpdateItemIdentifiers;
  /** Whether it is active. */
  isActive?: boolean;
  /** Whether it may stand on a price list. */
  isAvailableForPricelist?: boolean;
  /** Whether proposals for purchases leave it out. */
  isIgnoredForPurchaseProposals?: boolean;
  /** Whether it is new. */
  isNew?: boolean;
  /** Whether it is a top item. */
  isTopItem?: boolean;
  /** Key of a manufacturer. `Manufacturer_QueryManufacturers` lists the manufacturers with it. */
  manufacturerId?: ManufacturerKey;
  /** Size and weight of the item. */
  measurements?: UpdateItemMeasurements;
  newInAssortmentDate?: string;
  /** Text of the note. */
  note?: string;
  /** Limits for an order of the item. */
  orderingConstraints?: UpdateItemOrderingConstraints;
  /** The changes of the item prices. */
  prices?: UpdateItemPrices;
  /** Key of a product group. `ProductGroup_QueryProductGroups` lists the groups with it. */
  productGroupId?: ProductGroupKey;
  /** Key of the person who is responsible for a product. `ResponsiblePerson_QueryResponsiblePersons` lists such persons; that their ids are these keys is not said anywhere. */
  responsiblePersonId?: ResponsiblePersonKey;
  /** Key of a shipping class. `ShippingClass_QueryShippingClasses` lists the classes with it. */
  shippingClassId?: ShippingClassKey;
  /** How and when the goods are sent. */
  shippingDetails?: UpdateItemShippingDetails;
  /** Place in the order. */
  sortOrder?: number;
  /** How the stock of the item is kept. */
  storageConstraints?: UpdateItemStorageConstraints;
  /** The changes of the item suppliers. */
  suppliers?: UpdateItemSuppliers;
  /** Key of a tax class. `TaxClass_QueryTaxClasses` lists the classes with it. */
  taxClassId?: TaxClassKey;
  /** Sales unit and base price. */
  unitPricing?: UpdateItemUnitPricing;
  /** Variations, such as size or colour, with their values. */
  variations?: UpdateItemVariations;
  /** Settings for each warehouse. */
  warehouseConstraints?: UpdateItemWarehouseConstraints;
}

/**
 * The changes of an item asin.
 * @see documented
 */
export interface UpdateItemAsin {
  /** Number of the item on an external marketplace, ASIN. */
  asin: string;
  /** Whether it is the default. */
  isDefault?: boolean;
}

/**
 * The changes of the item attributes.
 * @see documented
 */
export interface UpdateItemAttributes {
  /** Values of attributes. */
  attributes?: UpdateAttributeValues[];
}

/**
 * The changes of an item bom.
 * @see documented
 */
export interface UpdateItemBom {
  /** The entries. */
  items?: UpdateBomItem[];
}

/**
 * The changes of the item bundles.
 * @see documented
 */
export interface UpdateItemBundles {
  /** Units of packaging that hold the item. */
  bundleItems?: UpdateBundleItem[];
}

/**
 * The changes of the item categories.
 * @see documented
 */
export interface UpdateItemCategories {
  /** Categories that the item stands in. */
  categories?: UpdateItemCategory[];
}

/**
 * The changes of an item category.
 * @see documented
 */
export interface UpdateItemCategory {
  /** Key of a category, a UUID. `Categories_CreateCategory` answers it for a new one. */
  categoryId: CategoryKey;
}

/**
 * The changes of the item configuration groups.
 * @see documented
 */
export interface UpdateItemConfigurationGroups {
  /** The entries. */
  items?: UpdateConfigurationGroup[];
}

/**
 * The changes of the item cross selling groups.
 * @see documented
 */
export interface UpdateItemCrossSellingGroups {
  /** Cross-selling groups, by id. */
  groups: CrossSellingGroupKey[];
}

/**
 * The changes of the item descriptions.
 * @see documented
 */
export interface UpdateItemDescriptions {
  /** Default texts, an entry for each language. */
  defaultDescription: UpdatePlatformDescription;
  /** Texts for single platforms. */
  platformDescriptions?: UpdatePlatformDescription[];
  /** Texts for single sales channels. */
  salesChannelDescriptions?: UpdateSalesChannelDescription[];
}

/**
 * The changes of an item epid.
 * @see documented
 */
export interface UpdateItemEpid {
  /** Number of the item on an external marketplace, EPID. */
  epid: string;
  /** Whether it is the default. */
  isDefault?: boolean;
}

/**
 * The changes of the item features.
 * @see documented
 */
export interface UpdateItemFeatures {
  /** Values of properties that the item has. */
  features?: PropertyValueKey[];
}

/**
 * The changes of the item identifiers.
 * @see documented
 */
export interface UpdateItemIdentifiers {
  /** Number of the item in the warehouse of an external marketplace. */
  amazonFnsku?: string;
  /** Global trade item number, the digits below the bar code. */
  gtin?: string;
  /** Hazard number of a hazardous substance. */
  hazardNumber?: string;
  /** International standard book number. */
  iSBN?: string;
  /** Numbers of the item on an external marketplace, ASIN. */
  itemAsins?: UpdateItemAsin[];
  /** Numbers of the item on an external marketplace, EPID. */
  itemEpids?: UpdateItemEpid[];
  manufacturerNumber?: string;
  ownIdentifier?: string;
  /** Stock keeping unit, the number of the item that people use. */
  sKU?: string;
  /** Customs tariff number, TARIC. */
  taric?: string;
  /** UN number of a hazardous substance. */
  uNNumber?: string;
  /** Universal product code. */
  uPC?: string;
}

/**
 * The changes of the item measurements.
 * @see documented
 */
export interface UpdateItemMeasurements {
  /** Height; its unit is not known. */
  height?: number;
  /** Length; its unit is not known. */
  length?: number;
  /** Weight for shipping; its unit is not known. */
  shippingWeight?: number;
  /** Weight; its unit is not known. */
  weight?: number;
  /** Width; its unit is not known. */
  width?: number;
}

/**
 * The changes of the item ordering constraints.
 * @see documented
 */
export interface UpdateItemOrderingConstraints {
  /** Limits of single customer groups. */
  customerGroupOrderingConstraints?: UpdateCustomerGroupOrderingConstraint[];
  /** Limits without a customer group of their own. */
  defaultOrderingConstraint?: UpdateOrderingAmount;
}

/**
 * The changes of the item prices.
 * @see documented
 */
export interface UpdateItemPrices {
  /** Price on an external marketplace. */
  amazonPrice?: number;
  /** Prices of single customers. */
  customerPrices?: UpdateCustomerPrices[];
  /** Default prices, by customer group. */
  defaultPrices?: UpdatePlatformPrices;
  /** Price on an external marketplace. */
  ebayPrice?: number;
  /** Whether discounts are left out. */
  ignoreDiscounts?: boolean;
  purchasePriceNet?: number;
  /** Prices on single sales channels, by customer group. */
  salesChannelPrices?: UpdateSalesChannelPrices[];
  salesPriceNet?: number;
  /** Retail price that the manufacturer suggests. */
  suggestedRetailPrice?: number;
}

/**
 * The changes of the item sales channels.
 * @see documented
 */
export interface UpdateItemSalesChannelsCommand {
  /** Sales channels that the items are switched on for. */
  activateSalesChannels?: ShopKey[];
  /** Whether it holds for the variants of the items too. */
  applyToChildItems?: boolean;
  /** Sales channels that the items are switched off for. */
  deactivateSalesChannels?: ShopKey[];
  itemKeys: ItemKey[];
}

/**
 * The changes of the item shipping details.
 * @see documented
 */
export interface UpdateItemShippingDetails {
  /** Key of an availability of items, which the ERP also calls a delivery status. `Availability_QueryAvailabilities` lists them with it. */
  availabilityId?: DeliveryStatusKey;
  deliveryDaysWhenSoldOut?: number;
  /** Whether the days of delivery are computed. */
  hasAutomaticDeliveryDays?: boolean;
  /** Processing time; its unit is not known. */
  processingTime?: number;
  releaseDate?: string;
}

/**
 * The changes of the item storage constraints.
 * @see documented
 */
export interface UpdateItemStorageConstraints {
  /** Whether the stock may fall below zero. */
  allowNegativeStock?: boolean;
  buffer?: number;
  /** Least stock over all warehouses. */
  globalMinimumStockLevel?: number;
  /** Whether it has batches. */
  hasBatch?: boolean;
  /** Whether best-before dates are managed. */
  isBestBeforeManaged?: boolean;
  /** Whether inventory management is on. */
  isInventoryManagementActive?: boolean;
  /** Whether stock is divisible. */
  isStockDivisible?: boolean;
  /** Platforms on which stock may fall below zero. */
  itemPlatformNegativeStocks?: UpdateNegativeStockPlatform[];
  /** Sales channels on which stock may fall below zero. */
  itemSalesChannelNegativeStocks?: UpdateNegativeStockSalesChannel[];
  /** An open set: other values may come. Values: 0 no serial numbers, 1 serial numbers active, 2 serial numbers tracking. */
  serialNumberType?: SerialNumberType;
}

/**
 * The changes of an item supplier.
 * @see documented
 */
export interface UpdateItemSupplier {
  /** Days that a delivery takes. */
  deliveryTimeInDays?: number;
  /** Whether the stock of suppliers counts. */
  includeSupplierStock?: boolean;
  /** Least quantity of a purchase. */
  minimumPurchaseQuantity?: number;
  netPurchasePrice?: number;
  notes?: string;
  /** Name of the unit in which the supplier packs. */
  packageUnitDescription?: string;
  /** Quantity in such a unit of packaging. */
  packageUnitQuantity?: number;
  purchaseInterval?: number;
  /** Purchase prices that begin at larger quantities. */
  scalePrices?: UpdateSupplierPrice[];
  /** Stock that the supplier has. */
  stockLevel?: number;
  /** Key of a supplier. `Supplier_QuerySuppliers` lists the suppliers with it. */
  supplierId: SupplierKey;
  /** Name that the supplier gives the item. */
  supplierItemName?: string;
  /** Number that the supplier gives the item. */
  supplierItemNumber?: string;
  /** Whether the delivery time of the supplier is used. */
  useSupplierDeliveryTime?: boolean;
  /** Tax rate, in percent. */
  vatRate?: number;
}

/**
 * The changes of the item suppliers.
 * @see documented
 */
export interface UpdateItemSuppliers {
  /** The supplier that ships by default in drop shipping. */
  defaultDropshippingSupplier?: SupplierKey;
  /** The supplier from which the item is bought by default. */
  defaultSupplier?: SupplierKey;
  suppliers?: UpdateItemSupplier[];
}

/**
 * The changes of an item unit pricing.
 * @see documented
 */
export interface UpdateItemUnitPricing {
  /** Amount to which the base price refers. */
  basePriceReferenceAmount?: number;
  /** Unit of that amount. */
  basePriceReferenceUnitId?: UnitOfMeasurementKey;
  /** Content of one sales unit. */
  innerQuantity?: number;
  /** Unit of that content. */
  innerQuantityUnitId?: UnitOfMeasurementKey;
  /** Whether a base price is declared. */
  isBasePriceDeclared?: boolean;
  /** Unit in which the item is sold. */
  salesUnitId?: UnitKey;
}

/**
 * The changes of the item variations.
 * @see documented
 */
export interface UpdateItemVariations {
  /** Combinations of variations. Spelled so on the wire. */
  variationKombinations?: UpdateVariationCombination[];
  /** Variations, such as size or colour, with their values. */
  variations?: UpdateVariation[];
}

/**
 * The changes of the item warehouse constraints.
 * @see documented
 */
export interface UpdateItemWarehouseConstraints {
  /** Least and most stock in each warehouse. */
  warehouses?: UpdateWarehouseConstraint[];
}

/**
 * The changes of a negative stock platform.
 * @see documented
 */
export interface UpdateNegativeStockPlatform {
  /** Whether the stock may fall below zero. */
  isNegativeStockAllowed?: boolean;
  /** Key of a platform on which items are sold. `Item_GetItemDescriptions` answers it as `platformId`; no operation lists platforms. */
  platformId?: PlatformKey;
}

/**
 * The changes of a negative stock sales channel.
 * @see documented
 */
export interface UpdateNegativeStockSalesChannel {
  /** Whether the stock may fall below zero. */
  isNegativeStockAllowed?: boolean;
  /** Key of a sales channel, which the ERP also calls a shop. `SalesChannel_GetSalesChannels` answers the ids of the sales channels, as text. */
  salesChannelId?: ShopKey;
}

/**
 * The changes of an ordering amount.
 * @see documented
 */
export interface UpdateOrderingAmount {
  /** Least quantity of an order. */
  minimumOrderQuantity?: number;
  purchaseIncrement?: number;
}

/**
 * The changes of the platform prices.
 * @see documented
 */
export interface UpdatePlatformPrices {
  /** Key of a platform on which items are sold. `Item_GetItemDescriptions` answers it as `platformId`; no operation lists platforms. */
  platformId: PlatformKey;
  /** Prices, an entry for each customer group. */
  prices?: UpdateCustomerGroupPrices[];
}

/**
 * The changes of the platform surcharges.
 * @see documented
 */
export interface UpdatePlatformSurcharges {
  /** Key of a platform on which items are sold. `Item_GetItemDescriptions` answers it as `platformId`; no operation lists platforms. */
  platformId: PlatformKey;
  /** Surcharges, an entry for each customer group. */
  surcharges: UpdateCustomerGroupSurcharge[];
}

/**
 * The changes of a price.
 * @see documented
 */
export interface UpdatePrice {
  /** Smallest quantity to which this applies. */
  fromQuantity: number;
  /** Price from this quantity on, net. */
  netPrice?: number;
  /** Percent by which the standard price is reduced, in place of a price. */
  reduceStandardPriceByPercent?: number;
}

/**
 * The changes of the sales channel prices.
 * @see documented
 */
export interface UpdateSalesChannelPrices {
  /** Whether it is active. */
  isActive?: boolean;
  /** Prices, an entry for each customer group. */
  prices?: UpdateCustomerGroupPrices[];
  /** Key of a sales channel, which the ERP also calls a shop. `SalesChannel_GetSalesChannels` answers the ids of the sales channels, as text. */
  salesChannelId: ShopKey;
}

/**
 * The changes of the sales channel surcharges.
 * @see documented
 */
export interface UpdateSalesChannelSurcharges {
  /** Whether it is active. */
  isActive?: boolean;
  /** Key of a sales channel, which the ERP also calls a shop. `SalesChannel_GetSalesChannels` answers the ids of the sales channels, as text. */
  salesChannelId: ShopKey;
  /** Surcharges, an entry for each customer group. */
  surcharges: UpdateCustomerGroupSurcharge[];
}

/**
 * The changes of a storage location.
 * @see documented
 */
export interface UpdateStorageLocation {
  /** First note. */
  note1?: string;
  /** Second note. */
  note2?: string;
  /** Key of a storage location, a place in a warehouse. `Warehouse_QueryStorageLocations` lists the locations of a warehouse with it. */
  storageLocationId?: StorageLocationKey;
}

/**
 * The changes of a supplier price.
 * @see documented
 */
export interface UpdateSupplierPrice {
  /** Smallest quantity to which this applies. */
  fromQuantity: number;
  netPrice?: number;
  /** Discount, in percent. */
  percentageDiscount?: number;
  /** Whether the discount is a percentage. */
  usePercentageDiscount?: boolean;
}

/**
 * The changes of a variation.
 * @see documented
 */
export interface UpdateVariation {
  /** Name and texts, by language. */
  descriptions?: UpdateVariationDescription[];
  /** Place in the order. */
  position?: number;
  values?: UpdateVariationValue[];
  /** Key of a variation of an item. `Item_GetItemVariations` lists the variations of an item with it. */
  variationId: VariationKey;
  /** An open set: other values may come. Values: 0 unknown, 1 selectbox, 2 radiobutton, 3 swatches, 4 textbox, 5 free text, 6 mandatory free text. */
  variationType: VariationType;
}

/**
 * The changes of a variation combination.
 * @see documented
 */
export interface UpdateVariationCombination {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemId: ItemKey;
  /** Variations, such as size or colour, with their values. */
  variations: VariationValueKey[];
}

/**
 * The changes of a variation description.
 * @see documented
 */
export interface UpdateVariationDescription {
  /** Language of this entry. */
  languageId: string;
  name: string;
}

/**
 * The changes of a variation value.
 * @see documented
 */
export interface UpdateVariationValue {
  /** Name and texts, by language. */
  descriptions?: UpdateVariationValueDescription[];
  /** Global trade item number, the digits below the bar code. */
  gTIN?: string;
  itemNumber?: string;
  /** The changes of the variation value surcharges. */
  surcharges?: UpdateVariationValueSurcharges;
  /** Key of one value of a variation. `Item_GetItemVariations` lists the values with it. */
  variationValueId: VariationValueKey;
  /** Difference from the weight of the item. */
  weightOffset?: number;
}

/**
 * The changes of a variation value description.
 * @see documented
 */
export interface UpdateVariationValueDescription {
  /** Language of this entry. */
  languageId: string;
  name: string;
}

/**
 * The changes of the variation value surcharges.
 * @see documented
 */
export interface UpdateVariationValueSurcharges {
  /** Surcharge where no other is set, net. */
  defaultSurchargeNet?: number;
  /** Surcharges on single platforms. */
  platformSurcharges?: UpdatePlatformSurcharges;
  /** Surcharges on single sales channels. */
  salesChannelSurcharges?: UpdateSalesChannelSurcharges;
}

/**
 * The changes of a warehouse constraint.
 * @see documented
 */
export interface UpdateWarehouseConstraint {
  /** Most stock. */
  maxStock?: number;
  /** Least stock. */
  minStock?: number;
  storagelocations?: UpdateStorageLocation[];
  /** Key of a warehouse. `Warehouse_QueryWarehouses` lists the warehouses with it. */
  warehouseId?: WarehouseKey;
}

/** @see documented */
export interface Variation {
  /** Name and texts, by language. */
  descriptions?: VariationDescription[];
  /** Place in the order. */
  position?: number;
  values?: VariationValue[];
  /** Key of a variation of an item. `Item_GetItemVariations` lists the variations of an item with it. */
  variationId?: VariationKey;
  /** An open set: other values may come. Values: 0 unknown, 1 selectbox, 2 radiobutton, 3 swatches, 4 textbox, 5 free text, 6 mandatory free text. */
  variationType?: VariationType;
}

/** @see documented */
export interface VariationCombination {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemId?: ItemKey;
  /** Variations, such as size or colour, with their values. */
  variations?: VariationValueKey[];
}

/** @see documented */
export interface VariationDescription {
  /** Language of this entry. */
  languageId?: string;
  name?: string;
}

/**
 * An open set: other values may come. Values: 0 unknown, 1 selectbox, 2 radiobutton, 3 swatches, 4 textbox, 5 free text, 6 mandatory free text.
 * @see documented
 */
export type VariationType = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** @see documented */
export interface VariationValue {
  /** Name and texts, by language. */
  descriptions?: VariationValueDescription[];
  /** Global trade item number, the digits below the bar code. */
  gTIN?: string;
  itemNumber?: string;
  surcharges?: VariationValueSurcharges;
  /** Key of one value of a variation. `Item_GetItemVariations` lists the values with it. */
  variationValueId?: VariationValueKey;
  /** Difference from the weight of the item. */
  weightOffset?: number;
}

/** @see documented */
export interface VariationValueDescription {
  /** Language of this entry. */
  languageId?: string;
  name?: string;
}

/** @see documented */
export interface VariationValueSurcharges {
  /** Surcharge where no other is set, net. */
  defaultSurchargeNet?: number;
  /** Surcharges on single platforms. */
  platformSurcharges?: PlatformSurcharges;
  /** Surcharges on single sales channels. */
  salesChannelSurcharges?: SalesChannelSurcharges;
}

/** @see documented */
export interface WarehouseConstraint {
  /** Most stock. */
  maxStock?: number;
  /** Least stock. */
  minStock?: number;
  storagelocations?: ItemStorageLocation[];
  /** Key of a warehouse. `Warehouse_QueryWarehouses` lists the warehouses with it. */
  warehouseId?: WarehouseKey;
}
