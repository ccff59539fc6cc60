import { expect, test } from "vitest";
import { createWorld } from "./fixtures/world.ts";
import { createChannelFleet } from "./fleet.ts";
import { memoryHub } from "./memory-hub.ts";

test.each([
  [{ hub: undefined as never }, "hub"],
  [{ hub: memoryHub(), maxHandlers: 0 }, "maxHandlers"],
  [{ hub: memoryHub(), leaseMs: 10 }, "leaseMs"],
  [{ hub: memoryHub(), member: "" }, "member"],
  [{ hub: memoryHub(), chanels: {} } as never, "chanels"],
  [{ hub: memoryHub(), channels: { a: { inbox: 1 } as never } }, "inbox"],
])("a wrong option is refused by its name: %j", (options, name) => {
  expect(() => createChannelFleet(options)).toThrow(name);
});

test("a secret in place of the options of a channel is not told", () => {
  const open = () => createChannelFleet({ hub: memoryHub(), channels: { a: "secret" as never } });
  expect(open).toThrow("Cannot open the channel a as its options must be an object: got string");
});

test("a hub that survives nothing is refused unless that is said", () => {
  const world = createWorld();
  const channels = { a: world.channelOf("a", "x") };
  expect(() => createChannelFleet({ hub: memoryHub(), channels })).toThrow("unsafeDurability");
});
