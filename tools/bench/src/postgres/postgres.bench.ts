/** Measures a hub beside graphile-worker and pg-boss on a PostgreSQL that waits for its disk. */
import { startPostgres } from "@kontor/testing/postgres";
import { computeMedian } from "../measure/median.ts";
import { computePercentile } from "../measure/percentile.ts";
import { showFigures } from "../measure/report.ts";
import { contenders, type ContenderName } from "./contenders.ts";
import { postgres as figures } from "./figures.ts";
import { openPool } from "./open-pool.ts";
import { play } from "./play.ts";

const [events = 10_000, rounds = 7] = process.argv.slice(2).map(Number);
const names = Object.keys(contenders) as ContenderName[];
const server = await startPostgres({ fsync: true });

interface Measure {
  speed: number;
  wal: number;
  dead: number;
}

/** Plays in a database of its own, so that nothing is left of the play before. */
async function measure(name: ContenderName, processes: number): Promise<Measure> {
  const database = await createDatabase();
  let before = { wal: 0, dead: 0 };
  const onReady = async () => {
    before = await database.readCounts();
  };
  const load = { events, pageSize: 100, everyMs: 0 };
  const { seconds, outOfOrder } = await play({ url: database.url, name, processes, ...load, onReady });
  await new Promise((resolve) => setTimeout(resolve, 1_500)); // The counts of the server are written once a second.
  const after = await database.readCounts();
  await database.drop();
  if (outOfOrder > 0) console.log(`${name}: ${outOfOrder} events out of order`);
  return {
    speed: events / seconds,
    wal: (after.wal - before.wal) / events,
    dead: (after.dead - before.dead) / events,
  };
}

let databases = 0;
async function createDatabase() {
  databases += 1;
  const name = `play_${databases}`;
  const admin = openPool(server.url, 1);
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.query("CHECKPOINT");
  const url = server.url.replace(/\/postgres$/, `/${name}`);
  return {
    url,
    async readCounts() {
      const pool = openPool(url, 1);
      const { rows } = await pool.query<{ wal: string; dead: string }>(
        `SELECT pg_current_wal_insert_lsn() - '0/0' AS wal,
           (SELECT coalesce(sum(n_tup_upd + n_tup_del), 0) FROM pg_stat_user_tables) AS dead`,
      );
      await pool.end();
      return { wal: Number(rows[0]!.wal), dead: Number(rows[0]!.dead) };
    },
    async drop() {
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
}

const results = new Map<string, Measure[]>();
for (let round = 0; round < rounds; round += 1)
  for (const processes of [1, 4])
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const measured = await measure(name, processes);
      const key = `${name}, ${processes}`;
      results.set(key, [...(results.get(key) ?? []), measured]);
      const { speed, wal, dead } = measured;
      console.log(`${key}: ${speed.toFixed(0)} events/s, ${wal.toFixed(0)} B of WAL, ${dead.toFixed(1)} dead tuples`);
    }

const pick = (name: ContenderName, processes: number, of: keyof Measure) =>
  results.get(`${name}, ${processes}`)!.map((each) => each[of]);
const speed = (name: ContenderName, processes: number) => {
  const speeds = pick(name, processes, "speed");
  const [least, most] = [Math.min(...speeds), Math.max(...speeds)].map((value) => value.toFixed(0));
  return { value: computeMedian(speeds), note: `${least} to ${most}` };
};
/** The median of the ratios of each round, because the machine is slower in some rounds than in others. */
const ratios = (one: number[], other: number[]) => one.map((value, round) => value / other[round]!);
const best = pick("graphile-worker", 4, "speed").map((value, round) =>
  Math.max(value, pick("pg-boss", 4, "speed")[round]!),
);
const list = (values: number[]) => values.map((value) => value.toFixed(2)).join(" ");
const toBest = ratios(pick("a hub", 4, "speed"), best);
const toOne = ratios(pick("a hub", 4, "speed"), pick("a hub", 1, "speed"));

showFigures(figures, {
  "a hub, one process": speed("a hub", 1),
  "a hub, four processes": speed("a hub", 4),
  "graphile-worker, one process": speed("graphile-worker", 1),
  "graphile-worker, four processes": speed("graphile-worker", 4),
  "pg-boss, one process": speed("pg-boss", 1),
  "pg-boss, four processes": speed("pg-boss", 4),
  "four processes: a hub against the best of the others": { value: computeMedian(toBest), note: list(toBest) },
  "a hub: four processes against one": { value: computeMedian(toOne), note: list(toOne) },
  "a hub: WAL of an event": computeMedian(pick("a hub", 4, "wal")),
  "graphile-worker: WAL of an event": computeMedian(pick("graphile-worker", 4, "wal")),
  "pg-boss: WAL of an event": computeMedian(pick("pg-boss", 4, "wal")),
  "a hub: dead tuples of an event": computeMedian(pick("a hub", 4, "dead")),
  "graphile-worker: dead tuples of an event": computeMedian(pick("graphile-worker", 4, "dead")),
  "pg-boss: dead tuples of an event": computeMedian(pick("pg-boss", 4, "dead")),
});

const latency = async (name: ContenderName) => {
  const { url, drop } = await createDatabase();
  const low = { url, name, processes: 2, events: Math.min(1_000, events / 10), pageSize: 1, everyMs: 20 };
  const { waits } = await play(low);
  await drop();
  return { value: computePercentile(waits, 0.99), note: `median ${computeMedian(waits)} ms` };
};
showFigures(figures, {
  "a hub: storing to handler, p99 at low load": await latency("a hub"),
  "graphile-worker: storing to handler, p99 at low load": await latency("graphile-worker"),
  "pg-boss: storing to handler, p99 at low load": await latency("pg-boss"),
});
await server.stop();
