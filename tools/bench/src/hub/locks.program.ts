/** Plays calls of consumers and operators on the lanes of a hub, and prints the messages of those that failed, as JSON. */
import { postgresHub } from "@kontor/channel-events/postgres";
import { playLocks } from "@kontor/e2e/hub/play-locks";
import { createRandom } from "@kontor/testing/random";
import { Pool } from "pg";

const [url, seed, runs] = process.argv.slice(2);
const pool = new Pool({ connectionString: url!, max: 4 });
const hub = postgresHub({ pool, schema: "locks", unsafeDurability: true });
const failures: string[] = [];
for (let run = 0; run < Number(runs); run += 1) {
  const random = createRandom(Number(seed) + run);
  const players = ["one", "two", "one"].map((name) => playLocks(hub.inbox(name), { random, rounds: 20 }));
  failures.push(...(await Promise.all(players)).flat());
}
await pool.end();
console.log(JSON.stringify(failures));
