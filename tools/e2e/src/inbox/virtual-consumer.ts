import { channelFetch } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer, type ChannelConsumerOptions } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { createVirtualPlatform } from "./virtual-platform.ts";

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/** The type of the events that `add()` gives the platform. */
export const TYPE = "Seller:Offer.StockUpdate";

/**
 * A platform and a consumer of it on a file, in one virtual time. The consumer has its defaults where `options` say nothing else.
 *
 * @param path The file of its inbox.
 * @param handle Handles every event, by its id.
 */
export function createVirtualConsumer(
  path: string,
  handle: (id: string) => unknown,
  options: Partial<ChannelConsumerOptions> = {},
) {
  const clock = createVirtualClock({ turns: 4 }); // nothing here waits for another process
  const platform = createVirtualPlatform(clock);
  const inbox = sqliteInbox(path, { clock });
  const fetch = channelFetch({ tokens: platform.tokens, fetch: platform.fetch });
  const channel = createChannelClient({ baseUrl: "https://channel.test", fetch });
  const handlers = { [TYPE]: ({ id }: { id: string }) => handle(id), "*": ({ id }: { id: string }) => handle(id) };
  const consumer = createChannelConsumer({
    channel,
    inbox,
    clock,
    logger: quiet,
    handlers: handlers as ChannelConsumerOptions["handlers"],
    ...options,
  });
  const add = (id: string, sellerId: string, type = TYPE) =>
    platform.add(id, type, { sellerId, offerId: 1, quantity: 1 });
  const stop = async () => {
    void consumer.stop();
    await clock.advance(30_000);
    await inbox.close();
  };
  return { clock, platform, inbox, consumer, add, stop, path, channel };
}
