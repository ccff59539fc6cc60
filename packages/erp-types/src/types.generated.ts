// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AccountingDataPaths } from "./paths/accounting-data.generated.ts";
import type { AppRegistrationsPaths } from "./paths/app-registrations.generated.ts";
import type { AttributesPaths } from "./paths/attributes.generated.ts";
import type { AvailabilitiesPaths } from "./paths/availabilities.generated.ts";
import type { CategoriesPaths } from "./paths/categories.generated.ts";
import type { ColorCodesPaths } from "./paths/color-codes.generated.ts";
import type { CompaniesPaths } from "./paths/companies.generated.ts";
import type { ConditionsPaths } from "./paths/conditions.generated.ts";
import type { CountriesPaths } from "./paths/countries.generated.ts";
import type { CreditNotesPaths } from "./paths/credit-notes.generated.ts";
import type { CustomFieldsPaths } from "./paths/custom-fields.generated.ts";
import type { CustomerCategoriesPaths } from "./paths/customer-categories.generated.ts";
import type { CustomerGroupsPaths } from "./paths/customer-groups.generated.ts";
import type { CustomersPaths } from "./paths/customers.generated.ts";
import type { DeliveriesPaths } from "./paths/deliveries.generated.ts";
import type { DeliveryNotesPaths } from "./paths/delivery-notes.generated.ts";
import type { ExtensionsPaths } from "./paths/extensions.generated.ts";
import type { FeaturesPaths } from "./paths/features.generated.ts";
import type { FilesPaths } from "./paths/files.generated.ts";
import type { InfoPaths } from "./paths/info.generated.ts";
import type { InvoicesPaths } from "./paths/invoices.generated.ts";
import type { ItemsPaths } from "./paths/items.generated.ts";
import type { LabelsPaths } from "./paths/labels.generated.ts";
import type { LanguagesPaths } from "./paths/languages.generated.ts";
import type { LoginPaths } from "./paths/login.generated.ts";
import type { LogoutPaths } from "./paths/logout.generated.ts";
import type { ManufacturersPaths } from "./paths/manufacturers.generated.ts";
import type { NumberRangesPaths } from "./paths/number-ranges.generated.ts";
import type { OffersPaths } from "./paths/offers.generated.ts";
import type { OnHoldReasonsPaths } from "./paths/on-hold-reasons.generated.ts";
import type { OtherPaths } from "./paths/other.generated.ts";
import type { PaymentMethodsPaths } from "./paths/payment-methods.generated.ts";
import type { PrintersPaths } from "./paths/printers.generated.ts";
import type { ProductGroupsPaths } from "./paths/product-groups.generated.ts";
import type { PropertiesPaths } from "./paths/properties.generated.ts";
import type { ResponsiblePersonsPaths } from "./paths/responsible-persons.generated.ts";
import type { ReturnReasonsPaths } from "./paths/return-reasons.generated.ts";
import type { ReturnStatesPaths } from "./paths/return-states.generated.ts";
import type { ReturnsPaths } from "./paths/returns.generated.ts";
import type { SalesChannelsPaths } from "./paths/sales-channels.generated.ts";
import type { SalesOrdersPaths } from "./paths/sales-orders.generated.ts";
import type { SalesUnitsPaths } from "./paths/sales-units.generated.ts";
import type { ShipmentsPaths } from "./paths/shipments.generated.ts";
import type { ShippingClassesPaths } from "./paths/shipping-classes.generated.ts";
import type { ShippingMethodsPaths } from "./paths/shipping-methods.generated.ts";
import type { StocksPaths } from "./paths/stocks.generated.ts";
import type { SuppliersPaths } from "./paths/suppliers.generated.ts";
import type { TaxClassesPaths } from "./paths/tax-classes.generated.ts";
import type { TaxesPaths } from "./paths/taxes.generated.ts";
import type { TransactionStatusesPaths } from "./paths/transaction-statuses.generated.ts";
import type { UnitsOfMeasurePaths } from "./paths/units-of-measure.generated.ts";
import type { WarehousesPaths } from "./paths/warehouses.generated.ts";
import type { WmsPaths } from "./paths/wms.generated.ts";
import type { WorkbenchResourceTypesPaths } from "./paths/workbench-resource-types.generated.ts";
import type { WorkbenchResourcesPaths } from "./paths/workbench-resources.generated.ts";
import type { WorkersPaths } from "./paths/workers.generated.ts";

