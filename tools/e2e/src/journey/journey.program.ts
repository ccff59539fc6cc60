/** The journey in a process of its own, from the step that its files are at: `journey.program.ts '{"url": …, "folder": …}'`. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { connectSandbox } from "@kontor/sandbox";
import { playJourney } from "./play.ts";

const { url, folder } = JSON.parse(process.argv[2]!) as { url: string; folder: string };

await playJourney({
  fetch: globalThis.fetch,
  urls: { channel: url, erp: `${url}/erp` },
  sandbox: connectSandbox(url),
  inbox: (clock) => sqliteInbox(join(folder, "events.db"), { clock }),
  db: new DatabaseSync(join(folder, "market.db")),
});
