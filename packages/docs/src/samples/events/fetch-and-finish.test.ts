import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createChannelConsumer, memoryInbox } from "@kontor/channel-events";
import { createSandbox } from "@kontor/sandbox";
import { expect, test } from "vitest";
import { connect } from "../connect.ts";
import { fetchAndFinish } from "./fetch-and-finish.ts";

/** A sandbox, and a consumer of it with the default interval. */
function setUp() {
  const sandbox = createSandbox();
  const handled: string[] = [];
  const consumer = createChannelConsumer({
    channel: connect(sandbox),
    inbox: memoryInbox(),
    handlers: { "*": ({ id }) => void handled.push(id) },
    unsafeDurability: true,
    logger: { info() {}, warn() {}, error() {} },
  });
  return { sandbox, handled, consumer };
}

test("idle() fetches nothing, and pollNow() before it fetches and handles what has come since the start", async () => {
  const { sandbox, handled, consumer } = setUp();
  await consumer.start();
  sandbox.trigger("Seller:New.Type", {});
  await consumer.idle();
  expect(handled).toEqual([]);

  await fetchAndFinish(consumer);

  expect(handled).toHaveLength(1);
  expect(sandbox.events().map(({ state }) => state)).toEqual(["acknowledged"]);
});

test("a program that fetches and finishes fails where the platform cannot be reached", async () => {
  const { sandbox, consumer } = setUp();
  sandbox.addFault({ kind: "reset", operation: "Events_List", times: 100 });

  await expect(fetchAndFinish(consumer)).rejects.toMatchObject({ code: "ERR_PLATFORM_CONNECTION" });

  await consumer.stop();
});

test("each sample that waits until its consumer is idle fetches before that", () => {
  const folder = join(import.meta.dirname, "..");
  const names = globSync("**/*.ts", { cwd: folder }).filter((name) => !name.endsWith(".test.ts"));
  const samples = names.map((name) => join(folder, name));
  const waiting = samples.filter((path) => readFileSync(path, "utf8").includes(".idle()"));
  expect(waiting.length).toBeGreaterThanOrEqual(5);
  for (const path of waiting)
    expect([path, readFileSync(path, "utf8")]).toEqual([
      path,
      expect.stringMatching(/pollNow\(\);[^\n]*\n[^\n]*idle\(\)/),
    ]);
});
