import { createServer } from "node:http";
import { createChannelConsumer, healthHandler, type ChannelConsumerOptions } from "@kontor/channel-events";
import { nodeListener } from "@kontor/channel-events/node";

type ProgramOptions = Pick<ChannelConsumerOptions, "channel" | "inbox" | "handlers"> & { port: number };

/** Makes a program with two probes, and with one function that ends it. */
export function createProgram({ channel, inbox, handlers, port }: ProgramOptions) {
  const consumer = createChannelConsumer({ channel, inbox, handlers });
  const live = nodeListener(healthHandler(consumer, { probe: "live" }));
  const ready = nodeListener(healthHandler(consumer, { probe: "ready" }));
  const server = createServer((request, response) => (request.url === "/live" ? live : ready)(request, response));
  server.listen(port);
  return {
    server,
    start: () => consumer.start(),
    async stop() {
      const report = await consumer.stop({ drainTimeoutMs: 20_000 }); // it waits for the handlers that run
      await inbox.close(); // after the consumer: a handler may still write
      server.closeAllConnections();
      server.close();
      return report;
    },
  };
}
