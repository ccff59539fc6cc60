import type { ChannelConsumer } from "@kontor/channel-events";

/** Fetches what the platform has now, handles it, and ends. */
export async function fetchAndFinish(consumer: ChannelConsumer) {
  await consumer.start();
  await consumer.pollNow(); // it throws if the platform cannot be reached
  await consumer.idle();
  return consumer.stop();
}
