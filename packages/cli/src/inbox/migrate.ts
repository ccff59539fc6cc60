import type { MoveProgress, MoveReport } from "@kontor/channel-events/postgres";
import type { Context } from "../command.ts";
import { CliError } from "../errors.ts";
import type { ProfileOptions } from "../settings/profile.ts";
import { formatBar } from "../terminal/layout.ts";
import { countWords, readDuration } from "../values.ts";
import { openPool } from "./open-postgres.ts";
import { checkFile } from "./open.ts";
import { findProfilePlace, type Place, readPlace } from "./place.ts";

/** The flags of `inbox migrate`. */
export interface MigrateFlags extends ProfileOptions {
  file?: string;
  to?: string;
  hub?: string;
  toSchema: string;
  drain: string;
  cancel?: boolean;
  unsafeDurability?: boolean;
  yes?: boolean;
  json?: boolean;
}

const SAY_AFTER_MS = 300;
const TO_HUB =
  "a file moves to a hub in two steps: 1. kontor inbox migrate --to <url>, and a program with postgresInbox(); 2. a program with postgresHub() and its option from, which takes the tables over while both work";

/** Moves an inbox to PostgreSQL, or gives a move up. @throws {CliError} If it cannot begin, or is stopped before the file is closed. */
export async function runMigrate(context: Context<MigrateFlags>): Promise<void> {
  const { options, env, out, terminal, signal } = context;
  const { toSchema: schema, json } = options;
  if (options.hub !== undefined) throw createUsageError(TO_HUB);
  const drainMs = readDuration("move an inbox", "--drain", options.drain);
  const file = await findFile(context);
  checkFile(file);
  const to = readTarget(options, env);
  if (to.kind !== "postgres") throw createUsageError("--to must be an address of PostgreSQL");
  const place = describePlace(to.url.reveal(), schema);
  await decide(context, place);
  const { cancelInboxMove, moveInbox } = await import("@kontor/channel-events/postgres");
  const pool = await openPool(to.url);
  let step: MoveProgress["step"] = "copying";
  const say = () => setTimeout(() => terminal.note(describeStop(step)), SAY_AFTER_MS).unref();
  signal.addEventListener("abort", say, { once: true });
  try {
    if (options.cancel) {
      await cancelInboxMove({ file, pool, schema, place });
      if (json) return out.line(JSON.stringify({ cancelled: true }));
      return out.done(`${file} is as before, and the tables in ${place} are removed`);
    }
    const report = await moveInbox({
      file,
      pool,
      schema,
      place,
      drainMs,
      unsafeDurability: options.unsafeDurability ?? false,
      signal,
      onProgress(progress) {
        ({ step } = progress);
        terminal.showProgress(describeProgress(progress));
      },
    });
    terminal.showProgress("");
    if (json) out.line(JSON.stringify({ ...report, place }));
    else tellReport(context, file, place, report);
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new CliError(
      "Stopped; the consumer works as before. Run it again to go on, or with --cancel to give the move up",
      {
        exitCode: 130,
        isUrgent: true,
      },
    );
  } finally {
    signal.removeEventListener("abort", say);
    terminal.showProgress("");
    await pool.end();
  }
}

/** A password may be in the variable, and never in the flag. */
function readTarget({ to }: MigrateFlags, env: Record<string, string | undefined>): Place {
  const ofVariable = env["KONTOR_INBOX_TO"];
  if (to === undefined && ofVariable) return readPlace({}, { KONTOR_INBOX: ofVariable }, { named: "KONTOR_INBOX_TO" });
  return readPlace({ postgres: to ?? "" }, {}, { named: "--to, or the variable KONTOR_INBOX_TO," });
}

async function findFile(context: Context<MigrateFlags>): Promise<string> {
  const { file } = context.options;
  const profile = await findProfilePlace(context);
  const place = readPlace(file === undefined ? {} : { file }, context.env, { profile });
  if (place.kind === "file") return place.path;
  throw createUsageError("only an inbox in a file can be moved: name it with --file");
}

/** The words for the new place, without what is secret of its address. */
function describePlace(address: string, schema: string): string {
  const { host, pathname } = new URL(address);
  return `PostgreSQL at ${host}${pathname}, schema ${schema}`;
}

async function decide({ options, terminal }: Context<MigrateFlags>, place: string): Promise<void> {
  if (options.yes) return;
  const question = options.cancel
    ? `This gives the move to ${place} up.`
    : `This moves the inbox to ${place}, and closes the file for good at the end.`;
  if (!terminal.ask) throw createUsageError(`nobody can be asked here: add --yes. ${question}`);
  if (!(await terminal.ask(`${question} Go on?`))) throw new CliError("Nothing was changed");
}

function describeProgress({ step, count, total }: MoveProgress): string {
  if (step === "copying") return formatBar("copying", count, total, "events");
  return step === "following" ? `following: ${count} changes left` : `switching over: ${count} changes left`;
}

function describeStop(step: MoveProgress["step"]): string {
  return step === "switching"
    ? "Goes on for some seconds, because the file is closed already; Ctrl-C again ends at once, and the next run goes on"
    : "Stops once this page is copied; Ctrl-C again ends at once, and the next run goes on";
}

function tellReport(
  { out }: Context<MigrateFlags>,
  file: string,
  place: string,
  { events, pauseMs, cutOff, wasDone }: MoveReport,
): void {
  if (wasDone) return out.prose(`${file} was moved to ${place} before`);
  out.done(`${countWords(events)} moved to ${place}; nothing was handled for ${(pauseMs / 1_000).toFixed(1)} s`);
  if (cutOff > 0)
    out.note(`The handlers of ${countWords(cutOff, "seller")} did not end in time: they run again there.`);
  out.note("Start the consumer with the new inbox. The old one has stopped.");
}

function createUsageError(problem: string): CliError {
  return new CliError(`Cannot move an inbox as ${problem}`, { exitCode: 2 });
}
