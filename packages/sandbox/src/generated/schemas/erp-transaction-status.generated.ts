// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpTransactionStatus: GroupSchemas = {
  operations: {
    TransactionStatus_QueryTransactionStatus: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"items":{"$ref":"TransactionStatus"},"type":"array"},
      401: {"$ref":"ErrorResponse"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    TransactionStatus: () => ({
      type: "object",
      properties: {
        id: {"format":"int32","type":"integer"},
        isValidForSalesOrder: {"type":"boolean"},
        isValidForSalesQuotation: {"type":"boolean"},
        isValidForSubscription: {"type":"boolean"},
        name: {"type":"string"},
      },
    }),
  },
};
