import { createChannelClient } from "@kontor/channel-client";
import { systemClock } from "@kontor/http/internal";
import { expect, test } from "vitest";
import { memoryInbox } from "./inbox/memory.ts";
import { findSeller } from "./page/item.ts";
import { createChannelConsumer } from "./consumer/consumer.ts";
import { createDirectConsumer } from "./consumer/direct.ts";
import { baseUrl, inMemory, setUp } from "./consumer/fixtures/sandbox.ts";
import { checkDrainTimeout, readChannelOptions, readDirectOptions } from "./options.ts";

const INBOX = 'be an inbox, such as sqliteInbox("events.db") (createDirectConsumer() works without one)';

test.each<[object, string]>([
  [{ channel: undefined }, "channel must be a channel client, as createChannelClient() makes one: got undefined"],
  [{ handlers: {} }, 'handlers["*"] must be a function: got undefined'],
  [
    { handlers: { "*": () => {}, "Seller:Offer.Gone": () => {} } },
    'handlers["Seller:Offer.Gone"] must be for a known event type; "*" gets the others',
  ],
  [{ inbox: undefined }, `inbox must ${INBOX}: got undefined`],
  [{ inbox: undefined, onUndecodable: () => {} }, `inbox must ${INBOX}: got undefined`],
  [{ lanes: { onPoison: "stop" } }, "lanes.onPoison must be skip, park or block: got stop"],
  [{ retry: { backoff: 5 } }, "retry.backoff must be a function: got 5"],
  [{ poll: 5000 }, "poll must be an object: got 5000"],
  [{ lanes: 4 }, "lanes must be an object: got 4"],
  [{ retry: "none" }, "retry must be an object: got text of 4 characters"],
  [{ poll: { intervalMs: 0 } }, "poll.intervalMs must be a number from 1 to 2147483647: got 0"],
  [
    { poll: { intervalMs: Number.POSITIVE_INFINITY } },
    "poll.intervalMs must be a number from 1 to 2147483647: got Infinity",
  ],
  [{ inbox: {} }, `inbox must ${INBOX}: got an object`],
  [{ inbox: "events.db" }, `inbox must ${INBOX}: got events.db`],
  [
    { channel: { orders: { list: async () => [] } } },
    "channel must be a channel client, as createChannelClient() makes one: got an object",
  ],
  [
    { handlers: { "*": () => {}, "Seller:Offer.StockUpdat": () => {} } },
    'handlers["Seller:Offer.StockUpdat"] must be for a known event type (the nearest is Seller:Offer.StockUpdate); "*" gets the others',
  ],
  [
    { handlers: { "*": () => {}, stockUpdate: () => {} } },
    'handlers["stockUpdate"] must be for a known event type (the nearest is Seller:Offer.StockUpdate); "*" gets the others',
  ],
  [{ lanes: { key: "sellerId" } }, "lanes.key must be a function: got text of 8 characters"],
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

const DEFAULTS = {
  ...{ intervalMs: 60_000, maxAckIds: 100, maxEventBytes: 33_554_432, deliveryAlarm: 7, maxLanes: 16 },
  ...{ maxEventsPerClaim: 20, leaseMs: 30_000, maxAttempts: Number.POSITIVE_INFINITY, backoff: undefined },
  ...{ onPoison: "skip", parkDurationMs: 3_600_000, key: findSeller, random: Math.random, clock: systemClock },
};

test("what is left out has its default, in its unit", () => {
  const given = { channel: createChannelClient({ baseUrl }), handlers: { "*": () => {} } };

  expect(readChannelOptions({ ...given, ...inMemory() })).toMatchObject({
    ...DEFAULTS,
    ...{ handlerTimeoutMs: 900_000, maxWaiting: 1_000_000, telemetry: undefined },
    retention: { payloadsAfterMs: 604_800_000, rowsAfterMs: 2_592_000_000 },
  });
  expect(readDirectOptions({ ...given, onUndecodable: () => {} })).toMatchObject({
    ...DEFAULTS,
    ...{ handlerTimeoutMs: 60_000, maxWaiting: Number.MAX_SAFE_INTEGER, retention: {} },
  });
});

const MOST = 2 ** 31 - 1;
const numbers: [string, (value: number) => object][] = [
  ["poll.intervalMs", (intervalMs) => ({ poll: { intervalMs } })],
  ["poll.maxAckIds", (maxAckIds) => ({ poll: { maxAckIds } })],
  ["poll.maxEventBytes", (maxEventBytes) => ({ poll: { maxEventBytes } })],
  ["handlerTimeoutMs", (handlerTimeoutMs) => ({ handlerTimeoutMs })],
  ["lanes.maxLanes", (maxLanes) => ({ lanes: { maxLanes } })],
  ["deliveryAlarm", (deliveryAlarm) => ({ deliveryAlarm })],
];
const numbersOfAnInbox: typeof numbers = [
  ["lanes.maxEventsPerClaim", (maxEventsPerClaim) => ({ lanes: { maxEventsPerClaim } })],
  ["lanes.leaseMs", (leaseMs) => ({ lanes: { leaseMs } })],
  ["lanes.parkDurationMs", (parkDurationMs) => ({ lanes: { parkDurationMs } })],
  ["retry.maxAttempts", (maxAttempts) => ({ retry: { maxAttempts } })],
  ["maxWaiting", (maxWaiting) => ({ maxWaiting })],
];

test.each([...numbers, ...numbersOfAnInbox])(
  "%s is a number from 1 to 2147483647, a count a whole one",
  (name, build) => {
    const given = { channel: createChannelClient({ baseUrl }), handlers: { "*": () => {} } };
    const creates = [(more: object) => createChannelConsumer({ ...given, ...inMemory(), ...more })];
    if (numbers.some(([each]) => each === name))
      creates.push((more) => createDirectConsumer({ ...given, onUndecodable: () => {}, ...more }) as never);

    for (const create of creates) {
      for (const value of [1, 2, MOST]) expect(() => create(build(value))).not.toThrow();
      for (const value of [0, 0.9, -1, MOST + 1, Number.NaN, "5" as never])
        expect(() => create(build(value))).toThrow(`${name} must be a number from 1 to 2147483647`);
      const half = () => create(build(1.5));
      if (name.endsWith("Ms")) expect(half).not.toThrow();
      else expect(half).toThrow(`${name} must be a number from 1 to 2147483647: got 1.5`);
    }
  },
);

test.each(["poll", "lanes", "retry"])("a misspelled member of %s is refused by its name", (name) => {
  const given = { channel: createChannelClient({ baseUrl }), handlers: { "*": () => {} }, [name]: { intervalMS: 5 } };

  expect(() => createChannelConsumer({ ...given, ...inMemory() })).toThrow(`${name}.intervalMS must be a known option`);
  if (name !== "retry")
    expect(() => createDirectConsumer({ ...given, onUndecodable: () => {} } as never)).toThrow(
      `${name}.intervalMS must be a known option`,
    );
});

test("every option that is documented is known", () => {
  const clock = { now: () => 0, monotonicMs: () => 0, sleep: async () => {} };
  const logger = { info() {}, warn() {}, error() {} };
  const common = { handlerTimeoutMs: 1, deliveryAlarm: 1, logger, clock, random: () => 0 };
  const poll = { intervalMs: 1, maxAckIds: 1, maxEventBytes: 1 };
  const lanes = { key: () => "", maxLanes: 1 };
  const more = { maxEventsPerClaim: 1, leaseMs: 1, onPoison: "park", parkDurationMs: 1 } as const;
  const channel = createChannelClient({ baseUrl });
  const handlers = { "*": () => {} };

  expect(() =>
    createChannelConsumer({
      ...{ ...common, channel, handlers, poll, ...inMemory() },
      lanes: { ...lanes, ...more },
      retry: { maxAttempts: 1, backoff: () => 0 },
      maxWaiting: 1,
      retention: {},
    }),
  ).not.toThrow();
  expect(() => createDirectConsumer({ ...common, channel, handlers, poll, lanes, onUndecodable() {} })).not.toThrow();
});

test("an event is kept whole up to 32 MiB by default", () => {
  const options = { channel: createChannelClient({ baseUrl }), handlers: { "*": () => {} }, ...inMemory() };

  expect(readChannelOptions(options).maxEventBytes).toBe(32 * 1024 * 1024);
});
