import { once } from "node:events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { expect, test } from "vitest";
import { openWorld } from "./world.ts";

/** An inbox in a file, with an event of each of 16 sellers, whose consumers run until nothing is due, or they end. */
async function setUp() {
  const world = await openWorld();
  const inbox = sqliteInbox(world.path);
  await inbox.accept(
    Array.from({ length: 16 }, (_, index) => ({
      id: `e${index}`,
      type: "Seller:New.Type",
      lane: `e${index}`,
      raw: JSON.stringify({ id: `e${index}`, type: "Seller:New.Type", createdAt: "2026-02-11T08:00:00Z", event: {} }),
    })),
  );
  await inbox.close();
  return {
    /** Runs a consumer; how it ended. */
    async consume(poison: readonly string[], aheadMs: number) {
      const [code] = await once(world.start({ poison, aheadMs, handleMs: 120, isBrief: true }), "exit");
      return code as number | null;
    },
    async readOutcome() {
      const after = sqliteInbox(world.path);
      const dead = [];
      for await (const { id, problem } of after.list({ state: "dead" })) dead.push({ id, problem });
      const stats = await after.readStats();
      await after.close();
      return { dead, stats };
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}

test("a handler that ends the process costs its own event, and no other seller's", async () => {
  await using world = await setUp();
  const minute = 60_000;
  const codes: (number | null)[] = [];

  // the first end is free, the second one beside others; then three alone: soon, after ten minutes and after an hour
  for (const aheadMs of [0, 0, 0, 0, 12 * minute, 12 * minute, 80 * minute, 80 * minute, 80 * minute])
    codes.push(await world.consume(["e3"], aheadMs));

  const { dead, stats } = await world.readOutcome();
  expect(dead).toEqual([
    { id: "e3", problem: "its handler ended the process 4 times, 3 of them while no other handler ran" },
  ]);
  expect(stats).toMatchObject({ events: { waiting: 0 }, unknownType: 15 });
  expect(codes.filter((code) => code === 13)).toHaveLength(5);
});

test("three handlers that end the process, one after the other, take none of their neighbours with them", async () => {
  await using world = await setUp();
  const hour = 3_600_000;

  for (let start = 0; start < 14; start += 1) await world.consume(["e3", "e7", "e11"], start * hour);

  const { dead, stats } = await world.readOutcome();
  expect(dead.map(({ id }) => id)).toEqual(["e3", "e7", "e11"]);
  expect(stats).toMatchObject({ events: { waiting: 0 }, unknownType: 13 });
});
