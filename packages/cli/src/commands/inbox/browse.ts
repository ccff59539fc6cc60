import { defineCommand } from "../../command.ts";
import { placeFlags, type PlaceOptions } from "../../inbox/place.ts";

/** `inbox browse`: looks through an inbox in a terminal. */
export const browseCommand = defineCommand<PlaceOptions>({
  name: "browse",
  summary: "Look through an inbox in a terminal: list, filter, show, replay, put aside, park",
  caution: "The payload of an event may hold data of buyers.",
  flags: placeFlags,
  notes: [
    "Keys: arrows, page up and down move; enter shows an event; s goes through the states; f and t filter by seller and type; r replays, d puts aside, p parks the seller,",
    "o gives it its turn; u reads again; q leaves. What changes an event asks first. It needs a terminal: in a script use list, show and replay.",
  ],
  examples: ["kontor inbox browse --file events.db"],
  run: async (context) => (await import("../../inbox/browse/run.ts")).runBrowse(context),
});
