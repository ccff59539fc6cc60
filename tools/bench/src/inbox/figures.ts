import { defineBench } from "../measure/bench.ts";

export const inbox = defineBench({
  name: "inbox",
  title: "Inbox: claims under a backlog, dead tuples, cold start",
  measures:
    "A claim of 16 lanes with few and with many waiting events, on a file and on PostgreSQL, median of 300: the large backlog has 1,000,000 events, a hundred of each seller (200,000 in the short run) and the small one a hundredth or a fifth of it. An inbox in a file holds a hundredth in memory, so that a claim reads nothing. Rows that PostgreSQL has to clean up for an event. The start of a process from the built packages to its first GET.",
  quick: ["200000"],
  seconds: { quick: 35, full: 600 },
  figures: {
    "a file: a claim of an event a lane, all waiting": { unit: "ms" },
    "a file: the same against a hundredth of the backlog": { unit: "×", atMost: 2, isHeadline: true },
    "a file: a claim of 20 events a lane, all waiting": { unit: "ms" },
    "a file: the same against a fifth of the backlog": { unit: "×", atMost: 2 },
    "PostgreSQL: a claim of an event a lane, all waiting": { unit: "ms" },
    "PostgreSQL: the same against a hundredth of the backlog": { unit: "×", atMost: 2, isHeadline: true },
    "PostgreSQL: a claim of 20 events a lane, all waiting": { unit: "ms" },
    "PostgreSQL: the same against a fifth of the backlog": { unit: "×", atMost: 2 },
    "PostgreSQL: dead tuples of an event": { unit: "rows", atMost: 4 },
    "cold start, process to first GET": { unit: "ms", atMost: 150, isHeadline: true },
  },
});
