import type { ChannelClient } from "@kontor/channel-client";
import type { InvoiceUpload } from "@kontor/channel-types";

/** Uploads the invoice of an order as the marketplace. */
export async function sendInvoice(
  channel: ChannelClient,
  pdf: Uint8Array<ArrayBuffer>,
  invoice: InvoiceUpload["invoice"],
) {
  const document = new Blob([pdf], { type: "application/pdf" }); // at most 16 MB
  await channel.invoices.upload({ document, invoice });
}

/** Uploads it as the seller. The platform answers with the id of the document, and tells the channel by an event. */
export async function sendInvoiceAsSeller(
  seller: ChannelClient,
  pdf: Uint8Array<ArrayBuffer>,
  invoice: InvoiceUpload["invoice"] & { channel: string },
) {
  const document = new Blob([pdf], { type: "application/pdf" });
  const { documentId } = await seller.sellerOrders.uploadInvoice({ document, invoice });
  return documentId;
}
