import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contenders, type ContenderName } from "./contenders.ts";
import { play } from "./play.ts";

let server: Postgres;
beforeAll(async () => {
  server = await startPostgres({ fsync: true });
});
afterAll(() => server.stop());

test.each(Object.keys(contenders) as ContenderName[])("%s handles every event, each seller in order", async (name) => {
  let isReady = false;

  const { waits, outOfOrder, seconds } = await play({
    url: server.url,
    name,
    processes: 1,
    events: 60,
    pageSize: 25,
    everyMs: 0,
    onReady: async () => void (isReady = true),
  });

  expect([waits.length, outOfOrder, isReady, seconds > 0]).toEqual([60, 0, true, true]);
});
