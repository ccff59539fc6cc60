// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { InvoiceUpload } from "@kontor/channel-types";
import type { CallOptions, DownloadOptions } from "@kontor/http";
import { buildGroup, encodeMultipart, readDocument } from "@kontor/http/internal";
import type { ChannelCore } from "../core.generated.ts";
import type { ChannelError } from "../errors.generated.ts";

export interface InvoicesDownloadParameters {
  /** Id that came with `Seller:Order.Invoice`. */
  documentId: string;
}

/** Operations on `invoices`. Every method throws a {@link ChannelError}. */
export interface InvoicesGroup {
  /**
   * Download an invoice. `GET /v1/channel/order/invoice/{documentId}`. Maturity: stable.
   * Downloads the document of a `Seller:Order.Invoice` event, until its `documentExpiresAt`.
   * Quota: 600 requests in 60 s.
   * @returns The bytes of the document.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see observed
   */
  download<Read = Uint8Array>(params: InvoicesDownloadParameters, options?: DownloadOptions<Read>): Promise<NoInfer<Read>>;
  /**
   * Upload an invoice. `POST /v1/channel/order/invoice`. Maturity: stable.
   * Uploads an invoice or a credit note: what it says as JSON text, and the PDF, at most 16 MB. The reference names a media type that does not exist, `multipart/x-www-form-urlencoded`; clients send `multipart/form-data`.
   * Quota: 600 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  upload(body: InvoiceUpload, options?: CallOptions): Promise<void>;
}

/** The methods of `invoices` alone, without the rest of the client. */
export function invoices(core: ChannelCore): InvoicesGroup {
  return buildGroup<InvoicesGroup>(core, "channel.invoices", {
    download: ["GET /v1/channel/order/invoice/{documentId} Invoices_Download params", { document: readDocument }],
    upload: ["POST /v1/channel/order/invoice Invoices_Upload body", { bodyFields: "billingAddress city country currency document invoice invoiceNumber lastName orderId orderItemId orderItemType purchasedAt sellerId street taxCalculationDate totalGrossPrice totalGrossPriceWithDiscounts totalNetPrice totalNetPriceWithDiscounts totalVatAmount totalVatAmountWithDiscounts transactionDate type vatRate", form: encodeMultipart, answer: "none" }],
  });
}
