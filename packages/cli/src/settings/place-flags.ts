import type { Flag } from "../command.ts";
import { profileFlags } from "./flags.ts";

/** The flags of every command of an inbox. */
export const placeFlags: Flag[] = [
  {
    flags: "-f, --file <path>",
    text: "the inbox in this file (default: KONTOR_INBOX or inbox of the profile, a path or a postgres:// address)",
  },
  {
    flags: "--postgres <url>",
    text: "the inbox in this PostgreSQL; a password belongs in PGPASSWORD, ~/.pgpass, KONTOR_INBOX or the profile, and is refused here",
  },
  { flags: "--channel <name>", text: "the channel in PostgreSQL (default: default)" },
  { flags: "--schema <name>", text: "the schema in PostgreSQL (default: kontor_inbox)" },
  ...profileFlags,
];
