import { isDeepStrictEqual } from "node:util";
import { join } from "node:path";
import { runCommand, startProcess } from "../run-command.ts";
import { findLine, listEntries, type SupportPolicy } from "../support/policy.ts";
import type { Report } from "./report.ts";

/** The offer whose stock changes in the sandbox. */
const OFFER = 4711;

type Job = () => Promise<void>;

interface Setting {
  /** The project of an integrator, with compiled programs. */
  consumer: string;
  policy: SupportPolicy;
  engines: { nodes: readonly Engine[]; others: readonly Engine[] };
  /** In a browser and in a worker too. */
  isFull: boolean;
}

/** All that is run with the installed packages: the programs by each engine, the start guide, and the command. */
export async function listRuns(setting: Setting, report: Report): Promise<Job[]> {
  const { consumer, policy, engines, isFull } = setting;
  const run = async (command: string, args: readonly string[]) =>
    (await runCommand(command, args, { cwd: consumer })).complaint;
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
    () => report.check("the command runs", () => run(join(consumer, "node_modules/.bin/kontor"), ["demo"])),
    ...(isFull ? await listWebRuns(setting, report) : []),
  ];
}

/** Loaded for the full matrix alone, as the driver of a browser takes long to load. */
async function listWebRuns({ consumer, policy }: Setting, report: Report): Promise<Job[]> {
  const { runInChromium, runInWorker } = await import("./web.ts");
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

/** A program that runs JavaScript from the command line. */
export interface Engine {
  /** Such as `Node 22.13`. */
  name: string;
  command: string;
  args: readonly string[];
}

/** The engines that are installed in the project of an integrator, and the Node that runs this. */
export function listEngines(
  consumer: string,
  { node, bun, deno }: Pick<SupportPolicy, "bun" | "deno"> & { node: Pick<SupportPolicy["node"], "tested"> },
  { isFull }: { isFull: boolean },
): { nodes: Engine[]; others: Engine[] } {
  const modules = join(consumer, "node_modules");
  const nodes = listNodes(node.tested, { isFull }).map((version) => ({
    name: `Node ${findLine(version)}`,
    command: isThisNode(version) ? process.execPath : join(modules, `node-${findLine(version)}/bin/node`),
    args: ["--no-warnings"], // Node 22 says that its SQLite is an experiment
  }));
  const others = [
    { name: `Bun ${findLine(bun)}`, command: join(modules, "bun/bin/bun"), args: [] },
    {
      name: `Deno ${findLine(deno)}`,
      command: join(modules, "deno/deno"),
      args: ["run", "--allow-all", "--no-remote", "--node-modules-dir=manual"],
    },
  ];
  return { nodes, others: isFull ? others : [] };
}

/** The versions of Node that are run: in short the oldest, and the one that runs this. */
export function listNodes(tested: readonly string[], { isFull }: { isFull: boolean }): string[] {
  return isFull ? [...tested] : tested.filter((version, at) => at === 0 || isThisNode(version));
}

/** True for a version whose line is the one that runs this: no other is installed for it. */
export function isThisNode(version: string): boolean {
  return process.versions.node.split(".")[0] === version.split(".")[0];
}

/**
 * Gets a token, calls the ERP and the channel, and receives an event into an inbox in a file.
 *
 * @returns The problem; empty if all came out as it must, and the sandbox says that the event is acknowledged.
 */
export async function runCalls(consumer: string, { name, command, args }: Engine): Promise<string> {
  await using sandbox = await startSandbox(consumer);
  await sandbox.triggerEvent();
  const file = join(consumer, `${name.replaceAll(/\W/g, "-")}.db`);
  const program = join(consumer, "dist/run.js");
  const ran = await runCommand(command, [...args, program, sandbox.url, name, file], { cwd: consumer });
  if (!ran.isSuccess) return ran.complaint;
  const problem = findCallProblem(ran.output, { category: name, offers: [OFFER], done: 1 });
  const state = await sandbox.readEventState();
  return problem || (state === "acknowledged" ? "" : `the event is ${state}`);
}

/** Loads every entry by `require`. */
export async function loadAll(
  consumer: string,
  { command, args }: Engine,
  entries: readonly string[],
): Promise<string> {
  const code = entries.map((entry) => `require(${JSON.stringify(entry)});`).join("\n");
  const engineArgs = args.filter((each) => each.startsWith("--no-warnings"));
  return (await runCommand(command, [...engineArgs, "--input-type=commonjs", "--eval", code], { cwd: consumer }))
    .complaint;
}

/** Compares what the calls of `fixtures/calls.ts` gave, as JSON, with what they must give. Empty if they are the same. */
export function findCallProblem(
  output: string,
  expected: { category: string; offers?: number[]; done?: number },
): string {
  const wanted = { sellers: 1, isTokenFresh: true, ...expected };
  let got: unknown = output;
  try {
    got = JSON.parse(output);
  } catch {
    // A text that is no JSON is shown as it is.
  }
  return isDeepStrictEqual(got, wanted) ? "" : `the calls must give ${JSON.stringify(wanted)}: got ${output}`;
}

/** A sandbox of the installed command in a process of its own: each runtime has one, with its whole quota of token calls. */
export interface InstalledSandbox extends AsyncDisposable {
  /** `http://127.0.0.1:PORT`. */
  url: string;
  /** Has a seller change the stock of offer 4711. */
  triggerEvent(): Promise<void>;
  /** How far the oldest event is, such as `acknowledged`. */
  readEventState(): Promise<string | undefined>;
}

/** @throws {Error} If it does not print its address. */
export async function startSandbox(consumer: string): Promise<InstalledSandbox> {
  await using parts = new AsyncDisposableStack();
  const command = join(consumer, "node_modules/.bin/kontor");
  const sandbox = parts.use(startProcess(command, ["sandbox", "--port", "0", "--json"], { cwd: consumer }));
  const output = await sandbox.readUntil("\n");
  const url = /"url":\s*"([^"]+)"/.exec(output)?.[1];
  if (!url) throw new Error(`Cannot start the sandbox as it must print its address: got\n${output}`);
  const events = `${url}/__sandbox/events`;
  const kept = parts.move();
  return {
    url,
    async triggerEvent() {
      const event = { sellerId: "1", offerId: OFFER, quantity: "3" };
      const body = JSON.stringify({ type: "Seller:Offer.StockUpdate", event });
      const answer = await fetch(events, { method: "POST", headers: { "content-type": "application/json" }, body });
      if (!answer.ok) throw new Error(`Cannot trigger an event as the sandbox must accept it: got ${answer.status}`);
    },
    async readEventState() {
      const [row] = (await (await fetch(events)).json()) as { state: string }[];
      return row?.state;
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}
