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
