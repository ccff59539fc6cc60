// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { BomItem, BundleItem, ConfigurationGroup, CopyItemDetailsResponse, CustomerGroupOrderingConstraint, CustomerGroupPrices, CustomerGroupSurcharge, CustomerPrices, DuplicateItems, ItemAsin, ItemAttributes, ItemBom, ItemBundles, ItemCategories, ItemCategory, ItemConfigurationGroups, ItemCrossSellingGroups, ItemDescriptions, ItemEpid, ItemFeatures, ItemIdentifiers, ItemMeasurements, ItemOrderingConstraints, ItemPrices, ItemStorageConstraints, ItemStorageLocation, ItemSupplier, ItemSuppliers, ItemUnitPricing, ItemVariations, ItemWarehouseConstraints, NegativeStockPlatform, NegativeStockSalesChannel, OrderingAmount, PlatformPrices, PlatformSurcharges, Price, SalesChannelPrices, SalesChannelSurcharges, SupplierPrice, Variation, VariationCombination, VariationDescription, VariationValue, VariationValueDescription, VariationValueSurcharges, WarehouseConstraint } from "@kontor/erp-types";
import { type Decoder, boolean, integer, later, list, number, shapeInAnyCase, text } from "@kontor/http/internal";
import { decodeAttributeValues, decodePlatformDescription, decodeSalesChannelDescription } from "./shared.generated.ts";

/** Reads a `BomItem`; keeps fields it does not know. */
export const decodeBomItem: Decoder<BomItem> = /* @__PURE__ */ shapeInAnyCase<BomItem>(
  {},
  {
    amount: number,
    itemId: text,
    notes: text,
    position: integer,
  },
);

/** Reads a `BundleItem`; keeps fields it does not know. */
export const decodeBundleItem: Decoder<BundleItem> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<BundleItem>(
  {},
  {
    bundleId: text,
    eAN: text,
    quantity: number,
    uPC: text,
    unitId: text,
  },
));

/** Reads a `ConfigurationGroup`; keeps fields it does not know. */
export const decodeConfigurationGroup: Decoder<ConfigurationGroup> = /* @__PURE__ */ shapeInAnyCase<ConfigurationGroup>(
  {},
  {
    configurationGroupId: text,
  },
);

/** Reads a `CopyItemDetailsResponse`; keeps fields it does not know. */
export const decodeCopyItemDetailsResponse: Decoder<CopyItemDetailsResponse> = /* @__PURE__ */ shapeInAnyCase<CopyItemDetailsResponse>(
  {},
  {
    itemKeys: /* @__PURE__ */ list(text),
  },
);

/** Reads an `OrderingAmount`; keeps fields it does not know. */
export const decodeOrderingAmount: Decoder<OrderingAmount> = /* @__PURE__ */ shapeInAnyCase<OrderingAmount>(
  {},
  {
    minimumOrderQuantity: number,
    purchaseIncrement: number,
  },
);

/** Reads a `CustomerGroupOrderingConstraint`; keeps fields it does not know. */
export const decodeCustomerGroupOrderingConstraint: Decoder<CustomerGroupOrderingConstraint> = /* @__PURE__ */ shapeInAnyCase<CustomerGroupOrderingConstraint>(
  {},
  {
    customerGroupid: text,
    isActive: boolean,
    orderingAmount: decodeOrderingAmount,
  },
);

/** Reads a `Price`; keeps fields it does not know. */
export const decodePrice: Decoder<Price> = /* @__PURE__ */ shapeInAnyCase<Price>(
  {},
  {
    fromQuantity: integer,
    netPrice: number,
    reduceStandardPriceByPercent: number,
  },
);

/** Reads a `CustomerGroupPrices`; keeps fields it does not know. */
export const decodeCustomerGroupPrices: Decoder<CustomerGroupPrices> = /* @__PURE__ */ shapeInAnyCase<CustomerGroupPrices>(
  {},
  {
    customerGroupId: text,
    prices: /* @__PURE__ */ list(decodePrice),
  },
);

