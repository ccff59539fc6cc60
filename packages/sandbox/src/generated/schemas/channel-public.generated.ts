// Generated from specs/channel/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const channelPublic: GroupSchemas = {
  operations: {
    PublicChannels_List: () => ({
      header: "accept-language",
      200: {},
      400: {"$ref":"ErrorList"},
      401: {"$ref":"ErrorList"},
      429: {"$ref":"ErrorList"},
      query: {"properties":{"limit":{"minimum":1,"type":"integer"},"marketplace":{"minLength":1,"type":"string"},"offset":{"minimum":0,"type":"integer"}},"type":"object"},
      default: {"$ref":"ErrorList"},
    }),
  },
  schemas: {},
};
