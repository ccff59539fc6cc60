import { defineBench } from "../measure/bench.ts";

export const cliStart = defineBench({
  name: "cli-start",
  title: "Command line: start to help",
  measures:
    "The time of a whole process that prints its help, from start to end, in interleaved rounds. The peers are two command lines of the lockfile: @redocly/cli and @stoplight/prism-cli. Figures are medians.",
  seconds: { full: 60 },
  figures: {
    "kontor --help": { unit: "ms", atMost: 120 },
    "kontor call categories.update --help": { unit: "ms" },
    "kontor inbox --help": { unit: "ms", atMost: 120 },
    "a bare node": { unit: "ms" },
    "redocly --help": { unit: "ms" },
    "prism --help": { unit: "ms" },
    "redocly against kontor": { unit: "×", atLeast: 1 },
    "prism against kontor": { unit: "×", atLeast: 1 },
  },
});
