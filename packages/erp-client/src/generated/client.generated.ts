// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import { checkTelemetry } from "@kontor/http/internal";
import { createErpCore, type ErpClientOptions, type ErpHeaders } from "./core.generated.ts";
import { accountingData, type AccountingDataGroup } from "./groups/accounting-data.generated.ts";
import { appRegistrations, type AppRegistrationsGroup } from "./groups/app-registrations.generated.ts";
import { attributes, type AttributesGroup } from "./groups/attributes.generated.ts";
import { availabilities, type AvailabilitiesGroup } from "./groups/availabilities.generated.ts";
import { categories, type CategoriesGroup } from "./groups/categories.generated.ts";
import { colorCodes, type ColorCodesGroup } from "./groups/color-codes.generated.ts";
import { companies, type CompaniesGroup } from "./groups/companies.generated.ts";
import { conditions, type ConditionsGroup } from "./groups/conditions.generated.ts";
import { countries, type CountriesGroup } from "./groups/countries.generated.ts";
import { creditNotes, type CreditNotesGroup } from "./groups/credit-notes.generated.ts";
import { customFields, type CustomFieldsGroup } from "./groups/custom-fields.generated.ts";
import { customerCategories, type CustomerCategoriesGroup } from "./groups/customer-categories.generated.ts";
import { customerGroups, type CustomerGroupsGroup } from "./groups/customer-groups.generated.ts";
import { customers, type CustomersGroup } from "./groups/customers.generated.ts";
import { deliveries, type DeliveriesGroup } from "./groups/deliveries.generated.ts";
import { deliveryNotes, type DeliveryNotesGroup } from "./groups/delivery-notes.generated.ts";
import { extensions, type ExtensionsGroup } from "./groups/extensions.generated.ts";
import { features, type FeaturesGroup } from "./groups/features.generated.ts";
import { files, type FilesGroup } from "./groups/files.generated.ts";
import { info, type InfoGroup } from "./groups/info.generated.ts";
import { invoices, type InvoicesGroup } from "./groups/invoices.generated.ts";
import { items, type ItemsGroup } from "./groups/items.generated.ts";
import { labels, type LabelsGroup } from "./groups/labels.generated.ts";
import { languages, type LanguagesGroup } from "./groups/languages.generated.ts";
import { login, type LoginGroup } from "./groups/login.generated.ts";
import { logout, type LogoutGroup } from "./groups/logout.generated.ts";
import { manufacturers, type ManufacturersGroup } from "./groups/manufacturers.generated.ts";
import { numberRanges, type NumberRangesGroup } from "./groups/number-ranges.generated.ts";
import { offers, type OffersGroup } from "./groups/offers.generated.ts";
import { onHoldReasons, type OnHoldReasonsGroup } from "./groups/on-hold-reasons.generated.ts";
import { paymentMethods, type PaymentMethodsGroup } from "./groups/payment-methods.generated.ts";
import { printers, type PrintersGroup } from "./groups/printers.generated.ts";
import { productGroups, type ProductGroupsGroup } from "./groups/product-groups.generated.ts";
import { properties, type PropertiesGroup } from "./groups/properties.generated.ts";
import { responsiblePersons, type ResponsiblePersonsGroup } from "./groups/responsible-persons.generated.ts";
import { returnReasons, type ReturnReasonsGroup } from "./groups/return-reasons.generated.ts";
import { returnStates, type ReturnStatesGroup } from "./groups/return-states.generated.ts";
import { returns, type ReturnsGroup } from "./groups/returns.generated.ts";
import { salesChannels, type SalesChannelsGroup } from "./groups/sales-channels.generated.ts";
import { salesOrders, type SalesOrdersGroup } from "./groups/sales-orders.generated.ts";
import { salesUnits, type SalesUnitsGroup } from "./groups/sales-units.generated.ts";
import { shipments, type ShipmentsGroup } from "./groups/shipments.generated.ts";
import { shippingClasses, type ShippingClassesGroup } from "./groups/shipping-classes.generated.ts";
import { shippingMethods, type ShippingMethodsGroup } from "./groups/shipping-methods.generated.ts";
import { stocks, type StocksGroup } from "./groups/stocks.generated.ts";
import { suppliers, type SuppliersGroup } from "./groups/suppliers.generated.ts";
import { taxClasses, type TaxClassesGroup } from "./groups/tax-classes.generated.ts";
import { taxes, type TaxesGroup } from "./groups/taxes.generated.ts";
import { transactionStatuses, type TransactionStatusesGroup } from "./groups/transaction-statuses.generated.ts";
import { unitsOfMeasure, type UnitsOfMeasureGroup } from "./groups/units-of-measure.generated.ts";
import { warehouses, type WarehousesGroup } from "./groups/warehouses.generated.ts";
import { wms, type WmsGroup } from "./groups/wms.generated.ts";
import { workbenchResourceTypes, type WorkbenchResourceTypesGroup } from "./groups/workbench-resource-types.generated.ts";
import { workbenchResources, type WorkbenchResourcesGroup } from "./groups/workbench-resources.generated.ts";
import { workers, type WorkersGroup } from "./groups/workers.generated.ts";

