import { demo } from "@kontor/sandbox";
import { CHARSET, JSON_TYPE, buildNamelessForm, type CorpusRequest } from "./corpus-request.ts";

/** The older generation: text for numbers and truths, `+0000`, pretty JSON, a class of item for all kinds with `null` in what it lacks. */
export const older: CorpusRequest[] = [
  {
    name: "a token by a form of parts",
    from: "open",
    method: "POST",
    path: "/v1/auth",
    ...buildNamelessForm({ refreshToken: demo.refreshToken }),
    status: 200,
  },
  {
    name: "an order of flat items, pretty",
    from: "channel",
    method: "POST",
    path: "/v1/channel/order",
    headers: CHARSET,
    body: `{
    "orderList" : [ {
        "sellerId" : "1",
        "orderStatus" : "CREATED",
        "orderAcceptUntil" : null,
        "orderId" : "OLD-1",
        "purchasedAt" : "2026-02-11T08:30:00+0000",
        "lastChangedAt" : "2026-02-11T08:30:00+0000",
        "currency" : "EUR",
        "note" : null,
        "buyer" : null,
        "weeePickup" : "",
        "b2b" : "1",
        "orderItem" : [ {
            "orderItemId" : "1", "type" : "ITEM", "grossPrice" : "24.90", "total" : "24.90", "taxPercent" : "19.00",
            "offerId" : "4711", "quantity" : "1.0", "shippingGroup" : "DHL", "note" : "gift", "itemStatus" : null
        }, {
            "orderItemId" : "2", "type" : "SHIPPING", "grossPrice" : "4.90", "total" : null, "taxPercent" : "19.00",
            "offerId" : null, "quantity" : "1.0", "shippingGroup" : "DHL", "note" : null, "itemStatus" : null
        }, {
            "orderItemId" : "3", "type" : "PAYMENT", "grossPrice" : "1.00", "total" : null, "taxPercent" : null,
            "offerId" : null, "quantity" : null, "shippingGroup" : null, "note" : "cash on delivery", "itemStatus" : null
        } ]
    } ]
}`,
    status: 201,
    holds: [
      "orders",
      { order: { orderId: "OLD-1", b2b: true, weeePickup: false, orderItem: [{ offerId: 4711 }, {}, {}] } },
    ],
  },
  {
    name: "attributes with the old list of values, plain values without a display",
    from: "channel",
    method: "PUT",
    path: "/v1/channel/attribute/global",
    headers: CHARSET,
    body: '{"attributeList":[{"attributeId":"size","displayName":"Size","type":"enum","required":"1","isMultipleAllowed":"","sectionPosition":"2","enumValues":["S","M"],"values":[{"value":"S","display":null,"sort":"1"}]}]}',
    status: 201,
    holds: [
      "attributes",
      {
        list: [
          {
            attributeId: "size",
            displayName: "Size",
            type: "enum",
            required: true,
            isMultipleAllowed: false,
            sectionPosition: 2,
            values: [{ value: "S", sort: 1 }],
          },
        ],
      },
    ],
  },
  {
    name: "a listing with the id of its offer as text",
    from: "channel",
    method: "POST",
    path: "/v1/channel/offer/listed",
    headers: JSON_TYPE,
    body: '{"offerList":[{"sellerId":"1","offerId":"4711","channelOfferId":"OLD-4711","listedAt":"2026-02-12T06:00:00+0000","listingUrl":null}]}',
    status: 201,
    holds: ["offers", { offerId: 4711, channelOfferId: "OLD-4711", status: "listed" }],
  },
  {
    name: "a sign-up by the session's older name",
    from: "channel",
    method: "GET",
    path: "/v1/channel/seller/signup-session?sessionId=SIGNUP",
    status: 200,
  },
  {
    name: "a whole report at once",
    from: "channel",
    method: "POST",
    path: "/v1/channel/report/REPORT",
    headers: CHARSET,
    body: '[ {"sellerOfferId":"4711","createdAt":"2026-02-11T08:30:00+0000","sku":"A-1","quantity":"3.0","ean":null} ]',
    status: 201,
    holds: ["reports", { completed: true, items: [{ sellerOfferId: 4711, quantity: "3.0" }] }],
  },
  {
    name: "an acknowledgement, pretty, with a body of DELETE",
    from: "channel",
    method: "DELETE",
    path: "/v1/channel/event",
    headers: CHARSET,
    body: '{\r\n  "eventIdList": [\r\n    "event-000001"\r\n  ]\r\n}\r\n',
    status: 204,
  },
  {
    name: "stock updates without their query",
    from: "channel",
    method: "GET",
    path: "/v1/channel/offer/stock-updates",
    status: 400,
  },
];
