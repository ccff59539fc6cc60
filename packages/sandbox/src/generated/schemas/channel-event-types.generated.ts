// Generated from specs/channel/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const channelEventTypes: GroupSchemas = {
  operations: {},
  schemas: {},
};
