import { join } from "node:path";
import { listEntries } from "../../support/entries.ts";
import type { SupportPolicy } from "../../support/policy.ts";
import { loadAll, runCalls, type Engine } from "./engines.ts";
import type { Report } from "../report.ts";
import { runCommand } from "../run-command.ts";
import { runStartGuide } from "./start-guide.ts";

type Job = () => Promise<void>;

interface Setting {
  root: string;
  /** The project of an integrator, with compiled programs. */
  consumer: string;
  policy: SupportPolicy;
  engines: { nodes: readonly Engine[]; others: readonly Engine[] };
  /** In a browser and in a worker too. */
  isFull: boolean;
}

/** All that is run with the installed packages: the programs by each engine, the start guide, and the command. */
export async function listRuns(setting: Setting, report: Report): Promise<Job[]> {
  const { root, consumer, policy, engines, isFull } = setting;
  const run = async (command: string, args: readonly string[]) => (await runCommand(command, args, consumer)).complaint;
  const required = listEntries(policy, ["anywhere", "node"]);
  const ofNode = engines.nodes.flatMap((engine) => [
    () =>
      report.check(`a consumer runs: ${engine.name}`, () => run(engine.command, [...engine.args, "dist/consumer.js"])),
    () => report.check(`CommonJS loads every entry: ${engine.name}`, () => loadAll(consumer, engine, required)),
  ]);
  const ofAll = [...engines.nodes, ...engines.others].map(
    (engine) => () =>
      report.check(`token, ERP, channel and an inbox: ${engine.name}`, () => runCalls(consumer, engine)),
  );
  return [
    ...ofNode,
    ...ofAll,
    () => report.check("the start guide leads to an acknowledged event", () => runStartGuide(root, consumer)),
    () => report.check("the command runs", () => run(join(consumer, "node_modules/.bin/kontor"), ["demo"])),
    ...(isFull ? await listWebRuns(setting, report) : []),
  ];
}

/** Loaded for the full matrix alone, as the driver of a browser takes long to load. */
async function listWebRuns({ consumer, policy }: Setting, report: Report): Promise<Job[]> {
  const [{ runInChromium }, { runInWorker }] = await Promise.all([import("./browser.ts"), import("./worker.ts")]);
  const anywhere = listEntries(policy, ["anywhere"]);
  const inPage = [...anywhere, ...listEntries(policy, ["browser"])];
  return [
    () =>
      report.check(`token, ERP and channel in a page: Chromium ${policy.chromium}`, () =>
        runInChromium(consumer, inPage),
      ),
    () =>
      report.check(`token, ERP and channel without a module of Node: workerd ${policy.workerd}`, () =>
        runInWorker(consumer, anywhere),
      ),
  ];
}
