/** Measures Kontor beside graphile-worker and pg-boss on a PostgreSQL that waits for its disk, each in a separate database in each round. */
import { startPostgres } from "@kontor/testing/postgres";
import { handleLoad, type Cost } from "../load/workers.ts";
import { openPool, type ContenderName } from "../peers/contenders.ts";
import { isShort, computeMedian, computeRatio, sendFigures, takeTurns } from "../measure.ts";
import { formatValue } from "../table.ts";

const server = await startPostgres({ fsync: true });
const admin = openPool(server.url, 1);
const costs: Record<ContenderName, Cost[]> = { kontor: [], "graphile-worker": [], "pg-boss": [] };
let databases = 0;

const handling = (name: ContenderName, processes: number) => async () => {
  const database = `load_${(databases += 1)}`;
  await admin.query(`CREATE DATABASE ${database}`);
  await admin.query("CHECKPOINT");
  const url = server.url.replace(/\/postgres$/, `/${database}`);
  const cost = await handleLoad(url, name, { processes, events: isShort ? 500 : 10_000 });
  await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
  if (processes === 4) costs[name].push(cost);
  return { overriddenDuration: cost.milliseconds };
};
const works = {
  alone: handling("kontor", 1),
  kontor: handling("kontor", 4),
  graphile: handling("graphile-worker", 4),
  boss: handling("pg-boss", 4),
};
const times = await takeTurns(works, { rounds: isShort ? 1 : 7, isCold: true });
await admin.end();
await server.stop();

const read = (name: ContenderName, of: keyof Cost) => computeMedian(costs[name].map((cost) => cost[of]));
const peers = (convert: (name: ContenderName) => number) =>
  (["graphile-worker", "pg-boss"] as const).map((name) => `${name} ${formatValue(convert(name))}`).join(", ");
const speed = (name: ContenderName) => 1_000 / read(name, "milliseconds");
const best = times.graphile.map((time, round) => Math.min(time, times.boss[round]!));
const [wal, dead] = [peers((name) => read(name, "wal")), peers((name) => read(name, "dead"))];
sendFigures([
  {
    name: "four processes, each seller in order",
    value: speed("kontor"),
    target: "events/s",
    note: peers(speed),
  },
  { name: "the same against the best of both peers", value: computeRatio(best, times.kontor), target: "≥ 2.5 ×" },
  { name: "four processes against one", value: computeRatio(times.alone, times.kontor), target: "≥ 0.85 ×" },
  { name: "WAL of an event", value: read("kontor", "wal"), target: "≤ 2,048 bytes", note: wal },
  { name: "dead tuples of an event", value: read("kontor", "dead"), target: "≤ 3 rows", note: dead },
]);
