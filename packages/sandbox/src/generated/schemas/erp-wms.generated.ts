// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../platform/validate/schema.ts";

export const erpWms: GroupSchemas = {
  operations: {
    Wms_QueryPickLists: {
      header: "api-version x-appid* x-appversion* x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"PickListPage"},
      404: {"$ref":"ErrorResponse"},
      query: {"properties":{"pageNumber":{"format":"int32","minimum":1,"type":"integer"},"pageSize":{"format":"int32","minimum":1,"type":"integer"}},"type":"object"},
      path: {"properties":{"warehouseId":{"format":"uuid","type":"string"}},"required":["warehouseId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    },
  },
  schemas: {
    PickList: {
      type: "object",
      properties: {
        createdAt: {"type":"string"},
        id: {"format":"uuid","type":"string"},
        pickListTemplateId: {"format":"uuid","type":"string"},
        pickListTemplateName: {"type":"string"},
        picklistNumber: {"type":"string"},
        status: {"$ref":"PickListStatus"},
        warehouseId: {"format":"uuid","type":"string"},
      },
    },
    PickListPage: {
      type: "object",
      properties: {
        hasNextPage: {"type":"boolean"},
        hasPreviousPage: {"type":"boolean"},
        items: {"items":{"$ref":"PickList"},"type":"array"},
        nextPageNumber: {"format":"int32","type":"integer"},
        pageNumber: {"format":"int32","type":"integer"},
        pageSize: {"format":"int32","type":"integer"},
        previousPageNumber: {"format":"int32","type":"integer"},
        totalItems: {"format":"int32","type":"integer"},
        totalPages: {"format":"int32","type":"integer"},
      },
    },
    PickListStatus: {"enum":[10,11,20,30,40],"format":"int32","type":"integer"},
  },
};
