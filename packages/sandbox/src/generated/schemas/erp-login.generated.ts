// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpLogin: GroupSchemas = {
  operations: {
    Login_Login: () => ({
      header: "x-appid x-appversion x-challengecode* x-tenant-id*",
      200: {"$ref":"Session"},
      400: {"$ref":"ErrorResponse"},
      body: {"$ref":"LoginRequest"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    LoginRequest: () => ({
      required: ["Password","UserName"],
      type: "object",
      properties: {
        Password: {"format":"password","minLength":1,"type":"string"},
        UserName: {"minLength":1,"type":"string"},
      },
    }),
    Session: () => ({
      type: "object",
      properties: {
        sessionId: {"type":"string"},
      },
    }),
  },
};
