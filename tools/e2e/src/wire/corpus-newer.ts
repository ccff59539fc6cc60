import { gzipSync } from "node:zlib";
import { demo } from "@kontor/sandbox";
import { JSON_TYPE, buildNamelessForm, type CorpusRequest } from "./corpus-request.ts";

/** The newer generation: numbers for amounts and ids, 1 and 0, forms without file names, gzip, fields of its own. */
export const newer: CorpusRequest[] = [
  {
    name: "a token, with the fields that sign-ins elsewhere have",
    from: "open",
    method: "POST",
    path: "/v1/auth",
    headers: { "content-type": "application/x-www-form-urlencoded;charset=UTF-8" },
    body: `grant_type=refresh_token&refreshToken=${demo.refreshToken}`,
    status: 200,
  },
  {
    name: "an order of numbers",
    from: "channel",
    method: "POST",
    path: "/v1/channel/order",
    headers: JSON_TYPE,
    body: '{"orderList":[{"sellerId":"1","orderStatus":"UNACKED","orderId":90071,"purchasedAt":"2026-02-11T08:30:00.123+00:00","lastChangedAt":"2026-02-11T08:30:00","currency":"EUR","b2b":0,"marketplace":"EXAMPLE","orderItem":[{"orderItemId":1,"type":"ITEM","grossPrice":24.9,"total":49.8,"taxPercent":19,"quantity":2,"_class":"Goods"},{"orderItemId":2,"type":"SHIPPING","grossPrice":0,"shippingGroup":"DHL","quantity":1}]}]}',
    status: 201,
    holds: [
      "orders",
      {
        order: {
          orderId: "90071",
          b2b: false,
          orderItem: [
            { orderItemId: "1", type: "ITEM", grossPrice: "24.9", total: "49.8", taxPercent: "19", quantity: "2" },
            { orderItemId: "2", type: "SHIPPING", grossPrice: "0", shippingGroup: "DHL", quantity: "1" },
          ],
        },
      },
    ],
  },
  {
    name: "a cancellation of a numeric quantity",
    from: "channel",
    method: "POST",
    path: "/v1/channel/order/cancellation",
    headers: JSON_TYPE,
    body: '{"orderCancellationRequestId":"0b6f0a52-3c1d-4f7e-9a20-6d5b7c1f2e10","sellerId":"1","orderId":"ORDER-1001","orderItem":[{"orderItemId":"ITEM-1","quantity":1}],"cancelReason":"BUYER_CANCELLED","message":null}',
    status: 201,
    holds: ["cancellations", { request: { orderItem: [{ orderItemId: "ITEM-1", quantity: "1" }] } }],
  },
  {
    name: "a return of a numeric quantity",
    from: "channel",
    method: "POST",
    path: "/v1/channel/order/return",
    headers: JSON_TYPE,
    body: '{"sellerId":"1","orderId":"ORDER-1001","channelReturnId":"NEW-RETURN","orderItem":[{"orderItemId":"ITEM-1","quantity":1,"returnReason":"NO_REASON","note":null}],"returnTracking":null}',
    status: 201,
    holds: ["announcedReturns", { channelReturnId: "NEW-RETURN", orderItem: [{ quantity: "1" }] }],
  },
  {
    name: "the result of a refund, true as 1",
    from: "channel",
    method: "POST",
    path: "/v1/channel/order/refund/processing-result",
    headers: JSON_TYPE,
    body: '{"refundId":"REFUND-1","sellerId":"1","isAccepted":1,"processingErrorList":null}',
    status: 201,
    holds: ["refunds", { status: "accepted" }],
  },
  {
    name: "an invoice whose parts have no file names, with numbers as text",
    from: "channel",
    method: "POST",
    path: "/v1/channel/order/invoice",
    ...buildNamelessForm({
      invoice: `{
        "type": "INVOICE", "sellerId": "1", "orderId": "ORDER-1001", "invoiceNumber": "N-1", "currency": "EUR",
        "transactionDate": "2026-02-11T08:30:00+0000", "taxCalculationDate": "2026-02-11T08:30:00+00",
        "exportOutsideEu": 0, "shipmentDate": null,
        "billingAddress": {"lastName": "Muster", "street": "Am Markt", "city": "Bremen", "country": "DEU", "state": null},
        "orderList": [{"orderId": 1001, "purchasedAt": "2026-02-11T08:30:00+0000", "transactionItemList": [{
          "orderItemId": 1, "orderItemType": "ITEM", "quantity": "1.0E0", "totalGrossPriceWithDiscounts": "2.49E1",
          "totalNetPriceWithDiscounts": "20.92", "totalVatAmountWithDiscounts": 3.98, "vatRate": "1.0E-5"
        }]}]
      }`,
      document: Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0xff, 0xfe, 0x00, 0x80, 0x0d, 0x0a]),
    }),
    status: 201,
    holds: ["documents", { base64: "JVBERv/+AIANCg==" }],
  },
  {
    name: "data of a report, packed",
    from: "channel",
    method: "POST",
    path: "/v1/channel/report/REPORT/data",
    headers: { ...JSON_TYPE, "content-encoding": "gzip" },
    body: new Uint8Array(
      gzipSync(
        '[{"offerId":4711,"quantity":3,"priceList":[{"id":"default","quantityPriceList":[{"amount":24.9,"currency":"EUR"}]}]}]',
      ),
    ),
    status: 201,
    holds: [
      "reports",
      { completed: false, items: [{ quantity: "3", priceList: [{ quantityPriceList: [{ amount: "24.9" }] }] }] },
    ],
  },
  {
    name: "stock of a seller in numbers",
    from: "seller",
    method: "PUT",
    path: "/v1/seller/offer/stock",
    headers: JSON_TYPE,
    body: `{"offerList":[{"channel":"${demo.channel}","sellerId":"1","offerId":"4711","quantity":12.5}]}`,
    status: 201,
    holds: ["offers", { offerId: 4711, quantity: "12.5" }],
  },
  {
    name: "events since an instant without a zone, of some types, with a parameter of its own",
    from: "channel",
    method: "GET",
    path: "/v1/channel/event?createdAfter=2026-02-11T00:00:00&eventTypeFilter=Seller:Offer.New,Seller:Offer.End&limit=1000",
    status: 200,
  },
];
