// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpCancellationreason: GroupSchemas = {
  operations: {
    CancellationReason_QueryCancellationReasons: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"items":{"$ref":"CancellationReason"},"type":"array"},
      401: {"$ref":"ErrorResponse"},
      default: {"$ref":"ErrorResponse"},
    }),
    Invoice_QueryInvoiceCancellationReasons: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"items":{"$ref":"InvoiceCancellationReason"},"type":"array"},
      401: {"$ref":"ErrorResponse"},
      default: {"$ref":"ErrorResponse"},
    }),
    Refund_QueryRefundCancellationReasons: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"items":{"$ref":"RefundCancellationReason"},"type":"array"},
      401: {"$ref":"ErrorResponse"},
      default: {"$ref":"ErrorResponse"},
    }),
    SalesInvoiceCorrection_QuerySalesInvoiceCorrectionCancellationReasons: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"items":{"$ref":"SalesInvoiceCorrectionCancellationReason"},"type":"array"},
      401: {"$ref":"ErrorResponse"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    CancellationReason: () => ({
      type: "object",
      properties: {
        id: {"$ref":"SalesOrderCancellationReasonKey"},
        isCommentRequired: {"type":"boolean"},
        name: {"type":"string"},
      },
    }),
    CreditNoteCancellationReasonKey: () => ({"format":"uuid","type":"string"}),
    InvoiceCancellationReason: () => ({
      type: "object",
      properties: {
        id: {"$ref":"InvoiceCancellationReasonKey"},
        isCommentRequired: {"type":"boolean"},
        name: {"type":"string"},
      },
    }),
    RefundCancellationReason: () => ({
      type: "object",
      properties: {
        id: {"$ref":"CreditNoteCancellationReasonKey"},
        isCommentRequired: {"type":"boolean"},
        name: {"type":"string"},
      },
    }),
    SalesInvoiceCorrectionCancellationReason: () => ({
      type: "object",
      properties: {
        id: {"$ref":"CreditNoteCancellationReasonKey"},
        isCommentRequired: {"type":"boolean"},
        name: {"type":"string"},
      },
    }),
  },
};