/** Reads a `CustomerGroupSurcharge`; keeps fields it does not know. */
export const decodeCustomerGroupSurcharge: Decoder<CustomerGroupSurcharge> = /* @__PURE__ */ shapeInAnyCase<CustomerGroupSurcharge>(
  {},
  {
    customerGroupId: text,
    surcharge: number,
  },
);

/** Reads a `CustomerPrices`; keeps fields it does not know. */
export const decodeCustomerPrices: Decoder<CustomerPrices> = /* @__PURE__ */ shapeInAnyCase<CustomerPrices>(
  {},
  {
    customerId: text,
    prices: /* @__PURE__ */ list(decodePrice),
  },
);

/** Reads a `DuplicateItems`; keeps fields it does not know. */
export const decodeDuplicateItems: Decoder<DuplicateItems> = /* @__PURE__ */ shapeInAnyCase<DuplicateItems>(
  {},
  {
    value: /* @__PURE__ */ list(text),
  },
);

/** Reads an `ItemAsin`; keeps fields it does not know. */
export const decodeItemAsin: Decoder<ItemAsin> = /* @__PURE__ */ shapeInAnyCase<ItemAsin>(
  {},
  {
    asin: text,
    isDefault: boolean,
  },
);

/** Reads an `ItemAttributes`; keeps fields it does not know. */
export const decodeItemAttributes: Decoder<ItemAttributes> = /* @__PURE__ */ shapeInAnyCase<ItemAttributes>(
  {},
  {
    attributes: /* @__PURE__ */ list(decodeAttributeValues),
  },
);

/** Reads an `ItemBom`; keeps fields it does not know. */
export const decodeItemBom: Decoder<ItemBom> = /* @__PURE__ */ shapeInAnyCase<ItemBom>(
  {},
  {
    items: /* @__PURE__ */ list(decodeBomItem),
  },
);

/** Reads an `ItemBundles`; keeps fields it does not know. */
export const decodeItemBundles: Decoder<ItemBundles> = /* @__PURE__ */ shapeInAnyCase<ItemBundles>(
  {},
  {
    bundleItems: /* @__PURE__ */ list(decodeBundleItem),
  },
);

/** Reads an `ItemCategory`; keeps fields it does not know. */
export const decodeItemCategory: Decoder<ItemCategory> = /* @__PURE__ */ shapeInAnyCase<ItemCategory>(
  {},
  {
    categoryId: text,
  },
);

/** Reads an `ItemCategories`; keeps fields it does not know. */
export const decodeItemCategories: Decoder<ItemCategories> = /* @__PURE__ */ shapeInAnyCase<ItemCategories>(
  {},
  {
    categories: /* @__PURE__ */ list(decodeItemCategory),
  },
);

/** Reads an `ItemConfigurationGroups`; keeps fields it does not know. */
export const decodeItemConfigurationGroups: Decoder<ItemConfigurationGroups> = /* @__PURE__ */ shapeInAnyCase<ItemConfigurationGroups>(
  {},
  {
    items: /* @__PURE__ */ list(decodeConfigurationGroup),
  },
);

/** Reads an `ItemCrossSellingGroups`; keeps fields it does not know. */
export const decodeItemCrossSellingGroups: Decoder<ItemCrossSellingGroups> = /* @__PURE__ */ shapeInAnyCase<ItemCrossSellingGroups>(
  {},
  {
    groups: /* @__PURE__ */ list(text),
  },
);

/** Reads an `ItemDescriptions`; keeps fields it does not know. */
export const decodeItemDescriptions: Decoder<ItemDescriptions> = /* @__PURE__ */ shapeInAnyCase<ItemDescriptions>(
  {},
  {
    defaultDescription: decodePlatformDescription,
    platformDescriptions: /* @__PURE__ */ list(decodePlatformDescription),
    salesChannelDescriptions: /* @__PURE__ */ list(decodeSalesChannelDescription),
  },
);

