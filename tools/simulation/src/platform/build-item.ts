import type { PlannedEvent } from "../plan/build-traffic.ts";

/** The JSON text of an event, as a page of the platform holds it. */
export function buildItem({ id, seller, behaviour }: PlannedEvent, createdAt: number): string {
  const isUnknown = behaviour.is === "has an unknown type";
  const event = { channel: "channel-1", sellerId: seller };
  return JSON.stringify({
    id,
    type: isUnknown ? "Seller:Something.New" : "Seller:Meta.SellerAttributesUpdateRequest",
    createdAt: behaviour.is === "is unreadable" ? 5 : new Date(createdAt).toISOString(),
    event,
  });
}
