// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ChannelId, SellerId, TicketAttachment, TicketFrom, Timestamp } from "./shared.generated.ts";

/**
 * The answer of a seller. The payload of the event, and the channel.
 * @see documented
 */
export interface SellerTicketReply {
  /** Files attached. */
  attachment?: TicketAttachment[];
  /** Id by which the platform knows a channel. */
  channel: ChannelId;
  /** An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC. */
  createdAt: Timestamp;
  /** The writer of a ticket. */
  from: TicketFrom;
  /** Text of the ticket, for a person to read. */
  message: string;
  /** Whether an answer is expected. */
  replyRequested?: boolean;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
  /** Id that the channel gave the ticket in `Tickets_Create`. */
  ticketId: string;
}