/** Reads an `ItemEpid`; keeps fields it does not know. */
export const decodeItemEpid: Decoder<ItemEpid> = /* @__PURE__ */ shapeInAnyCase<ItemEpid>(
  {},
  {
    epid: text,
    isDefault: boolean,
  },
);

/** Reads an `ItemFeatures`; keeps fields it does not know. */
export const decodeItemFeatures: Decoder<ItemFeatures> = /* @__PURE__ */ shapeInAnyCase<ItemFeatures>(
  {},
  {
    features: /* @__PURE__ */ list(text),
  },
);

/** Reads an `ItemIdentifiers`; keeps fields it does not know. */
export const decodeItemIdentifiers: Decoder<ItemIdentifiers> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<ItemIdentifiers>(
  {},
  {
    amazonFnsku: text,
    gtin: text,
    hazardNumber: text,
    iSBN: text,
    itemAsins: /* @__PURE__ */ list(decodeItemAsin),
    itemEpids: /* @__PURE__ */ list(decodeItemEpid),
    manufacturerNumber: text,
    ownIdentifier: text,
    sKU: text,
    taric: text,
    uNNumber: text,
    uPC: text,
  },
));

/** Reads an `ItemMeasurements`; keeps fields it does not know. */
export const decodeItemMeasurements: Decoder<ItemMeasurements> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<ItemMeasurements>(
  {},
  {
    height: number,
    length: number,
    shippingWeight: number,
    weight: number,
    width: number,
  },
));

/** Reads an `ItemOrderingConstraints`; keeps fields it does not know. */
export const decodeItemOrderingConstraints: Decoder<ItemOrderingConstraints> = /* @__PURE__ */ shapeInAnyCase<ItemOrderingConstraints>(
  {},
  {
    customerGroupOrderingConstraints: /* @__PURE__ */ list(decodeCustomerGroupOrderingConstraint),
    defaultOrderingConstraint: decodeOrderingAmount,
  },
);

/** Reads a `PlatformPrices`; keeps fields it does not know. */
export const decodePlatformPrices: Decoder<PlatformPrices> = /* @__PURE__ */ shapeInAnyCase<PlatformPrices>(
  {},
  {
    platformId: text,
    prices: /* @__PURE__ */ list(decodeCustomerGroupPrices),
  },
);

/** Reads a `SalesChannelPrices`; keeps fields it does not know. */
export const decodeSalesChannelPrices: Decoder<SalesChannelPrices> = /* @__PURE__ */ shapeInAnyCase<SalesChannelPrices>(
  {},
  {
    isActive: boolean,
    prices: /* @__PURE__ */ list(decodeCustomerGroupPrices),
    salesChannelId: text,
  },
);

/** Reads an `ItemPrices`; keeps fields it does not know. */
export const decodeItemPrices: Decoder<ItemPrices> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<ItemPrices>(
  {},
  {
    amazonPrice: number,
    customerPrices: /* @__PURE__ */ list(decodeCustomerPrices),
    defaultPrices: decodePlatformPrices,
    ebayPrice: number,
    ignoreDiscounts: boolean,
    purchasePriceNet: number,
    salesChannelPrices: /* @__PURE__ */ list(decodeSalesChannelPrices),
    salesPriceNet: number,
    suggestedRetailPrice: number,
  },
));

/** Reads a `NegativeStockPlatform`; keeps fields it does not know. */
export const decodeNegativeStockPlatform: Decoder<NegativeStockPlatform> = /* @__PURE__ */ shapeInAnyCase<NegativeStockPlatform>(
  {},
  {
    isNegativeStockAllowed: boolean,
    platformId: text,
  },
);

