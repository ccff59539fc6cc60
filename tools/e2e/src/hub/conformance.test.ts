import type { Inbox } from "@kontor/channel-events";
import { inboxConformance } from "@kontor/channel-events/conformance";
import { postgresHub } from "@kontor/channel-events/postgres";
import type { Clock } from "@kontor/http";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTwins, withMirror, type Twins } from "./mirror.ts";

let server: Postgres;
let pool: Pool;
beforeAll(async () => {
  server = await startPostgres();
  pool = new Pool({ connectionString: server.url, max: 10 });
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});

type Time = Pick<Clock, "now">;
const stages = new Map<Time, { case: number; twins: Twins }>();

/** Opens a hub for each worker. Those with the same clock share their data. All cases have channels of one hub: its tables are made once, and no case may find what another left. */
function openStage(clock: Time) {
  const stage = stages.get(clock) ?? { case: stages.size, twins: createTwins() };
  stages.set(clock, stage);
  const hub = postgresHub({ pool, schema: "hub", unsafeDurability: true, clock });
  return { open: (name: string) => hub.inbox(`${name}${stage.case}`), twins: stage.twins };
}
const openOne = (clock: Time): Inbox => openStage(clock).open("a");
const openTwo = (clock: Time): Inbox => {
  const { open, twins } = openStage(clock);
  return withMirror(open("a"), open("b"), twins);
};

/** Its workers claim at the same time, so which worker gets which lane differs between two channels as it does between two runs. */
const RACES = "accepting, claiming and settling at the same time lose nothing";

// All cases in both forms, and 110 runs of 150 steps: inbox/conformance.long.test.ts
for (const { name, run } of inboxConformance(openOne, { plays: 5, steps: 50 }))
  test(`a channel of a hub: ${name}`, async () => expect(await run()).toBeUndefined());
const ofTwo = inboxConformance(openTwo, { plays: 5, steps: 50 }).filter((each) => each.name !== RACES);
for (const { name, run } of ofTwo.filter(({ name }, index) => index % 4 === 0 || name.includes("play")))
  test(`two channels of a hub at once: ${name}`, async () => expect(await run()).toBeUndefined());
