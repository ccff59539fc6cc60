import type { InboxStats } from "@kontor/channel-events";
import { defineCommand, type FullContext } from "../../command.ts";
import { formatDuration } from "../../inbox/duration.ts";
import { dropControls } from "../../inbox/event-text.ts";
import { withInbox } from "../../inbox/open.ts";
import { placeFlags, type PlaceOptions } from "../../inbox/place.ts";

type Options = PlaceOptions & { json?: boolean };

const ALARM = 7;
const REPLAY_UNKNOWN = '; `kontor inbox replay --state done --error "unknown type"` gives them to one that does';
const LAST_DELIVERY = 10; // The platform never sends an event an eleventh time (given §8).

/** `inbox status`: counts, ages and parked sellers. */
export const statusCommand = defineCommand<Options>({
  name: "status",
  summary: "Show how many events wait, are done or dead, and which sellers are parked",
  flags: [...placeFlags, { flags: "--json", text: "print one JSON document" }],
  examples: [
    "kontor inbox status --file events.db",
    "KONTOR_INBOX=events.db kontor inbox status",
    "kontor inbox status --file events.db --json",
  ],
  run: runStatus,
});

async function runStatus(context: FullContext<Options>): Promise<void> {
  const { options, out } = context;
  await withInbox(context, async ({ inbox }) => {
    const stats = await inbox.readStats();
    stats.parked.sort((one, other) => (one.lane < other.lane ? -1 : 1));
    if (!options.json) return writeStats(context, stats);
    const { parked, oldestWaitingMs, ...counts } = stats;
    const sellers = parked.map(({ lane, reason, until }) => ({ seller: lane, reason, until: until ?? null }));
    out.line(JSON.stringify({ ...counts, oldestWaitingMs: oldestWaitingMs ?? null, parked: sellers }));
  });
}

function writeStats({ out }: Pick<FullContext<Options>, "out">, stats: InboxStats): void {
  const { waiting, dead, done } = stats.events;
  const states = [
    ["waiting", waiting, describeOldest(stats.oldestWaitingMs)],
    ["dead", dead, dead > 0 ? "see why with `kontor inbox list --state dead`, mend it, replay them" : ""],
    ["done", done, ""],
  ];
  out.table(["state", "events", "meaning"], states);
  out.line();
  out.prose(`  Dead as they could not be read: ${stats.unreadable}`);
  out.prose(
    `  Done, of a type that the consumer did not know: ${stats.unknownType}${stats.unknownType > 0 ? REPLAY_UNKNOWN : ""}`,
  );
  out.prose(`  To be acknowledged: ${stats.pendingAcknowledgements}`);
  out.prose(`  Most deliveries of an event that is not acknowledged: ${describeDeliveries(stats.mostDeliveries)}`);
  out.line(stats.parked.length === 0 ? "  Parked sellers: none" : "  Parked sellers:");
  for (const { lane, reason, until } of stats.parked)
    out.prose(
      `    ${dropControls(lane)}  ${until ? `until ${until.toISOString()}` : "until resumed"}  ${dropControls(reason)}`,
      { indent: 6 },
    );
}

function describeOldest(ms: number | undefined): string {
  return ms === undefined ? "" : `the oldest for ${formatDuration(ms)}`;
}

function describeDeliveries(most: number): string {
  if (most === 0) return "0";
  const alarm = "alarm: acknowledgements do not arrive, and after the last delivery an event is gone";
  return `${most} of ${LAST_DELIVERY}${most >= ALARM ? `, ${alarm}` : ""}`;
}