/** Reads a `NegativeStockSalesChannel`; keeps fields it does not know. */
export const decodeNegativeStockSalesChannel: Decoder<NegativeStockSalesChannel> = /* @__PURE__ */ shapeInAnyCase<NegativeStockSalesChannel>(
  {},
  {
    isNegativeStockAllowed: boolean,
    salesChannelId: text,
  },
);

/** Reads an `ItemStorageConstraints`; keeps fields it does not know. */
export const decodeItemStorageConstraints: Decoder<ItemStorageConstraints> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<ItemStorageConstraints>(
  {},
  {
    allowNegativeStock: boolean,
    buffer: integer,
    globalMinimumStockLevel: number,
    hasBatch: boolean,
    isBestBeforeManaged: boolean,
    isInventoryManagementActive: boolean,
    isStockDivisible: boolean,
    itemPlatformNegativeStocks: /* @__PURE__ */ list(decodeNegativeStockPlatform),
    itemSalesChannelNegativeStocks: /* @__PURE__ */ list(decodeNegativeStockSalesChannel),
    serialNumberType: integer,
  },
));

/** Reads an `ItemStorageLocation`; keeps fields it does not know. */
export const decodeItemStorageLocation: Decoder<ItemStorageLocation> = /* @__PURE__ */ shapeInAnyCase<ItemStorageLocation>(
  {},
  {
    note1: text,
    note2: text,
    storageLocationId: text,
  },
);

/** Reads a `SupplierPrice`; keeps fields it does not know. */
export const decodeSupplierPrice: Decoder<SupplierPrice> = /* @__PURE__ */ shapeInAnyCase<SupplierPrice>(
  {},
  {
    fromQuantity: number,
    netPrice: number,
    percentageDiscount: number,
    usePercentageDiscount: boolean,
  },
);

/** Reads an `ItemSupplier`; keeps fields it does not know. */
export const decodeItemSupplier: Decoder<ItemSupplier> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<ItemSupplier>(
  {},
  {
    currency: text,
    deliveryTimeInDays: integer,
    includeSupplierStock: boolean,
    isDefaultForDropshipping: boolean,
    isDefaultSupplier: boolean,
    isDropshippingActive: boolean,
    isFulfillmentNetworkSupplier: boolean,
    isProductionSupplier: boolean,
    lastSupplierStockChange: text,
    minimumPurchaseQuantity: integer,
    netPurchasePrice: number,
    notes: text,
    packageUnitDescription: text,
    packageUnitPurchasePrice: number,
    packageUnitQuantity: number,
    purchaseInterval: number,
    scalePrices: /* @__PURE__ */ list(decodeSupplierPrice),
    stockLevel: number,
    supplierDeliveryTimeInDays: integer,
    supplierId: text,
    supplierItemName: text,
    supplierItemNumber: text,
    supplierSupportsDropshipping: boolean,
    useSupplierDeliveryTime: boolean,
    vatRate: number,
  },
));

/** Reads an `ItemSuppliers`; keeps fields it does not know. */
export const decodeItemSuppliers: Decoder<ItemSuppliers> = /* @__PURE__ */ shapeInAnyCase<ItemSuppliers>(
  {},
  {
    defaultDropshippingSupplier: text,
    defaultSupplier: text,
    suppliers: /* @__PURE__ */ list(decodeItemSupplier),
  },
);

/** Reads an `ItemUnitPricing`; keeps fields it does not know. */
export const decodeItemUnitPricing: Decoder<ItemUnitPricing> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<ItemUnitPricing>(
  {},
  {
    basePriceReferenceAmount: number,
    basePriceReferenceUnitId: text,
    innerQuantity: number,
    innerQuantityUnitId: text,
    isBasePriceDeclared: boolean,
    salesUnitId: text,
  },
));

/** Reads a `VariationDescription`; keeps fields it does not know. */
export const decodeVariationDescription: Decoder<VariationDescription> = /* @__PURE__ */ shapeInAnyCase<VariationDescription>(
  {},
  {
    languageId: text,
    name: text,
  },
);

