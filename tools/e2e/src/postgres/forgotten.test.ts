import type { LaneClaim, Settlement } from "@kontor/channel-events";
import { postgresInbox } from "@kontor/channel-events/postgres";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

const NAME = "Planted-Person";
let server: Postgres;
let pool: Pool;
beforeAll(async () => {
  server = await startPostgres();
  pool = new Pool({ connectionString: server.url, max: 4 });
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});

/** The tables of the inbox that have the name in a row. */
async function findName(): Promise<string[]> {
  const { rows } = await pool.query("SELECT tablename FROM pg_tables WHERE schemaname = 'kontor' ORDER BY tablename");
  const found: string[] = [];
  for (const { tablename } of rows as { tablename: string }[]) {
    const text = `SELECT FROM kontor.${tablename} AS t WHERE t::text LIKE '%${NAME}%' LIMIT 1`;
    if ((await pool.query(text)).rows.length > 0) found.push(tablename);
  }
  return found;
}

const retry = { to: "retry", delayMs: 60_000, problem: NAME } as const;
const ends: Record<
  string,
  { settlement?: Settlement; park?: { reason: string; durationMs?: number }; nextTurnInMs?: number }
> = {
  "is done with a text": { settlement: { to: "done", problem: NAME } },
  "is dead with a text": { settlement: { to: "dead", problem: NAME } },
  "is to be tried again": { settlement: retry },
  "parks it": { settlement: retry, park: { reason: NAME } },
  "parks it for a time": { settlement: retry, park: { reason: NAME, durationMs: 60_000 } },
  "gives it back without a result": { nextTurnInMs: 5_000 },
};

test.each(Object.entries(ends))(
  "a lane that is forgotten while its handler runs is in no table after that handler %s",
  async (channel, { settlement, ...rest }) => {
    const inbox = postgresInbox({ pool, channel, unsafeDurability: true });
    await inbox.accept(
      ["1", "10", "2"].map((id) => ({ id, type: "t", lane: `${id === "2" ? "" : NAME}-${id}`, raw: "{}" })),
    );
    const claims = await inbox.claim({ lanes: 3, perLane: 1, leaseMs: 60_000 });
    const settle = (claim: LaneClaim) => {
      const settled = settlement ? claim.events.map(({ seq }) => ({ seq, settlement })) : [];
      return inbox.settle([{ claim, settled, release: true, ...rest }]);
    };
    await inbox.forget({ lane: `${NAME}-1` });
    await inbox.forget(["10"]);

    for (const claim of claims) expect(await settle(claim)).toEqual([true]);

    const { parked } = await inbox.readStats();
    expect(parked.map(({ lane }) => lane)).toEqual(rest.park ? ["-2"] : []);
    await inbox.forget({ lane: "-2" });
    expect(await findName()).toEqual([]);
    await inbox.close();
  },
);
