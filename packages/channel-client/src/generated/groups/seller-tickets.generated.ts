// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AttachmentUpload, ChannelId, SellerId, SellerTicketReply } from "@kontor/channel-types";
import type { CallOptions, DownloadOptions } from "@kontor/http";
import { buildGroup, encodeMultipart, readDocument } from "@kontor/http/internal";
import type { ChannelCore } from "../core.generated.ts";
import type { ChannelError } from "../errors.generated.ts";

export interface SellerTicketsDownloadAttachmentParameters {
  /** Id by which the platform knows a channel. */
  channel: ChannelId;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
  /** Id that the channel gave the ticket. */
  ticketId: string;
  filename: string;
}

export interface SellerTicketsUploadAttachmentParameters {
  /** Id by which the platform knows a channel. */
  channel: ChannelId;
}

/** Operations on `sellerTickets`. Every method throws a {@link ChannelError}. */
export interface SellerTicketsGroup {
  /**
   * Download a file of a ticket. `GET /v1/seller/ticket/attachment/{channel}`. Maturity: stable.
   * Downloads a file that the channel attached to a ticket. The query parameters are ours.
   * Quota: 10 requests in 60 s.
   * @returns The bytes of the document.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  downloadAttachment<Read = Uint8Array>(params: SellerTicketsDownloadAttachmentParameters, options?: DownloadOptions<Read>): Promise<NoInfer<Read>>;
  /**
   * Answer a ticket. `POST /v1/seller/ticket`. Maturity: stable.
   * Sends the reply of a seller to the channel.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  reply(body: SellerTicketReply, options?: CallOptions): Promise<void>;
  /**
   * Upload a file of a reply. `POST /v1/seller/ticket/attachment/{channel}`. Maturity: stable.
   * Uploads a file that belongs to a reply.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  uploadAttachment(params: SellerTicketsUploadAttachmentParameters, body: AttachmentUpload, options?: CallOptions): Promise<void>;
}

/** The methods of `sellerTickets` alone, without the rest of the client. */
export function sellerTickets(core: ChannelCore): SellerTicketsGroup {
  return buildGroup<SellerTicketsGroup>(core, "channel.sellerTickets", {
    downloadAttachment: ["GET /v1/seller/ticket/attachment/{channel} SellerTickets_DownloadAttachment params", { query: ["sellerId","ticketId","filename"], required: ["sellerId","ticketId","filename"], document: readDocument }],
    reply: ["POST /v1/seller/ticket SellerTickets_Reply body", { bodyFields: "channel contentType createdAt filename from message role sellerId ticketId", answer: "none" }],
    uploadAttachment: ["POST /v1/seller/ticket/attachment/{channel} SellerTickets_UploadAttachment params body", { bodyFields: "attachment attachmentData filename sellerId ticketId", form: encodeMultipart, answer: "none" }],
  });
}
