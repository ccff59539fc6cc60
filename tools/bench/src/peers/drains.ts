import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { DeleteMessageBatchCommand, ReceiveMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { withKeptConnections } from "@kontor/http/internal";
import { Consumer } from "sqs-consumer";

/** Handles so many events of the platform at this address; resolves with their number when they are handled and acknowledged. */
type Drain = (url: string, events: number) => Promise<number>;

const openFile = () => join(mkdtempSync(join(tmpdir(), "kontor-drain-")), "events.db");

const ours: Drain = async (url) => {
  const inbox = sqliteInbox(openFile());
  const tokens = cached(refreshExchange({ baseUrl: url, refreshToken: "r" }));
  let handled = 0;
  const handle = () => void (handled += 1);
  const consumer = createChannelConsumer({
    channel: createChannelClient({ baseUrl: url, fetch: channelFetch({ tokens }) }),
    inbox,
    handlers: { "Seller:Offer.StockUpdate": handle, "*": handle },
    logger: { info: () => {}, warn: () => {}, error: console.error },
  });
  await consumer.start();
  await consumer.idle();
  await consumer.stop();
  const { pendingAcknowledgements } = await inbox.readStats();
  await inbox.close();
  return handled - pendingAcknowledgements;
};

/**
 * The event queue as sqs-consumer wants it: an `SQSClient` that answers two commands. A page of 100 is handed out in the portions that are
 * asked for; what is deleted is acknowledged as it comes, in one call a command.
 */
export function createSqsAdapter(url: string): SQSClient {
  const fetch = withKeptConnections(globalThis.fetch); // as the SDK of the peer keeps its own
  const headers = { "content-type": "application/json", authorization: "Bearer t" };
  let page: { id: string }[] = [];
  const send = async ({ input }: ReceiveMessageCommand | DeleteMessageBatchCommand) => {
    if ("Entries" in input) {
      const body = JSON.stringify({ eventIdList: input.Entries!.map(({ ReceiptHandle }) => ReceiptHandle!) });
      await (await fetch(`${url}/v1/channel/event`, { method: "DELETE", headers, body })).arrayBuffer();
      return { Successful: [], Failed: [] };
    }
    if (page.length === 0) {
      const response = await fetch(`${url}/v1/channel/event`, { headers });
      page = ((await response.json()) as { eventList: { id: string }[] }).eventList;
    }
    const { MaxNumberOfMessages = 1 } = input as { MaxNumberOfMessages?: number };
    const portion = page.splice(0, MaxNumberOfMessages);
    return {
      Messages: portion.map((event) => ({ MessageId: event.id, ReceiptHandle: event.id, Body: JSON.stringify(event) })),
    };
  };
  return { send, config: {} } as unknown as SQSClient;
}

/** sqs-consumer with its largest batches. */
const sqs: Drain = (url, events) =>
  new Promise((resolve, reject) => {
    let handled = 0;
    const consumer = Consumer.create({
      queueUrl: "https://sqs.test/queue",
      sqs: createSqsAdapter(url),
      waitTimeSeconds: 0,
      pollingWaitTimeMs: 0,
      batchSize: 10,
      handleMessageBatch: async (messages) => {
        handled += messages.length;
        return messages; // what is returned is deleted
      },
    });
    consumer.on("error", reject).on("processing_error", reject);
    consumer.on("response_processed", () => {
      if (handled < events) return;
      consumer.stop();
      resolve(handled);
    });
    consumer.start();
  });

/**
 * The least that a durable consumer does, without any of its safety: GET a page, store it in one transaction, DELETE, handle it, and mark it as
 * done in one transaction. It has no order, no retry, no lease, and forgets what it was doing.
 */
const bareLoop: Drain = async (url, events) => {
  const fetch = withKeptConnections(globalThis.fetch);
  const headers = { authorization: "Bearer t", "content-type": "application/json" };
  const db = new DatabaseSync(openFile());
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    CREATE TABLE event (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, raw TEXT NOT NULL, state TEXT NOT NULL)`);
  const insert = db.prepare("INSERT INTO event (id, raw, state) VALUES (?, ?, 'waiting') ON CONFLICT DO NOTHING");
  const end = db.prepare("UPDATE event SET state = 'done' WHERE id = ?");
  const transact = (page: readonly { id: string }[], work: (event: { id: string }) => void) => {
    db.exec("BEGIN IMMEDIATE");
    for (const event of page) work(event);
    db.exec("COMMIT");
  };
  let handled = 0;
  while (handled < events) {
    const answer = await fetch(`${url}/v1/channel/event`, { headers });
    const { eventList: page } = (await answer.json()) as { eventList: { id: string }[] };
    transact(page, (event) => insert.run(event.id, JSON.stringify(event)));
    const body = JSON.stringify({ eventIdList: page.map(({ id }) => id) });
    await (await fetch(`${url}/v1/channel/event`, { method: "DELETE", headers, body })).arrayBuffer();
    handled += page.length; // the handler
    transact(page, ({ id }) => end.run(id));
  }
  db.close();
  return handled;
};

export const drains = { ours, sqs, bareLoop };
