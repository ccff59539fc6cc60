import { defineCommand } from "../../command.ts";
import type { CopyFlags } from "../../inbox/copy.ts";

/** `inbox copy`: copies an inbox from a file into PostgreSQL. */
export const copyCommand = defineCommand<CopyFlags>({
  name: "copy",
  summary: "Copy an inbox from a file into PostgreSQL while nothing runs",
  arguments: [{ name: "<file>", text: "the file of the inbox, which stays as it is" }],
  flags: [
    {
      flags: "--to <url>",
      text: "the PostgreSQL to copy to; with a password use the variable KONTOR_INBOX_TO or PGPASSWORD",
    },
    {
      flags: "--channel <name>",
      text: "the channel to copy to, which must have no other events",
      default: "default",
    },
    {
      flags: "--schema <name>",
      text: "the schema in PostgreSQL, which is made if it is not there",
      default: "kontor_inbox",
    },
    { flags: "--unsafe-durability", text: "accept a database that may lose commits in a power cut" },
    { flags: "--json", text: "print one JSON document" },
  ],
  notes: [
    "Stop the consumer first: the platform keeps what is not fetched. Everything is copied: events, attempts, dead letters, parked sellers, times, steps of once(),",
    "and what is to be acknowledged. At the end all rows are read again on both sides, and compared. Run the command again after it was stopped, killed or",
    "failed: it goes on. Then start the consumer with postgresInbox(). Keep the file until you have a backup of the database.",
  ],
  examples: [
    "kontor inbox copy events.db --to postgres://kontor@db.example/shop",
    "kontor inbox copy events.db --to postgres://kontor@db.example/shop --channel shop --json",
  ],
  run: async (context) => (await import("../../inbox/copy.ts")).runCopy(context),
});
