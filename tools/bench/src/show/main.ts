/** Writes the figures into README, docs and plots. `--check`: only compares, and fails where one differs. */
import { resolve } from "node:path";
import { catalog } from "../run/catalog.ts";
import { buildOutputs, findDrift, writeOutputs } from "./outputs.ts";

const root = resolve(import.meta.dirname, "../../../..");
let outputs: Map<string, string>;
try {
  outputs = buildOutputs(root, catalog);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
if (process.argv.includes("--check")) {
  const drifted = findDrift(root, outputs);
  if (drifted.length > 0) {
    const list = drifted.map((path) => `  ${path}\n`).join("");
    process.stderr.write(
      `Figures do not fit tools/bench/results.json; run \`npm run generate\` and commit what changes:\n${list}`,
    );
    process.exitCode = 1;
  }
} else writeOutputs(root, outputs);
