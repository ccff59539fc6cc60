import type { OfferNew, SellerAttributesUpdateRequest } from "@kontor/channel-types";

/** The events of the demo's sellers: both payload types of given §6.1, the offer in both its forms, and an unknown type. */
export function listDemoEvents({
  channel,
  sellerId,
}: {
  channel: string;
  sellerId: string;
}): { type: string; event: object }[] {
  const attributes: SellerAttributesUpdateRequest = { channel, sellerId };
  const offer = { sellerId, taxPercent: "19.00" };
  const spade: OfferNew = {
    ...offer,
    offerId: 4711,
    sku: "SPADE-01",
    title: "Garden spade",
    channelCategoryId: "104",
    quantity: "12.0",
    priceList: [{ id: "default", quantityPriceList: [{ quantity: "1.0", amount: "24.90", currency: "EUR" }] }],
    channelAttributeList: [{ attributeId: "colour", value: "green", group: "0" }],
  };
  const rake: OfferNew = {
    ...offer,
    offerId: 4712,
    sku: "RAKE-01",
    title: "Garden rake",
    quantity: "3.0",
    priceList: [{ id: "default", quantityPriceList: [{ quantity: "1.0", amount: "18.50", currency: "EUR" }] }],
    channelAttributeList: [],
  };
  return [
    { type: "Seller:Meta.SellerAttributesUpdateRequest", event: attributes },
    { type: "Seller:Offer.New", event: spade },
    { type: "Seller:Offer.New", event: rake },
    { type: "Seller:Some.NewType", event: { sellerId } },
  ];
}
