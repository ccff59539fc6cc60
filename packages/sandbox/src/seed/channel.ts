import type { Order } from "@kontor/channel-types";
import { LAST_INSTANT } from "../state/clock.ts";
import type { Tables } from "../state/tables.ts";
import { PDF_BASE64 } from "../ground/bytes.ts";

/** What every sandbox holds of its channel from the start, by the names of the parameters with which a call asks for it. */
export const demoChannel = {
  attributeId: "colour",
  categoryId: "104",
  documentId: "6a0d3f52-9c41-4e7b-8f10-2b5c7d9e1a34",
  reportId: "d1f4b8a6-2e75-4c90-b3d8-5a6f7e8c9b01",
  ticketId: "TICKET-1",
  filename: "letter.pdf",
  signupSession: "5f0c2d0e-6c2b-4b57-8a34-0c5f3e1d9b70",
  updateSession: "7a1e4c2f-8d3b-4f65-9b07-1e2d3c4b5a69",
} as const;

const address = {
  ...{ firstName: "Anna", lastName: "Muster", street: "Am Markt", houseNumber: "1" },
  ...{ postcode: "28195", city: "Bremen", country: "DEU" },
};

/** The rows of the channel's tables: an offer and an order of its first seller, and what both sides have asked each other. */
export function buildChannelRows(channel: string, sellerId: string, accountId: number): SeedRows {
  const at = "2026-02-11T08:30:00Z";
  const order: Order = {
    ...{ sellerId, orderId: "ORDER-1001", orderStatus: "UNACKED", currency: "EUR" },
    ...{ purchasedAt: at, lastChangedAt: at, billingAddress: address, shippingAddress: address },
    orderItem: [
      {
        ...{ orderItemId: "ITEM-1", type: "ITEM", itemStatus: "UNSHIPPED", itemPaymentStatus: "PENDING" },
        ...{ grossPrice: "24.90", total: "24.90", taxPercent: "19.00", quantity: "1.0", title: "Garden spade" },
        ...{ offerId: 4711, channelOfferId: "MP-4711", sku: "SPADE-01" },
      },
    ],
  };
  const session = { channel, accountId, expiresAt: LAST_INSTANT };
  const { signupSession, updateSession, attributeId, categoryId, ...ids } = demoChannel;
  const attributes = { list: [{ attributeId, displayName: "Colour" }] };
  return {
    offers: {
      [`${channel}/${sellerId}/4711`]: { sellerId, offerId: 4711, channelOfferId: "MP-4711", status: "listed" },
    },
    orders: { [`${channel}/${sellerId}/ORDER-1001`]: { order, seen: [] } },
    cancellations: {
      [`${channel}/8b6f0a52-3c1d-4f7e-9a20-6d5b7c1f2e10`]: {
        askedBy: "seller",
        status: "requested",
        request: { sellerId, orderId: "ORDER-1001" },
      },
    },
    returns: { [`${channel}/${sellerId}/RETURN-1`]: { status: "received" } },
    refunds: { [`${channel}/${sellerId}/REFUND-1`]: { status: "requested" } },
    documents: { [`${channel}/${ids.documentId}`]: { base64: PDF_BASE64 } },
    reports: { [`${channel}/${ids.reportId}`]: { requestedAt: LAST_INSTANT, completed: false, items: [], sellerId } }, // it stays open
    attachments: { [`${channel}/${sellerId}/${ids.ticketId}/${ids.filename}`]: { base64: PDF_BASE64 } },
    attributes: { [`${channel}/global`]: attributes, [`${channel}/category/${categoryId}`]: attributes },
    sellerSessions: {
      [signupSession]: { session: signupSession, kind: "signup", ...session },
      [updateSession]: { session: updateSession, kind: "update", sellerId, ...session },
    },
    mfaPins: { [channel]: { pin: "12345678", mailedTo: "operator@channel.example" } },
  };
}

/** Rows of tables, by table and key. */
export type SeedRows = { readonly [Name in keyof Tables]?: Readonly<Record<string, Tables[Name]>> };
