import { defineCommand } from "../../command.ts";
import type { PeekFlags } from "../../events/peek.ts";
import { listSettingFlags, SETTINGS_NOTE } from "../../settings/flags.ts";

/** `events peek`: looks at the events that wait at the platform. */
export const peekCommand = defineCommand<PeekFlags>({
  name: "peek",
  summary: "Look at the next events that wait at the platform, without acknowledging them",
  caution: "Looking uses one of the ten deliveries of each event that is shown.",
  flags: [
    { flags: "--type <type>", text: "only events of this type, Seller:Offer.New say" },
    { flags: "-y, --yes", text: "do not ask; needed where nobody can be asked" },
    { flags: "--json", text: "print a line of JSON for each event, with its payload" },
    ...listSettingFlags(["channelUrl", "refreshToken"]),
  ],
  notes: [
    SETTINGS_NOTE,
    "The events of one page are shown, up to 100. They come again",
    "after a timeout, which the platform does not tell. What is stored already is seen at no cost with `kontor inbox list`.",
  ],
  examples: ["kontor events peek --yes --sandbox", "kontor events peek --type Seller:Offer.New --yes --json"],
  run: async (context) => (await import("../../events/peek.ts")).showNext(context),
});
