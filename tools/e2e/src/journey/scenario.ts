import type { ChannelClient } from "@kontor/channel-client";
import type { createOrderJourney } from "@kontor/docs/samples/orders/journey";
import { StepUnclear } from "@kontor/http/journal";
import { demo, type Sandbox } from "@kontor/sandbox";
import { buildOffer } from "../stock/world.ts";

export interface Parties {
  buyer: Pick<ReturnType<typeof createOrderJourney>, "buy" | "cancel" | "sendBack">;
  /** The ERP's side of the channel. */
  seller: ChannelClient;
  /** The actions of the ERP's side that no operation of the specs covers: it asks for a cancellation, and answers one. */
  sandbox: Pick<Sandbox, "rows" | "trigger">;
  now: () => number;
}

/** A row of the sandbox's table `cancellations`, as far as the journey looks at it. */
export interface CancellationRow {
  askedBy: "seller" | "channel";
  status: "requested" | "accepted" | "denied";
  request: { sellerId: string; orderId: string };
}

/** The request of a channel; the sandbox keeps all of it. */
type Asked = CancellationRow["request"] & { orderCancellationRequestId: string };

const { channel, sellerId } = demo;
const orderId = "ORDER-1001";
const order = { channel, sellerId, orderId };
const billingAddress = { lastName: "Green", street: "Lane 1", city: "Town", postcode: "12345", country: "DEU" };
const back = { orderItemId: "A", quantity: "1" };
const at = (now: number) => new Date(now).toISOString();

const ship = (orderItemId: string, shippingComplete: boolean) => (parties: Parties) => {
  const orderItemIdList = [{ orderItemId, quantity: 1 }];
  const shippingItems = [{ carrier: "DHL", trackingNumber: `PARCEL-${orderItemId}`, orderItemIdList }];
  return parties.seller.sellerOrders.reportShipping({ orderList: [{ ...order, shippingComplete, shippingItems }] });
};

const askedBySeller = (orderCancellationRequestId: string, orderItemId: string) => (parties: Parties) => {
  const asked = { sellerId, orderId, orderCancellationRequestId, orderItem: [{ orderItemId }] };
  parties.sandbox.trigger("Seller:Order.Cancellation.Request", { ...asked, cancelReason: "OUT_OF_STOCK" });
};

/** An order of four items: A is shipped, returned and refunded, B is shipped, C the buyer cancels, D the seller. */
export const scenario: ((parties: Parties) => unknown)[] = [
  ({ seller }) => seller.sellerOffers.create(buildOffer(4711, "SPADE-01", "Spade")),
  async ({ buyer, now }) => {
    const item = { type: "ITEM" as const, grossPrice: "24.90", total: "24.90", sku: "SPADE-01", offerId: 4711 };
    const orderItem = ["A", "B", "C", "D"].map((orderItemId) => ({ ...item, orderItemId }));
    const times = { purchasedAt: at(now()), lastChangedAt: at(now()) };
    const status = { orderStatus: "CREATED", currency: "EUR" } as const;
    const report = await buyer.buy([{ sellerId, orderId, ...status, ...times, billingAddress, orderItem }]);
    if (!report.isComplete) throw new StepUnclear(report.text);
  },
  ({ seller }) => seller.sellerOrders.accept({ orderList: [{ ...order, orderAccepted: true }] }),
  ({ seller, now }) =>
    seller.sellerOrders.reportPayment({ orderList: [{ ...order, paymentComplete: true, paidAt: at(now()) }] }),
  ({ buyer }) => buyer.cancel({ sellerId, orderId, items: ["C"] }),
  ({ sandbox }) => {
    // the seller accepts what was asked: its id is in the channel's request
    const [asked] = sandbox.rows("cancellations") as CancellationRow[];
    const { orderCancellationRequestId } = asked!.request as Asked;
    sandbox.trigger("Seller:Order.Cancellation.Accepted", { sellerId, orderCancellationRequestId });
  },
  askedBySeller("11f0a527-3c1d-4f7e-9a20-6d5b7c1f2e11", "D"),
  ship("A", false),
  askedBySeller("22f0a527-3c1d-4f7e-9a20-6d5b7c1f2e22", "A"), // too late: it is on its way
  ship("B", true),
  ({ seller, now }) => {
    const times = { transactionDate: at(now()), taxCalculationDate: at(now()) };
    const invoice = { ...order, type: "INVOICE", invoiceNumber: "INV-1", ...times, currency: "EUR", billingAddress };
    const document = new Blob(["%PDF-1.7 an invoice"], { type: "application/pdf" });
    return seller.sellerOrders.uploadInvoice({ invoice, document });
  },
  ({ buyer }) => {
    const orderItem = [{ ...back, returnReason: "DEFECT" }];
    return buyer.sendBack({ sellerId, orderId, channelReturnId: "BACK-1", orderItem });
  },
  ({ seller }) => {
    const accepted = { condition: "DAMAGED", acceptReturn: true, requireReturnShipping: true };
    const orderItem = [{ ...back, returnReason: "DEFECT", ...accepted }];
    const ids = { sellerReturnId: "RETURN-1", channelReturnId: "BACK-1" };
    return seller.sellerOrders.reportReturn({ ...order, ...ids, orderItem });
  },
  ({ seller }) => {
    const orderItem = [{ ...back, reason: "DEFECT", refund: "24.90", refundCurrency: "EUR" }];
    return seller.sellerOrders.refund({ ...order, refundId: "REFUND-1", orderItem });
  },
];
