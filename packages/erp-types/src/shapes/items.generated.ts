// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AttributeValues, CategoryKey, CompanyKey, CustomFieldKey, CustomerGroupKey, CustomerKey, DeliveryStatusKey, ImageKey, ItemKey, ManufacturerKey, PlatformDescription, PlatformKey, ProductGroupKey, PropertyValueKey, SalesChannelDescription, ShippingClassKey, ShopKey, StorageLocationKey, SupplierKey, TaxClassKey, UnitOfMeasurementKey, UpdateAttributeValues, UpdatePlatformDescription, UpdateSalesChannelDescription, VariationKey, VariationValueKey, WarehouseKey } from "./shared.generated.ts";

/**
 * The data of the command to add item supplier.
 * @see documented
 */
export interface AddItemSupplierCommand {
  /** The item. */
  itemId: ItemKey;
  /** Item supplier. */
  itemSupplier: CreateItemSupplier;
}

/**
 * A bom item.
 * @see documented
 */
export interface BomItem {
  /** Amount. */
  amount?: number;
  /** The item. */
  itemId?: ItemKey;
  /** Notes. */
  notes?: string;
  /** Place in the order. */
  position?: number;
}

/**
 * A bundle item.
 * @see documented
 */
export interface BundleItem {
  /** The bundle. */
  bundleId?: PackagingUnitKey;
  /** Global trade item number, the digits below the bar code. */
  eAN?: string;
  /** Quantity. */
  quantity?: number;
  /** Universal product code. */
  uPC?: string;
  /** The unit. */
  unitId?: UnitKey;
}

/**
 * The changes of the item categories.
 * @see documented
 */
export interface ChangeItemCategories {
  /** Categories. */
  categories?: ChangeItemCategory[];
}

/**
 * The changes of an item category.
 * @see documented
 */
export interface ChangeItemCategory {
  /** The category. */
  categoryId: CategoryKey;
}

/**
 * The changes of an item.
 * @see documented
 */
export interface ChangeItemCommand {
  /** Categories. */
  categories?: ChangeItemCategories;
  /** The company. */
  companyId: CompanyKey;
  /** Custom fields. */
  customFields?: ChangeItemCustomFields;
  /** Descriptions. */
  descriptions?: ChangeItemDescriptions;
  /** Identifiers. */
  identifiers?: ChangeItemIdentifiers;
  /** Images. */
  images?: ChangeItemImages;
  /** The item. */
  itemId: ItemKey;
  /** The manufacturer. */
  manufacturerId?: ManufacturerKey;
  /** Measurements. */
  measurements?: ChangeItemMeasurements;
  /** Prices. */
  prices?: ChangeItemPrices;
  /** The product group. */
  productGroupId?: ProductGroupKey;
  /** The shipping class. */
  shippingClassId?: ShippingClassKey;
  /** Suppliers. */
  suppliers?: ChangeItemSuppliers;
}

/**
 * The changes of an item custom field value.
 * @see documented
 */
export interface ChangeItemCustomFieldValue {
  /** The field. */
  fieldId: CustomFieldKey;
  /** Value. */
  value: string;
  /** Value culture name. */
  valueCultureName: string;
}

/**
 * The changes of the item custom fields.
 * @see documented
 */
export interface ChangeItemCustomFields {
  /** Field values. */
  fieldValues: ChangeItemCustomFieldValue[];
}

/**
 * The changes of the item customer group prices.
 * @see documented
 */
export interface ChangeItemCustomerGroupPrices {
  /** The customer group. */
  customerGroupId: CustomerGroupKey;
  /** Prices. */
  prices: ChangeItemPrice[];
}

/**
 * The changes of the item customer prices.
 * @see documented
 */
export interface ChangeItemCustomerPrices {
  /** The customer. */
  customerId: CustomerKey;
  /** Prices. */
  prices: ChangeItemPrice[];
}

/**
 * The changes of an item default description.
 * @see documented
 */
export interface ChangeItemDefaultDescription {
  /** Description data. */
  descriptionData: ChangeItemDescriptionData;
  /** Language, ISO code. */
  languageIso: string;
}

/**
 * The changes of an item description data.
 * @see documented
 */
export interface ChangeItemDescriptionData {
  /** Description. */
  description?: string;
  /** Name of the item. */
  itemName?: string;
  /** Description for search engines. */
  metaDescription?: string;
  /** Keywords for search engines. */
  metaKeywords?: string;
  /** Short description. */
  shortDescription?: string;
  /** Title for search engines. */
  titleTag?: string;
  /** Path in the address of the shop's page. */
  urlPath?: string;
}

/**
 * The changes of the item descriptions.
 * @see documented
 */
export interface ChangeItemDescriptions {
  /** Default descriptions. */
  defaultDescriptions?: ChangeItemDefaultDescription[];
  /** Platform descriptions. */
  platformDescriptions?: ChangeItemPlatformDescription[];
  /** Sales channel descriptions. */
  salesChannelDescriptions?: ChangeItemSalesChannelDescription[];
}

/**
 * The changes of the item identifiers.
 * @see documented
 */
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
  /** Manufacturer number. */
  manufacturerNumber?: string;
  /** Own identifier. */
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
 * The changes of an item image.
 * @see documented
 */
export interface ChangeItemImage {
  /** The image. */
  imageId: ImageKey;
  /** Whether it is the main image. */
  isMainImage: boolean;
  /** Place in the order. */
  sortNumber: number;
}

/**
 * The changes of the item images.
 * @see documented
 */
export interface ChangeItemImages {
  /** Default images. */
  defaultImages?: ChangeItemImage[];
  /** Images for an external marketplace. */
  ebayImages?: ChangeItemMarketplaceImages[];
  /** Platform images. */
  platformImages?: ChangeItemPlatformImages[];
  /** Saleschannel images. */
  saleschannelImages?: ChangeItemSalesChannelImages[];
}

/**
 * The changes of the item marketplace images.
 * @see documented
 */
export interface ChangeItemMarketplaceImages {
  /** The account on an external marketplace. */
  ebayAccountId: MarketplaceAccountKey;
  /** Images. */
  images?: ChangeItemImage[];
}

/**
 * The changes of the item measurements.
 * @see documented
 */
export interface ChangeItemMeasurements {
  /** Height. */
  height?: number;
  /** Length. */
  length?: number;
  /** Shipping weight. */
  shippingWeight?: number;
  /** Weight. */
  weight?: number;
  /** Width. */
  width?: number;
}

/**
 * The changes of an item platform description.
 * @see documented
 */
export interface ChangeItemPlatformDescription {
  /** Description data. */
  descriptionData: ChangeItemDescriptionData;
  /** Language, ISO code. */
  languageIso: string;
  /** The platform. */
  platformId: PlatformKey;
}

/**
 * The changes of the item platform images.
 * @see documented
 */
export interface ChangeItemPlatformImages {
  /** Images. */
  images?: ChangeItemImage[];
  /** The platform. */
  platformId: PlatformKey;
}

/**
 * The changes of an item price.
 * @see documented
 */
export interface ChangeItemPrice {
  /** Smallest quantity to which this applies. */
  fromQuantity: number;
  /** Price, net. */
  netPrice?: number;
  /** Reduce standard price by percent. */
  reduceStandardPriceByPercent?: number;
}

/**
 * The changes of the item prices.
 * @see documented
 */
