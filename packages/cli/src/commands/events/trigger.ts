import { defineCommand } from "../../command.ts";
import type { TriggerFlags } from "../../events/trigger.ts";
import { listSettingFlags, SETTINGS_NOTE } from "../../settings/flags.ts";

/** `events trigger`: lets a seller of a sandbox act. */
export const triggerCommand = defineCommand<TriggerFlags>({
  name: "trigger",
  summary: "Make an event in a sandbox, as if one of its sellers had acted",
  caution: "It works with a sandbox alone; the platform has no such call.",
  arguments: [{ name: "<type>", text: "the type of the event, Seller:Offer.New say" }],
  flags: [
    { flags: "--seller <id>", text: "the seller (default: the first one of every sandbox)" },
    { flags: "--channel <name>", text: "the channel (default: the first one of the sandbox)" },
    {
      flags: "--event <json>",
      text: "members of the payload beside sellerId; the sandbox says what a known type needs",
    },
    { flags: "--count <number>", text: "events to make", default: "1" },
    { flags: "--json", text: "print a line of JSON for each event" },
    ...listSettingFlags(["channelUrl"]),
  ],
  notes: [SETTINGS_NOTE],
  examples: [
    "kontor events trigger Seller:Some.NewType --sandbox",
    `kontor events trigger Seller:Offer.StockUpdate --event '{"offerId":4711,"quantity":"3"}' --count 3 --json`,
  ],
  run: async (context) => (await import("../../events/trigger.ts")).triggerEvents(context),
});
