// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ChannelSelfUpdate, ChannelStatus } from "../shapes/self.generated.ts";
import type { ErrorList } from "../shapes/shared.generated.ts";

/** The paths of `self`. */
export interface SelfPaths {
  "/v1/channel": {
    /** Get the channel and whether it is active. */
    get: {
      parameters: { header?: { "Accept-Language"?: string } };
      responses: { 200: { content: { "application/json": ChannelStatus } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
    /** Change the channel. */
    patch: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": ChannelSelfUpdate } };
      responses: { 200: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/channel/mfa-pin": {
    /** Mail a one-time PIN. */
    get: {
      parameters: { header?: { "Accept-Language"?: string } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
}
