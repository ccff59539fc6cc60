import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { connectSandbox, demo } from "@kontor/sandbox";
import { startServerProcess } from "@kontor/testing/server-process";

const PATH = "/v2/UpdateCategory";

/** A server that answers an update of a category at `target`, and a body that does not fit with the status `refusal`. */
export type Server = Awaited<ReturnType<typeof startOurs>>;

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const cli = fromRoot("packages/cli/dist/main.js");

/** Starts `kontor sandbox` as it is built, with all that it does: state, token, log, and a quota that is counted. */
export async function startOurs() {
  const process = await startServerProcess(cli, (port) => ["sandbox", "--port", String(port)]);
  const response = await fetch(`${process.url}/oauth2/token`, {
    method: "POST",
    headers: { authorization: `Basic ${btoa(`${demo.clientId}:${demo.clientSecret}`)}` },
    body: new URLSearchParams({ grant_type: "client_credentials", scope: "items.write" }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  const counted = { requests: 1_000_000_000, perSeconds: 60 }; // and never used up
  await connectSandbox(process.url).assume({ quotas: { Category_UpdateCategory: counted } });
  return { process, target: `${process.url}/erp${PATH}`, token, refusal: 400 };
}

/** Starts Prism on the same description, with its log as it comes or with none. */
export async function startPrism(verboseLevel: "info" | "silent"): Promise<Server> {
  const prism = fileURLToPath(import.meta.resolve("@stoplight/prism-cli/dist/index.js"));
  const document = fromRoot("tools/codegen/dist/erp.json");
  const args = ["mock", document, "--verboseLevel", verboseLevel, "--port"];
  const process = await startServerProcess(prism, (port) => [...args, String(port)]);
  return { process, target: `${process.url}${PATH}`, token: "any", refusal: 422 };
}

/** From the start of `kontor sandbox` to its first answer over HTTP, in ms. */
export async function measureStart(): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [cli, "sandbox", "--port", "0", "--json"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  try {
    const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
    const { url } = JSON.parse(line) as { url: string };
    await (await fetch(`${url}/__sandbox/clock`)).json();
    return performance.now() - startedAt;
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
}

/** A request that updates a category: another body for each number, so that each changes what the platform holds. */
function buildRequest(token: string, index: number, id: string = demo.categoryId): RequestInit {
  return {
    method: "PATCH",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      "x-tenant-id": demo.tenantId,
      "x-appid": "bench/1.0.0",
      "x-appversion": "1.0.0",
    },
    body: JSON.stringify({ id, name: `Garden ${index}`, sortNumber: index }),
  };
}

/**
 * Makes sure that a server does the work that is measured.
 *
 * @throws If it accepts a wrong body, or refuses a right one.
 */
export async function checkAnswers({ target, token, refusal }: Server): Promise<void> {
  const { status: right } = await fetch(target, buildRequest(token, 0));
  const { status: wrong } = await fetch(target, buildRequest(token, 0, "12")); // no uuid
  if (right !== 200 || wrong !== refusal)
    throw new Error(`Cannot measure ${target} as it must answer 200 and ${refusal}: got ${right} and ${wrong}`);
}

/** Sends so many updates over eight connections that are kept alive, all of which must be accepted. */
export async function sendAll({ target, token }: Server, count: number): Promise<void> {
  let sent = 0;
  const sendOn = async () => {
    while (sent < count) {
      const response = await fetch(target, buildRequest(token, (sent += 1)));
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`Cannot measure as each answer must have status 200: got ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, sendOn));
}
