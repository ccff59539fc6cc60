// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/**
 * A scope of the ERP API, spelled as on the wire (`cusomters.read` included).
 * @see given spec §5.1
 */
export type ErpScope =
  | "accountings.read"
  | "all.read" // allows the application to read all data
  | "application.runas" // allows executing requests on behalf of another user
  | "authentication.updateforeignapp"
  | "currencies.read" // read currencies
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
  | "erpapp.all" // access to ERP-app related operations
  | "erpinternal.read" // read internal endpoints
  | "extensibility.integration"
  | "foreignapps.manage"
  | "inventories.read"
  | "inventories.write"
  | "inventory.read" // read stock
  | "inventory.write" // write stock
  | "invoices.print"
  | "invoices.read"
  | "invoices.write"
  | "items.read" // read items
  | "items.write" // write items
  | "labels.read"
  | "labels.write"
  | "offers.print"
  | "offers.read"
  | "orders.read"
  | "paymentmethods.read" // read payment methods
  | "picklists.read"
  | "picklists.write"
  | "pps.read" // read production data
  | "pps.write" // write production data
  | "resources.read" // read resources
  | "resources.write" // write resources
  | "returns.read"
  | "returns.write"
  | "saleschannels.read"
  | "salesinvoicecorrections.print"
  | "salesinvoicecorrections.read"
  | "salesinvoicecorrections.write"
  | "salesinvoices.read" // read sales invoices
  | "salesinvoices.write" // write sales invoices
  | "salesorders.print"
  | "salesorders.read"
  | "salesorders.write"
  | "salesquotations.read" // read sales quotations
  | "salesquotations.write" // write sales quotations
  | "suppliers.read"
  | "system.config.read"
  | "system.config.write"
  | "system.read"
  | "system.worker.read"
  | "system.worker.write"
  | "taxes.read"
  | "taxes.write" // write taxes
  | "warehouse.read"
;