/** A client of the ERP cloud API. */
export interface ErpClient {
  readonly accountingData: AccountingDataGroup;
  readonly appRegistrations: AppRegistrationsGroup;
  readonly attributes: AttributesGroup;
  readonly availabilities: AvailabilitiesGroup;
  readonly categories: CategoriesGroup;
  readonly colorCodes: ColorCodesGroup;
  readonly companies: CompaniesGroup;
  readonly conditions: ConditionsGroup;
  readonly countries: CountriesGroup;
  readonly creditNotes: CreditNotesGroup;
  readonly customFields: CustomFieldsGroup;
  readonly customerCategories: CustomerCategoriesGroup;
  readonly customerGroups: CustomerGroupsGroup;
  readonly customers: CustomersGroup;
  readonly deliveries: DeliveriesGroup;
  readonly deliveryNotes: DeliveryNotesGroup;
  readonly extensions: ExtensionsGroup;
  readonly features: FeaturesGroup;
  readonly files: FilesGroup;
  readonly info: InfoGroup;
  readonly invoices: InvoicesGroup;
  readonly items: ItemsGroup;
  readonly labels: LabelsGroup;
  readonly languages: LanguagesGroup;
  readonly login: LoginGroup;
  readonly logout: LogoutGroup;
  readonly manufacturers: ManufacturersGroup;
  readonly numberRanges: NumberRangesGroup;
  readonly offers: OffersGroup;
  readonly onHoldReasons: OnHoldReasonsGroup;
  readonly paymentMethods: PaymentMethodsGroup;
  readonly printers: PrintersGroup;
  readonly productGroups: ProductGroupsGroup;
  readonly properties: PropertiesGroup;
  readonly responsiblePersons: ResponsiblePersonsGroup;
  readonly returnReasons: ReturnReasonsGroup;
  readonly returnStates: ReturnStatesGroup;
  readonly returns: ReturnsGroup;
  readonly salesChannels: SalesChannelsGroup;
  readonly salesOrders: SalesOrdersGroup;
  readonly salesUnits: SalesUnitsGroup;
  readonly shipments: ShipmentsGroup;
  readonly shippingClasses: ShippingClassesGroup;
  readonly shippingMethods: ShippingMethodsGroup;
  readonly stocks: StocksGroup;
  readonly suppliers: SuppliersGroup;
  readonly taxClasses: TaxClassesGroup;
  readonly taxes: TaxesGroup;
  readonly transactionStatuses: TransactionStatusesGroup;
  readonly unitsOfMeasure: UnitsOfMeasureGroup;
  readonly warehouses: WarehousesGroup;
  readonly wms: WmsGroup;
  readonly workbenchResourceTypes: WorkbenchResourceTypesGroup;
  readonly workbenchResources: WorkbenchResourcesGroup;
  readonly workers: WorkersGroup;
  /** The same client with other headers: another tenant, another user. An optional header that is `undefined` is not sent, and a required one is refused, so that no call goes to the tenant of before. */
  with(headers: Partial<ErpHeaders>): ErpClient;
}

/**
 * Makes a client. Every method throws an {@link ErpError} when the platform answers outside 2xx, and a
 * `PlatformError` with another `code` when no answer came or it could not be read.
 *
 * @throws {ArgumentError} If an option is missing or malformed.
 */
export function createErpClient(options: ErpClientOptions): ErpClient {
  const core = createErpCore(options);
  checkTelemetry("create an ERP client", options.telemetry);
  return {
    accountingData: accountingData(core),
    appRegistrations: appRegistrations(core),
    attributes: attributes(core),
    availabilities: availabilities(core),
    categories: categories(core),
    colorCodes: colorCodes(core),
    companies: companies(core),
    conditions: conditions(core),
    countries: countries(core),
    creditNotes: creditNotes(core),
    customFields: customFields(core),
    customerCategories: customerCategories(core),
    customerGroups: customerGroups(core),
    customers: customers(core),
    deliveries: deliveries(core),
    deliveryNotes: deliveryNotes(core),
    extensions: extensions(core),
    features: features(core),
    files: files(core),
    info: info(core),
    invoices: invoices(core),
    items: items(core),
    labels: labels(core),
    languages: languages(core),
    login: login(core),
    logout: logout(core),
    manufacturers: manufacturers(core),
    numberRanges: numberRanges(core),
    offers: offers(core),
    onHoldReasons: onHoldReasons(core),
    paymentMethods: paymentMethods(core),
    printers: printers(core),
    productGroups: productGroups(core),
    properties: properties(core),
    responsiblePersons: responsiblePersons(core),
    returnReasons: returnReasons(core),
    returnStates: returnStates(core),
    returns: returns(core),
    salesChannels: salesChannels(core),
    salesOrders: salesOrders(core),
    salesUnits: salesUnits(core),
    shipments: shipments(core),
    shippingClasses: shippingClasses(core),
    shippingMethods: shippingMethods(core),
    stocks: stocks(core),
    suppliers: suppliers(core),
    taxClasses: taxClasses(core),
    taxes: taxes(core),
    transactionStatuses: transactionStatuses(core),
    unitsOfMeasure: unitsOfMeasure(core),
    warehouses: warehouses(core),
    wms: wms(core),
    workbenchResourceTypes: workbenchResourceTypes(core),
    workbenchResources: workbenchResources(core),
    workers: workers(core),
    with: (headers) => createErpClient({ ...options, ...headers }),
  };
}
