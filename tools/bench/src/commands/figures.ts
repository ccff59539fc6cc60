import { defineBench } from "../measure/bench.ts";

export const eventsRun = defineBench({
  name: "events-run",
  title: "Programs in any language as handlers",
  measures:
    "`kontor events run` with events that wait in a file: a resident program in Node.js and one in Python, each with one process and with four; and a shell for each event. From the start of the command to its end.",
  seconds: { full: 120 },
  figures: {
    "events of each resident program": { unit: "" },
    "Node.js, one process": { unit: "/s", atLeast: 1_000 },
    "Node.js, four processes": { unit: "/s", atLeast: 1_000 },
    "Python, one process": { unit: "/s", atLeast: 1_000, isHeadline: true },
    "Python, four processes": { unit: "/s", atLeast: 1_000 },
    "a shell for each event, four at a time": { unit: "/s" },
    "events that were not done": { unit: "", atMost: 0 },
  },
});