export interface ChangeItemPrices {
  /** Price on an external marketplace. */
  amazonPrice?: number;
  /** Customer prices. */
  customerPrices?: ChangeItemCustomerPrices[];
  /** Default prices. */
  defaultPrices?: ChangeItemCustomerGroupPrices[];
  /** Price on an external marketplace. */
  ebayPrice?: number;
  /** Whether discounts are left out. */
  ignoreDiscounts?: boolean;
  /** Purchase price, net. */
  purchasePriceNet?: number;
  /** Sales channel prices. */
  salesChannelPrices?: ChangeItemSalesChannelPrices[];
  /** Price, net. */
  salesPriceNet?: number;
  /** Retail price that the manufacturer suggests. */
  suggestedRetailPrice?: number;
}

/**
 * The changes of an item sales channel description.
 * @see documented
 */
export interface ChangeItemSalesChannelDescription {
  /** Description data. */
  descriptionData: ChangeItemDescriptionData;
  /** Language, ISO code. */
  languageIso: string;
  /** The sales channel. */
  salesChannelId: ShopKey;
}

/**
 * The changes of the item sales channel images.
 * @see documented
 */
export interface ChangeItemSalesChannelImages {
  /** Images. */
  images?: ChangeItemImage[];
  /** The sales channel. */
  saleschannelId: ShopKey;
}

/**
 * The changes of the item sales channel prices.
 * @see documented
 */
export interface ChangeItemSalesChannelPrices {
  /** Customer group prices. */
  customerGroupPrices: ChangeItemCustomerGroupPrices[];
  /** Whether it is active. */
  isActive?: boolean;
  /** The sales channel. */
  saleschannelId: ShopKey;
}

/**
 * The changes of an item supplier.
 * @see documented
 */
