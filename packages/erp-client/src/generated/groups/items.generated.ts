// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AddItemSupplierCommand, ChangeItemCommand, CopyItemDetailsResponse, CreateCopyItemDetails, CreateDuplicateItem, CreateItemCommand, DuplicateItems, ImageKey, ItemAttributes, ItemBom, ItemBundles, ItemCategories, ItemConfigurationGroups, ItemCrossSellingGroups, ItemDescriptions, ItemFeatures, ItemIdentifiers, ItemKey, ItemMeasurements, ItemOrderingConstraints, ItemPrices, ItemResult, ItemStorageConstraints, ItemSuppliers, ItemUnitPricing, ItemVariations, ItemWarehouseConstraints, UpdateItem, UpdateItemAttributes, UpdateItemBom, UpdateItemBundles, UpdateItemCategories, UpdateItemConfigurationGroups, UpdateItemCrossSellingGroups, UpdateItemDescriptions, UpdateItemFeatures, UpdateItemIdentifiers, UpdateItemMeasurements, UpdateItemOrderingConstraints, UpdateItemPrices, UpdateItemSalesChannelsCommand, UpdateItemStorageConstraints, UpdateItemSuppliers, UpdateItemUnitPricing, UpdateItemVariations, UpdateItemWarehouseConstraints } from "@kontor/erp-types";
import type { CallOptions, DownloadOptions } from "@kontor/http";
import { buildGroup, readDocument } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeCopyItemDetailsResponse, decodeDuplicateItems, decodeItemAttributes, decodeItemBom, decodeItemBundles, decodeItemCategories, decodeItemConfigurationGroups, decodeItemCrossSellingGroups, decodeItemDescriptions, decodeItemFeatures, decodeItemIdentifiers, decodeItemMeasurements, decodeItemOrderingConstraints, decodeItemPrices, decodeItemStorageConstraints, decodeItemSuppliers, decodeItemUnitPricing, decodeItemVariations, decodeItemWarehouseConstraints } from "../decoders/items.generated.ts";
import { decodeItemResult } from "../decoders/shared.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface ItemFilesDownloadItemImageByIdParameters {
  /** Key of a stored image. `Manufacturer_QueryManufacturers` answers it as `imageId`. */
  imageId: ImageKey;
}

export interface ItemFilesDownloadItemPreviewImageByIdParameters {
  /** Key of a stored image. `Manufacturer_QueryManufacturers` answers it as `imageId`. */
  imageId: ImageKey;
}

export interface ItemdetailsGetItemByIdParameters {
  /** The record. */
  id: ItemKey;
}

export interface ItemGetItemBomParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemGetItemIdentifiersParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemGetItemMeasurementsParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemGetItemOrderingConstraintsParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemGetItemPricesParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemGetItemStorageConstraintsParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemGetItemUnitPricingParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemGetItemAttributesParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemGetItemBundlesParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemGetItemCategoriesParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemGetItemConfigurationGroupsParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemGetItemCrossSellingGroupsParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemGetItemDescriptionsParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemGetItemFeaturesParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemGetItemSuppliersParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemGetItemVariationsParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemGetItemWarehouseConstraintsParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemUpdateItemParameters {
  /** The record. */
  id: ItemKey;
}

export interface ItemUpdateItemAttributesParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemUpdateItemBomParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemUpdateItemBundlesParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemUpdateItemCategoriesParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemUpdateItemConfigurationGroupsParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemUpdateItemCrossSellingGroupsParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemUpdateItemDescriptionsParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemUpdateItemFeaturesParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemUpdateItemIdentifiersParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemUpdateItemMeasurementsParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemUpdateItemOrderingConstraintsParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemUpdateItemPricesParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemUpdateItemStorageConstraintsParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemUpdateItemSuppliersParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemUpdateItemUnitPricingParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemUpdateItemVariationsParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

export interface ItemUpdateItemWarehouseConstraintsParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemid: ItemKey;
}

