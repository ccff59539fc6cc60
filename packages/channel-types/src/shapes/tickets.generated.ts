// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { SellerId, TicketAttachment, TicketFrom, Timestamp } from "./shared.generated.ts";

/**
 * A question of a buyer, for a seller.
 * @see observed
 */
export interface Ticket {
  /** Files attached. */
  attachment?: TicketAttachment[];
  /** An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC. */
  createdAt: Timestamp;
  /** The writer of a ticket. */
  from: TicketFrom;
  /** Text of the ticket, for a person to read. */
  message: string;
  /** The subject of a ticket. */
  reference?: TicketReference;
  /** Whether an answer is expected. */
  replyRequested?: boolean;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
  subject: string;
  /** Id that the channel gives the ticket; `Seller:Ticket.Reply` carries it. */
  ticketId: string;
  /** The subject of a ticket. */
  topic: Topic;
}

/**
 * The subject of a ticket.
 * @see observed
 */
export interface TicketReference {
  /** Id of what `type` names. */
  id: string;
  type: "OFFER" | "CHANNELOFFER" | "ORDERID" | "ORDERITEMID";
}

/**
 * The subject of a ticket.
 * @see observed
 */
export type Topic = "QUESTION" | "FEEDBACK" | "DELIVERY" | "RETURN" | "REFUND" | "INCIDENT";
