/**
 * The packages as an integrator would get them: packed, looked into, installed together, compiled and run. `--all`: by every runtime and compiler
 * that `project.json` names. `--budgets`: writes the size budgets in place of comparing with them.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { listEntries, readPolicy } from "../support/policy.ts";
import { listInstalledChecks, listTarballChecks, writeBudgets } from "../supply/checks.ts";
import { runCompiler, describeCompilation, listCompilations } from "./compile.ts";
import { installConsumer } from "./consumer.ts";
import { listRegistryRuns } from "./registry.ts";
import { createReport, describeFailures, runBeside } from "./report.ts";
import { isThisNode, listEngines, listNodes, listRuns } from "./runs.ts";
import { createTarballs } from "./tarballs.ts";

const AT_ONCE = 2; // more processes than that only wait for each other
const options = { all: { type: "boolean", default: false }, budgets: { type: "boolean", default: false } } as const;
const { all: isFull, budgets: isWriting } = parseArgs({ options }).values;
const root = process.cwd();
const policy = readPolicy(root);
const folder = mkdtempSync(join(tmpdir(), "kontor-pack-"));
const report = createReport((line) => process.stdout.write(`${line}\n`));

try {
  const tarballs = await createTarballs(root, folder);
  const consumer = join(folder, "consumer");
  const compilations = listCompilations(policy.typescript, { isFull });
  const compilers = [...new Set(compilations.map(({ compiler }) => compiler))];
  const nodes = listNodes(policy.node.tested, { isFull }).filter((version) => !isThisNode(version));
  await Promise.all([
    installConsumer(consumer, { tarballs, tools: { nodes, compilers, hasOthers: isFull }, policy }),
    runBeside(AT_ONCE, listTarballChecks(root, tarballs, report)),
  ]);
  const [first, ...others] = compilations.toReversed(); // the newest compiler is the fastest one, and its output is run
  await report.check(describeCompilation(first!), () => runCompiler(consumer, first!, true));
  const entries = listEntries(policy, ["anywhere", "browser", "node"]);
  const installed = { root, consumer, entries, names: tarballs.map(({ name }) => name) };
  if (isWriting) await writeBudgets(installed);
  await runBeside(AT_ONCE, [
    ...others.map((each) => () => report.check(describeCompilation(each), () => runCompiler(consumer, each, false))),
    ...listInstalledChecks(installed, report),
    ...listRegistryRuns({ root, folder, tarballs, entries: listEntries(policy, ["anywhere", "node"]) }, report),
    ...(await listRuns({ consumer, policy, engines: listEngines(consumer, policy, { isFull }), isFull }, report)),
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
const failures = describeFailures(report.rows);
process.stderr.write(failures);
process.exitCode = failures ? 1 : 0;
