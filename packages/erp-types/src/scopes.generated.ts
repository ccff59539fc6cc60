// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/**
 * A scope of the ERP API, spelled as on the wire (`cusomters.read` included).
 * @see given spec §5.1
 */
export type ErpScope =
  | "items.read" // read items
  | "items.write" // write items
  | "all.read" // allows the application to read all data
  | "application.runas" // allows executing requests on behalf of another user
  | "erpapp.all" // access to ERP-app related operations
  | "currencies.read" // read currencies
  | "erpinternal.read" // read internal endpoints
  | "paymentmethods.read" // read payment methods
  | "salesinvoices.read" // read sales invoices
  | "salesinvoices.write" // write sales invoices
  | "salesquotations.read" // read sales quotations
  | "salesquotations.write" // write sales quotations
  | "resources.read" // read resources
  | "resources.write" // write resources
  | "pps.read" // read production data
  | "pps.write" // write production data
  | "inventory.read" // read stock
  | "inventory.write" // write stock
  | "taxes.write" // write taxes
  | "accountings.read"
  | "authentication.updateforeignapp"
  | "cusomters.read"
  | "customers.read"
  | "customers.write"
  | "customfields.read"
  | "customfields.write"
  | "deliveries.read"
  | "deliveries.write"
  | "deliverynotes.print"
  | "deliverynotes.read"
  | "deliverynotes.write"
  | "extensibility.integration"
  | "foreignapps.manage"
  | "inventories.read"
  | "inventories.write"
  | "invoices.print"
  | "invoices.read"
  | "invoices.write"
  | "labels.read"
  | "labels.write"
  | "offers.print"
  | "offers.read"
  | "orders.read"
  | "picklists.read"
  | "picklists.write"
  | "returns.read"
  | "returns.write"
  | "saleschannels.read"
  | "salesinvoicecorrections.print"
  | "salesinvoicecorrections.read"
  | "salesinvoicecorrections.write"
  | "salesorders.print"
  | "salesorders.read"
  | "salesorders.write"
  | "suppliers.read"
  | "system.config.read"
  | "system.config.write"
  | "system.read"
  | "system.worker.read"
  | "system.worker.write"
  | "taxes.read"
  | "warehouse.read"
;
