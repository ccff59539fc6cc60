import { rename } from "node:fs/promises";
import type { SqliteInbox } from "@kontor/channel-events/sqlite";

/** Writes a copy of the inbox to `path`, while the inbox is in use. A file of that name is always a complete copy. */
export async function saveCopy(inbox: SqliteInbox, path: string): Promise<void> {
  const draft = `${path}.${Date.now()}`;
  await inbox.backup(draft);
  await rename(draft, path);
}
