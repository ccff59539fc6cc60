// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpReturnstate: GroupSchemas = {
  operations: {
    ReturnState_QueryReturnStates: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"items":{"$ref":"ReturnState"},"type":"array"},
      401: {"$ref":"ErrorResponse"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    ReturnState: () => ({
      type: "object",
      properties: {
        id: {"$ref":"ReturnStateKey"},
        isActive: {"type":"boolean"},
        translations: {"items":{"$ref":"Translation"},"type":"array"},
      },
    }),
  },
};
