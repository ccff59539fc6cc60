// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AttachmentUpload, ErrorList, SellerId } from "../shapes/shared.generated.ts";
import type { Ticket } from "../shapes/tickets.generated.ts";

/** The paths of `tickets`. */
export interface TicketsPaths {
  "/v1/channel/ticket": {
    /** Create a ticket. */
    post: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": Ticket } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/channel/ticket/attachment": {
    /** Download a file of a ticket. */
    get: {
      parameters: { query: { sellerId: SellerId; ticketId: string; filename: string }; header?: { "Accept-Language"?: string } };
      responses: { 200: { content: { "application/octet-stream": Blob } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 404: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
    /** Upload a file of a ticket. */
    post: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "multipart/form-data": AttachmentUpload } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
}