export type * from "./shapes/accounting-data.generated.ts";
export type * from "./shapes/attributes.generated.ts";
export type * from "./shapes/availabilities.generated.ts";
export type * from "./shapes/categories.generated.ts";
export type * from "./shapes/color-codes.generated.ts";
export type * from "./shapes/companies.generated.ts";
export type * from "./shapes/conditions.generated.ts";
export type * from "./shapes/credit-notes.generated.ts";
export type * from "./shapes/custom-fields.generated.ts";
export type * from "./shapes/customer-categories.generated.ts";
export type * from "./shapes/customer-groups.generated.ts";
export type * from "./shapes/customers.generated.ts";
export type * from "./shapes/deliveries.generated.ts";
export type * from "./shapes/delivery-notes.generated.ts";
export type * from "./shapes/extensions.generated.ts";
export type * from "./shapes/features.generated.ts";
export type * from "./shapes/files.generated.ts";
export type * from "./shapes/info.generated.ts";
export type * from "./shapes/invoices.generated.ts";
export type * from "./shapes/items.generated.ts";
export type * from "./shapes/labels.generated.ts";
export type * from "./shapes/languages.generated.ts";
export type * from "./shapes/login.generated.ts";
export type * from "./shapes/manufacturers.generated.ts";
export type * from "./shapes/number-ranges.generated.ts";
export type * from "./shapes/on-hold-reasons.generated.ts";
export type * from "./shapes/payment-methods.generated.ts";
export type * from "./shapes/product-groups.generated.ts";
export type * from "./shapes/properties.generated.ts";
export type * from "./shapes/responsible-persons.generated.ts";
export type * from "./shapes/return-reasons.generated.ts";
export type * from "./shapes/return-states.generated.ts";
export type * from "./shapes/returns.generated.ts";
export type * from "./shapes/sales-channels.generated.ts";
export type * from "./shapes/sales-orders.generated.ts";
export type * from "./shapes/sales-units.generated.ts";
export type * from "./shapes/shared.generated.ts";
export type * from "./shapes/shipments.generated.ts";
export type * from "./shapes/shipping-classes.generated.ts";
export type * from "./shapes/shipping-methods.generated.ts";
export type * from "./shapes/stocks.generated.ts";
export type * from "./shapes/suppliers.generated.ts";
export type * from "./shapes/tax-classes.generated.ts";
export type * from "./shapes/taxes.generated.ts";
export type * from "./shapes/transaction-statuses.generated.ts";
export type * from "./shapes/units-of-measure.generated.ts";
export type * from "./shapes/warehouses.generated.ts";
export type * from "./shapes/wms.generated.ts";
export type * from "./shapes/workbench-resource-types.generated.ts";
export type * from "./shapes/workbench-resources.generated.ts";
export type * from "./shapes/workers.generated.ts";

/** Every path of the ERP cloud API as it is written, for openapi-fetch. */
export interface paths
  extends AccountingDataPaths,
    AppRegistrationsPaths,
    AttributesPaths,
    AvailabilitiesPaths,
    CategoriesPaths,
    ColorCodesPaths,
    CompaniesPaths,
    ConditionsPaths,
    CountriesPaths,
    CreditNotesPaths,
    CustomFieldsPaths,
    CustomerCategoriesPaths,
    CustomerGroupsPaths,
    CustomersPaths,
    DeliveriesPaths,
    DeliveryNotesPaths,
    ExtensionsPaths,
    FeaturesPaths,
    FilesPaths,
    InfoPaths,
    InvoicesPaths,
    ItemsPaths,
    LabelsPaths,
    LanguagesPaths,
    LoginPaths,
    LogoutPaths,
    ManufacturersPaths,
    NumberRangesPaths,
    OffersPaths,
    OnHoldReasonsPaths,
    OtherPaths,
    PaymentMethodsPaths,
    PrintersPaths,
    ProductGroupsPaths,
    PropertiesPaths,
    ResponsiblePersonsPaths,
    ReturnReasonsPaths,
    ReturnStatesPaths,
    ReturnsPaths,
    SalesChannelsPaths,
    SalesOrdersPaths,
    SalesUnitsPaths,
    ShipmentsPaths,
    ShippingClassesPaths,
    ShippingMethodsPaths,
    StocksPaths,
    SuppliersPaths,
    TaxClassesPaths,
    TaxesPaths,
    TransactionStatusesPaths,
    UnitsOfMeasurePaths,
    WarehousesPaths,
    WmsPaths,
    WorkbenchResourceTypesPaths,
    WorkbenchResourcesPaths,
    WorkersPaths {}
