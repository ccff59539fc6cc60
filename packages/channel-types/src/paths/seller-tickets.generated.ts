// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { SellerTicketReply } from "../shapes/seller-tickets.generated.ts";
import type { AttachmentUpload, ChannelId, ErrorList, SellerId } from "../shapes/shared.generated.ts";

/** The paths of `sellerTickets`. */
export interface SellerTicketsPaths {
  "/v1/seller/ticket": {
    /** Answer a ticket. */
    post: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": SellerTicketReply } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/seller/ticket/attachment/{channel}": {
    /** Download a file of a ticket. */
    get: {
      parameters: { path: { channel: ChannelId }; query: { sellerId: SellerId; ticketId: string; filename: string }; header?: { "Accept-Language"?: string } };
      responses: { 200: { content: { "application/octet-stream": Blob } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 404: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
    /** Upload a file of a reply. */
    post: {
      parameters: { path: { channel: ChannelId }; header?: { "Accept-Language"?: string } };
      requestBody: { content: { "multipart/form-data": AttachmentUpload } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
}
