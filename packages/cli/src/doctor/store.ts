import { existsSync } from "node:fs";
import type { EventRow, InboxStats } from "@kontor/channel-events";
import type { Context } from "../command.ts";
import { CliError } from "../errors.ts";
import { withInbox } from "../inbox/open.ts";
import { findPlace, type Place, type PlaceOptions } from "../inbox/place.ts";
import { type DiskProblem, nameRefusedWrite, tryDisk } from "../inbox/disk.ts";
import { describeTries, listFailing } from "../inbox/status.ts";
import { dropControls } from "../terminal/layout.ts";
import { buildOk, buildProblem, buildSkipped, type Finding } from "./finding.ts";
import type { ProblemCode } from "./problems.ts";

const TOLD = 3;
const ALARM = 8; // Of the 10 deliveries that an event has (given §6.1).

const codes: readonly (readonly [RegExp, ProblemCode])[] = [
  [/there is no such file|folder does not exist/, "store-missing"],
  [/it is a folder/, "store-folder"],
  [/it is not a database/, "store-no-database"],
  [/Newer packages/, "store-newer"],
  [/another program holds it/, "store-held"],
  [/the database must answer/, "store-unreachable"],
  [/driver must be installed/, "store-no-driver"],
  [/must hold no password/, "store-password-in-flag"],
  [/schema|channel/, "store-no-inbox"],
];

/**
 * Looks into the inbox, if one is known, and writes to it and to the disk beside its file what it takes back at once. An older inbox is
 * brought up to date, as by every command.
 */
export async function checkStore(context: Context<PlaceOptions>): Promise<Finding> {
  let place: Place | undefined;
  try {
    place = await findPlace(context);
    if (!place && context.options.sandbox !== undefined)
      return buildSkipped("store", "", "no flag names an inbox, and a sandbox has none");
    if (!place) return buildSkipped("store", "", "no inbox is known: --file, KONTOR_INBOX or inbox of the profile");
    const { kind } = place;
    return await withInbox(context, async ({ inbox, path, tryWrite }) => {
      const refused = (path !== undefined && tryDisk(path)) || (await tryWrite().then(() => undefined, nameRefusal));
      if (refused) return buildProblem("store", kind, ...refused);
      const stats = await inbox.readStats();
      const failing = await listFailing(inbox, new Set(stats.parked.map(({ lane }) => lane)), context);
      return describeStats(kind, stats, describeFailing(failing));
    });
  } catch (error) {
    if (context.signal.aborted) throw error;
    const ofFile = place?.kind === "file" && existsSync(place.path) ? tryDisk(place.path) : undefined;
    const refused = ofFile ?? nameRefusedWrite(error); // SQLite cannot open a file on a full disk either.
    if (refused) return buildProblem("store", place?.kind ?? "", ...refused);
    if (!(error instanceof CliError)) throw error;
    const [, code = "store-unusable"] = codes.find(([pattern]) => pattern.test(error.message)) ?? [];
    const says = error.message.replace(/^Cannot /, "cannot ").replace(/: (use|leave|name) .*$/s, "");
    return buildProblem("store", "", code, says);
  }
}

function nameRefusal(error: unknown): DiskProblem {
  return nameRefusedWrite(error) ?? ["store-unusable", `a test write was refused: ${(error as Error).message}`];
}

/** Names the sellers whose first event fails, as `inbox status` does. */
function describeFailing(failing: readonly EventRow[]): string {
  const told = failing.slice(0, TOLD).map(({ lane, ...tries }) => `${dropControls(lane)} (${describeTries(tries)})`);
  const more = failing.length > TOLD ? `, and ${failing.length - TOLD} more` : "";
  return told.length === 0
    ? ""
    : `${failing.length === 1 ? "a seller fails" : "sellers fail"}: ${told.join(", ")}${more}`;
}

function describeStats(
  of: Place["kind"],
  { events, unknownType, mostDeliveries, ...stats }: InboxStats,
  failing: string,
): Finding {
  if (mostDeliveries >= ALARM) return buildProblem("store", of, "store-last-delivery", mostDeliveries);
  const [suspect] = stats.suspects.filter(({ unfinishedStarts }) => unfinishedStarts > 1); // A handler that runs, or a rolling deployment, is one.
  if (suspect) return buildProblem("store", of, "store-suspect", suspect.id, suspect.lane, suspect.unfinishedStarts);
  if (events.dead > 0) return buildProblem("store", of, "store-dead", events.dead, failing && `; ${failing}`);
  if (failing) return buildProblem("store", of, "store-failing", failing);
  const { oldestWaitingMs = 0 } = stats;
  const oldest = oldestWaitingMs > 0 ? `, the oldest for ${Math.round(oldestWaitingMs / 1_000)} s` : "";
  return buildOk("store", of, `${events.waiting} waiting${oldest}, ${unknownType} of unknown types`);
}
