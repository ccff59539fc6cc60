import { expect, test } from "vitest";
import { createWorld } from "./fixtures/world.ts";
import { createChannelFleet } from "./fleet.ts";
import { memoryInboxes } from "../inbox/inboxes.ts";
import { readFleetOptions } from "./options.ts";

test.each([
  [{ inboxes: undefined as never }, "inboxes"],
  [{ inboxes: memoryInboxes(), maxHandlers: 0 }, "maxHandlers"],
  [{ inboxes: memoryInboxes(), maxHandlers: 1.5 }, "maxHandlers"],
  [{ inboxes: memoryInboxes(), maxHandlers: 2 ** 31 }, "maxHandlers"],
  [{ inboxes: memoryInboxes(), leaseMs: 299 }, "leaseMs"],
  [{ inboxes: memoryInboxes(), leaseMs: 2 ** 31 }, "leaseMs"],
  [{ inboxes: memoryInboxes(), member: "" }, "member"],
  [{ inboxes: memoryInboxes(), member: "m".repeat(201) }, "member"],
  [{ inboxes: memoryInboxes(), channels: [] as never }, "channels"],
  [{ inboxes: memoryInboxes(), channels: { ["c".repeat(201)]: {} as never } }, "its name"],
  ...["inbox", "logger", "clock", "random", "unsafeDurability"].map((option): [never, string] => [
    { inboxes: memoryInboxes(), channels: { a: { [option]: undefined } } } as never,
    `Cannot open the channel a as ${option} must be left to the fleet`,
  ]),
  [{ inboxes: memoryInboxes(), chanels: {} } as never, "chanels"],
  [{ inboxes: memoryInboxes(), channels: { a: { inbox: 1 } as never } }, "inbox"],
])("a wrong option is refused by its name: %j", (options, name) => {
  expect(() => createChannelFleet(options)).toThrow(name);
});

test("a secret in place of the options of a channel is not told", () => {
  const open = () => createChannelFleet({ inboxes: memoryInboxes(), channels: { a: "secret" as never } });
  expect(open).toThrow("Cannot open the channel a as its options must be an object: got string");
});

test("a store that survives nothing is refused unless that is said", () => {
  const world = createWorld();
  const channels = { a: world.channelOf("a", "x") };
  expect(() => createChannelFleet({ inboxes: memoryInboxes(), channels })).toThrow("unsafeDurability");
});

test.each([
  [{}, { maxHandlers: 16, leaseMs: 15_000, unsafeDurability: false, channels: {}, member: undefined }],
  [
    { maxHandlers: 1, leaseMs: 300, member: "m".repeat(200) },
    { maxHandlers: 1, leaseMs: 300, member: "m".repeat(200) },
  ],
  [
    { maxHandlers: 2 ** 31 - 1, leaseMs: 2 ** 31 - 1 },
    { maxHandlers: 2 ** 31 - 1, leaseMs: 2 ** 31 - 1 },
  ],
])("the options %j are taken, and what is left out has its default", (given, expected) => {
  expect(readFleetOptions({ inboxes: memoryInboxes(), ...given })).toMatchObject(expected);
});
