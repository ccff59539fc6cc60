// Generated from specs/channel/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const channelAuth: GroupSchemas = {
  operations: {
    Auth_CreateSellerToken: () => ({
      header: "accept-language",
      200: {"$ref":"AccessToken"},
      400: {"$ref":"ErrorList"},
      401: {"$ref":"ErrorList"},
      404: {"$ref":"ErrorList"},
      429: {"$ref":"ErrorList"},
      query: {"properties":{"pin":{"minLength":1,"type":"string"}},"required":["pin"],"type":"object"},
      default: {"$ref":"ErrorList"},
    }),
    Auth_ExchangeRefreshToken: () => ({
      200: {"$ref":"AccessToken"},
      400: {"$ref":"ErrorList"},
      401: {"$ref":"ErrorList"},
      426: {"$ref":"ErrorList"},
      429: {"$ref":"ErrorList"},
      body: {"$ref":"RefreshTokenGrant"},
      default: {"$ref":"ErrorList"},
    }),
  },
  schemas: {
    AccessToken: () => ({
      type: "object",
      properties: {
        authToken: {"format":"password","type":"string"},
        expiresIn: {"type":"integer"},
        scope: {"type":"string"},
        tokenExpireAt: {"format":"date-time","type":"string"},
      },
    }),
    RefreshTokenGrant: () => ({
      required: ["refreshToken"],
      type: "object",
      properties: {
        refreshToken: {"format":"password","minLength":1,"type":"string"},
      },
    }),
  },
};
