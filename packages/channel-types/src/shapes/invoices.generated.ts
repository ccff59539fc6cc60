// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Address, InvoiceDocumentType, InvoiceOrder, OrderId, SellerId, Timestamp } from "./shared.generated.ts";

/**
 * The content of an invoice.
 * @see observed
 */
export interface InvoiceMetaData {
  /** A postal address. */
  billingAddress: Address;
  buyerVatNumber?: string;
  /** Currency, three letters (ISO 4217). */
  currency: string;
  /** Whether the goods leave the EU. */
  exportOutsideEu?: boolean;
  /** Number of the invoice or credit note. */
  invoiceNumber: string;
  /** Id of an order, which the channel gives it in `Orders_Create`; unique per seller. */
  orderId: OrderId;
  orderList?: InvoiceOrder[];
  /** Number of the invoice that is corrected. */
  originalInvoiceNumber?: string;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
  sellerVatNumber?: string;
  /** An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC. */
  shipmentDate?: Timestamp;
  /** Which address decides the tax. */
  taxAddressRole?: "shipFrom" | "shipTo";
  /** An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC. */
  taxCalculationDate: Timestamp;
  /** An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC. */
  transactionDate: Timestamp;
  transactionDetails?: string;
  /** Kind of document. */
  type: InvoiceDocumentType;
}

/**
 * An invoice and what it says.
 * @see observed
 */
export interface InvoiceUpload {
  /** The document, a PDF of at most 16 MB. */
  document: Blob;
  /** The content of the document. */
  invoice: InvoiceMetaData;
}
