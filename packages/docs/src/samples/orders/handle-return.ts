import type { StoredHandlers } from "@kontor/channel-events";
import type { Market } from "./market.ts";

/** Handles a seller's events after the shipment: invoice, return and refund. */
export function handleReturn(market: Market): Partial<StoredHandlers> {
  const { channel, erp, shop, journal, reportStatus, findCreditNoteId } = market;

  return {
    "Seller:Order.Invoice": ({ event: { sellerId, type, invoiceNumber, documentId } }) =>
      shop.saveDocument(`${type} ${sellerId} ${invoiceNumber}`, () => channel.invoices.download({ documentId })),

    "Seller:Order.ReturnReceived": async ({ event }) => {
      const { sellerId, sellerReturnId } = event;
      const items = event.orderItem.filter(({ acceptReturn }) => acceptReturn);
      shop.items.move({ ...event, items }, "RETURNED");
      await journal.send(`return ${sellerId} ${sellerReturnId}`, () =>
        channel.returns.reportResult({ sellerId, sellerReturnId, isAccepted: true }),
      );
      await reportStatus(event);
    },

    "Seller:Order.Refund": async ({ event }) => {
      const { sellerId, refundId } = event;
      shop.items.move({ ...event, items: event.orderItem }, "REFUNDED"); // throws for unknown items, before any money is paid
      shop.payBack(event);
      await journal.send(`refund ${sellerId} ${refundId}`, () =>
        channel.refunds.reportResult({ sellerId, refundId, isAccepted: true }),
      );
      await reportStatus(event);
      await shop.saveDocument(`credit note ${sellerId} ${refundId}`, () =>
        erp.creditNotes.renderPdf({ creditNoteId: findCreditNoteId(refundId) }),
      );
    },
  };
}
