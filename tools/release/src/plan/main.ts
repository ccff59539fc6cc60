/** `pnpm release:plan`: what a release would mean for integrators. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readReleased } from "../api/released.ts";
import { readChangesets, type Changeset } from "../changesets/read.ts";
import { writeChangesets } from "../changesets/write.ts";
import { createTree } from "../tree/create.ts";
import { listPublished } from "../tree/published.ts";
import { compareTrees } from "./compare-trees.ts";
import { formatPlan } from "./format.ts";
import { help, readOptions, type Options } from "./options.ts";
import { playPreviousTests } from "./play-previous-tests.ts";
import { openState } from "./state.ts";
import { readLaterWaivers } from "./waivers.ts";
import { isUnderstated, planPackages, type PackagePlan } from "./packages.ts";

const root = process.cwd();
const folder = mkdtempSync(join(tmpdir(), "kp-")); // the copies, and all that their programs make
chmodSync(folder, 0o711); // PostgreSQL runs as another user, who walks through it
process.env["TMPDIR"] = folder;
process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(name, () => process.exit(130));

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) process.stdout.write(help);
  else process.exitCode = await tellPlan(options);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}

async function tellPlan(options: Options): Promise<number> {
  const base = options.base ?? readReleased(root).commit;
  const plans = await makePlan(base, options.tests);
  process.stdout.write(
    options.json ? `${JSON.stringify({ base, plans }, null, 2)}\n` : formatPlan(plans, options.most),
  );
  if (options.write)
    for (const file of writeChangesets(root, plans))
      process.stderr.write(`Wrote ${file}. Read it, and make its text better.\n`);
  return options.check && plans.some(isUnderstated) ? 1 : 0;
}

async function makePlan(base: string, withTests: boolean): Promise<PackagePlan[]> {
  using before = await createTree(root, base);
  using after = await createTree(root);
  const earlier = readChangesets(before.path);
  const isLater = ({ file, text }: Changeset) => !earlier.some((each) => each.file === file && each.text === text);
  const changesets = readChangesets(root).filter(isLater);
  using was = openState(before.path);
  using is = openState(after.path);
  const findings = await compareTrees(was, is, tellStep);
  const touched = [...findings].filter(([, found]) => found.some(({ proof }) => proof === "files"));
  if (withTests && touched.length > 0) {
    tellStep("Tests and samples of the last release");
    using previous = await createTree(root, base);
    const failures = await playPreviousTests(previous.path, after.path);
    for (const [, found] of touched) found.push(...failures.map((change) => ({ ...change, proof: "tests" as const })));
  }
  const versions = Object.fromEntries(listPublished(root).map(({ name, manifest }) => [name, manifest.version]));
  return planPackages({ findings, versions, changesets, waivers: readLaterWaivers(root, before.path) });
}

function tellStep(step: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\u001B[K${step} …` : `${step} …\n`);
}
