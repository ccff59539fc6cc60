/** The packages as an integrator would get them: packed, looked into, installed together, compiled and run. `--all`: by every runtime and compiler of `project.json`. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readPolicy } from "../support/policy.ts";
import { listEntries } from "../support/entries.ts";
import { inspectTarballs } from "../supply/inspect.ts";
import { compilePrograms, describeCompilation, listCompilations } from "./compile.ts";
import { installConsumer } from "./consumer.ts";
import { isThisNode, listEngines, listNodes, requireAll, runCalls } from "./engines.ts";
import { createReport, describeFailures, runBeside } from "./report.ts";
import { runCommand } from "./run-command.ts";
import { runStartGuide } from "./start-guide.ts";
import { packAll } from "./tarballs.ts";

const AT_ONCE = 2; // more processes than that only wait for each other
const { values } = parseArgs({ options: { all: { type: "boolean", default: false } } });
const isFull = values.all;
const root = process.cwd();
const policy = readPolicy(root);
const folder = mkdtempSync(join(tmpdir(), "kontor-pack-"));
const report = createReport((line) => process.stdout.write(`${line}\n`));

try {
  const tarballs = await packAll(root, folder);
  const consumer = join(folder, "consumer");
  const compilations = listCompilations(policy.typescript, { isFull });
  const compilers = [...new Set(compilations.map(({ compiler }) => compiler))];
  const nodes = listNodes(policy.node.tested, { isFull }).filter((version) => !isThisNode(version));
  await Promise.all([
    installConsumer(consumer, { tarballs, tools: { nodes, compilers, hasOthers: isFull }, policy }),
    runBeside(AT_ONCE, inspectTarballs(root, tarballs, report)),
  ]);
  const [first, ...others] = compilations;
  await report.check(describeCompilation(first!), () => compilePrograms(consumer, first!, true));
  const engines = listEngines(consumer, policy, { isFull });
  const required = listEntries(policy, ["anywhere", "node"]);
  const nodeJobs = engines.nodes.flatMap((engine) => [
    () =>
      report.check(`a consumer runs: ${engine.name}`, () =>
        runCommand(engine.command, [...engine.args, "dist/consumer.js"], consumer).then(({ complaint }) => complaint),
      ),
    () => report.check(`token, ERP, channel and an inbox: ${engine.name}`, () => runCalls(consumer, engine)),
    () =>
      report.check(`a CommonJS program loads every entry: ${engine.name}`, () =>
        requireAll(consumer, engine, required),
      ),
  ]);
  await runBeside(AT_ONCE, [
    ...others.map(
      (each) => () => report.check(describeCompilation(each), () => compilePrograms(consumer, each, false)),
    ),
    ...nodeJobs,
    ...engines.others.map(
      (engine) => () =>
        report.check(`token, ERP, channel and an inbox: ${engine.name}`, () => runCalls(consumer, engine)),
    ),
    () => report.check("the start guide leads to an acknowledged event", () => runStartGuide(root, consumer)),
    () =>
      report.check("the command runs", () =>
        runCommand(join(consumer, "node_modules/.bin/kontor"), ["demo"], consumer).then(({ complaint }) => complaint),
      ),
    ...(isFull ? await listWebJobs(consumer) : []),
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
const failures = describeFailures(report.rows);
process.stderr.write(failures);
process.exitCode = failures ? 1 : 0;

/** Loaded for the full matrix alone, as a browser takes long to load. */
async function listWebJobs(consumer: string): Promise<(() => Promise<void>)[]> {
  const [{ runInChromium }, { runInWorker }] = await Promise.all([import("./browser.ts"), import("./worker.ts")]);
  const anywhere = listEntries(policy, ["anywhere"]);
  return [
    () =>
      report.check(`token, ERP and channel in a page: Chromium ${policy.chromium}`, () =>
        runInChromium(consumer, [...anywhere, ...listEntries(policy, ["browser"])]),
      ),
    () =>
      report.check(`token, ERP and channel without a module of Node: workerd ${policy.workerd}`, () =>
        runInWorker(consumer, anywhere),
      ),
  ];
}
