import { defineBench } from "../measure/bench.ts";

export const simulation = defineBench({
  name: "simulation",
  title: "Simulation: the heart in simulated time, and planted faults",
  measures:
    "The real consumer, its inboxes in memory and on a file, and the token cache, against a model of the platform. A seed decides what happens and what goes wrong in twelve simulated hours. Then faults are planted in a copy, one at a time, and seeds are played in memory and on a file by turns until one breaks a rule. An hour a minute is counted by the time of the processor.",
  seconds: { full: 4_800 },
  figures: {
    "simulated hours a minute of one core, in memory": { unit: "h/min", atLeast: 1_000, isHeadline: true },
    "simulated hours a minute of one core, on a file": { unit: "h/min", atLeast: 1_000 },
    "simulated hours": { unit: "h" },
    "rules broken": { unit: "", atMost: 0, isHeadline: true },
    "planted faults": { unit: "" },
    "planted faults that no seed found in five minutes": { unit: "", atMost: 0, isHeadline: true },
    "the longest search for a planted fault": { unit: "s", atMost: 300 },
  },
});
