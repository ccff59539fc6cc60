import type { EventRow, Inbox, InboxStats } from "@kontor/channel-events";
import type { Context } from "../command.ts";
import type { Output } from "../terminal/output.ts";
import { dropControls } from "../terminal/layout.ts";
import { formatDuration } from "../values.ts";
import { takeTurns } from "./choice.ts";
import { describeDisk } from "./disk.ts";
import { withInbox } from "./open.ts";
import type { PlaceOptions } from "./place.ts";

const ALARM = 7;
const REPLAY_UNKNOWN = '; `kontor inbox replay --state done --error "unknown type"` gives them to one that does';
const LAST_DELIVERY = 10; // The platform never sends an event an eleventh time (given §8).
const LOOKED_AT = 10_000; // A seller whose events fail has the oldest ones that wait.
const TOLD = 10;

export async function runStatus(context: Context<PlaceOptions & { json?: boolean }>): Promise<void> {
  const { options, out } = context;
  await withInbox(context, async ({ inbox, path, tryWrite }) => {
    const { parked, suspects, oldestWaitingMs, ...counts } = await inbox.readStats();
    parked.sort((one, other) => (one.lane < other.lane ? -1 : 1));
    const failing = await listFailing(inbox, new Set(parked.map(({ lane }) => lane)), context);
    const disk = await describeDisk({ path, tryWrite });
    if (options.json) {
      const sellers = parked.map(({ lane, reason, until }) => ({ seller: lane, reason, until: until ?? null }));
      const troubled = failing.map(({ lane, id, attempts, firstSeenAt, problem }) => {
        return { seller: lane, id, attempts, firstSeenAt, problem: readFirstLine(problem) };
      });
      const ended = suspects.map(({ lane, id, unfinishedStarts, nextTryInMs }) => {
        return { seller: lane, id, unfinishedStarts, nextTryInMs: nextTryInMs ?? null };
      });
      const rest = { parked: sellers, failing: troubled, suspects: ended, disk: disk ?? null };
      return out.line(JSON.stringify({ ...counts, oldestWaitingMs: oldestWaitingMs ?? null, ...rest }));
    }
    if (disk !== undefined) out.prose(`  Caution: ${disk}. No event can be stored, handled or acknowledged\n`);
    writeStats(out, { oldestWaitingMs, ...counts });
    const place = describePlace(options);
    writeFailing(out, failing, place);
    writeSuspects(out, suspects, place);
    writeParked(out, parked);
  });
}

function writeStats(out: Output, stats: Omit<InboxStats, "parked" | "suspects">): void {
  const { waiting, dead, done } = stats.events;
  const { oldestWaitingMs: oldestMs, mostDeliveries: most, unreadable, unknownType } = stats;
  out.table(
    ["state", "events", "meaning"],
    [
      ["waiting", waiting, oldestMs === undefined ? "" : `the oldest for ${formatDuration(oldestMs)}`],
      ["dead", dead, dead > 0 ? "see why with `kontor inbox list --state dead`, fix the cause, replay them" : ""],
      ["done", done, ""],
    ],
  );
  const alarm = ", alarm: acknowledgements do not arrive, and after the last delivery an event is gone";
  const deliveries = most === 0 ? "0" : `${most} of ${LAST_DELIVERY}${most >= ALARM ? alarm : ""}`;
  out.line();
  out.prose(`  Dead because they could not be read: ${unreadable}`);
  const unknown = `${unknownType}${unknownType > 0 ? REPLAY_UNKNOWN : ""}`;
  out.prose(`  Done, of a type that the consumer did not know: ${unknown}`);
  out.prose(`  To be acknowledged: ${stats.pendingAcknowledgements}`);
  out.prose(`  Most deliveries of an event that is not acknowledged: ${deliveries}`);
}

/** Lists the first waiting event of each seller where it was tried and has failed, without the sellers that are parked. */
export async function listFailing(
  inbox: Inbox,
  parked: ReadonlySet<string>,
  { signal }: Pick<Context<unknown>, "signal">,
) {
  const seen = new Set(parked);
  const failing: EventRow[] = [];
  const rest = takeTurns(signal);
  for await (const event of inbox.list({ state: "waiting", limit: LOOKED_AT })) {
    await rest();
    if (seen.has(event.lane)) continue;
    seen.add(event.lane);
    if (event.attempts > 0 && event.problem !== undefined) failing.push(event);
  }
  return failing;
}

/** How often the event of a failing seller was tried, and why it failed. */
export function describeTries({
  attempts,
  firstSeenAt,
  problem,
}: Pick<EventRow, "attempts" | "firstSeenAt" | "problem">) {
  const since = formatDuration(Date.now() - firstSeenAt.getTime());
  return `tried ${attempts === 1 ? "once" : `${attempts} times`} in ${since}: ${readFirstLine(problem)}`;
}

function writeFailing(out: Output, failing: readonly EventRow[], place: string): void {
  out.line(failing.length === 0 ? "  Failing sellers: none" : "  Failing sellers:");
  for (const { lane, id, attempts, firstSeenAt, problem } of failing.slice(0, TOLD)) {
    out.prose(`    ${dropControls(lane)}  ${describeTries({ attempts, firstSeenAt, problem })}`, { indent: 6 });
    out.prose(`      See why: kontor inbox show ${quote(dropControls(id))}${place}`, { indent: 8 });
  }
  if (failing.length > TOLD)
    out.prose(`    ... and ${failing.length - TOLD} more: kontor inbox list --state waiting${place}`);
  if (failing.length === 0) return;
  const skip = `kontor inbox dead --id ${quote(dropControls(failing[0]!.id))}${place}`;
  out.prose(`    After you fix the cause, each seller continues automatically. To skip an event: ${skip}`);
}

/** An event that was running each time a process ended may be what ended it. */
function writeSuspects(out: Output, suspects: InboxStats["suspects"], place: string): void {
  if (suspects.length > 0) out.line("  Running when a process ended; tried again while no other handler runs:");
  for (const { lane, id, unfinishedStarts, nextTryInMs } of suspects.slice(0, TOLD)) {
    const next = nextTryInMs === undefined ? "once it is resumed" : `in ${formatDuration(nextTryInMs)}`;
    const [event, times] = [dropControls(id), unfinishedStarts === 1 ? "once" : `${unfinishedStarts} times`];
    out.prose(`    ${dropControls(lane)}  ${event}, ${times}; the next try is ${next}`, { indent: 6 });
    out.prose(`      Put it aside: kontor inbox dead --id ${quote(event)}${place}`, { indent: 8 });
  }
}

function writeParked(out: Output, parked: InboxStats["parked"]): void {
  out.line(parked.length === 0 ? "  Parked sellers: none" : "  Parked sellers:");
  for (const { lane, reason, until } of parked) {
    const end = until ? `until ${until.toISOString()}` : "until resumed";
    out.prose(`    ${dropControls(lane)}  ${end}  ${dropControls(reason)}`, { indent: 6 });
  }
}

/** The first line of a stored problem is its message; the others say where in a program it was thrown. */
export function readFirstLine(problem = ""): string {
  return dropControls(problem.split("\n", 1)[0]!);
}

/** The flags that say where the inbox is, for a command that can be copied. */
function describePlace({ file, postgres, channel, schema, profile, profileFile }: PlaceOptions): string {
  return Object.entries({ file, postgres, channel, schema, profile, "profile-file": profileFile })
    .map(([name, value]) => (value === undefined ? "" : ` --${name} ${quote(value)}`))
    .join("");
}

function quote(text: string): string {
  return /^[\w@%+,./:-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
