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

export const fleet = defineBench({
  name: "fleet",
  title: "A fleet on PostgreSQL: kills, freezes, cuts and crashes",
  measures:
    "Ten processes with fifty channels on one PostgreSQL (three with six, and two disasters, in the short run), with leases of 3 s. Each disaster is chosen by a seed: kill -9, SIGTERM, SIGSTOP for some seconds, a connection that swallows bytes, a database that ends as by a power cut. Every event must have had its effect, in the order of its seller, and each write of withTx() once.",
  quick: ["3", "6", "2"],
  seconds: { quick: 10, full: 480 },
  figures: {
    disasters: { unit: "" },
    "events that were sent": { unit: "" },
    "events lost": { unit: "", atMost: 0, isHeadline: true },
    "effects of withTx that happened twice": { unit: "", atMost: 0 },
    "events out of order": { unit: "", atMost: 0 },
    "innocent events put aside, or dead letters": { unit: "", atMost: 0 },
    "two processes that fetched from a channel at the same time": { unit: "", atMost: 0 },
    "deadlocks (SQLSTATE 40P01)": { unit: "", atMost: 0 },
    "most deliveries of an event": { unit: "" },
  },
});

export const noisy = defineBench({
  name: "noisy",
  title: "A quiet channel beside one with a million waiting events",
  measures:
    "A process of a fleet with two channels on PostgreSQL, with the defaults. Fifty single events a second are stored in the quiet one, and the time until the handler of each begins is measured: in two identical runs alone, beside the other channel with 1,000,000 waiting events of 5,000 sellers, whose handlers take 5 ms, and beside handlers that do nothing. Twelve rounds of five seconds each, interleaved; the median of the rounds counts.",
  seconds: { full: 480 },
  figures: {
    "a quiet channel alone: p99 from storing to its handler": { unit: "ms" },
    "beside the noisy channel: p99": { unit: "ms", isHeadline: true },
    "beside the noisy channel: p99 above the slower of two identical runs": { unit: "%", atMost: 10 },
    "beside handlers that do nothing, so that the processor has no time left: p99": { unit: "ms" },
  },
});

export const move = defineBench({
  name: "move",
  title: "Move from postgresInbox() to a hub while both work",
  measures:
    "The tables of postgresInbox() with 1,000,000 events of 5,000 sellers, of which 50,000 wait, and 2,000 more that come meanwhile. Two processes use them, then two more begin with a hub into which they move; some are killed with kill -9, the old ones are stopped at last. Every event must be known in the hub and have had its effect once, in the order of its seller.",
  seconds: { full: 300 },
  figures: {
    "events in the old tables": { unit: "" },
    "events lost": { unit: "", atMost: 0, isHeadline: true },
    "effects of withTx that happened twice": { unit: "", atMost: 0 },
    "events out of order": { unit: "", atMost: 0 },
    "dead letters, dead events and wrong counts": { unit: "", atMost: 0 },
    "deadlocks (SQLSTATE 40P01)": { unit: "", atMost: 0 },
    "until all had moved": { unit: "s" },
  },
});
