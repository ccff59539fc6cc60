// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Address, InvoiceDocumentType, InvoiceOrder, OrderId, SellerId, Timestamp } from "./shared.generated.ts";

/**
 * The content of an invoice.
 * @see observed
 */
export interface InvoiceMetaData {
  billingAddress: Address;
  /** VAT id of the buyer. */
  buyerVatNumber?: string;
  /** Currency, three letters (ISO 4217). */
  currency: string;
  /** Whether the goods leave the EU. */
  exportOutsideEu?: boolean;
  /** Number of the invoice or credit note. */
  invoiceNumber: string;
  /** Id of the order. */
  orderId: OrderId;
  /** The orders. */
  orderList?: InvoiceOrder[];
  /** Number of the invoice that is corrected. */
  originalInvoiceNumber?: string;
  sellerId: SellerId;
  /** VAT id of the seller. */
  sellerVatNumber?: string;
  shipmentDate?: Timestamp;
  /** Which address decides the tax. */
  taxAddressRole?: "shipFrom" | "shipTo";
  taxCalculationDate: Timestamp;
  transactionDate: Timestamp;
  /** Details of the transaction. */
  transactionDetails?: string;
  /** Kind. */
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
