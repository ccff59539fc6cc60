// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpSalesInvoiceDomainCommand: GroupSchemas = {
  operations: {
    SalesInvoiceDomain_CreateSalesInvoice: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      201: {},
      body: {"$ref":"CreateSalesInvoiceCommand"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    CreateSalesInvoiceCommand: () => ({
      additionalProperties: false,
      required: ["salesOrderId"],
      type: "object",
      properties: {
        asDraft: {"type":"boolean"},
        invoiceOnlyDeliveredQuantity: {"type":"boolean"},
        salesOrderId: {"$ref":"SalesOrderKey"},
      },
    }),
  },
};
