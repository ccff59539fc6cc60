/** Starts command lines up to their help, ours and two peers. `node cli-start.bench.ts 15` makes 15 rounds. */
import { fileURLToPath } from "node:url";
import { showFigures } from "../measure/report.ts";
import { cliStart } from "./figures.ts";
import { findBin, measureStarts } from "./help-start.ts";

const [given = "15"] = process.argv.slice(2);
const main = fileURLToPath(new URL("../../../../packages/cli/dist/main.js", import.meta.url));
const measured = await measureStarts(
  {
    "a bare node": ["-e", ""],
    "kontor --help": [main, "--help"],
    "redocly --help": [findBin("@redocly/cli"), "--help"],
    "prism --help": [findBin("@stoplight/prism-cli"), "--help"],
    "kontor inbox --help": [main, "inbox", "--help"],
    "kontor call categories.update --help": [main, "call", "categories.update", "--help"],
  },
  Number(given),
);
const ours = measured["kontor --help"]!;
showFigures(cliStart, {
  ...measured,
  "redocly against kontor": measured["redocly --help"]! / ours,
  "prism against kontor": measured["prism --help"]! / ours,
});
