import type { CopyReport } from "@kontor/channel-events/postgres";
import type { Context } from "../command.ts";
import { CliError, createUsageError } from "../errors.ts";
import { formatBar } from "../terminal/layout.ts";
import { countWords } from "../values.ts";
import { openPool } from "./open-postgres.ts";
import { checkFile } from "./open.ts";
import { type Place, readPlace } from "./place.ts";

/** The flags of `inbox copy`. */
export interface CopyFlags {
  to?: string;
  channel: string;
  schema: string;
  unsafeDurability?: boolean;
  json?: boolean;
}

const SAY_AFTER_MS = 300;

/** Copies an inbox into PostgreSQL. @throws {CliError} If it cannot begin, or is stopped. */
export async function runCopy(context: Context<CopyFlags>): Promise<void> {
  const { options, env, out, terminal, signal } = context;
  const [file = ""] = context.args;
  checkFile(file);
  const to = readTarget(options, env);
  if (to.kind !== "postgres")
    throw createUsageError("copy an inbox", "KONTOR_INBOX_TO must be an address of PostgreSQL");
  const { copyInbox } = await import("@kontor/channel-events/postgres");
  const pool = await openPool(to.url);
  const tell = () => terminal.note("Stops after this portion; Ctrl-C again ends at once, and the next run goes on");
  const say = () => setTimeout(tell, SAY_AFTER_MS).unref();
  signal.addEventListener("abort", say, { once: true });
  try {
    const { channel, schema, unsafeDurability = false } = options;
    const report = await copyInbox({
      file,
      pool,
      channel,
      schema,
      unsafeDurability,
      signal,
      onProgress: ({ step, count, total }) => terminal.showProgress(formatBar(step, count, total, "events")),
    });
    terminal.showProgress("");
    if (options.json) out.line(JSON.stringify(report));
    else tellReport(context, `${file} is copied to ${describePlace(to.url.reveal(), options)}`, report);
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new CliError("Stopped; the file is as before. Run it again to go on", { exitCode: 130, isUrgent: true });
  } finally {
    signal.removeEventListener("abort", say);
    terminal.showProgress("");
    await pool.end();
  }
}

/** A password may be in the variable, and never in the flag. */
function readTarget({ to }: CopyFlags, env: Record<string, string | undefined>): Place {
  const ofVariable = env["KONTOR_INBOX_TO"];
  if (to === undefined && ofVariable) return readPlace({}, { KONTOR_INBOX: ofVariable }, { named: "KONTOR_INBOX_TO" });
  return readPlace({ postgres: to ?? "" }, {}, { named: "--to, or the variable KONTOR_INBOX_TO," });
}

/** The words for the new place, without what is secret of its address. */
function describePlace(address: string, { schema, channel }: CopyFlags): string {
  const { host, pathname } = new URL(address);
  return `PostgreSQL at ${host}${pathname}, schema ${schema}, channel ${channel}`;
}

function tellReport({ out }: Context<CopyFlags>, done: string, report: CopyReport): void {
  const { events, pendingAcknowledgements, steps, entities, parked, checksum } = report;
  out.done(done);
  out.table(
    ["both have", "count"],
    [
      ...Object.entries(events).map(([state, count]) => [`${state} events`, count]),
      ["to be acknowledged", pendingAcknowledgements],
      ["parked sellers", parked],
      ["steps", steps],
      ["entities", entities],
    ],
  );
  const all = Object.values(events).reduce((sum, count) => sum + count, 0);
  out.note(`All ${countWords(all)} are equal on both sides: SHA-256 ${checksum}`);
  out.note("Start the consumer with postgresInbox(), and keep the file until you have a backup of the database.");
}
