import type { Context } from "../command.ts";
import { CliError } from "../errors.ts";
import { withInbox } from "../inbox/open.ts";
import { findPlace, type PlaceOptions } from "../inbox/place.ts";
import { buildOk, buildProblem, buildSkipped, type Finding } from "./finding.ts";
import type { ProblemCode } from "./problems.ts";

const ALARM = 8; // Of the 10 deliveries that an event has (given §6.1).

const codes: readonly (readonly [RegExp, ProblemCode])[] = [
  [/there is no such file|folder does not exist/, "store-missing"],
  [/it is a folder/, "store-folder"],
  [/it is no database/, "store-no-database"],
  [/Newer packages/, "store-newer"],
  [/another program holds it/, "store-held"],
  [/the database must answer/, "store-unreachable"],
  [/driver must be installed/, "store-no-driver"],
  [/must hold no password/, "store-password-in-flag"],
  [/schema|channel/, "store-no-inbox"],
];

/** Looks into the inbox, if one is known. An older one is brought up to date, as by every command. */
export async function checkStore(context: Context<PlaceOptions>): Promise<Finding> {
  try {
    const place = await findPlace(context);
    if (!place && context.options.sandbox !== undefined)
      return buildSkipped("store", "", "no flag names an inbox, and a sandbox has none");
    if (!place) return buildSkipped("store", "", "no inbox is known: --file, KONTOR_INBOX or inbox of the profile");
    const { kind } = place;
    return await withInbox(context, async ({ inbox }) => {
      const { events, unknownType, mostDeliveries, oldestWaitingMs = 0 } = await inbox.readStats();
      if (mostDeliveries >= ALARM) return buildProblem("store", kind, "store-last-delivery", mostDeliveries);
      if (events.dead > 0) return buildProblem("store", kind, "store-dead", events.dead);
      return buildOk(
        "store",
        kind,
        `${events.waiting} waiting${oldestWaitingMs > 0 ? `, the oldest for ${Math.round(oldestWaitingMs / 1_000)} s` : ""}, ${unknownType} of unknown types`,
      );
    });
  } catch (error) {
    if (!(error instanceof CliError) || context.signal.aborted) throw error;
    const [, code = "store-unusable"] = codes.find(([pattern]) => pattern.test(error.message)) ?? [];
    const says = error.message.replace(/^Cannot /, "cannot ").replace(/: (use|leave|name) .*$/s, "");
    return buildProblem("store", "", code, says);
  }
}
