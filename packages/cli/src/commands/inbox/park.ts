import { CliError } from "../../cli-error.ts";
import { defineCommand, type FullContext } from "../../command.ts";
import { countWords } from "../../inbox/change.ts";
import { formatDuration, readDuration } from "../../inbox/duration.ts";
import { dropControls } from "../../inbox/event-text.ts";
import { withInbox } from "../../inbox/open.ts";
import { placeFlags, type PlaceOptions } from "../../inbox/place.ts";

type Options = PlaceOptions & { reason?: string; for?: string; json?: boolean };

const MOST_COUNTED = 1_000;

/** `inbox park`: leaves a seller alone. */
export const parkCommand = defineCommand<Options>({
  name: "park",
  summary: "Leave a seller alone: its events come in and wait",
  arguments: [{ name: "<seller>", text: "the name of the lane, which is the id of the seller" }],
  flags: [
    ...placeFlags,
    { flags: "--reason <text>", text: "the reason, which status shows; it must be given" },
    { flags: "--for <time>", text: "how long: 90s, 30m, 2h, 7d (default: until it is resumed)" },
    { flags: "--json", text: "print one JSON document" },
  ],
  notes: [
    "A consumer that has claimed events of this seller already may begin them for one more second. A handler that runs is not stopped.",
  ],
  examples: [
    'kontor inbox park 4711 --file events.db --reason "shop is down" --for 1h',
    'kontor inbox park 4711 --file events.db --reason "category is missing"',
  ],
  run: runPark,
});

async function runPark(context: FullContext<Options>): Promise<void> {
  const { options, out } = context;
  const [seller = ""] = context.args;
  if (!options.reason?.trim()) throw new CliError("Cannot park a seller as --reason must be given", { exitCode: 2 });
  const { reason } = options;
  const durationMs = options.for === undefined ? undefined : readDuration("park a seller", "--for", options.for);
  if (durationMs === 0) throw new CliError("Cannot park a seller as --for must be longer: got 0", { exitCode: 2 });
  await withInbox(context, async ({ inbox }) => {
    await inbox.park(seller, { reason, durationMs });
    let waiting = 0;
    for await (const _ of inbox.list({ lane: seller, state: "waiting", limit: MOST_COUNTED })) waiting += 1;
    if (options.json) return out.line(JSON.stringify({ seller, reason, durationMs: durationMs ?? null, waiting }));
    const length = durationMs === undefined ? "until it is resumed" : `for ${formatDuration(durationMs)}`;
    const many = waiting === MOST_COUNTED ? `${MOST_COUNTED} events or more` : countWords(waiting);
    out.done(`Seller ${dropControls(seller)} is parked ${length}; ${many} of it wait${waiting === 1 ? "s" : ""}`);
  });
}
