// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ErrorList } from "../shapes/shared.generated.ts";

/** The paths of `publicChannels`. */
export interface PublicChannelsPaths {
  "/v1/public/channel": {
    /** List channels. */
    get: {
      parameters: { query?: { offset?: number; limit?: number; marketplace?: string }; header?: { "Accept-Language"?: string } };
      responses: { 200: { content: { "application/json": unknown } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
}
