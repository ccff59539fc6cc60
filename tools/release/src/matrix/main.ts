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
import { installConsumer, listTools } from "./consumer.ts";
import { type Check, runChecks } from "./checks.ts";
import { runWithRegistry } from "./registry.ts";
import { isThisNode, listNodes, listRuns } from "./runs.ts";
import { createTarballs } from "./tarballs.ts";

const options = { all: { type: "boolean", default: false }, budgets: { type: "boolean", default: false } } as const;
const { all: isFull, budgets: isWriting } = parseArgs({ options }).values;
const root = process.cwd();
const policy = readPolicy(root);
const folder = mkdtempSync(join(tmpdir(), "kontor-pack-"));
const problems: string[] = [];
const check = async (checks: readonly Check[]) => void problems.push(...(await runChecks(checks)));

try {
  const tarballs = await createTarballs(root, folder);
  const consumer = join(folder, "consumer");
  const compilations = listCompilations(policy.typescript, { isFull });
  const compilers = [...new Set(compilations.map(({ compiler }) => compiler))];
  const nodes = listNodes(policy, { isFull }).filter((version) => !isThisNode(version));
  const tools = listTools(policy, { nodes, compilers, isFull });
  const all = listEntries(policy, ["anywhere", "browser", "node", "types"]);
  const typed = all.filter((entry) => !entry.endsWith("/telemetry")); // its types are those of an optional peer
  await Promise.all([installConsumer(consumer, tarballs, typed, tools), check(listTarballChecks(root, tarballs))]);
  const compile = compilations.toReversed().map((each, at) => ({
    title: describeCompilation(each),
    run: () => runCompiler(consumer, each, at === 0), // the newest compiler is the fastest one, and its output is run
  }));
  await check(compile.slice(0, 1));
  const [entries, loaded] = [
    listEntries(policy, ["anywhere", "browser", "node"]),
    listEntries(policy, ["anywhere", "node"]),
  ];
  const installed = { root, consumer, entries, names: tarballs.map(({ name }) => name) };
  if (isWriting) await writeBudgets(installed);
  await check([
    {
      title: "from a registry, the start guide leads to an acknowledged event, and every entry is loaded",
      run: () => runWithRegistry({ root, folder, tarballs, entries: loaded }),
    },
    ...compile.slice(1),
    ...listInstalledChecks(installed),
    ...(await listRuns(consumer, policy, { isFull })),
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
process.stderr.write(problems.join("\n"));
process.exitCode = problems.length > 0 ? 1 : 0;
