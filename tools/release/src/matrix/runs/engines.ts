import { join } from "node:path";
import { findLine, type SupportPolicy } from "../../support/policy.ts";
import { runCommand } from "../run-command.ts";
import { startSandbox } from "./sandbox.ts";
import { findCallProblem, OFFER } from "./expected.ts";

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
  const ran = await runCommand(command, [...args, program, sandbox.url, name, file], consumer);
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
  return (await runCommand(command, [...engineArgs, "--input-type=commonjs", "--eval", code], consumer)).complaint;
}
