import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { withKeptConnections } from "@kontor/http/internal";

const TABLE = `CREATE TABLE event
  (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, raw TEXT NOT NULL, state TEXT NOT NULL)`;
const headers = { authorization: "Bearer t", "content-type": "application/json" };

/**
 * The least that a durable consumer does, without any of its safety: GET a page, store it in one transaction, DELETE, call the handler,
 * and mark the page as done in one transaction. It has no order, no retry, no lease, and forgets what it was doing.
 */
export async function runBareLoop(url: string, events: number, handle: (event: unknown) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "kontor-bare-"));
  const fetch = withKeptConnections(globalThis.fetch);
  const db = new DatabaseSync(join(folder, "events.db"));
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${TABLE}`);
  const insert = db.prepare("INSERT INTO event (id, raw, state) VALUES (?, ?, 'waiting') ON CONFLICT DO NOTHING");
  const end = db.prepare("UPDATE event SET state = 'done' WHERE id = ?");
  const transact = (page: readonly { id: string }[], work: (event: { id: string }) => void) => {
    db.exec("BEGIN IMMEDIATE");
    for (const event of page) work(event);
    db.exec("COMMIT");
  };
  for (let handled = 0; handled < events;) {
    const answer = await fetch(`${url}/v1/channel/event`, { headers });
    const { eventList: page } = (await answer.json()) as { eventList: { id: string }[] };
    transact(page, (event) => insert.run(event.id, JSON.stringify(event)));
    const body = JSON.stringify({ eventIdList: page.map(({ id }) => id) });
    await (await fetch(`${url}/v1/channel/event`, { method: "DELETE", headers, body })).arrayBuffer();
    for (const event of page) handle(event);
    transact(page, ({ id }) => end.run(id));
    handled += page.length;
  }
  db.close();
  rmSync(folder, { recursive: true });
}
