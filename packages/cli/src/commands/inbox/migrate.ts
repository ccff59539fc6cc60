import type { Command } from "../../command.ts";
import { profileFlags } from "../../settings/table.ts";

/** `inbox migrate`: moves an inbox from a file to PostgreSQL. */
export const migrateCommand: Command = {
  name: "migrate",
  summary: "Move an inbox from a file to PostgreSQL while its consumer works",
  caution: "At the end the file is closed: a consumer that still uses it stops, and says where the inbox is now.",
  flags: {
    "-f, --file <path>": "the inbox in this file (default: KONTOR_INBOX or inbox of the profile)",
    "--to <url>": "the PostgreSQL to move to; with a password use the variable KONTOR_INBOX_TO or PGPASSWORD",
    "--hub <url>": "is refused: a file moves to a hub in two steps, which the message names",
    "--to-schema <name>": ["the schema to make; it must hold no inbox", "kontor_inbox"],
    "--drain <time>": ["longest wait for handlers that run, before the file is closed", "3s"],
    "--cancel": "give up a move that has begun; the file is as before, and the new tables are removed",
    "--unsafe-durability": "accept a database that may lose commits in a power cut",
    "-y, --yes": "do not ask; needed where nobody can be asked",
    "--json": "print one JSON document",
    ...profileFlags,
  },
  notes: [
    "Everything is moved: events, attempts, dead letters, parked sellers, times, steps of once(), and what is to be acknowledged. Events are copied while the",
    "consumer works, and what changes meanwhile is copied again. Then no handler is begun any more, those that run may end, the file is closed, and the rest is",
    "copied: this takes a few seconds. A handler that runs for longer than --drain runs again in the new inbox. The new inbox opens only when it is whole. Run",
    "the command again after it was stopped, killed or failed: it goes on. Keep the file until you have a backup of the database.",
  ],
  examples: [
    "kontor inbox migrate --file events.db --to postgres://kontor@db.example/shop --yes",
    "kontor inbox migrate --file events.db --to postgres://kontor@db.example/shop --to-schema shop_inbox --yes --json",
  ],
  run: async (context) => (await import("../../inbox/migrate.ts")).runMigrate(context),
};
