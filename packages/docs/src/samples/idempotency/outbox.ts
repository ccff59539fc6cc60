import type { StoredHandlers } from "@kontor/channel-events";
import type { DatabaseSync } from "node:sqlite";

export interface Message {
  /** The receiver drops a message whose id it has. */
  id: string;
  text: string;
}

const TABLE = "CREATE TABLE IF NOT EXISTS outbox (id TEXT PRIMARY KEY, text TEXT, is_sent INTEGER DEFAULT 0)";

/** Writes a message into the outbox, in the transaction that marks the event as done. Nothing is sent here. */
export const outboxHandlers: StoredHandlers = {
  "Seller:Offer.New": ({ id, event }, { withTx }) => {
    withTx((db: DatabaseSync) => {
      db.exec(TABLE);
      db.prepare("INSERT OR IGNORE INTO outbox (id, text) VALUES (?, ?)").run(id, `new offer ${event.sku}`);
    });
  },
  "*": () => {},
};

/** Sends what is in the outbox. Call it every few seconds. A message may be sent twice, always with the same id. */
export async function sendOutbox(db: DatabaseSync, send: (message: Message) => Promise<void>) {
  db.exec(TABLE);
  for (const row of db.prepare("SELECT id, text FROM outbox WHERE is_sent = 0 ORDER BY rowid").all()) {
    await send({ id: String(row["id"]), text: String(row["text"]) });
    db.prepare("UPDATE outbox SET is_sent = 1 WHERE id = ?").run(String(row["id"]));
  }
}
