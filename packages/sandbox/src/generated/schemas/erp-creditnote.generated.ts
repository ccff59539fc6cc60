// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpCreditnote: GroupSchemas = {
  operations: {
    CreditNote_Mail: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      query: {"properties":{"formId":{"format":"uuid","type":"string"}},"type":"object"},
      path: {"properties":{"creditNoteId":{"format":"uuid","type":"string"}},"required":["creditNoteId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    CreditNote_Print: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      query: {"properties":{"formId":{"format":"uuid","type":"string"},"printer":{"minLength":1,"type":"string"}},"type":"object"},
      path: {"properties":{"creditNoteId":{"format":"uuid","type":"string"}},"required":["creditNoteId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    CreditNote_RenderPdf: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      query: {"properties":{"formId":{"format":"uuid","type":"string"}},"type":"object"},
      path: {"properties":{"creditNoteId":{"format":"uuid","type":"string"}},"required":["creditNoteId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {},
};
