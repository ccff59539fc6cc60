import { defineBench } from "../measure/bench.ts";

export const start = defineBench({
  name: "start",
  title: "Start guide, followed literally",
  measures:
    "Every command of the start guide in an empty folder, with the packages from a registry on this machine and an empty cache of npm, until the log of the sandbox has the acknowledgement of the first event. Port 7070 must be free.",
  seconds: { full: 150 },
  figures: {
    "packages in the local registry": { unit: "" },
    "commands that the reader types": { unit: "", atMost: 5, isHeadline: true },
    "the install, with an empty cache": { unit: "s" },
    "from the first command to the acknowledged event": { unit: "s" },
    "the event is acknowledged": { unit: "", atLeast: 1 },
  },
});

export const clone = defineBench({
  name: "clone",
  title: "A fresh clone: start, tests, the whole gate",
  measures:
    "The committed state in a temporary folder with empty stores of npm and pnpm: `npm start`, again `npm start`, `npm test`, and then `.ci/run`. The registry of npm must be in reach.",
  seconds: { full: 1_500 },
  figures: {
    "npm start, fresh": { unit: "s", atMost: 60 },
    "npm start, again": { unit: "s", atMost: 10 },
    "npm test": { unit: "s", atMost: 240 },
    ".ci/run": { unit: "s", atMost: 600 },
    "files that differ afterwards": { unit: "", atMost: 0 },
  },
});
