import { CliError } from "../cli-error.ts";
import type { FullContext } from "../command.ts";
import { withInbox } from "../inbox/open.ts";
import { readPlace, type PlaceOptions } from "../inbox/place.ts";
import { findProfilePlace } from "../settings/profile-place.ts";
import { buildOk, buildProblem, buildSkipped, type Finding } from "./finding.ts";

const ALARM = 8; // Of the 10 deliveries that an event has (given §6.1).

const problems: [RegExp, code: string, fix: string][] = [
  [/there is no such file|folder does not exist/, "store-missing", "Name the file that the consumer opens"],
  [/it is a folder/, "store-folder", "Name the file in it"],
  [/it is no database/, "store-no-database", "Name the file that the consumer opens"],
  [/Newer packages/, "store-newer", "Install the version of the CLI that the consumer has"],
  [/another program holds it/, "store-held", "Try again when that has ended"],
  [
    /the database must answer/,
    "store-unreachable",
    "Is PostgreSQL there, and the password right? PGPASSWORD, ~/.pgpass or the profile hold it",
  ],
  [/driver must be installed/, "store-no-driver", "Run npm install pg"],
  [/must hold no password/, "store-password-in-flag", "Put it into PGPASSWORD, ~/.pgpass, KONTOR_INBOX or the profile"],
  [/schema|channel/, "store-no-inbox", "Name the schema and the channel that the consumer uses"],
];

/** Looks into the inbox, if one is known. An older one is brought up to date, as by every command. */
export async function checkStore(context: FullContext<PlaceOptions>, isSandbox = false): Promise<Finding> {
  try {
    const { options, env } = context;
    const isKnown = [options.file, options.postgres, env["KONTOR_INBOX"] || undefined].some(
      (each) => each !== undefined,
    );
    if (isSandbox && [options.file, options.postgres].every((each) => each === undefined))
      return buildSkipped("store", "", "no flag names an inbox, and a sandbox has none");
    const profile = await findProfilePlace(context);
    if (!isKnown && !profile)
      return buildSkipped("store", "", "no inbox is known: --file, KONTOR_INBOX or inbox of the profile");
    const { kind } = readPlace(options, env, { profile });
    return await withInbox(context, async ({ inbox }) => {
      const { events, unknownType, mostDeliveries, oldestWaitingMs = 0 } = await inbox.readStats();
      const warn = (code: string, says: string, fix: string): Finding => ({
        ...buildProblem("store", kind, code, says, fix),
        state: "warning",
      });
      if (mostDeliveries >= ALARM)
        return warn(
          "store-last-delivery",
          `an event came ${mostDeliveries} of 10 times and is not acknowledged`,
          "See why acknowledgements do not arrive: kontor inbox status",
        );
      if (events.dead > 0)
        return warn(
          "store-dead",
          `${events.dead} dead events`,
          "See why with kontor inbox list --state dead, mend it, replay them",
        );
      return buildOk(
        "store",
        kind,
        `${events.waiting} waiting${oldestWaitingMs > 0 ? `, the oldest for ${Math.round(oldestWaitingMs / 1_000)} s` : ""}, ${unknownType} of unknown types`,
      );
    });
  } catch (error) {
    if (!(error instanceof CliError) || context.signal.aborted) throw error;
    const [, code = "store-unusable", fix = "kontor inbox status --debug says more"] =
      problems.find(([pattern]) => pattern.test(error.message)) ?? [];
    return buildProblem(
      "store",
      "",
      code,
      error.message.replace(/^Cannot /, "cannot ").replace(/: (use|leave|name) .*$/s, ""),
      fix,
    );
  }
}
