// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ChannelId, SellerId, TicketAttachment, TicketFrom, Timestamp } from "./shared.generated.ts";

/**
 * The answer of a seller. The payload of the event, and the channel.
 * @see documented
 */
export interface SellerTicketReply {
  /** Files attached. */
  attachment?: TicketAttachment[];
  channel: ChannelId;
  createdAt: Timestamp;
  from: TicketFrom;
  /** The event in words, for a person to read. */
  message: string;
  /** Whether an answer is expected. */
  replyRequested?: boolean;
  sellerId: SellerId;
  /** Id of the ticket. */
  ticketId: string;
}
