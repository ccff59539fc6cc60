import type { CopyReport } from "@kontor/channel-events/postgres";
import { formatBar } from "@kontor/http/internal";
import type { Context } from "../command.ts";
import { CliError } from "../errors.ts";
import type { Output } from "../terminal/output.ts";
import { readVariable } from "../settings/profile.ts";
import { countWords } from "../values.ts";
import { openPool } from "./open-postgres.ts";
import { checkFile } from "./open.ts";
import { readAddress } from "./place.ts";

export interface CopyFlags {
  to?: string;
  channel: string;
  schema: string;
  unsafeDurability?: boolean;
  json?: boolean;
}

export async function runCopy(context: Context<CopyFlags>): Promise<void> {
  const { options, env, out, terminal, signal } = context;
  const [file = ""] = context.args;
  checkFile(file);
  const { to = "", channel, schema, unsafeDurability = false } = options;
  const ofVariable = options.to === undefined ? readVariable(env, "KONTOR_INBOX_TO") : undefined; // A password may be in it, and never in the flag.
  const source = ofVariable ? "KONTOR_INBOX_TO" : "--to, or the variable KONTOR_INBOX_TO,";
  const { url } = readAddress(ofVariable || to, source, { channel, schema });
  const { copyInbox } = await import("@kontor/channel-events/postgres");
  const pool = await openPool(url);
  try {
    const report = await copyInbox({
      file,
      pool,
      channel,
      schema,
      unsafeDurability,
      signal,
      onProgress: ({ step, count, total }) => terminal.showProgress(`${step} ${formatBar(count, total, "events")}`),
    });
    terminal.showProgress("");
    if (options.json) out.line(JSON.stringify(report));
    else {
      const { host, pathname } = new URL(url.reveal());
      out.done(`${file} is copied to PostgreSQL at ${host}${pathname}, schema ${schema}, channel ${channel}`);
      tellReport(out, report);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new CliError("Stopped; the file is unchanged, and nothing was copied", {
      exitCode: 130,
      isUrgent: true,
    });
  } finally {
    terminal.showProgress("");
    await pool.end();
  }
}

function tellReport(out: Output, { events, pendingAcknowledgements, ...report }: CopyReport): void {
  const { steps, entities, parked, checksum } = report;
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
