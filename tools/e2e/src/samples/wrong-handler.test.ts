import { expect, test } from "vitest";
import { findComplaints } from "./compile.ts";

/** A handler as somebody might write it wrongly, and the words of the compiler that tell what is wrong. */
const wrong: Record<string, [handlers: string, told: string]> = {
  "a field that there is none of": [
    `"*": () => {}, "Seller:Offer.New": ({ event }) => void event.offerIdd`,
    "Property 'offerIdd' does not exist on type 'OfferNew'. Did you mean 'offerId'?",
  ],
  "a type that there is none of": [
    `"*": () => {}, "Seller:Offer.Neww": () => {}`,
    `'"Seller:Offer.Neww"' does not exist`,
  ],
  "no fallback": [`"Seller:Offer.New": () => {}`, "is not assignable to type 'StoredHandlers'"],
  "an outcome that there is none of": [
    `"*": () => {}, "Seller:Offer.New": () => ({ retryMs: 5 })`,
    "{ retryMs: number; }",
  ],
  "a payload of its own making": [
    `"*": () => {}, "Seller:Offer.New": (given: { event: { offerId: string } }) => void given`,
    "SellerOfferNewEvent",
  ],
  "no function": [
    `"*": () => {}, "Seller:Offer.New": 5`,
    "Type 'number' is not assignable to type 'EventHandler<SellerOfferNewEvent",
  ],
  "text for an outcome": [`"*": () => {}, "Seller:Offer.New": async () => "done"`, "Type '() => Promise<string>'"],
};

test("a wrong handler is one error, whose first line is short and tells what is wrong", async () => {
  const names = Object.keys(wrong);
  const samples = Object.values(wrong).map(([handlers], at) => ({
    name: `wrong-${at}`,
    code: `import type { ChannelClient } from "@kontor/channel-client";
import { createChannelConsumer, memoryInbox } from "@kontor/channel-events";
declare const channel: ChannelClient;
createChannelConsumer({ channel, inbox: memoryInbox(), unsafeDurability: true, handlers: { ${handlers} } });
`,
  }));

  const complaints = Object.values(await findComplaints(samples));

  const told = complaints.map((lines, at) => [names[at], lines.length, lines[0]]);
  expect(told).toEqual(names.map((name) => [name, 1, expect.stringContaining(wrong[name]![1])]));
  for (const [line = ""] of complaints) expect(line.split("error ")[1]!.length).toBeLessThanOrEqual(240);
});
