import { createChannelConsumer } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { Producer, stringSerializers } from "@platformatic/kafka";
import { channel } from "../calls/channel-client.ts";

const producer = new Producer({
  clientId: "kontor",
  bootstrapBrokers: (process.env["KAFKA_BROKERS"] ?? "127.0.0.1:9092").split(","),
  serializers: stringSerializers,
  idempotent: true, // a retry of this producer is dropped, and each message is acknowledged by all replicas that are in sync
  producerId: -1n, // it has no id yet: the broker gives one
  producerEpoch: -1,
});

export const consumer = createChannelConsumer({
  channel,
  inbox: sqliteInbox("events.db"),
  handlers: {
    // if this throws, the event is tried again, and the next events of its seller wait
    "*": async (event, { lane }) => {
      const message = { key: lane, value: JSON.stringify(event), headers: { id: event.id } }; // one partition for a seller
      await producer.send({ messages: [{ topic: "seller-events", ...message }] });
    },
  },
});

process.once("SIGTERM", () => void consumer.stop().then(() => producer.close()));
await consumer.start();
