// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { SellerId, TicketAttachment, TicketFrom, Timestamp } from "./shared.generated.ts";

/**
 * A question of a buyer, for a seller.
 * @see observed
 */
export interface Ticket {
  /** Files attached. */
  attachment?: TicketAttachment[];
  createdAt: Timestamp;
  from: TicketFrom;
  /** The event in words, for a person to read. */
  message: string;
  reference?: TicketReference;
  /** Whether an answer is expected. */
  replyRequested?: boolean;
  sellerId: SellerId;
  /** Subject of the ticket. */
  subject: string;
  /** Id of the ticket. */
  ticketId: string;
  topic: Topic;
}

/**
 * The subject of a ticket.
 * @see observed
 */
export interface TicketReference {
  /** Id. */
  id: string;
  /** Kind. */
  type: "OFFER" | "CHANNELOFFER" | "ORDERID" | "ORDERITEMID";
}

/**
 * The subject of a ticket.
 * @see observed
 */
export type Topic = "QUESTION" | "FEEDBACK" | "DELIVERY" | "RETURN" | "REFUND" | "INCIDENT";
