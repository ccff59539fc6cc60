import type { EventRow } from "@kontor/channel-events";
import { CliError } from "../../cli-error.ts";
import { defineCommand, type FullContext } from "../../command.ts";
import { dropControls, describeEvent, describeWithPayload, formatPayload } from "../../inbox/event-text.ts";
import { withInbox } from "../../inbox/open.ts";
import { placeFlags, type PlaceOptions } from "../../inbox/place.ts";

type Options = PlaceOptions & { json?: boolean };

/** `inbox show`: one event with its payload. */
export const showCommand = defineCommand<Options>({
  name: "show",
  summary: "Show one event with its payload",
  caution: "The payload may hold data of buyers.",
  arguments: [{ name: "<id>", text: "the id of the event" }],
  flags: [...placeFlags, { flags: "--json", text: "print one JSON document" }],
  examples: ["kontor inbox show event-1 --file events.db", "kontor inbox show event-1 --file events.db --json"],
  run: runShow,
});

async function runShow(context: FullContext<Options>): Promise<void> {
  const { options, out } = context;
  const [id = ""] = context.args;
  if (id === "") throw new CliError("Cannot show an event as its id must not be empty", { exitCode: 2 });
  await withInbox(context, async ({ inbox }) => {
    let found: EventRow | undefined;
    for await (const event of inbox.list({ id, limit: 1 })) found = event;
    if (!found)
      throw new CliError(
        `Cannot show event ${id} as the inbox has none with this id: see kontor inbox list --state all`,
      );
    if (options.json) return out.line(describeWithPayload(found));
    const facts = Object.entries(describeEvent(found)).filter(([, value]) => value !== null);
    out.table(
      ["field", "value"],
      facts.map(([name, value]) => [name, value instanceof Date ? value.toISOString() : dropControls(String(value))]),
    );
    out.line();
    out.line(found.raw === "" ? "  Its payload was purged" : formatPayload(found.raw));
  });
}