export interface ChangeItemSupplier {
  /** Delivery time in days. */
  deliveryTimeInDays?: number;
  /** Whether the stock of suppliers counts. */
  includeSupplierStock?: boolean;
  /** Whether drop shipping is on. */
  isDropshippingActive?: boolean;
  /** Minimum purchase quantity. */
  minimumPurchaseQuantity?: number;
  /** Purchase price, net. */
  netPurchasePrice?: number;
  /** Notes. */
  notes?: string;
  /** Package unit description. */
  packageUnitDescription?: string;
  /** Package unit quantity. */
  packageUnitQuantity?: number;
  /** Purchase interval. */
  purchaseInterval?: number;
  /** Scale prices. */
  scalePrices?: ChangeItemSupplierPrice[];
  /** Stock level. */
  stockLevel?: number;
  /** The supplier. */
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
 * The changes of an item supplier price.
 * @see documented
 */
export interface ChangeItemSupplierPrice {
  /** Smallest quantity to which this applies. */
  fromQuantity: number;
  /** Price, net. */
  netPrice?: number;
  /** Discount, in percent. */
  percentageDiscount?: number;
  /** Whether the discount is a percentage. */
  usePercentageDiscount: boolean;
}

/**
 * The changes of the item suppliers.
 * @see documented
 */
export interface ChangeItemSuppliers {
  /** Default dropshipping supplier. */
  defaultDropshippingSupplier?: SupplierKey;
  /** Default supplier. */
  defaultSupplier?: SupplierKey;
  /** Suppliers. */
  suppliers?: ChangeItemSupplier[];
}

/**
 * A configuration group.
 * @see documented
 */
export interface ConfigurationGroup {
  /** The configuration group. */
  configurationGroupId?: ConfigurationGroupKey;
}

/**
 * Key of a configuration group.
 * @see documented
 */
export type ConfigurationGroupKey = string;

/**
 * A copy item details response.
 * @see documented
 */
export interface CopyItemDetailsResponse {
  /** Item keys. */
  itemKeys?: ItemKey[];
}

/**
 * The data of new channel duplicate options.
 * @see documented
 */
export interface CreateChannelDuplicateOptions {
  /** Whether this is taken over: category mappings. */
  considerCategoryMappings?: boolean;
  /** Whether this is taken over: every shop. */
  considerEveryShop?: boolean;
  /** Whether this is taken over: sales channel field values. */
  considerSalesChannelFieldValues?: boolean;
  /** Whether it is active. */
  isActive: boolean;
  /** Shops to consider. */
  shopsToConsider?: ShopKey[];
}

/**
 * The data of new copy item details.
 * @see documented
 */
export interface CreateCopyItemDetails {
  /** Copy details options. */
  copyDetailsOptions?: CreateCopyItemDetailsOptions;
  /** Copy item details description. */
  copyItemDetailsDescription?: CreateCopyItemDetailsDescription;
  /** Options for the marketplace channel interface. */
  copyItemDetailsScx?: CreateCopyItemDetailsChannels;
  /** Copy item details suppliers. */
  copyItemDetailsSuppliers?: CreateCopyItemDetailsSuppliers;
  /** Whether workflows are run. */
  executeWorkflows?: boolean;
  /** The item. */
  itemKey: ItemKey;
  /** The items that get the details. Spelled so on the wire. */
  receivingItemsForDetailCopys: CreateCopyItemDetailsReceivingItems;
}

/**
 * The data of new copy item details channels.
 * @see documented
 */
export interface CreateCopyItemDetailsChannels {
  /** Yes or no: sales channel categories. */
  salesChannelCategories: boolean;
  /** Yes or no: sales channel field values. */
  salesChannelFieldValues?: boolean;
  /** Shops to consider. */
  shopsToConsider?: ShopKey[];
}

/**
 * The data of a new copy item details description.
 * @see documented
 */
export interface CreateCopyItemDetailsDescription {
  /** Description. */
  description?: boolean;
  /** Name of the item. */
  itemName?: boolean;
  /** Yes or no: language and output ways. */
  languageAndOutputWays: boolean;
  /** Yes or no: metadata seo. */
  metadataSeo?: boolean;
  /** Path in the address of the shop's page. */
  urlPath?: boolean;
}

/**
 * The data of new copy item details options.
 * @see documented
 */
export interface CreateCopyItemDetailsOptions {
  /** Yes or no: all own fields. */
  allOwnFields?: boolean;
  /** All own fields setting copy action. */
  allOwnFieldsSettingCopyAction?: number;
  /** Yes or no: all special prices. */
  allSpecialPrices?: boolean;
  /** Number of the item in the warehouse of an external marketplace. */
  amazonFsku?: boolean;
  /** Attribute setting copy action. */
  attributeSettingCopyAction?: number;
  /** Yes or no: attributes. */
  attributes?: boolean;
  /** Yes or no: base price unit. */
  basePriceUnit?: boolean;
  /** Characteristic setting copy action. */
  characteristicSettingCopyAction?: number;
  /** Yes or no: characteristics. */
  characteristics?: boolean;
  /** Yes or no: configurator. */
  configurator?: boolean;
  /** Yes or no: cross selling groups and items. */
  crossSellingGroupsAndItems?: boolean;
  /** Cross selling groups and items action. */
  crossSellingGroupsAndItemsAction?: number;
  /** Yes or no: delivery options. */
  deliveryOptions?: boolean;
  /** Yes or no: dimensions and weight. */
  dimensionsAndWeight?: boolean;
  /** Whether discounts are left out. */
  discountIgnore?: boolean;
  /** Yes or no: download files. */
  downloadFiles?: boolean;
  /** Download files setting copy action. */
  downloadFilesSettingCopyAction?: number;
  /** Global trade item number, the digits below the bar code. */
  gTIN?: boolean;
  /** Number that the manufacturer gives the item. */
  han?: boolean;
  /** Hazard number of a hazardous substance. */
  hazardNumber?: boolean;
  /** International standard book number. */
  isbn?: boolean;
  /** Yes or no: item type. */
  itemType?: boolean;
  /** Yes or no: manufacturer. */
  manufacturer?: boolean;
  /** Yes or no: media files. */
  mediaFiles?: boolean;
  /** Media files setting copy action. */
  mediaFilesSettingCopyAction?: number;
  /** Yes or no: min max stock. */
  minMaxStock?: boolean;
  /** Yes or no: order process. */
  orderProcess?: boolean;
  /** Yes or no: origin country. */
  originCountry?: boolean;
  /** Yes or no: overselling settings. */
  oversellingSettings?: boolean;
  /** The own. */
  ownId?: boolean;
  /** Yes or no: packaging. */
  packaging?: boolean;
  /** Yes or no: parts list. */
  partsList?: boolean;
  /** Picture setting copy action. */
  pictureSettingCopyAction?: number;
  /** Yes or no: pictures all plattforms. */
  picturesAllPlattforms?: boolean;
  /** Yes or no: price list. */
  priceList?: boolean;
  /** Yes or no: product group. */
  productGroup?: boolean;
  /** Purchase price, net. */
  purchasePriceNet?: boolean;
  /** Yes or no: purchase settings. */
  purchaseSettings?: boolean;
  /** Yes or no: remark. */
  remark?: boolean;
  /** Yes or no: responsible person. */
  responsiblePerson?: boolean;
  /** Yes or no: sales prices. */
  salesPrices?: boolean;
  /** Yes or no: search terms. */
  searchTerms?: boolean;
  /** Yes or no: shipping class. */
  shippingClass?: boolean;
  /** Customs tariff number, TARIC. */
  taricCode?: boolean;
  /** Yes or no: tax class. */
  taxClass?: boolean;
  /** UN number of a hazardous substance. */
  unNumber?: boolean;
  /** Universal product code. */
  upc?: boolean;
  /** Yes or no: upload files. */
  uploadFiles?: boolean;
  /** Upload files setting copy action. */
  uploadFilesSettingCopyAction?: number;
  /** Yes or no: variations. */
  variations?: boolean;
}

/**
 * The data of new copy item details receiving items.
 * @see documented
 */
export interface CreateCopyItemDetailsReceivingItems {
  /** Item keys. */
  itemKeys: ItemKey[];
}

/**
 * The data of new copy item details suppliers.
 * @see documented
 */
export interface CreateCopyItemDetailsSuppliers {
  /** The treatment of the item's settings. */
  artikelSettingCopyAction?: number;
  /** Yes or no: assigned suppliers. */
  assignedSuppliers: boolean;
  /** Name that the supplier gives the item. */
  itemNameOfSupplier?: boolean;
  /** Number that the supplier gives the item. */
  itemNumberOfSupplier?: boolean;
}

/**
 * The data of new data duplicate options.
 * @see documented
 */
export interface CreateDataDuplicateOptions {
  /** Whether this is taken over: base price unit. */
  considerBasePriceUnit?: boolean;
  /** Whether this is taken over: inventory management. */
  considerInventoryManagement?: boolean;
  /** Whether this is taken over: item type. */
  considerItemType?: boolean;
  /** Whether this is taken over: manufacturer. */
  considerManufacturer?: boolean;
  /** Whether this is taken over: min max inventory. */
  considerMinMaxInventory?: boolean;
  /** Whether this is taken over: minimum purchase settings. */
  considerMinimumPurchaseSettings?: boolean;
  /** Whether this is taken over: non discountable. */
  considerNonDiscountable?: boolean;
  /** Whether this is taken over: packaging. */
  considerPackaging?: boolean;
  /** Whether this is taken over: product compliance person. */
  considerProductCompliancePerson?: boolean;
  /** Whether this is taken over: product group. */
  considerProductGroup?: boolean;
  /** Whether this is taken over: shipping class. */
  considerShippingClass?: boolean;
  /** Whether this is taken over: tax class. */
  considerTaxClass?: boolean;
  /** Whether it is active. */
  isActive: boolean;
}

/**
 * The data of a new duplicate item.
 * @see documented
 */
export interface CreateDuplicateItem {
  /** Yes or no: attribute copy. */
  attributeCopy?: boolean;
  /** Yes or no: configurations copy. */
  configurationsCopy?: boolean;
  /** Yes or no: cross selling copy. */
  crossSellingCopy?: boolean;
  /** Data duplicate options. */
  dataDuplicateOptions?: CreateDataDuplicateOptions;
  /** Yes or no: delivery options copy. */
  deliveryOptionsCopy?: boolean;
  /** Yes or no: download files copy. */
  downloadFilesCopy?: boolean;
  /** Whether workflows are run. */
  executeWorkflows: boolean;
  /** Yes or no: features copy. */
  featuresCopy?: boolean;
  /** Identifier duplicate options. */
  identifierDuplicateOptions?: CreateIdentifierDuplicateOptions;
  /** The item. */
  itemKey: ItemKey;
  /** Yes or no: mass weight copy. */
  massWeightCopy?: boolean;
  /** Yes or no: media data copy. */
  mediaDataCopy?: boolean;
  /** New items. */
  newItems: CreateNewDuplicateItem[];
  /** Yes or no: oversales copy. */
  oversalesCopy?: boolean;
  /** Yes or no: own fields copy. */
  ownFieldsCopy?: boolean;
  /** Yes or no: part list components copy. */
  partListComponentsCopy?: boolean;
  /** Yes or no: picture copy. */
  pictureCopy?: boolean;
  /** Yes or no: purchase prices copy. */
  purchasePricesCopy?: boolean;
  /** Yes or no: sales prices copy. */
  salesPricesCopy?: boolean;
  /** Options for the marketplace channel interface. */
  scxDuplicateOptions?: CreateChannelDuplicateOptions;
  /** Shop duplicate options. */
  shopDuplicateOptions?: CreateShopDuplicateOptions;
  /** Yes or no: specialprices copy. */
  specialpricesCopy?: boolean;
  /** Suppliers duplicate options. */
  suppliersDuplicateOptions?: CreateSuppliersDuplicateOptions;
  /** Text duplicate options. */
  textDuplicateOptions?: CreateTextDuplicateOptions;
  /** Yes or no: upload data copy. */
  uploadDataCopy?: boolean;
  /** Yes or no: variations copy. */
  variationsCopy?: boolean;
}

/**
 * The data of new identifier duplicate options.
 * @see documented
 */
export interface CreateIdentifierDuplicateOptions {
  /** Whether this is taken over: number of the item in the warehouse of an external marketplace. */
  considerAmazonFnsku?: boolean;
  /** Whether this is taken over: country code. */
  considerCountryCode?: boolean;
  /** Whether this is taken over: ean. */
  considerEan?: boolean;
  /** Whether this is taken over: han. */
  considerHan?: boolean;
  /** Whether this is taken over: hazard number. */
  considerHazardNumber?: boolean;
  /** Whether this is taken over: include in price list. */
  considerIncludeInPriceList?: boolean;
  /** Whether this is taken over: isbn. */
  considerIsbn?: boolean;
  /** Whether this is taken over: notes. */
  considerNotes?: boolean;
  /** Whether this is taken over: order suggestions. */
  considerOrderSuggestions?: boolean;
  /** Whether this is taken over: search terms. */
  considerSearchTerms?: boolean;
  /** Whether this is taken over: series. */
  considerSeries?: boolean;
  /** Whether this is taken over: taric code. */
  considerTaricCode?: boolean;
  /** Whether this is taken over: un number. */
  considerUnNumber?: boolean;
  /** Whether this is taken over: upc. */
  considerUpc?: boolean;
  /** Whether it is active. */
  isActive: boolean;
}

/**
 * The data of new item categories.
 * @see documented
 */
export interface CreateItemCategories {
  /** Categories. */
  categories: CreateItemCategory[];
}

/**
 * The data of a new item category.
 * @see documented
 */
export interface CreateItemCategory {
  /** The category. */
  categoryId: CategoryKey;
}

/**
 * The data of a new item.
 * @see documented
 */
export interface CreateItemCommand {
  /** Categories. */
  categories: CreateItemCategories;
  /** Custom fields. */
  customFields?: CreateItemCustomFields;
  /** Descriptions. */
  descriptions: CreateItemDescriptions;
  /** Identifiers. */
  identifiers: CreateItemIdentifiers;
  /** Images. */
  images?: CreateItemImages;
  /** The manufacturer. */
  manufacturerId?: ManufacturerKey;
  /** Measurements. */
  measurements?: CreateItemMeasurements;
  /** Prices. */
  prices?: CreateItemPrices;
  /** The product group. */
  productGroupId?: ProductGroupKey;
  /** The shipping class. */
  shippingClassId?: ShippingClassKey;
  /** Suppliers. */
  suppliers?: CreateItemSuppliers;
}

/**
 * The data of a new item custom field value.
 * @see documented
 */
export interface CreateItemCustomFieldValue {
  /** The field. */
  fieldId: CustomFieldKey;
  /** Value. */
  value: string;
  /** Value culture name. */
  valueCultureName: string;
}

/**
 * The data of new item custom fields.
 * @see documented
 */
export interface CreateItemCustomFields {
  /** Field values. */
  fieldValues: CreateItemCustomFieldValue[];
}

/**
 * The data of new item customer group prices.
 * @see documented
 */
export interface CreateItemCustomerGroupPrices {
  /** The customer group. */
  customerGroupId: CustomerGroupKey;
  /** Prices. */
  prices: CreateItemPrice[];
}

/**
 * The data of new item customer prices.
 * @see documented
 */
export interface CreateItemCustomerPrices {
  /** The customer. */
  customerId: CustomerKey;
  /** Prices. */
  prices: CreateItemPrice[];
}

/**
 * The data of a new item default description.
 * @see documented
 */
export interface CreateItemDefaultDescription {
  /** Description data. */
  descriptionData: CreateItemDescriptionData;
  /** Language, ISO code. */
  languageIso: string;
}

/**
 * The data of a new item description data.
 * @see documented
 */
export interface CreateItemDescriptionData {
  /** Description. */
  description?: string;
  /** Name of the item. */
  itemName?: string;
  /** Description for search engines. */
  metaDescription?: string;
  /** Keywords for search engines. */
  metaKeywords?: string;
  /** Short description. */
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
  /** Default descriptions. */
  defaultDescriptions: CreateItemDefaultDescription[];
  /** Platform descriptions. */
  platformDescriptions?: CreateItemPlatformDescription[];
  /** Sales channel descriptions. */
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
  /** Manufacturer number. */
  manufacturerNumber?: string;
  /** Own identifier. */
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
  /** The image. */
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
  /** Default images. */
  defaultImages?: CreateItemImage[];
  /** Images for an external marketplace. */
  ebayImages?: CreateMarketplaceImages[];
  /** Platform images. */
  platformImages?: CreateItemPlatformImages[];
  /** Saleschannel images. */
  saleschannelImages?: CreateItemSalesChannelImages[];
}

/**
 * The data of new item measurements.
 * @see documented
 */
export interface CreateItemMeasurements {
  /** Height. */
  height?: number;
  /** Length. */
  length?: number;
  /** Shipping weight. */
  shippingWeight?: number;
  /** Weight. */
  weight?: number;
  /** Width. */
  width?: number;
}

/**
 * The data of a new item platform description.
 * @see documented
 */
export interface CreateItemPlatformDescription {
  /** Description data. */
  descriptionData: CreateItemDescriptionData;
  /** Language, ISO code. */
  languageIso: string;
  /** The platform. */
  platformId: PlatformKey;
}

/**
 * The data of new item platform images.
 * @see documented
 */
export interface CreateItemPlatformImages {
  /** Images. */
  images?: CreateItemImage[];
  /** The platform. */
  platformId: PlatformKey;
}

/**
 * The data of a new item price.
 * @see documented
 */
export interface CreateItemPrice {
  /** Smallest quantity to which this applies. */
  fromQuantity: number;
  /** Price, net. */
  netPrice?: number;
  /** Reduce standard price by percent. */
  reduceStandardPriceByPercent?: number;
}

/**
 * The data of new item prices.
 * @see documented
 */
export interface CreateItemPrices {
  /** Price on an external marketplace. */
  amazonPrice?: number;
  /** Customer prices. */
  customerPrices?: CreateItemCustomerPrices[];
  /** Default prices. */
  defaultPrices?: CreateItemCustomerGroupPrices[];
  /** Price on an external marketplace. */
  ebayPrice?: number;
  /** Whether discounts are left out. */
  ignoreDiscounts?: boolean;
  /** Purchase price, net. */
  purchasePriceNet?: number;
  /** Sales channel prices. */
  salesChannelPrices?: CreateItemSalesChannelPrices[];
  /** Price, net. */
  salesPriceNet?: number;
  /** Retail price that the manufacturer suggests. */
  suggestedRetailPrice?: number;
}

/**
 * The data of a new item sales channel description.
 * @see documented
 */
export interface CreateItemSalesChannelDescription {
  /** Description data. */
  descriptionData: CreateItemDescriptionData;
  /** Language, ISO code. */
  languageIso: string;
  /** The sales channel. */
  salesChannelId: ShopKey;
}

/**
 * The data of new item sales channel images.
 * @see documented
 */
export interface CreateItemSalesChannelImages {
  /** Images. */
  images?: CreateItemImage[];
  /** The sales channel. */
  saleschannelId: ShopKey;
}

/**
 * The data of new item sales channel prices.
 * @see documented
 */
export interface CreateItemSalesChannelPrices {
  /** Customer group prices. */
  customerGroupPrices: CreateItemCustomerGroupPrices[];
  /** Whether it is active. */
  isActive?: boolean;
  /** The sales channel. */
  saleschannelId: ShopKey;
}

/**
 * The data of a new item supplier.
 * @see documented
 */
export interface CreateItemSupplier {
  /** Delivery time in days. */
  deliveryTimeInDays?: number;
  /** Whether the stock of suppliers counts. */
  includeSupplierStock?: boolean;
  /** Whether drop shipping is on. */
  isDropshippingActive?: boolean;
  /** Minimum purchase quantity. */
  minimumPurchaseQuantity?: number;
  /** Purchase price, net. */
  netPurchasePrice?: number;
  /** Notes. */
  notes?: string;
  /** Package unit description. */
  packageUnitDescription?: string;
  /** Package unit quantity. */
  packageUnitQuantity?: number;
  /** Purchase interval. */
  purchaseInterval?: number;
  /** Scale prices. */
  scalePrices?: CreateItemSupplierPrice[];
  /** Stock level. */
  stockLevel?: number;
  /** The supplier. */
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
  /** Price, net. */
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
  /** Default dropshipping supplier. */
  defaultDropshippingSupplier?: SupplierKey;
  /** Default supplier. */
  defaultSupplier?: SupplierKey;
  /** Suppliers. */
  suppliers?: CreateItemSupplier[];
}

/**
 * The data of new marketplace images.
 * @see documented
 */
export interface CreateMarketplaceImages {
  /** The account on an external marketplace. */
  ebayAccountId: MarketplaceAccountKey;
  /** Images. */
  images?: CreateItemImage[];
}

/**
 * The data of a new new duplicate item.
 * @see documented
 */
export interface CreateNewDuplicateItem {
  /** Whether the inventory leads. */
  isInventoryLeading: boolean;
  /** Name of the item. */
  itemName: string;
  /** Number of the item. */
  itemNumber: string;
  /** Reference number. */
  referenceNumber: number;
}

/**
 * The data of new shop duplicate options.
 * @see documented
 */
export interface CreateShopDuplicateOptions {
  /** Whether this is taken over: highlight options. */
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
  /** Yes or no: keep item name. */
  keepItemName?: boolean;
  /** Yes or no: keep item number. */
  keepItemNumber?: boolean;
}

/**
 * The data of new text duplicate options.
 * @see documented
 */
export interface CreateTextDuplicateOptions {
  /** Whether this is taken over: descriptions. */
  considerDescriptions?: boolean;
  /** Whether this is taken over: metadata. */
  considerMetadata?: boolean;
  /** Whether this is taken over: names. */
  considerNames?: boolean;
  /** Whether this is taken over: url paths. */
  considerUrlPaths?: boolean;
  /** Whether it is active. */
  isActive: boolean;
}

/**
 * Key of a cross selling group.
 * @see documented
 */
export type CrossSellingGroupKey = string;

/**
 * A customer group ordering constraint.
 * @see documented
 */
export interface CustomerGroupOrderingConstraint {
  /** The customer group. */
  customerGroupid?: CustomerGroupKey;
  /** Whether it is active. */
  isActive?: boolean;
  /** Ordering amount. */
  orderingAmount?: OrderingAmount;
}

/**
 * The customer group prices.
 * @see documented
 */
export interface CustomerGroupPrices {
  /** The customer group. */
  customerGroupId?: CustomerGroupKey;
  /** Prices. */
  prices?: Price[];
}

/**
 * A customer group surcharge.
 * @see documented
 */
export interface CustomerGroupSurcharge {
  /** The customer group. */
  customerGroupId?: CustomerGroupKey;
  /** Surcharge. */
  surcharge?: number;
}

/**
 * The customer prices.
 * @see documented
 */
export interface CustomerPrices {
  /** The customer. */
  customerId?: CustomerKey;
  /** Prices. */
  prices?: Price[];
}

/**
 * The duplicate items.
 * @see documented
 */
export interface DuplicateItems {
  /** Value. */
  value?: ItemKey[];
}

/**
 * An item asin.
 * @see documented
 */
export interface ItemAsin {
  /** Number of the item on an external marketplace, ASIN. */
  asin?: string;
  /** Whether it is the default. */
  isDefault?: boolean;
}

/**
 * The item attributes.
 * @see documented
 */
export interface ItemAttributes {
  /** Attributes. */
  attributes?: AttributeValues[];
}

/**
 * An item bom.
 * @see documented
 */
export interface ItemBom {
  /** The entries. */
  items?: BomItem[];
}

/**
 * The item bundles.
 * @see documented
 */
export interface ItemBundles {
  /** Bundle items. */
  bundleItems?: BundleItem[];
}

/**
 * The item categories.
 * @see documented
 */
export interface ItemCategories {
  /** Categories. */
  categories?: ItemCategory[];
}

/**
 * An item category.
 * @see documented
 */
export interface ItemCategory {
  /** The category. */
  categoryId?: CategoryKey;
}

/**
 * The item configuration groups.
 * @see documented
 */
export interface ItemConfigurationGroups {
  /** The entries. */
  items?: ConfigurationGroup[];
}

/**
 * The item cross selling groups.
 * @see documented
 */
export interface ItemCrossSellingGroups {
  /** Groups. */
  groups?: CrossSellingGroupKey[];
}

/**
 * The item descriptions.
 * @see documented
 */
export interface ItemDescriptions {
  /** Default description. */
  defaultDescription?: PlatformDescription;
  /** Platform descriptions. */
  platformDescriptions?: PlatformDescription[];
  /** Sales channel descriptions. */
  salesChannelDescriptions?: SalesChannelDescription[];
}

/**
 * An item epid.
 * @see documented
 */
export interface ItemEpid {
  /** Number of the item on an external marketplace, EPID. */
  epid?: string;
  /** Whether it is the default. */
  isDefault?: boolean;
}

/**
 * The item features.
 * @see documented
 */
export interface ItemFeatures {
  /** Features. */
  features?: PropertyValueKey[];
}

/**
 * The item identifiers.
 * @see documented
 */
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
  /** Manufacturer number. */
  manufacturerNumber?: string;
  /** Own identifier. */
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
 * The item measurements.
 * @see documented
 */
export interface ItemMeasurements {
  /** Height. */
  height?: number;
  /** Length. */
  length?: number;
  /** Shipping weight. */
  shippingWeight?: number;
  /** Weight. */
  weight?: number;
  /** Width. */
  width?: number;
}

/**
 * The item ordering constraints.
 * @see documented
 */
export interface ItemOrderingConstraints {
  /** Customer group ordering constraints. */
  customerGroupOrderingConstraints?: CustomerGroupOrderingConstraint[];
  /** Default ordering constraint. */
  defaultOrderingConstraint?: OrderingAmount;
}

/**
 * The item prices.
 * @see documented
 */
export interface ItemPrices {
  /** Price on an external marketplace. */
  amazonPrice?: number;
  /** Customer prices. */
  customerPrices?: CustomerPrices[];
  /** Default prices. */
  defaultPrices?: PlatformPrices;
  /** Price on an external marketplace. */
  ebayPrice?: number;
  /** Whether discounts are left out. */
  ignoreDiscounts?: boolean;
  /** Purchase price, net. */
  purchasePriceNet?: number;
  /** Sales channel prices. */
  salesChannelPrices?: SalesChannelPrices[];
  /** Price, net. */
  salesPriceNet?: number;
  /** Retail price that the manufacturer suggests. */
  suggestedRetailPrice?: number;
}

/**
 * The item storage constraints.
 * @see documented
 */
export interface ItemStorageConstraints {
  /** Whether the stock may fall below zero. */
  allowNegativeStock?: boolean;
  /** Buffer. */
  buffer?: number;
  /** Global minimum stock level. */
  globalMinimumStockLevel?: number;
  /** Whether it has batches. */
  hasBatch?: boolean;
  /** Whether best-before dates are managed. */
  isBestBeforeManaged?: boolean;
  /** Whether inventory management is on. */
  isInventoryManagementActive?: boolean;
  /** Whether stock is divisible. */
  isStockDivisible?: boolean;
  /** Item platform negative stocks. */
  itemPlatformNegativeStocks?: NegativeStockPlatform[];
  /** Item sales channel negative stocks. */
  itemSalesChannelNegativeStocks?: NegativeStockSalesChannel[];
  /** Serial number type. */
  serialNumberType?: SerialNumberType;
}

/**
 * An item storage location.
 * @see documented
 */
export interface ItemStorageLocation {
  /** First note. */
  note1?: string;
  /** Second note. */
  note2?: string;
  /** The storage location. */
  storageLocationId?: StorageLocationKey;
}

/**
 * An item supplier.
 * @see documented
 */
export interface ItemSupplier {
  /** Currency. */
  currency?: string;
  /** Delivery time in days. */
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
  /** Last supplier stock change. */
  lastSupplierStockChange?: string;
  /** Minimum purchase quantity. */
  minimumPurchaseQuantity?: number;
  /** Purchase price, net. */
  netPurchasePrice?: number;
  /** Notes. */
  notes?: string;
  /** Package unit description. */
  packageUnitDescription?: string;
  /** Package unit purchase price. */
  packageUnitPurchasePrice?: number;
  /** Package unit quantity. */
  packageUnitQuantity?: number;
  /** Purchase interval. */
  purchaseInterval?: number;
  /** Scale prices. */
  scalePrices?: SupplierPrice[];
  /** Stock level. */
  stockLevel?: number;
  /** Supplier delivery time in days. */
  supplierDeliveryTimeInDays?: number;
  /** The supplier. */
  supplierId?: SupplierKey;
  /** Name that the supplier gives the item. */
  supplierItemName?: string;
  /** Number that the supplier gives the item. */
  supplierItemNumber?: string;
  /** Yes or no: supplier supports dropshipping. */
  supplierSupportsDropshipping?: boolean;
  /** Whether the delivery time of the supplier is used. */
  useSupplierDeliveryTime?: boolean;
  /** Tax rate, in percent. */
  vatRate?: number;
}

/**
 * The item suppliers.
 * @see documented
 */
export interface ItemSuppliers {
  /** Default dropshipping supplier. */
  defaultDropshippingSupplier?: SupplierKey;
  /** Default supplier. */
  defaultSupplier?: SupplierKey;
  /** Suppliers. */
  suppliers?: ItemSupplier[];
}

/**
 * An item unit pricing.
 * @see documented
 */
export interface ItemUnitPricing {
  /** Base price reference amount. */
  basePriceReferenceAmount?: number;
  /** The base price reference unit. */
  basePriceReferenceUnitId?: UnitOfMeasurementKey;
  /** Inner quantity. */
  innerQuantity?: number;
  /** The inner quantity unit. */
  innerQuantityUnitId?: UnitOfMeasurementKey;
  /** Whether a base price is declared. */
  isBasePriceDeclared?: boolean;
  /** The sales unit. */
  salesUnitId?: UnitKey;
}

/**
 * The item variations.
 * @see documented
 */
export interface ItemVariations {
  /** Combinations of variations. Spelled so on the wire. */
  variationKombinations?: VariationCombination[];
  /** Variations. */
  variations?: Variation[];
}

/**
 * The item warehouse constraints.
 * @see documented
 */
export interface ItemWarehouseConstraints {
  /** Warehouses. */
  warehouses?: WarehouseConstraint[];
}

/**
 * Key of a marketplace account.
 * @see documented
 */
export type MarketplaceAccountKey = string;

/**
 * A negative stock platform.
 * @see documented
 */
export interface NegativeStockPlatform {
  /** Whether the stock may fall below zero. */
  isNegativeStockAllowed?: boolean;
  /** The platform. */
  platformId?: PlatformKey;
}

/**
 * A negative stock sales channel.
 * @see documented
 */
export interface NegativeStockSalesChannel {
  /** Whether the stock may fall below zero. */
  isNegativeStockAllowed?: boolean;
  /** The sales channel. */
  salesChannelId?: ShopKey;
}

/**
 * An ordering amount.
 * @see documented
 */
export interface OrderingAmount {
  /** Minimum order quantity. */
  minimumOrderQuantity?: number;
  /** Purchase increment. */
  purchaseIncrement?: number;
}

/**
 * Key of a packaging unit.
 * @see documented
 */
export type PackagingUnitKey = string;

/**
 * The platform prices.
 * @see documented
 */
export interface PlatformPrices {
  /** The platform. */
  platformId?: PlatformKey;
  /** Prices. */
  prices?: CustomerGroupPrices[];
}

/**
 * The platform surcharges.
 * @see documented
 */
export interface PlatformSurcharges {
  /** The platform. */
  platformId?: PlatformKey;
  /** Surcharges. */
  surcharges?: CustomerGroupSurcharge[];
}

/**
 * A price.
 * @see documented
 */
export interface Price {
  /** Smallest quantity to which this applies. */
  fromQuantity?: number;
  /** Price, net. */
  netPrice?: number;
  /** Reduce standard price by percent. */
  reduceStandardPriceByPercent?: number;
}

/**
 * Key of a responsible person.
 * @see documented
 */
export type ResponsiblePersonKey = string;

/**
 * The sales channel prices.
 * @see documented
 */
export interface SalesChannelPrices {
  /** Whether it is active. */
  isActive?: boolean;
  /** Prices. */
  prices?: CustomerGroupPrices[];
  /** The sales channel. */
  salesChannelId?: ShopKey;
}

/**
 * The sales channel surcharges.
 * @see documented
 */
export interface SalesChannelSurcharges {
  /** Whether it is active. */
  isActive?: boolean;
  /** The sales channel. */
  salesChannelId?: ShopKey;
  /** Surcharges. */
  surcharges?: CustomerGroupSurcharge[];
}

/**
 * A serial number type. An open set.
 * @see documented
 */
export type SerialNumberType = 0 | 1 | 2;

/**
 * A supplier price.
 * @see documented
 */
export interface SupplierPrice {
  /** Smallest quantity to which this applies. */
  fromQuantity?: number;
  /** Price, net. */
  netPrice?: number;
  /** Discount, in percent. */
  percentageDiscount?: number;
  /** Whether the discount is a percentage. */
  usePercentageDiscount?: boolean;
}

/**
 * Key of a unit.
 * @see documented
 */
export type UnitKey = string;

/**
 * The changes of a bom item.
 * @see documented
 */
export interface UpdateBomItem {
  /** Amount. */
  amount: number;
  /** The item. */
  itemId: ItemKey;
  /** Notes. */
  notes?: string;
  /** Place in the order. */
  position?: number;
}

/**
 * The changes of a bundle item.
 * @see documented
 */
export interface UpdateBundleItem {
  /** The bundle. */
  bundleId?: PackagingUnitKey;
  /** Global trade item number, the digits below the bar code. */
  eAN?: string;
  /** Quantity. */
  quantity?: number;
  /** Universal product code. */
  uPC?: string;
  /** The unit. */
  unitId?: UnitKey;
}

/**
 * The changes of a configuration group.
 * @see documented
 */
export interface UpdateConfigurationGroup {
  /** The configuration group. */
  configurationGroupId: ConfigurationGroupKey;
}

/**
 * The changes of a customer group ordering constraint.
 * @see documented
 */
export interface UpdateCustomerGroupOrderingConstraint {
  /** The customer group. */
  customerGroupid: CustomerGroupKey;
  /** Whether it is active. */
  isActive?: boolean;
  /** Ordering amount. */
  orderingAmount?: UpdateOrderingAmount;
}

/**
 * The changes of the customer group prices.
 * @see documented
 */
export interface UpdateCustomerGroupPrices {
  /** The customer group. */
  customerGroupId: CustomerGroupKey;
  /** Prices. */
  prices?: UpdatePrice[];
}

/**
 * The changes of a customer group surcharge.
 * @see documented
 */
export interface UpdateCustomerGroupSurcharge {
  /** The customer group. */
  customerGroupId: CustomerGroupKey;
  /** Surcharge. */
  surcharge: number;
}

/**
 * The changes of the customer prices.
 * @see documented
 */
export interface UpdateCustomerPrices {
  /** The customer. */
  customerId: CustomerKey;
  /** Prices. */
  prices?: UpdatePrice[];
}

/**
 * The changes of an item.
 * @see documented
 */
export interface UpdateItem {
  /** The item. */
  id: ItemKey;
  /** Attributes. */
  attributes?: UpdateItemAttributes;
  /** Bom. */
  bom?: UpdateItemBom;
  /** Bundles. */
  bundles?: UpdateItemBundles;
  /** Categories. */
  categories?: UpdateItemCategories;
  /** Configuration groups. */
  configurationGroups?: UpdateItemConfigurationGroups;
  /** Country of origin. */
  countryOfOrigin?: string;
  /** Cross selling groups. */
  crossSellingGroups?: UpdateItemCrossSellingGroups;
  /** Descriptions. */
  descriptions?: UpdateItemDescriptions;
  /** Features. */
  features?: UpdateItemFeatures;
  /** Identifiers. */
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
  /** The manufacturer. */
  manufacturerId?: ManufacturerKey;
  /** Measurements. */
  measurements?: UpdateItemMeasurements;
  /** Date of new in assortment. */
  newInAssortmentDate?: string;
  /** Text of the note. */
  note?: string;
  /** Ordering constraints. */
  orderingConstraints?: UpdateItemOrderingConstraints;
  /** Prices. */
  prices?: UpdateItemPrices;
  /** The product group. */
  productGroupId?: ProductGroupKey;
  /** The responsible person. */
  responsiblePersonId?: ResponsiblePersonKey;
  /** The shipping class. */
  shippingClassId?: ShippingClassKey;
  /** How and when the goods are sent. */
  shippingDetails?: UpdateItemShippingDetails;
  /** Place in the order. */
  sortOrder?: number;
  /** Storage constraints. */
  storageConstraints?: UpdateItemStorageConstraints;
  /** Suppliers. */
  suppliers?: UpdateItemSuppliers;
  /** The tax class. */
  taxClassId?: TaxClassKey;
  /** Unit pricing. */
  unitPricing?: UpdateItemUnitPricing;
  /** Variations. */
  variations?: UpdateItemVariations;
  /** Warehouse constraints. */
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
  /** Attributes. */
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
  /** Bundle items. */
  bundleItems?: UpdateBundleItem[];
}

/**
 * The changes of the item categories.
 * @see documented
 */
export interface UpdateItemCategories {
  /** Categories. */
  categories?: UpdateItemCategory[];
}

/**
 * The changes of an item category.
 * @see documented
 */
export interface UpdateItemCategory {
  /** The category. */
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
  /** Groups. */
  groups: CrossSellingGroupKey[];
}

/**
 * The changes of the item descriptions.
 * @see documented
 */
export interface UpdateItemDescriptions {
  /** Default description. */
  defaultDescription: UpdatePlatformDescription;
  /** Platform descriptions. */
  platformDescriptions?: UpdatePlatformDescription[];
  /** Sales channel descriptions. */
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
  /** Features. */
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
  /** Manufacturer number. */
  manufacturerNumber?: string;
  /** Own identifier. */
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
  /** Height. */
  height?: number;
  /** Length. */
  length?: number;
  /** Shipping weight. */
  shippingWeight?: number;
  /** Weight. */
  weight?: number;
  /** Width. */
  width?: number;
}

/**
 * The changes of the item ordering constraints.
 * @see documented
 */
export interface UpdateItemOrderingConstraints {
  /** Customer group ordering constraints. */
  customerGroupOrderingConstraints?: UpdateCustomerGroupOrderingConstraint[];
  /** Default ordering constraint. */
  defaultOrderingConstraint?: UpdateOrderingAmount;
}

/**
 * The changes of the item prices.
 * @see documented
 */
export interface UpdateItemPrices {
  /** Price on an external marketplace. */
  amazonPrice?: number;
  /** Customer prices. */
  customerPrices?: UpdateCustomerPrices[];
  /** Default prices. */
  defaultPrices?: UpdatePlatformPrices;
  /** Price on an external marketplace. */
  ebayPrice?: number;
  /** Whether discounts are left out. */
  ignoreDiscounts?: boolean;
  /** Purchase price, net. */
  purchasePriceNet?: number;
  /** Sales channel prices. */
  salesChannelPrices?: UpdateSalesChannelPrices[];
  /** Price, net. */
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
  /** Item keys. */
  itemKeys: ItemKey[];
}

/**
 * The changes of the item shipping details.
 * @see documented
 */
export interface UpdateItemShippingDetails {
  /** The availability. */
  availabilityId?: DeliveryStatusKey;
  /** Delivery days when sold out. */
  deliveryDaysWhenSoldOut?: number;
  /** Whether the days of delivery are computed. */
  hasAutomaticDeliveryDays?: boolean;
  /** Processing time. */
  processingTime?: number;
  /** Date of release. */
  releaseDate?: string;
}

/**
 * The changes of the item storage constraints.
 * @see documented
 */
export interface UpdateItemStorageConstraints {
  /** Whether the stock may fall below zero. */
  allowNegativeStock?: boolean;
  /** Buffer. */
  buffer?: number;
  /** Global minimum stock level. */
  globalMinimumStockLevel?: number;
  /** Whether it has batches. */
  hasBatch?: boolean;
  /** Whether best-before dates are managed. */
  isBestBeforeManaged?: boolean;
  /** Whether inventory management is on. */
  isInventoryManagementActive?: boolean;
  /** Whether stock is divisible. */
  isStockDivisible?: boolean;
  /** Item platform negative stocks. */
  itemPlatformNegativeStocks?: UpdateNegativeStockPlatform[];
  /** Item sales channel negative stocks. */
  itemSalesChannelNegativeStocks?: UpdateNegativeStockSalesChannel[];
  /** Serial number type. */
  serialNumberType?: SerialNumberType;
}

/**
 * The changes of an item supplier.
 * @see documented
 */
export interface UpdateItemSupplier {
  /** Delivery time in days. */
  deliveryTimeInDays?: number;
  /** Whether the stock of suppliers counts. */
  includeSupplierStock?: boolean;
  /** Minimum purchase quantity. */
  minimumPurchaseQuantity?: number;
  /** Purchase price, net. */
  netPurchasePrice?: number;
  /** Notes. */
  notes?: string;
  /** Package unit description. */
  packageUnitDescription?: string;
  /** Package unit quantity. */
  packageUnitQuantity?: number;
  /** Purchase interval. */
  purchaseInterval?: number;
  /** Scale prices. */
  scalePrices?: UpdateSupplierPrice[];
  /** Stock level. */
  stockLevel?: number;
  /** The supplier. */
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
  /** Default dropshipping supplier. */
  defaultDropshippingSupplier?: SupplierKey;
  /** Default supplier. */
  defaultSupplier?: SupplierKey;
  /** Suppliers. */
  suppliers?: UpdateItemSupplier[];
}

/**
 * The changes of an item unit pricing.
 * @see documented
 */
export interface UpdateItemUnitPricing {
  /** Base price reference amount. */
  basePriceReferenceAmount?: number;
  /** The base price reference unit. */
  basePriceReferenceUnitId?: UnitOfMeasurementKey;
  /** Inner quantity. */
  innerQuantity?: number;
  /** The inner quantity unit. */
  innerQuantityUnitId?: UnitOfMeasurementKey;
  /** Whether a base price is declared. */
  isBasePriceDeclared?: boolean;
  /** The sales unit. */
  salesUnitId?: UnitKey;
}

/**
 * The changes of the item variations.
 * @see documented
 */
export interface UpdateItemVariations {
  /** Combinations of variations. Spelled so on the wire. */
  variationKombinations?: UpdateVariationCombination[];
  /** Variations. */
  variations?: UpdateVariation[];
}

/**
 * The changes of the item warehouse constraints.
 * @see documented
 */
export interface UpdateItemWarehouseConstraints {
  /** Warehouses. */
  warehouses?: UpdateWarehouseConstraint[];
}

/**
 * The changes of a negative stock platform.
 * @see documented
 */
export interface UpdateNegativeStockPlatform {
  /** Whether the stock may fall below zero. */
  isNegativeStockAllowed?: boolean;
  /** The platform. */
  platformId?: PlatformKey;
}

/**
 * The changes of a negative stock sales channel.
 * @see documented
 */
export interface UpdateNegativeStockSalesChannel {
  /** Whether the stock may fall below zero. */
  isNegativeStockAllowed?: boolean;
  /** The sales channel. */
  salesChannelId?: ShopKey;
}

/**
 * The changes of an ordering amount.
 * @see documented
 */
export interface UpdateOrderingAmount {
  /** Minimum order quantity. */
  minimumOrderQuantity?: number;
  /** Purchase increment. */
  purchaseIncrement?: number;
}

/**
 * The changes of the platform prices.
 * @see documented
 */
export interface UpdatePlatformPrices {
  /** The platform. */
  platformId: PlatformKey;
  /** Prices. */
  prices?: UpdateCustomerGroupPrices[];
}

/**
 * The changes of the platform surcharges.
 * @see documented
 */
export interface UpdatePlatformSurcharges {
  /** The platform. */
  platformId: PlatformKey;
  /** Surcharges. */
  surcharges: UpdateCustomerGroupSurcharge[];
}

/**
 * The changes of a price.
 * @see documented
 */
export interface UpdatePrice {
  /** Smallest quantity to which this applies. */
  fromQuantity: number;
  /** Price, net. */
  netPrice?: number;
  /** Reduce standard price by percent. */
  reduceStandardPriceByPercent?: number;
}

/**
 * The changes of the sales channel prices.
 * @see documented
 */
export interface UpdateSalesChannelPrices {
  /** Whether it is active. */
  isActive?: boolean;
  /** Prices. */
  prices?: UpdateCustomerGroupPrices[];
  /** The sales channel. */
  salesChannelId: ShopKey;
}

/**
 * The changes of the sales channel surcharges.
 * @see documented
 */
export interface UpdateSalesChannelSurcharges {
  /** Whether it is active. */
  isActive?: boolean;
  /** The sales channel. */
  salesChannelId: ShopKey;
  /** Surcharges. */
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
  /** The storage location. */
  storageLocationId?: StorageLocationKey;
}

/**
 * The changes of a supplier price.
 * @see documented
 */
export interface UpdateSupplierPrice {
  /** Smallest quantity to which this applies. */
  fromQuantity: number;
  /** Price, net. */
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
  /** Descriptions. */
  descriptions?: UpdateVariationDescription[];
  /** Place in the order. */
  position?: number;
  /** The values. */
  values?: UpdateVariationValue[];
  /** The variation. */
  variationId: VariationKey;
  /** Variation type. */
  variationType: VariationType;
}

/**
 * The changes of a variation combination.
 * @see documented
 */
export interface UpdateVariationCombination {
  /** The item. */
  itemId: ItemKey;
  /** Variations. */
  variations: VariationValueKey[];
}

/**
 * The changes of a variation description.
 * @see documented
 */
export interface UpdateVariationDescription {
  /** Language. */
  languageId: string;
  /** Name. */
  name: string;
}

/**
 * The changes of a variation value.
 * @see documented
 */
export interface UpdateVariationValue {
  /** Descriptions. */
  descriptions?: UpdateVariationValueDescription[];
  /** Global trade item number, the digits below the bar code. */
  gTIN?: string;
  /** Number of the item. */
  itemNumber?: string;
  /** Surcharges. */
  surcharges?: UpdateVariationValueSurcharges;
  /** The variation value. */
  variationValueId: VariationValueKey;
  /** Difference from the weight of the item. */
  weightOffset?: number;
}

/**
 * The changes of a variation value description.
 * @see documented
 */
export interface UpdateVariationValueDescription {
  /** Language. */
  languageId: string;
  /** Name. */
  name: string;
}

/**
 * The changes of the variation value surcharges.
 * @see documented
 */
export interface UpdateVariationValueSurcharges {
  /** Default surcharge net. */
  defaultSurchargeNet?: number;
  /** Platform surcharges. */
  platformSurcharges?: UpdatePlatformSurcharges;
  /** Sales channel surcharges. */
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
  /** Storage locations. */
  storagelocations?: UpdateStorageLocation[];
  /** The warehouse. */
  warehouseId?: WarehouseKey;
}

/**
 * A variation.
 * @see documented
 */
export interface Variation {
  /** Descriptions. */
  descriptions?: VariationDescription[];
  /** Place in the order. */
  position?: number;
  /** The values. */
  values?: VariationValue[];
  /** The variation. */
  variationId?: VariationKey;
  /** Variation type. */
  variationType?: VariationType;
}

/**
 * A variation combination.
 * @see documented
 */
export interface VariationCombination {
  /** The item. */
  itemId?: ItemKey;
  /** Variations. */
  variations?: VariationValueKey[];
}

/**
 * A variation description.
 * @see documented
 */
export interface VariationDescription {
  /** Language. */
  languageId?: string;
  /** Name. */
  name?: string;
}

/**
 * A variation type. An open set.
 * @see documented
 */
export type VariationType = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * A variation value.
 * @see documented
 */
export interface VariationValue {
  /** Descriptions. */
  descriptions?: VariationValueDescription[];
  /** Global trade item number, the digits below the bar code. */
  gTIN?: string;
  /** Number of the item. */
  itemNumber?: string;
  /** Surcharges. */
  surcharges?: VariationValueSurcharges;
  /** The variation value. */
  variationValueId?: VariationValueKey;
  /** Difference from the weight of the item. */
  weightOffset?: number;
}

/**
 * A variation value description.
 * @see documented
 */
export interface VariationValueDescription {
  /** Language. */
  languageId?: string;
  /** Name. */
  name?: string;
}

/**
 * The variation value surcharges.
 * @see documented
 */
export interface VariationValueSurcharges {
  /** Default surcharge net. */
  defaultSurchargeNet?: number;
  /** Platform surcharges. */
  platformSurcharges?: PlatformSurcharges;
  /** Sales channel surcharges. */
  salesChannelSurcharges?: SalesChannelSurcharges;
}

/**
 * A warehouse constraint.
 * @see documented
 */
export interface WarehouseConstraint {
  /** Most stock. */
  maxStock?: number;
  /** Least stock. */
  minStock?: number;
  /** Storage locations. */
  storagelocations?: ItemStorageLocation[];
  /** The warehouse. */
  warehouseId?: WarehouseKey;
}
