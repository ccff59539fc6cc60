// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpTax: GroupSchemas = {
  operations: {
    TaxClass_QueryTaxClasses: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"items":{"$ref":"TaxClass"},"type":"array"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      default: {"$ref":"ErrorResponse"},
    }),
    TaxClass_UpdateTaxClass: () => ({
      header: "api-version x-appid* x-appversion* x-companyid x-runas x-sessionid x-tenant-id*",
      200: {},
      401: {"$ref":"ErrorResponse"},
      body: {"$ref":"TaxClassUpdate"},
      default: {"$ref":"ErrorResponse"},
    }),
    Tax_GetClassRate: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"TaxRate"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      query: {"properties":{"invoiceCountryISO":{"minLength":2,"type":"string"},"invoiceCountryStateISO":{"minLength":2,"type":"string"},"shipmentCountryStateISO":{"minLength":2,"type":"string"},"taxNumber":{"minLength":1,"type":"string"}},"type":"object"},
      path: {"properties":{"companyId":{"format":"uuid","type":"string"},"departureCountryISO":{"minLength":2,"type":"string"},"shipmentCountryISO":{"minLength":2,"type":"string"},"taxClassId":{"format":"uuid","type":"string"}},"required":["companyId","departureCountryISO","shipmentCountryISO","taxClassId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    Tax_GetItemRate: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"TaxRate"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      query: {"properties":{"invoiceCountryISO":{"minLength":2,"type":"string"},"invoiceCountryStateISO":{"minLength":2,"type":"string"},"shipmentCountryStateISO":{"minLength":2,"type":"string"},"taxNumber":{"minLength":1,"type":"string"}},"type":"object"},
      path: {"properties":{"companyId":{"format":"uuid","type":"string"},"departureCountryISO":{"minLength":2,"type":"string"},"itemId":{"format":"uuid","type":"string"},"shipmentCountryISO":{"minLength":2,"type":"string"}},"required":["companyId","departureCountryISO","itemId","shipmentCountryISO"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    TaxClass: () => ({
      type: "object",
      properties: {
        id: {"format":"uuid","type":"string"},
        isStandard: {"type":"boolean"},
        name: {"type":"string"},
        taxType: {"$ref":"TaxType"},
      },
    }),
    TaxClassUpdate: () => ({
      additionalProperties: false,
      type: "object",
      properties: {
        id: {"format":"uuid","type":"string"},
        isStandard: {"type":"boolean"},
        name: {"type":"string"},
        taxType: {"$ref":"TaxType"},
      },
    }),
    TaxRate: () => ({
      type: "object",
      properties: {
        departureCountryISO: {"type":"string"},
        rate: {"type":"number"},
        shipmentCountryISO: {"type":"string"},
        taxClassId: {"format":"uuid","type":"string"},
      },
    }),
  },
};
