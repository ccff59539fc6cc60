import type { ChannelEvent, EventEnvelope, OfferNew, UnknownEventType } from "@kontor/channel-types";
import type { DecodeError, ReadApart } from "@kontor/http";
import { expectTypeOf, test } from "vitest";
import type { ChannelClientOptions, ChannelHeaders } from "../generated/core.generated.ts";
import { createChannelClient } from "../generated/client.generated.ts";

const channel = createChannelClient({ baseUrl: "https://channel.test" });

test("methods have named types", () => {
  expectTypeOf(channel.events.list).returns.resolves.toEqualTypeOf<ReadApart<{ eventList: EventEnvelope[] }>>();
  expectTypeOf(channel.events.acknowledge).returns.resolves.toBeVoid();
  // @ts-expect-error ids are text
  void channel.events.acknowledge({ eventIdList: [1] });
});

test("what a download gives is said by `readAnswer` alone, and never by where its result goes", () => {
  const download = () => channel.invoices.download({ documentId: "1" });
  expectTypeOf(download).returns.resolves.toEqualTypeOf<Uint8Array>();
  const readAnswer = (answer: Response) => answer.text();
  const read = () => channel.invoices.download({ documentId: "1" }, { readAnswer });
  expectTypeOf(read).returns.resolves.toBeString();
  // @ts-expect-error the bytes are no text
  const text: Promise<string> = channel.invoices.download({ documentId: "1" });
  void text;
});

test("what cannot be read of a page stands apart, and says why", () => {
  const look = ({ eventList, unreadable }: Awaited<ReturnType<typeof channel.events.list>>) => {
    expectTypeOf(eventList).items.toHaveProperty("createdAt").toBeString();
    expectTypeOf(unreadable).items.toEqualTypeOf<{
      index: number;
      id?: string;
      value: unknown;
      problem: DecodeError;
    }>();
    // @ts-expect-error what cannot be read has no type
    void unreadable[0]?.type;
  };
  expectTypeOf(look).toBeFunction();
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

test("an option and a parameter may be undefined, even where the caller tells that from a missing one", () => {
  expectTypeOf<{
    baseUrl: "";
    language: undefined;
    fetch: undefined;
    telemetry: undefined;
  }>().toExtend<ChannelClientOptions>();
  expectTypeOf<{ language: undefined }>().toExtend<ChannelHeaders>();
  expectTypeOf<{ createdAfter: undefined; eventTypeFilter: undefined }>().toExtend<
    NonNullable<Parameters<typeof channel.events.list>[0]>
  >();
});
