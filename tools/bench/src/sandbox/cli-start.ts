import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** In ms, one value for each start. */
export interface CliStart {
  /** From the start of the process to the first answer over HTTP. */
  cli: number[];
  /** A `node` that does nothing, from start to end. */
  node: number[];
}

const builtMain = fileURLToPath(new URL("../../../../packages/cli/dist/main.js", import.meta.url));

/**
 * Starts the command line and a bare `node` in turn.
 *
 * @param options `main`: the script of the command line. Default: the built one.
 */
export async function measureCliStart({ runs = 15, main = builtMain } = {}): Promise<CliStart> {
  const result: CliStart = { cli: [], node: [] };
  for (let run = 0; run < runs; run += 1) {
    result.node.push(await startNode());
    result.cli.push(await startCli(main));
  }
  return result;
}

async function startNode(): Promise<number> {
  const startedAt = performance.now();
  await once(spawn(process.execPath, ["-e", ""], { stdio: "ignore" }), "exit");
  return performance.now() - startedAt;
}

async function startCli(main: string): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [main, "sandbox", "--port", "0", "--json"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  try {
    const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
    const { url } = JSON.parse(line) as { url: string };
    const response = await fetch(`${url}/__sandbox/clock`);
    await response.json();
    return performance.now() - startedAt;
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
}