/** Operations on `items`. Every method throws an {@link ErpError}. */
export interface ItemsGroup {
  /**
   * Add a supplier to an item. `POST /v2/itemdetails/suppliers/add`. Maturity: Development.
   * Attaches one supplier to an item; the suppliers of an item as a whole have an operation of their own.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  addSupplier(body: AddItemSupplierCommand, options?: CallOptions): Promise<unknown>;
  /**
   * Copy details of an item to other items. `POST /v2/items/copyItem`, scope `items.write`. Maturity: Development.
   * Copies chosen details of one item onto items that exist, and answers the ids of these items.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  copyDetails(body: CreateCopyItemDetails, options?: CallOptions): Promise<CopyItemDetailsResponse>;
  /**
   * Create an item. `POST /v2/itemdetails/create`. Maturity: Development.
   * Creates an item, a product, with its parts: texts, prices, identifiers, measurements, suppliers, images. The shape of the answer is not known, so it may not give the new id.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  create(body: CreateItemCommand, options?: CallOptions): Promise<unknown>;
  /**
   * Download an item image. `GET /v2/ItemFiles/GetImageById/{imageId}`. Maturity: Development.
   * Downloads an image of an item in full size. Declared as JSON text of base64; the client reads raw bytes too.
   * @returns The bytes of the document.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  downloadImage<Read = Uint8Array>(params: ItemFilesDownloadItemImageByIdParameters, options?: DownloadOptions<Read>): Promise<NoInfer<Read>>;
  /**
   * Download an item preview image. `GET /v2/ItemFiles/GetPreviewImageById/{imageId}`. Maturity: Development.
   * Downloads the preview of an image of an item. Declared as JSON text of base64; the client reads raw bytes too.
   * @returns The bytes of the document.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  downloadPreviewImage<Read = Uint8Array>(params: ItemFilesDownloadItemPreviewImageByIdParameters, options?: DownloadOptions<Read>): Promise<NoInfer<Read>>;
  /**
   * Duplicate an item. `POST /v2/items/duplicateItem`, scope `items.write`. Maturity: Development.
   * Makes new items from one, with the parts that the options choose, and answers their ids in `value`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  duplicate(body: CreateDuplicateItem, options?: CallOptions): Promise<DuplicateItems>;
  /**
   * Get an item. `GET /v2/items/{id}`. Maturity: Development.
   * Returns one item, a product, by its id. The shape of the answer is not known; the parts of an item have reads of their own that are typed.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  get(params: ItemdetailsGetItemByIdParameters, options?: CallOptions): Promise<unknown>;
  /**
   * Get the bill of materials of an item. `GET /v2/items/{itemid}/bom`, scope `items.read`. Maturity: Development.
   * Returns the bill of materials of an item, the components that it is made of, with their quantities.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  getBom(params: ItemGetItemBomParameters, options?: CallOptions): Promise<ItemBom>;
  /**
   * Get the identifiers of an item (SKU, GTIN, barcode). `GET /v2/items/{itemid}/identifiers`, scope `items.read`. Maturity: Development.
   * Returns the numbers by which an item is known: SKU, GTIN (EAN), UPC, ISBN, the manufacturer's number, and those of marketplaces and customs.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  getIdentifiers(params: ItemGetItemIdentifiersParameters, options?: CallOptions): Promise<ItemIdentifiers>;
  /**
   * Get size and weight of an item. `GET /v2/items/{itemid}/packagingconstraints`, scope `items.read`. Maturity: Development.
   * Returns height, length, width, weight and shipping weight of an item; the path calls them packaging constraints. Their units are not known.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  getMeasurements(params: ItemGetItemMeasurementsParameters, options?: CallOptions): Promise<ItemMeasurements>;
  /**
   * Get the ordering constraints of an item. `GET /v2/items/{itemid}/orderingconstraints`, scope `items.read`. Maturity: Development.
   * Returns the limits for an order of the item, the default and those of single customer groups.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  getOrderingConstraints(params: ItemGetItemOrderingConstraintsParameters, options?: CallOptions): Promise<ItemOrderingConstraints>;
  /**
   * Get the prices of an item. `GET /v2/items/{itemid}/prices`, scope `items.read`. Maturity: Development.
   * Returns the prices of an item: the net sales price, the recommended price, the purchase price, and the prices of customer groups, sales channels and single customers.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  getPrices(params: ItemGetItemPricesParameters, options?: CallOptions): Promise<ItemPrices>;
  /**
   * Get the storage constraints of an item. `GET /v2/items/{itemid}/storageconstraints`, scope `items.read`. Maturity: Development.
   * Returns how the stock of an item is kept: whether it is managed, may fall below zero, has batches, serial numbers or best-before dates, and its least stock.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  getStorageConstraints(params: ItemGetItemStorageConstraintsParameters, options?: CallOptions): Promise<ItemStorageConstraints>;
  /**
   * Get the unit pricing of an item. `GET /v2/items/{itemid}/unitpricing`, scope `items.read`. Maturity: Development.
   * Returns the sales unit of an item, its content, and the amount to which a base price refers.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  getUnitPricing(params: ItemGetItemUnitPricingParameters, options?: CallOptions): Promise<ItemUnitPricing>;
  /**
   * Get the attributes of an item. `GET /v2/items/{itemid}/attributes`, scope `items.read`. Maturity: Development.
   * Returns the values of an item's attributes, by language and by sales channel. The definitions are records of their own.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listAttributes(params: ItemGetItemAttributesParameters, options?: CallOptions): Promise<ItemAttributes>;
  /**
   * List the bundles of an item. `GET /v2/items/{itemid}/bundles`, scope `items.read`. Maturity: Development.
   * Returns the bundles of an item, units of packaging that hold it in a quantity, each with its own EAN and UPC.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listBundles(params: ItemGetItemBundlesParameters, options?: CallOptions): Promise<ItemBundles>;
  /**
   * List the categories of an item. `GET /v2/items/{itemid}/categories`, scope `items.read`. Maturity: Development.
   * Returns the product categories that an item stands in.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listCategories(params: ItemGetItemCategoriesParameters, options?: CallOptions): Promise<ItemCategories>;
  /**
   * List the configuration groups of an item. `GET /v2/items/{itemid}/configurationgroups`, scope `items.read`. Maturity: Development.
   * Returns the ids of an item's configuration groups. No operation reads the groups themselves.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listConfigurationGroups(params: ItemGetItemConfigurationGroupsParameters, options?: CallOptions): Promise<ItemConfigurationGroups>;
  /**
   * List the cross-selling groups of an item. `GET /v2/items/{itemid}/crosssellinggroups`, scope `items.read`. Maturity: Development.
   * Returns the ids of an item's cross-selling groups. No operation reads the groups themselves.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listCrossSellingGroups(params: ItemGetItemCrossSellingGroupsParameters, options?: CallOptions): Promise<ItemCrossSellingGroups>;
  /**
   * Get the descriptions of an item. `GET /v2/items/{itemid}/descriptions`, scope `items.read`. Maturity: Development.
   * Returns name and texts of an item: the default ones, and those of single sales channels and platforms.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listDescriptions(params: ItemGetItemDescriptionsParameters, options?: CallOptions): Promise<ItemDescriptions>;
  /**
   * List the features of an item. `GET /v2/items/{itemid}/features`, scope `items.read`. Maturity: Development.
   * Returns the features of an item, by id: the values of properties that it has.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listFeatures(params: ItemGetItemFeaturesParameters, options?: CallOptions): Promise<ItemFeatures>;
  /**
   * List the suppliers of an item. `GET /v2/items/{itemid}/suppliers`, scope `items.read`. Maturity: Development.
   * Returns the suppliers of an item, with the default one and the one for drop shipping.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listSuppliers(params: ItemGetItemSuppliersParameters, options?: CallOptions): Promise<ItemSuppliers>;
  /**
   * List the variations of an item. `GET /v2/items/{itemid}/variations`, scope `items.read`. Maturity: Development.
   * Returns the variations of an item, such as size or colour, with their values and combinations.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listVariations(params: ItemGetItemVariationsParameters, options?: CallOptions): Promise<ItemVariations>;
  /**
   * List the warehouse constraints of an item. `GET /v2/items/{itemid}/warehouseconstraints`, scope `items.read`. Maturity: Development.
   * Returns the settings of an item for each warehouse. The stock in a warehouse is a record of its own.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listWarehouseConstraints(params: ItemGetItemWarehouseConstraintsParameters, options?: CallOptions): Promise<ItemWarehouseConstraints>;
  /**
   * Update an item. `PATCH /v2/items/{id}`, scope `items.write`. Maturity: Development.
   * Changes an item with all its parts in one call; each part has an operation of its own too. Answers the id of the item.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  update(params: ItemUpdateItemParameters, body: UpdateItem, options?: CallOptions): Promise<ItemResult>;
  /**
   * Update the attributes of an item. `PATCH /v2/items/{itemid}/attributes`, scope `items.write`. Maturity: Development.
   * Sets values of an item's attributes, by language and by sales channel. Answers the id of the item.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateAttributes(params: ItemUpdateItemAttributesParameters, body: UpdateItemAttributes, options?: CallOptions): Promise<ItemResult>;
  /**
   * Update the bill of materials of an item. `PATCH /v2/items/{itemid}/bom`, scope `items.write`. Maturity: Development.
   * Changes the components that an item is made of, and their quantities. Answers the id of the item.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateBom(params: ItemUpdateItemBomParameters, body: UpdateItemBom, options?: CallOptions): Promise<ItemResult>;
  /**
   * Update the bundles of an item. `PATCH /v2/items/{itemid}/bundles`, scope `items.write`. Maturity: Development.
   * Changes the bundles of an item, units of packaging that hold it in a quantity, each with its own EAN and UPC. Answers the id of the item.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateBundles(params: ItemUpdateItemBundlesParameters, body: UpdateItemBundles, options?: CallOptions): Promise<ItemResult>;
  /**
   * Update the categories of an item. `PATCH /v2/items/{itemid}/categories`, scope `items.write`. Maturity: Development.
   * Assigns an item to product categories. Answers the id of the item.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateCategories(params: ItemUpdateItemCategoriesParameters, body: UpdateItemCategories, options?: CallOptions): Promise<ItemResult>;
  /**
   * Update the configuration groups of an item. `PATCH /v2/items/{itemid}/configurationgroups`, scope `items.write`. Maturity: Development.
   * Changes the configuration groups of an item, named by their ids. Answers the id of the item.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateConfigurationGroups(params: ItemUpdateItemConfigurationGroupsParameters, body: UpdateItemConfigurationGroups, options?: CallOptions): Promise<ItemResult>;
  /**
   * Update the cross-selling groups of an item. `PATCH /v2/items/{itemid}/crosssellinggroups`, scope `items.write`. Maturity: Development.
   * Changes the cross-selling groups of an item, named by their ids. Answers the id of the item.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateCrossSellingGroups(params: ItemUpdateItemCrossSellingGroupsParameters, body: UpdateItemCrossSellingGroups, options?: CallOptions): Promise<ItemResult>;
  /**
   * Update the descriptions of an item. `PATCH /v2/items/{itemid}/descriptions`, scope `items.write`. Maturity: Development.
   * Changes name and texts of an item. The default ones are required; those of single sales channels and platforms are not. Answers the id of the item.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateDescriptions(params: ItemUpdateItemDescriptionsParameters, body: UpdateItemDescriptions, options?: CallOptions): Promise<ItemResult>;
  /**
   * Update an item with images and custom fields. `PATCH /v2/itemdetails/change`. Maturity: Development.
   * Changes an item by command: images and custom fields can be changed only here. It lacks many fields that the other update has.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateDetails(body: ChangeItemCommand, options?: CallOptions): Promise<unknown>;
  /**
   * Update the features of an item. `PATCH /v2/items/{itemid}/features`, scope `items.write`. Maturity: Development.
   * Changes the features of an item, named by id: the values of properties that it has. Answers the id of the item.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateFeatures(params: ItemUpdateItemFeaturesParameters, body: UpdateItemFeatures, options?: CallOptions): Promise<ItemResult>;
  /**
   * Update the identifiers of an item (SKU, GTIN, barcode). `PATCH /v2/items/{itemid}/identifiers`, scope `items.write`. Maturity: Development.
   * Changes the numbers by which an item is known, such as SKU, GTIN (EAN) and UPC. Answers the id of the item.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateIdentifiers(params: ItemUpdateItemIdentifiersParameters, body: UpdateItemIdentifiers, options?: CallOptions): Promise<ItemResult>;
  /**
   * Update size and weight of an item. `PATCH /v2/items/{itemid}/packagingconstraints`, scope `items.write`. Maturity: Development.
   * Changes height, length, width, weight or shipping weight of an item; the path calls them packaging constraints. Their units are not known. Answers the id of the item.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateMeasurements(params: ItemUpdateItemMeasurementsParameters, body: UpdateItemMeasurements, options?: CallOptions): Promise<ItemResult>;
  /**
   * Update the ordering constraints of an item. `PATCH /v2/items/{itemid}/orderingconstraints`, scope `items.write`. Maturity: Development.
   * Changes the limits for an order of the item, the default and those of single customer groups. Answers the id of the item.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateOrderingConstraints(params: ItemUpdateItemOrderingConstraintsParameters, body: UpdateItemOrderingConstraints, options?: CallOptions): Promise<ItemResult>;
  /**
   * Update the prices of an item. `PATCH /v2/items/{itemid}/prices`, scope `items.write`. Maturity: Development.
   * Changes the prices of an item: the net sales price, the recommended price, the purchase price, and the price lists of customer groups, sales channels and customers. Answers the id of the item.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updatePrices(params: ItemUpdateItemPricesParameters, body: UpdateItemPrices, options?: CallOptions): Promise<ItemResult>;
  /**
   * Switch sales channels on and off for items. `POST /v2/UpdateItemSalesChannels`. Maturity: Development.
   * Switches sales channels on and off for several items at once, on request for their child items too. The shape of the answer is not known.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateSalesChannels(body: UpdateItemSalesChannelsCommand, options?: CallOptions): Promise<unknown>;
  /**
   * Update the storage constraints of an item. `PATCH /v2/items/{itemid}/storageconstraints`, scope `items.write`. Maturity: Development.
   * Changes how the stock of an item is kept: managed or not, below zero or not, batches, serial numbers, best-before dates, least stock. The quantity itself is adjusted elsewhere. Answers the id of the item.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateStorageConstraints(params: ItemUpdateItemStorageConstraintsParameters, body: UpdateItemStorageConstraints, options?: CallOptions): Promise<ItemResult>;
  /**
   * Update the suppliers of an item. `PATCH /v2/items/{itemid}/suppliers`, scope `items.write`. Maturity: Development.
   * Changes the suppliers of an item, the default one and the one for drop shipping. Answers the id of the item.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateSuppliers(params: ItemUpdateItemSuppliersParameters, body: UpdateItemSuppliers, options?: CallOptions): Promise<ItemResult>;
  /**
   * Update the unit pricing of an item. `PATCH /v2/items/{itemid}/unitpricing`, scope `items.write`. Maturity: Development.
   * Changes the sales unit of an item, its content, and the amount to which a base price refers. Answers the id of the item.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateUnitPricing(params: ItemUpdateItemUnitPricingParameters, body: UpdateItemUnitPricing, options?: CallOptions): Promise<ItemResult>;
  /**
   * Update the variations of an item. `PATCH /v2/items/{itemid}/variations`, scope `items.write`. Maturity: Development.
   * Changes the variations of an item, their values and combinations. Answers the id of the item.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateVariations(params: ItemUpdateItemVariationsParameters, body: UpdateItemVariations, options?: CallOptions): Promise<ItemResult>;
  /**
   * Update the warehouse constraints of an item. `PATCH /v2/items/{itemid}/warehouseconstraints`, scope `items.write`. Maturity: Development.
   * Changes the settings of an item for each warehouse. Answers the id of the item.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateWarehouseConstraints(params: ItemUpdateItemWarehouseConstraintsParameters, body: UpdateItemWarehouseConstraints, options?: CallOptions): Promise<ItemResult>;
}

/** The methods of `items` alone, without the rest of the client. */
export function items(core: ErpCore): ItemsGroup {
  return buildGroup<ItemsGroup>(core, "erp.items", {
    addSupplier: ["POST /v2/itemdetails/suppliers/add Itemdetails_AddItemSupplier body", { bodyFields: "fromQuantity itemId itemSupplier supplierId usePercentageDiscount" }],
    copyDetails: ["POST /v2/items/copyItem Item_CopyItemDetails body", { bodyFields: "assignedSuppliers itemKey itemKeys languageAndOutputWays receivingItemsForDetailCopys salesChannelCategories", decode: decodeCopyItemDetailsResponse }],
    create: ["POST /v2/itemdetails/create Itemdetails_CreateItem body", { bodyFields: "categories categoryId customerGroupId customerGroupPrices customerId defaultDescriptions descriptionData descriptions ebayAccountId fieldId fieldValues fromQuantity identifiers imageId isMainImage languageIso platformId prices salesChannelId saleschannelId sortNumber supplierId usePercentageDiscount value valueCultureName" }],
    downloadImage: ["GET /v2/ItemFiles/GetImageById/{imageId} ItemFiles_DownloadItemImageById params", { document: readDocument }],
    downloadPreviewImage: ["GET /v2/ItemFiles/GetPreviewImageById/{imageId} ItemFiles_DownloadItemPreviewImageById params", { document: readDocument }],
    duplicate: ["POST /v2/items/duplicateItem Item_DuplicateItem body", { bodyFields: "executeWorkflows isActive isInventoryLeading itemKey itemName itemNumber newItems referenceNumber", decode: decodeDuplicateItems }],
    get: ["GET /v2/items/{id} Itemdetails_GetItemById params"],
    getBom: ["GET /v2/items/{itemid}/bom Item_GetItemBom params", { decode: decodeItemBom }],
    getIdentifiers: ["GET /v2/items/{itemid}/identifiers Item_GetItemIdentifiers params", { decode: decodeItemIdentifiers }],
    getMeasurements: ["GET /v2/items/{itemid}/packagingconstraints Item_GetItemMeasurements params", { decode: decodeItemMeasurements }],
    getOrderingConstraints: ["GET /v2/items/{itemid}/orderingconstraints Item_GetItemOrderingConstraints params", { decode: decodeItemOrderingConstraints }],
    getPrices: ["GET /v2/items/{itemid}/prices Item_GetItemPrices params", { decode: decodeItemPrices }],
    getStorageConstraints: ["GET /v2/items/{itemid}/storageconstraints Item_GetItemStorageConstraints params", { decode: decodeItemStorageConstraints }],
    getUnitPricing: ["GET /v2/items/{itemid}/unitpricing Item_GetItemUnitPricing params", { decode: decodeItemUnitPricing }],
    listAttributes: ["GET /v2/items/{itemid}/attributes Item_GetItemAttributes params", { decode: decodeItemAttributes }],
    listBundles: ["GET /v2/items/{itemid}/bundles Item_GetItemBundles params", { decode: decodeItemBundles }],
    listCategories: ["GET /v2/items/{itemid}/categories Item_GetItemCategories params", { decode: decodeItemCategories }],
    listConfigurationGroups: ["GET /v2/items/{itemid}/configurationgroups Item_GetItemConfigurationGroups params", { decode: decodeItemConfigurationGroups }],
    listCrossSellingGroups: ["GET /v2/items/{itemid}/crosssellinggroups Item_GetItemCrossSellingGroups params", { decode: decodeItemCrossSellingGroups }],
    listDescriptions: ["GET /v2/items/{itemid}/descriptions Item_GetItemDescriptions params", { decode: decodeItemDescriptions }],
    listFeatures: ["GET /v2/items/{itemid}/features Item_GetItemFeatures params", { decode: decodeItemFeatures }],
    listSuppliers: ["GET /v2/items/{itemid}/suppliers Item_GetItemSuppliers params", { decode: decodeItemSuppliers }],
    listVariations: ["GET /v2/items/{itemid}/variations Item_GetItemVariations params", { decode: decodeItemVariations }],
    listWarehouseConstraints: ["GET /v2/items/{itemid}/warehouseconstraints Item_GetItemWarehouseConstraints params", { decode: decodeItemWarehouseConstraints }],
    update: ["PATCH /v2/items/{id} Item_UpdateItem params body", { bodyFields: "amount asin attributeId categoryId configurationGroupId customerGroupId customerGroupid customerId defaultDescription epid fromQuantity groups id itemId languageId name platformId salesChannelId supplierId surcharge surcharges values variationId variationType variationValueId variations", decode: decodeItemResult }],
    updateAttributes: ["PATCH /v2/items/{itemid}/attributes Item_UpdateItemAttributes params body", { bodyFields: "attributeId languageId salesChannelId values", decode: decodeItemResult }],
    updateBom: ["PATCH /v2/items/{itemid}/bom Item_UpdateItemBom params body", { bodyFields: "amount itemId", decode: decodeItemResult }],
    updateBundles: ["PATCH /v2/items/{itemid}/bundles Item_UpdateItemBundles params body", { decode: decodeItemResult }],
    updateCategories: ["PATCH /v2/items/{itemid}/categories Item_UpdateItemCategories params body", { bodyFields: "categoryId", decode: decodeItemResult }],
    updateConfigurationGroups: ["PATCH /v2/items/{itemid}/configurationgroups Item_UpdateItemConfigurationGroups params body", { bodyFields: "configurationGroupId", decode: decodeItemResult }],
    updateCrossSellingGroups: ["PATCH /v2/items/{itemid}/crosssellinggroups Item_UpdateItemCrossSellingGroups params body", { bodyFields: "groups", decode: decodeItemResult }],
    updateDescriptions: ["PATCH /v2/items/{itemid}/descriptions Item_UpdateItemDescriptions params body", { bodyFields: "defaultDescription languageId platformId salesChannelId", decode: decodeItemResult }],
    updateDetails: ["PATCH /v2/itemdetails/change Itemdetails_ChangeItem body", { bodyFields: "categoryId companyId customerGroupId customerGroupPrices customerId descriptionData ebayAccountId fieldId fieldValues fromQuantity imageId isMainImage itemId languageIso platformId prices salesChannelId saleschannelId sortNumber supplierId usePercentageDiscount value valueCultureName" }],
    updateFeatures: ["PATCH /v2/items/{itemid}/features Item_UpdateItemFeatures params body", { decode: decodeItemResult }],
    updateIdentifiers: ["PATCH /v2/items/{itemid}/identifiers Item_UpdateItemIdentifiers params body", { bodyFields: "asin epid", decode: decodeItemResult }],
    updateMeasurements: ["PATCH /v2/items/{itemid}/packagingconstraints Item_UpdateItemMeasurements params body", { decode: decodeItemResult }],
    updateOrderingConstraints: ["PATCH /v2/items/{itemid}/orderingconstraints Item_UpdateItemOrderingConstraints params body", { bodyFields: "customerGroupid", decode: decodeItemResult }],
    updatePrices: ["PATCH /v2/items/{itemid}/prices Item_UpdateItemPrices params body", { bodyFields: "customerGroupId customerId fromQuantity platformId salesChannelId", decode: decodeItemResult }],
    updateSalesChannels: ["POST /v2/UpdateItemSalesChannels SalesChannels_UpdateItemSalesChannels body", { bodyFields: "itemKeys" }],
    updateStorageConstraints: ["PATCH /v2/items/{itemid}/storageconstraints Item_UpdateItemStorageConstraints params body", { decode: decodeItemResult }],
    updateSuppliers: ["PATCH /v2/items/{itemid}/suppliers Item_UpdateItemSuppliers params body", { bodyFields: "fromQuantity supplierId", decode: decodeItemResult }],
    updateUnitPricing: ["PATCH /v2/items/{itemid}/unitpricing Item_UpdateItemUnitPricing params body", { decode: decodeItemResult }],
    updateVariations: ["PATCH /v2/items/{itemid}/variations Item_UpdateItemVariations params body", { bodyFields: "customerGroupId itemId languageId name platformId salesChannelId surcharge surcharges variationId variationType variationValueId variations", decode: decodeItemResult }],
    updateWarehouseConstraints: ["PATCH /v2/items/{itemid}/warehouseconstraints Item_UpdateItemWarehouseConstraints params body", { decode: decodeItemResult }],
  });
}
