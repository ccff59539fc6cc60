import { expect, test } from "vitest";
import { createWorld } from "./fixtures/world.ts";
import { createChannelFleet } from "./fleet.ts";
import { memoryInboxes } from "../inbox/inboxes.ts";

test.each([
  [{ inboxes: undefined as never }, "inboxes"],
  [{ inboxes: memoryInboxes(), maxHandlers: 0 }, "maxHandlers"],
  [{ inboxes: memoryInboxes(), leaseMs: 10 }, "leaseMs"],
  [{ inboxes: memoryInboxes(), member: "" }, "member"],
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
