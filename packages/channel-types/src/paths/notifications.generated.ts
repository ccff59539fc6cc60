// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Notification } from "../shapes/notifications.generated.ts";
import type { ErrorList, PartialSuccess } from "../shapes/shared.generated.ts";

/** The paths of `notifications`. */
export interface NotificationsPaths {
  "/v1/channel/notification": {
    /** Tell a seller something. */
    post: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": Notification } };
      responses: { 201: { content: { "application/json": PartialSuccess } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
}
