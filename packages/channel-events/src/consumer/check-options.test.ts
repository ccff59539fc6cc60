import { createChannelClient } from "@kontor/channel-client";
import { expect, test } from "vitest";
import { checkDrainTimeout } from "./check-options.ts";
import { createDirectConsumer } from "./direct.ts";
import { createChannelConsumer } from "./stored.ts";
import { baseUrl, inMemory, setUp } from "./fixtures/sandbox.ts";
import { memoryInbox } from "../inbox/memory.ts";

test.each<[object, string]>([
  [{ channel: undefined }, "channel must be a channel client: got undefined"],
  [{ handlers: {} }, 'handlers["*"] must be a function: got undefined'],
  [
    { handlers: { "*": () => {}, "Seller:Offer.Gone": () => {} } },
    'handlers["Seller:Offer.Gone"] must be for a known event type; "*" gets the others',
  ],
  [{ inbox: undefined }, "inbox must be an inbox (createDirectConsumer() works without one): got undefined"],
  [
    { inbox: undefined, onUndecodable: () => {} },
    "inbox must be an inbox (createDirectConsumer() works without one): got undefined",
  ],
  [{ lanes: { onPoison: "stop" } }, "lanes.onPoison must be skip, park or block: got stop"],
  [{ retry: { backoff: 5 } }, "retry.backoff must be a function: got 5"],
  [{ poll: { intervalMs: 0 } }, "poll.intervalMs must be a number from 1 to 2147483647: got 0"],
  [
    { poll: { intervalMs: Number.POSITIVE_INFINITY } },
    "poll.intervalMs must be a number from 1 to 2147483647: got Infinity",
  ],
  [{ inbox: {} }, "inbox must be an inbox: got an object"],
  [{ lanes: { key: "sellerId" } }, "lanes.key must be a function: got sellerId"],
  [{ poll: { maxAckIds: 1.5 } }, "poll.maxAckIds must be a number from 1 to 2147483647: got 1.5"],
  [{ lanes: { maxLanes: Number.NaN } }, "lanes.maxLanes must be a number from 1 to 2147483647: got NaN"],
])("createChannelConsumer() refuses %o", (wrong, problem) => {
  const options = { channel: createChannelClient({ baseUrl }), ...inMemory(), handlers: { "*": () => {} } };

  expect(() => createChannelConsumer({ ...options, ...wrong } as never)).toThrow(
    `Cannot create a consumer as ${problem}`,
  );
});

test("an inbox that is not on the disk is refused, unless it is said that this is known", () => {
  const { channel } = setUp();
  const options = { channel, inbox: memoryInbox(), handlers: { "*": () => {} } };

  expect(() => createChannelConsumer(options)).toThrow(
    "Cannot create a consumer as inbox must be on the disk before an event is acknowledged, or unsafeDurability be true: got durability none",
  );
  expect(() => createChannelConsumer({ ...options, unsafeDurability: true })).not.toThrow();
});

test.each<[object, string]>([
  [{ onUndecodable: undefined }, "onUndecodable must be a function: got undefined"],
  [{ handlers: {} }, 'handlers["*"] must be a function: got undefined'],
  [{ lanes: { maxLanes: 0 } }, "lanes.maxLanes must be a number from 1 to 2147483647: got 0"],
  [{ random: 4 }, "random must be a function: got 4"],
])("createDirectConsumer() refuses %o", (wrong, problem) => {
  const options = { channel: createChannelClient({ baseUrl }), handlers: { "*": () => {} }, onUndecodable: () => {} };

  expect(() => createDirectConsumer({ ...options, ...wrong } as never)).toThrow(
    `Cannot create a direct consumer as ${problem}`,
  );
  expect(() => createDirectConsumer(options)).not.toThrow();
});

test.each([{ inbox: memoryInbox() }, { retry: { maxAttempts: 2 } }, { lanes: { leaseMs: 1_000 } }])(
  "createDirectConsumer() has no option of an inbox: %o",
  (wrong) => {
    const options = { channel: createChannelClient({ baseUrl }), handlers: { "*": () => {} }, onUndecodable: () => {} };

    expect(() => createDirectConsumer({ ...options, ...wrong } as never)).toThrow(
      /^Cannot create a direct consumer as/,
    );
  },
);

test("a stop waits for 20 seconds by default, and no other option and no wrong time is taken", () => {
  expect([checkDrainTimeout({}), checkDrainTimeout({ drainTimeoutMs: 0 })]).toEqual([20_000, 0]);
  expect(() => checkDrainTimeout({ drainTimeoutMs: -1 })).toThrow("drainTimeoutMs must be >= 0");
  expect(() => checkDrainTimeout({ drainMs: 5 } as never)).toThrow("Cannot stop the consumer as");
});
