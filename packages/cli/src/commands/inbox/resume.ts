import { CliError } from "../../cli-error.ts";
import { defineCommand, type FullContext } from "../../command.ts";
import { dropControls } from "../../inbox/event-text.ts";
import { withInbox } from "../../inbox/open.ts";
import { placeFlags, type PlaceOptions } from "../../inbox/place.ts";

type Options = PlaceOptions & { json?: boolean };

const MOST_NAMED = 10;

/** `inbox resume`: gives a parked seller its turn. */
export const resumeCommand = defineCommand<Options>({
  name: "resume",
  summary: "Give a parked seller its turn again",
  arguments: [{ name: "<seller>", text: "the name of the lane, which is the id of the seller" }],
  flags: [...placeFlags, { flags: "--json", text: "print one JSON document" }],
  notes: ["A consumer that runs goes on with this seller within a second."],
  examples: ["kontor inbox resume 4712 --file events.db"],
  run: runResume,
});

async function runResume(context: FullContext<Options>): Promise<void> {
  const { options, out } = context;
  const [seller = ""] = context.args;
  await withInbox(context, async ({ inbox }) => {
    if (!(await inbox.resume(seller))) {
      const { parked } = await inbox.readStats({ atMost: MOST_NAMED });
      const names = parked
        .map(({ lane }) => dropControls(lane))
        .toSorted()
        .join(", ");
      throw new CliError(
        `Cannot resume seller ${dropControls(seller)} as it is not parked; parked: ${names || "none"}`,
      );
    }
    if (options.json) out.line(JSON.stringify({ seller, resumed: true }));
    else out.done(`Seller ${dropControls(seller)} goes on`);
  });
}
