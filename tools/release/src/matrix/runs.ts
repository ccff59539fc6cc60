import { join } from "node:path";
import { runCommand } from "../run-command.ts";
import { findLine, listEntries, type SupportPolicy } from "../support/policy.ts";
import { askAssistant } from "./assistant.ts";
import { findCallProblem, findEventProblem, OFFER, startSandbox, triggerEvent } from "./calls.ts";
import type { Check } from "./checks.ts";

/** A program that runs JavaScript from the command line. */
export interface Engine {
  /** Such as `Node 22.13`. */
  name: string;
  command: string;
  args: readonly string[];
}

/**
 * All that is run with the packages that are installed in the project of an integrator, whose programs are compiled. In short by the oldest Node and
 * the one that runs this; in full by each runtime of the policy.
 */
export async function listRuns(
  consumer: string,
  policy: SupportPolicy,
  { isFull }: { isFull: boolean },
): Promise<Check[]> {
  const run = async (command: string, args: readonly string[]) =>
    (await runCommand(command, args, { cwd: consumer })).complaint;
  const [anywhere, required] = [listEntries(policy, ["anywhere"]), listEntries(policy, ["anywhere", "node"])];
  const inPage = [...anywhere, ...listEntries(policy, ["browser"])];
  const nodes = listNodes(policy, { isFull }).map((version) => findNode(consumer, version));
  const others = isFull ? listOthers(consumer, policy) : [];
  const web = isFull ? await import("./web.ts") : undefined; // the driver of a browser takes long to load
  return [
    ...nodes.flatMap((engine) => [
      {
        title: `a consumer runs: ${engine.name}`,
        run: () => run(engine.command, [...engine.args, "dist/consumer.js"]),
      },
      { title: `CommonJS loads every entry: ${engine.name}`, run: () => loadAll(consumer, engine, required) },
    ]),
    ...[...nodes, ...others].map((engine) => ({
      title: `token, ERP, channel and an inbox: ${engine.name}`,
      run: () => runCalls(consumer, engine),
    })),
    { title: "the command runs", run: () => run(join(consumer, "node_modules/.bin/kontor"), ["demo"]) },
    { title: "the server for assistants answers", run: () => askAssistant(consumer) },
    ...(web
      ? [
          {
            title: `token, ERP and channel in a page: Chromium ${policy.chromium}`,
            run: () => web.runInChromium(consumer, inPage),
          },
          {
            title: `token, ERP and channel without a module of Node: workerd ${policy.workerd}`,
            run: () => web.runInWorker(consumer, anywhere),
          },
        ]
      : []),
  ];
}

/** The versions of Node that are run. */
export function listNodes({ node }: Pick<SupportPolicy, "node">, { isFull }: { isFull: boolean }): string[] {
  return node.tested.filter((version, at) => isFull || at === 0 || isThisNode(version));
}

/** True for a version whose line is the one that runs this: no other is installed for it. */
export function isThisNode(version: string): boolean {
  return process.versions.node.split(".")[0] === version.split(".")[0];
}

function findNode(consumer: string, version: string): Engine {
  const line = findLine(version);
  const command = isThisNode(version) ? process.execPath : join(consumer, `node_modules/node-${line}/bin/node`);
  return { name: `Node ${line}`, command, args: ["--no-warnings"] }; // Node 22 says that its SQLite is an experiment
}

function listOthers(consumer: string, { bun, deno }: SupportPolicy): Engine[] {
  const modules = join(consumer, "node_modules");
  const args = ["run", "--allow-all", "--no-remote", "--node-modules-dir=manual"];
  return [
    { name: `Bun ${findLine(bun)}`, command: join(modules, "bun/bin/bun"), args: [] },
    { name: `Deno ${findLine(deno)}`, command: join(modules, "deno/deno"), args },
  ];
}

/**
 * Gets a token, calls the ERP and the channel, and receives an event into an inbox in a file.
 *
 * @returns The problem; empty if all came out as it must, and the sandbox says that the event is acknowledged.
 */
export async function runCalls(consumer: string, { name, command, args }: Engine): Promise<string> {
  await using sandbox = await startSandbox(consumer);
  await triggerEvent(sandbox.url);
  const file = join(consumer, `${name.replaceAll(/\W/g, "-")}.db`);
  const program = join(consumer, "dist/run.js");
  const ran = await runCommand(command, [...args, program, sandbox.url, name, file], { cwd: consumer });
  if (!ran.isSuccess) return ran.complaint;
  return (
    findCallProblem(ran.output, { category: name, offers: [OFFER], done: 1 }) || (await findEventProblem(sandbox.url))
  );
}

/** Loads every entry by `require`. */
export async function loadAll(consumer: string, engine: Engine, entries: readonly string[]): Promise<string> {
  const code = entries.map((entry) => `require(${JSON.stringify(entry)});`).join("\n");
  const args = [...engine.args, "--input-type=commonjs", "--eval", code];
  return (await runCommand(engine.command, args, { cwd: consumer })).complaint;
}
