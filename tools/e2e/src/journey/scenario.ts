import type { ChannelClient } from "@kontor/channel-client";
import type { createOrderJourney } from "@kontor/docs/samples/orders/journey";
import { StepUnclear } from "@kontor/http/journal";
import { demo, type RemoteControl, type Sandbox } from "@kontor/sandbox";

export interface Parties {
  buyer: Pick<ReturnType<typeof createOrderJourney>, "buy" | "cancel" | "sendBack">;
  /** The ERP's side of the channel. */
  seller: ChannelClient;
  /** The actions of the ERP's side that no operation of the specs covers: it asks for a cancellation, and answers one. */
  sandbox: Pick<Sandbox | RemoteControl, "rows" | "trigger">;
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
const address = { lastName: "Green", street: "Lane 1", city: "Town", postcode: "12345", country: "DEU" };
const items = ["A", "B", "C", "D"];
const at = (now: number) => new Date(now).toISOString();

const ship = (item: string, isLast: boolean) => (parties: Parties) =>
  parties.seller.sellerOrders.reportShipping({
    orderList: [
      {
        ...order,
        shippingComplete: isLast,
        shippingItems: [
          { carrier: "DHL", trackingNumber: `PARCEL-${item}`, orderItemIdList: [{ orderItemId: item, quantity: 1 }] },
        ],
      },
    ],
  });

const askedBySeller = (id: string, item: string) => async (parties: Parties) => {
  await parties.sandbox.trigger("Seller:Order.Cancellation.Request", {
    sellerId,
    orderId,
    orderCancellationRequestId: id,
    orderItem: [{ orderItemId: item }],
    cancelReason: "OUT_OF_STOCK",
  });
};

/** An order of four items: A is shipped, returned and refunded, B is shipped, C the buyer cancels, D the seller. */
export const scenario: ((parties: Parties) => Promise<unknown>)[] = [
  ({ seller }) =>
    seller.sellerOffers.create({
      offerList: [
        {
          salesChannelOfferList: [
            {
              channel,
              sellerId,
              offerId: 4711,
              priceList: [{ id: "default", quantityPriceList: [{ amount: "24.90", currency: "EUR" }] }],
            },
          ],
          product: { sku: "SPADE-01", title: "Spade" },
        },
      ],
    }),
  async ({ buyer, now }) => {
    const orderItem = items.map((orderItemId) => ({
      orderItemId,
      type: "ITEM" as const,
      grossPrice: "24.90",
      total: "24.90",
      sku: "SPADE-01",
      offerId: 4711,
    }));
    const report = await buyer.buy([
      {
        sellerId,
        orderId,
        orderStatus: "CREATED",
        purchasedAt: at(now()),
        lastChangedAt: at(now()),
        currency: "EUR",
        billingAddress: address,
        orderItem,
      },
    ]);
    if (!report.isComplete) throw new StepUnclear(report.text);
  },
  ({ seller }) => seller.sellerOrders.accept({ orderList: [{ ...order, orderAccepted: true }] }),
  ({ seller, now }) =>
    seller.sellerOrders.reportPayment({ orderList: [{ ...order, paymentComplete: true, paidAt: at(now()) }] }),
  ({ buyer }) => buyer.cancel({ sellerId, orderId, items: ["C"] }),
  async ({ sandbox }) => {
    // the seller accepts what was asked: its id is in the channel's request
    const [asked] = (await sandbox.rows("cancellations")) as CancellationRow[];
    const { orderCancellationRequestId } = asked!.request as Asked;
    await sandbox.trigger("Seller:Order.Cancellation.Accepted", { sellerId, orderCancellationRequestId });
  },
  askedBySeller("11f0a527-3c1d-4f7e-9a20-6d5b7c1f2e11", "D"),
  ship("A", false),
  askedBySeller("22f0a527-3c1d-4f7e-9a20-6d5b7c1f2e22", "A"), // too late: it is on its way
  ship("B", true),
  ({ seller, now }) =>
    seller.sellerOrders.uploadInvoice({
      invoice: {
        ...order,
        type: "INVOICE",
        invoiceNumber: "INV-1",
        transactionDate: at(now()),
        taxCalculationDate: at(now()),
        currency: "EUR",
        billingAddress: address,
      },
      document: new Blob(["%PDF-1.7 an invoice"], { type: "application/pdf" }),
    }),
  ({ buyer }) =>
    buyer.sendBack({
      sellerId,
      orderId,
      channelReturnId: "BACK-1",
      orderItem: [{ orderItemId: "A", quantity: "1", returnReason: "DEFECT" }],
    }),
  ({ seller }) =>
    seller.sellerOrders.reportReturn({
      ...order,
      sellerReturnId: "RETURN-1",
      channelReturnId: "BACK-1",
      orderItem: [
        {
          orderItemId: "A",
          quantity: "1",
          returnReason: "DEFECT",
          condition: "DAMAGED",
          acceptReturn: true,
          requireReturnShipping: true,
        },
      ],
    }),
  ({ seller }) =>
    seller.sellerOrders.refund({
      ...order,
      refundId: "REFUND-1",
      orderItem: [{ orderItemId: "A", quantity: "1", reason: "DEFECT", refund: "24.90", refundCurrency: "EUR" }],
    }),
];
