import { createChannelConsumer } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { jetstream, jetstreamManager } from "@nats-io/jetstream";
import { connect, nanos } from "@nats-io/transport-node";
import { channel } from "../calls/channel-client.ts";

const DAY_MS = 24 * 3_600_000;
const servers = (process.env["NATS_URL"] ?? "nats://127.0.0.1:4222").split(",");
const nats = await connect({ servers, maxReconnectAttempts: -1 });
const { streams } = await jetstreamManager(nats);
await streams.add({
  name: "seller-events",
  subjects: ["seller-events.*"],
  num_replicas: 3, // a message is acknowledged when two of them have it
  duplicate_window: nanos(DAY_MS), // an id that comes again within a day is dropped
  max_age: nanos(30 * DAY_MS),
});
const broker = jetstream(nats);

export const consumer = createChannelConsumer({
  channel,
  inbox: sqliteInbox("events.db"),
  handlers: {
    // if this throws, the event is tried again, and the next events of its seller wait
    "*": async (event, { lane }) => {
      await broker.publish(subjectOf(lane), JSON.stringify(event), { msgID: event.id });
    },
  },
});

/** A seller is one word of a subject, in which a dot and a star have a meaning. Some events have no seller. */
function subjectOf(seller: string): string {
  return `seller-events.${encodeURIComponent(seller).replaceAll(".", "%2E").replaceAll("*", "%2A") || "none"}`;
}

process.once("SIGTERM", () => void consumer.stop().then(() => nats.drain()));
await consumer.start();
