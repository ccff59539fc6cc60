import type { ChannelEvent, EventEnvelope, OfferNew, UnknownEventType } from "@kontor/channel-types";
import { expectTypeOf, test } from "vitest";
import { createChannelClient } from "./client.generated.ts";

const channel = createChannelClient({ baseUrl: "https://channel.test" });

test("methods have named types", () => {
  expectTypeOf(channel.events.list).returns.resolves.toEqualTypeOf<{ eventList: EventEnvelope[] }>();
  expectTypeOf(channel.events.acknowledge).returns.resolves.toBeVoid();
  // @ts-expect-error ids are text
  void channel.events.acknowledge({ eventIdList: [1] });
});

test("an event is narrowed by its type; an unknown one has an unknown payload", () => {
  const narrow = (event: ChannelEvent) => {
    if (event.type === "Seller:Offer.New") expectTypeOf(event.event).toEqualTypeOf<OfferNew>();
    if (event.type === "Seller:Meta.SellerAttributesUpdateRequest") {
      expectTypeOf(event.event.channel).toEqualTypeOf<string | undefined>();
    }
  };
  expectTypeOf<Extract<ChannelEvent, { type: UnknownEventType }>["event"]>().toBeUnknown();
  expectTypeOf(narrow).toBeFunction();
});
