// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpSupplier: GroupSchemas = {
  operations: {
    Supplier_QuerySuppliers: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"SupplierPage"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      query: {"properties":{"lastChangedSince":{"format":"date-time","type":"string"},"lastChangedUntil":{"format":"date-time","type":"string"},"pageNumber":{"format":"int32","minimum":1,"type":"integer"},"pageSize":{"format":"int32","minimum":1,"type":"integer"}},"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    Supplier: () => ({
      type: "object",
      properties: {
        address2: {"type":"string"},
        city: {"type":"string"},
        comment: {"type":"string"},
        company: {"type":"string"},
        company2: {"type":"string"},
        contact: {"type":"string"},
        countryIso: {"type":"string"},
        email: {"type":"string"},
        fax: {"type":"string"},
        firstName: {"type":"string"},
        formOfAddress: {"type":"string"},
        id: {"$ref":"SupplierKey"},
        internalCustomerId: {"type":"string"},
        languageISO: {"type":"string"},
        lastChangedDate: {"format":"date-time","type":"string"},
        lastName: {"type":"string"},
        name: {"type":"string"},
        phone: {"type":"string"},
        phoneExtension: {"type":"string"},
        postalCode: {"type":"string"},
        state: {"type":"string"},
        status: {"type":"string"},
        street: {"type":"string"},
        supplierNo: {"type":"string"},
        type: {"type":"string"},
        vatID: {"type":"string"},
        website: {"type":"string"},
      },
    }),
    SupplierPage: () => ({
      type: "object",
      properties: {
        hasNextPage: {"type":"boolean"},
        hasPreviousPage: {"type":"boolean"},
        items: {"items":{"$ref":"Supplier"},"type":"array"},
        nextPageNumber: {"format":"int32","type":"integer"},
        pageNumber: {"format":"int32","type":"integer"},
        pageSize: {"format":"int32","type":"integer"},
        previousPageNumber: {"format":"int32","type":"integer"},
        totalItems: {"format":"int32","type":"integer"},
        totalPages: {"format":"int32","type":"integer"},
      },
    }),
  },
};
