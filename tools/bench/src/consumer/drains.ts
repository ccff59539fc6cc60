import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DeleteMessageBatchCommand, ReceiveMessageCommand, type Message } from "@aws-sdk/client-sqs";
import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { Consumer } from "sqs-consumer";
import { runBareLoop } from "./bare-loop.ts";
import { createSqsAdapter } from "./sqs-adapter.ts";

/** Handles so many events of the platform at this address, and resolves when they are handled and acknowledged. */
type Drain = (url: string, events: number) => Promise<void>;

const quiet = { info: () => {}, warn: () => {}, error: console.error };

const ours: Drain = async (url, events) => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-drain-"));
  const inbox = sqliteInbox(join(folder, "events.db"));
  const tokens = cached(refreshExchange({ baseUrl: url, refreshToken: "r" }));
  const channel = createChannelClient({ baseUrl: url, fetch: channelFetch({ tokens }) });
  let handled = 0;
  const handle = () => void (handled += 1);
  const handlers = { "Seller:Offer.StockUpdate": handle, "*": handle };
  const consumer = createChannelConsumer({ channel, inbox, handlers, logger: quiet });
  await consumer.start();
  await consumer.idle();
  await consumer.stop();
  const { pendingAcknowledgements } = await inbox.readStats();
  await inbox.close();
  rmSync(folder, { recursive: true });
  if (handled !== events || pendingAcknowledgements > 0)
    throw new Error(`Cannot count as all must be handled: got ${handled}`);
};

const sqs =
  (mode: "default" | "batch"): Drain =>
  (url, events) =>
    new Promise((resolve, reject) => {
      let handled = 0;
      const common = {
        queueUrl: "https://sqs.test/queue",
        sqs: createSqsAdapter(url),
        waitTimeSeconds: 0,
        pollingWaitTimeMs: 0,
      };
      // what a handler returns is deleted
      const handleMessage = async (message: Message) => {
        handled += 1;
        return message;
      };
      const handleMessageBatch = async (messages: Message[]) => {
        handled += messages.length;
        return messages;
      };
      const handlers = mode === "default" ? { handleMessage } : { batchSize: 10, handleMessageBatch };
      const consumer = Consumer.create({ ...common, ...handlers });
      consumer.on("error", reject);
      consumer.on("processing_error", reject);
      consumer.on("response_processed", () => {
        if (handled < events) return;
        consumer.stop();
        resolve();
      });
      consumer.start();
    });

/** Measures the time of the adapter alone, in portions of ten. */
const adapterAlone: Drain = async (url, events) => {
  const client = createSqsAdapter(url);
  for (let handled = 0; handled < events;) {
    const { Messages = [] } = await client.send(new ReceiveMessageCommand({ QueueUrl: "q", MaxNumberOfMessages: 10 }));
    const Entries = Messages.map(({ MessageId, ReceiptHandle }) => ({ Id: MessageId, ReceiptHandle }));
    await client.send(new DeleteMessageBatchCommand({ QueueUrl: "q", Entries }));
    handled += Messages.length;
  }
};

const bareLoop: Drain = async (url, events) => {
  let handled = 0;
  await runBareLoop(url, events, () => (handled += 1));
  if (handled !== events) throw new Error(`Cannot count as all must be handled: got ${handled}`);
};

export const drains: Record<string, { drain: Drain; events: number }> = {
  "Kontor: durable, in order, 16 lanes, every default": { drain: ours, events: 20_000 },
  "sqs-consumer 15, batches of 10": { drain: sqs("batch"), events: 20_000 },
  "sqs-consumer 15, its defaults": { drain: sqs("default"), events: 4_000 },
  "the bare loop": { drain: bareLoop, events: 20_000 },
  "the adapter alone, portions of 10": { drain: adapterAlone, events: 20_000 },
};
