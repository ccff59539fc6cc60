// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpSalesinvoicecorrection: GroupSchemas = {
  operations: {
    SalesInvoiceCorrection_FinalizeSalesInvoiceCorrection: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      409: {"$ref":"ErrorResponse"},
      path: {"properties":{"salesInvoiceCorrectionId":{"$ref":"CreditNoteKey"}},"required":["salesInvoiceCorrectionId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {},
};
