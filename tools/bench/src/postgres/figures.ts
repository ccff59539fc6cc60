import { defineBench } from "../measure/bench.ts";

export const postgres = defineBench({
  name: "postgres",
  title: "PostgreSQL: events a second, beside graphile-worker and pg-boss",
  measures:
    "10,000 events of 1,000 sellers, stored in pages of 100 while workers handle them, each seller in order, from the first page to the last handler. fsync is on. A hub, graphile-worker (a local queue of 64, a queue for each seller) and pg-boss (key_strict_fifo), with one process that handles and with four, interleaved, median of seven rounds. All store with synchronous_commit on. A hub claims and records results with it off, as a power cut then only repeats work; graphile-worker and pg-boss leave it on. Latency: two workers, an event every 20 ms.",
  seconds: { full: 600 },
  figures: {
    "a hub, one process": { unit: "events/s" },
    "a hub, four processes": { unit: "events/s", isHeadline: true },
    "graphile-worker, one process": { unit: "events/s" },
    "graphile-worker, four processes": { unit: "events/s" },
    "pg-boss, one process": { unit: "events/s" },
    "pg-boss, four processes": { unit: "events/s" },
    "four processes: a hub against the best of the others": { unit: "×", atLeast: 1, isHeadline: true },
    "a hub: four processes against one": { unit: "×", atLeast: 0.85 },
    "a hub: WAL of an event": { unit: "bytes", atMost: 2_048 },
    "graphile-worker: WAL of an event": { unit: "bytes" },
    "pg-boss: WAL of an event": { unit: "bytes" },
    "a hub: dead tuples of an event": { unit: "rows", atMost: 4 },
    "graphile-worker: dead tuples of an event": { unit: "rows" },
    "pg-boss: dead tuples of an event": { unit: "rows" },
    "a hub: storing to handler, p99 at low load": { unit: "ms", atMost: 15, isHeadline: true },
    "graphile-worker: storing to handler, p99 at low load": { unit: "ms" },
    "pg-boss: storing to handler, p99 at low load": { unit: "ms" },
  },
});
