import { fileURLToPath } from "node:url";
import { connectSandbox } from "@kontor/sandbox";
import { CATEGORY_OPERATION, CATEGORY_PATH, COUNTED_QUOTA, fetchErpToken } from "./category-update.ts";
import { startServerProcess, type ServerProcess } from "@kontor/testing/server-process";

/** A server that answers the same request. */
export interface Candidate {
  name: string;
  process: ServerProcess;
  /** Where the request goes. */
  target: string;
  token: string;
  /** The status of a body that does not fit. */
  refusal: number;
}

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const prism = fileURLToPath(import.meta.resolve("@stoplight/prism-cli/dist/index.js"));
const document = fromRoot("tools/codegen/dist/erp.json");

/** Starts `kontor sandbox` as it is built. */
export function startSandbox(): Promise<ServerProcess> {
  return startServerProcess(fromRoot("packages/cli/dist/main.js"), (port) => ["sandbox", "--port", String(port)]);
}

/** Ours with all that it does, quotas counted too. */
export async function startOurs(): Promise<Candidate> {
  const process = await startSandbox();
  const token = await fetchErpToken(process.url, fetch);
  await connectSandbox(process.url).setQuota(CATEGORY_OPERATION, COUNTED_QUOTA);
  return { name: "ours", process, target: `${process.url}/erp${CATEGORY_PATH}`, token, refusal: 400 };
}

/** Prism on the same description, with its log as it comes or with none. */
export async function startPrism({ verboseLevel }: { verboseLevel: "info" | "silent" }): Promise<Candidate> {
  const process = await startServerProcess(prism, (port) => [
    "mock",
    document,
    "--port",
    String(port),
    "--verboseLevel",
    verboseLevel,
  ]);
  const name = verboseLevel === "info" ? "Prism default" : "Prism silent";
  return { name, process, target: `${process.url}${CATEGORY_PATH}`, token: "any", refusal: 422 };
}

/** One route of Hono with ajv: what HTTP and validation cost at the least. */
export async function startBareRoute(): Promise<Candidate> {
  const program = fileURLToPath(new URL("./bare-route.program.ts", import.meta.url));
  const process = await startServerProcess(program, (port) => [String(port)]);
  return { name: "bare Hono with ajv", process, target: `${process.url}${CATEGORY_PATH}`, token: "any", refusal: 400 };
}
