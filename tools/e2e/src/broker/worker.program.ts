/** A program of the guide about brokers, to be killed. It polls ten times a second, so that nobody waits for the minute of the platform. */
import type { ChannelConsumer } from "@kontor/channel-events";

const [broker] = process.argv.slice(2);
const { consumer } = (await import(`@kontor/docs/samples/broker/${broker}`)) as { consumer: ChannelConsumer };
setInterval(() => void consumer.pollNow().catch(() => {}), 100);
process.once("disconnect", () => process.exit(1)); // The process that started it is gone.
process.send!("started");
