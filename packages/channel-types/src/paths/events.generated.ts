// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { EventList } from "../shapes/events.generated.ts";
import type { ErrorList, EventIdList, Timestamp } from "../shapes/shared.generated.ts";

/** The paths of `events`. */
export interface EventsPaths {
  "/v1/channel/event": {
    /** Acknowledge processed events. */
    delete: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": EventIdList } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
    /** Get waiting events. */
    get: {
      parameters: { query?: { createdAfter?: Timestamp; eventTypeFilter?: string[] }; header?: { "Accept-Language"?: string } };
      responses: { 200: { content: { "application/json": EventList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
}