/** Reads a `VariationValueDescription`; keeps fields it does not know. */
export const decodeVariationValueDescription: Decoder<VariationValueDescription> = /* @__PURE__ */ shapeInAnyCase<VariationValueDescription>(
  {},
  {
    languageId: text,
    name: text,
  },
);

/** Reads a `PlatformSurcharges`; keeps fields it does not know. */
export const decodePlatformSurcharges: Decoder<PlatformSurcharges> = /* @__PURE__ */ shapeInAnyCase<PlatformSurcharges>(
  {},
  {
    platformId: text,
    surcharges: /* @__PURE__ */ list(decodeCustomerGroupSurcharge),
  },
);

/** Reads a `SalesChannelSurcharges`; keeps fields it does not know. */
export const decodeSalesChannelSurcharges: Decoder<SalesChannelSurcharges> = /* @__PURE__ */ shapeInAnyCase<SalesChannelSurcharges>(
  {},
  {
    isActive: boolean,
    salesChannelId: text,
    surcharges: /* @__PURE__ */ list(decodeCustomerGroupSurcharge),
  },
);

/** Reads a `VariationValueSurcharges`; keeps fields it does not know. */
export const decodeVariationValueSurcharges: Decoder<VariationValueSurcharges> = /* @__PURE__ */ shapeInAnyCase<VariationValueSurcharges>(
  {},
  {
    defaultSurchargeNet: number,
    platformSurcharges: decodePlatformSurcharges,
    salesChannelSurcharges: decodeSalesChannelSurcharges,
  },
);

/** Reads a `VariationValue`; keeps fields it does not know. */
export const decodeVariationValue: Decoder<VariationValue> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<VariationValue>(
  {},
  {
    descriptions: /* @__PURE__ */ list(decodeVariationValueDescription),
    gTIN: text,
    itemNumber: text,
    surcharges: decodeVariationValueSurcharges,
    variationValueId: text,
    weightOffset: number,
  },
));

/** Reads a `Variation`; keeps fields it does not know. */
export const decodeVariation: Decoder<Variation> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<Variation>(
  {},
  {
    descriptions: /* @__PURE__ */ list(decodeVariationDescription),
    position: integer,
    values: /* @__PURE__ */ list(decodeVariationValue),
    variationId: text,
    variationType: integer,
  },
));

/** Reads a `VariationCombination`; keeps fields it does not know. */
export const decodeVariationCombination: Decoder<VariationCombination> = /* @__PURE__ */ shapeInAnyCase<VariationCombination>(
  {},
  {
    itemId: text,
    variations: /* @__PURE__ */ list(text),
  },
);

/** Reads an `ItemVariations`; keeps fields it does not know. */
export const decodeItemVariations: Decoder<ItemVariations> = /* @__PURE__ */ shapeInAnyCase<ItemVariations>(
  {},
  {
    variationKombinations: /* @__PURE__ */ list(decodeVariationCombination),
    variations: /* @__PURE__ */ list(decodeVariation),
  },
);

/** Reads a `WarehouseConstraint`; keeps fields it does not know. */
export const decodeWarehouseConstraint: Decoder<WarehouseConstraint> = /* @__PURE__ */ shapeInAnyCase<WarehouseConstraint>(
  {},
  {
    maxStock: number,
    minStock: number,
    storagelocations: /* @__PURE__ */ list(decodeItemStorageLocation),
    warehouseId: text,
  },
);

/** Reads an `ItemWarehouseConstraints`; keeps fields it does not know. */
export const decodeItemWarehouseConstraints: Decoder<ItemWarehouseConstraints> = /* @__PURE__ */ shapeInAnyCase<ItemWarehouseConstraints>(
  {},
  {
    warehouses: /* @__PURE__ */ list(decodeWarehouseConstraint),
  },
);
