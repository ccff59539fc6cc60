import { defineBench } from "../measure/bench.ts";

export const hub = defineBench({
  name: "hub",
  title: "Hub on PostgreSQL: many channels in a process, locks, counts, retention",
  measures:
    "Fifty consumers of fifty channels in a process with one hub: connections, the time until all have started, and commits a second while nothing happens. Four processes that store, claim, settle, park, replay and purge in the same lanes, 100 runs each. The counts of a channel with 10,000,000 events, median of 51, and the longest wait of a page that arrives while a tenth of them is purged.",
  seconds: { full: 900 },
  figures: {
    "50 channels: connections": { unit: "connections", atMost: 5 },
    "50 channels: start": { unit: "ms", atMost: 1_000, isHeadline: true },
    "50 channels: commits a second while nothing happens": { unit: "commits/s", atMost: 15 },
    "deadlocks of four processes": { unit: "deadlocks", atMost: 0 },
    "calls of four processes that failed": { unit: "calls", atMost: 0 },
    "readStats() with all events stored": { unit: "ms", atMost: 5, isHeadline: true },
    "a purge: the longest wait of a page that arrives": { unit: "ms", atMost: 50 },
  },
});
