// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AttachmentUpload, SellerId, Ticket } from "@kontor/channel-types";
import type { CallOptions, DownloadOptions } from "@kontor/http";
import { buildGroup, encodeMultipart, readDocument } from "@kontor/http/internal";
import type { ChannelCore } from "../core.generated.ts";
import type { ChannelError } from "../errors.generated.ts";

export interface TicketsDownloadAttachmentParameters {
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
  /** Id that the channel gave the ticket. */
  ticketId: string;
  filename: string;
}

/** Operations on `tickets`. Every method throws a {@link ChannelError}. */
export interface TicketsGroup {
  /**
   * Create a ticket. `POST /v1/channel/ticket`. Maturity: stable.
   * Sends the question of a buyer to a seller; the reply comes as an event.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  create(body: Ticket, options?: CallOptions): Promise<void>;
  /**
   * Download a file of a ticket. `GET /v1/channel/ticket/attachment`. Maturity: stable.
   * Downloads a file that a seller attached to a reply. The query parameters are ours.
   * Quota: 60 requests in 60 s.
   * @returns The bytes of the document.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  downloadAttachment<Read = Uint8Array>(params: TicketsDownloadAttachmentParameters, options?: DownloadOptions<Read>): Promise<NoInfer<Read>>;
  /**
   * Upload a file of a ticket. `POST /v1/channel/ticket/attachment`. Maturity: stable.
   * Uploads a file of at most 16 MB: text, PDF, Word, Excel or an image.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  uploadAttachment(body: AttachmentUpload, options?: CallOptions): Promise<void>;
}

/** The methods of `tickets` alone, without the rest of the client. */
export function tickets(core: ChannelCore): TicketsGroup {
  return buildGroup<TicketsGroup>(core, "channel.tickets", {
    create: ["POST /v1/channel/ticket Tickets_Create body", { bodyFields: "contentType createdAt filename from id message role sellerId subject ticketId topic type", answer: "none" }],
    downloadAttachment: ["GET /v1/channel/ticket/attachment Tickets_DownloadAttachment params", { query: ["sellerId","ticketId","filename"], required: ["sellerId","ticketId","filename"], document: readDocument }],
    uploadAttachment: ["POST /v1/channel/ticket/attachment Tickets_UploadAttachment body", { bodyFields: "attachment attachmentData filename sellerId ticketId", form: encodeMultipart, answer: "none" }],
  });
}
