import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { dirname, join, normalize } from "node:path";
import { pipeline } from "node:stream";
import { startSandboxServer, type SandboxServer } from "@kontor/sandbox/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "./readme.ts";
import { bundleSamples, runSample } from "./run.ts";

const source = join(root, "packages/docs/src/samples");
const here = join(root, `packages/docs/.cache/samples-${process.pid}`);

/** Not run here, and why. */
const TESTED_ELSEWHERE = [
  "start/first-event.ts", // in a separate test below
  "hub/setup-page.ts", // in a browser: tools/e2e/src/app/hub.test.ts
  "events/workers.ts", // compiled only: it needs its own PostgreSQL
  "fleet/main.ts", // with a PostgreSQL: tools/e2e/src/fleet/sample.test.ts
  "broker/nats.ts", // they need a broker
  "broker/kafka.ts",
  "compose/main.ts", // with a PostgreSQL: compose.test.ts
];
const texts = new Map(
  readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => [file, readFileSync(join(source, file), "utf8")]),
);
/** The tests among the samples. They run in the project `docs`. */
const tests = new Map(
  readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => [file, readFileSync(join(source, file), "utf8")]),
);
/** A sample that another one imports runs with that one, and a sample that a test imports runs in that test. */
const isImported = (file: string) =>
  [...texts, ...tests].some(
    ([other, text]) =>
      !TESTED_ELSEWHERE.includes(other) &&
      [...text.matchAll(/from "(\.[^"]+)"/g)].some(([, path = ""]) => normalize(join(dirname(other), path)) === file),
  );
const runnable = [...texts.keys()].filter((file) => !TESTED_ELSEWHERE.includes(file) && !isImported(file));
/** The programs of the first tasks: their guides show what they print. */
const tasks = runnable.filter((file) => file.startsWith("tasks/"));
const files = runnable.filter((file) => !tasks.includes(file));
const guides = readdirSync(join(root, "packages/docs/src/content/docs/tasks")).map((file) =>
  readFileSync(join(root, "packages/docs/src/content/docs/tasks", file), "utf8"),
);
const manifest = {
  version: "1.0.0",
  technicalName: "sync",
  lifecycle: { configurationUrl: "https://app.example/setup" },
};

let server: SandboxServer;
const programs = new Map<string, string>();
beforeAll(async () => {
  server = await startSandboxServer({ assumptions: { registrationDecision: "accept" } });
  mkdirSync(here, { recursive: true });
  for (const [file, text] of texts) {
    const local = text.replaceAll("http://127.0.0.1:7070", server.url).replaceAll("/var/lib/my-integration/", "./");
    mkdirSync(dirname(join(here, file)), { recursive: true });
    writeFileSync(join(here, file), local);
  }
  const all = [...runnable, "start/first-event.ts"];
  const bundled = await bundleSamples(
    join(here, "bundled"),
    all.map((file) => join(here, file)),
  );
  for (const [index, file] of all.entries()) programs.set(file, bundled[index]!);
});
afterAll(async () => {
  rmSync(here, { recursive: true, force: true });
  await server?.close();
});

test("all samples of the guides but those that run elsewhere are here", () => {
  expect(files.length).toBeGreaterThanOrEqual(12);
  for (const file of TESTED_ELSEWHERE) expect(texts.has(file)).toBe(true);
});

test.each(files)("%s of the guides runs to its last line against the sandbox", async (file) => {
  const start = server.sandbox.now().toISOString();
  const { ran, output } = await runSample(programs.get(file)!, {
    files: { "app.json": JSON.stringify(manifest) },
  });
  const refused = server.sandbox.log().filter(({ at, status }) => at >= start && status >= 400);

  expect({ ran, output: ran ? "" : output, refused }).toEqual({ ran: true, output: "", refused: [] });
});

test.each(tasks)("%s prints what its guide shows, against a sandbox as it starts", async (file) => {
  await using own = await startSandboxServer();
  const env = { KONTOR_CHANNEL_URL: own.url, KONTOR_AUTH_URL: own.url, KONTOR_ERP_URL: `${own.url}/erp` };

  const { output } = await runSample(programs.get(file)!, { env });

  const [, after = ""] = guides.join("").split(`<Sample file="${file}" />`);
  const [, shown = ""] = /```text\n([^`]*)```/.exec(after) ?? [];
  expect(output.replaceAll(own.url.slice(7), "127.0.0.1:7070")).toBe(shown.replaceAll(/^ {3}/gm, ""));
});

test("a program behind a proxy reaches the platform through it alone, and says so if the proxy refuses it", async () => {
  const asked: string[] = [];
  let isOpen = true;
  const proxy = createServer().on("connect", (request, socket: Socket) => {
    asked.push(request.url ?? "");
    if (!isOpen) return socket.end("HTTP/1.1 407 Proxy Authentication Required\r\n\r\n");
    const target = connect(Number(new URL(server.url).port), "127.0.0.1", () =>
      socket.write("HTTP/1.1 200 OK\r\n\r\n"),
    );
    return pipeline(socket, target, socket, () => {});
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  const { port } = proxy.address() as AddressInfo;
  const env = { NODE_USE_ENV_PROXY: "1", HTTP_PROXY: `http://127.0.0.1:${port}` };
  const run = async () => (await runSample(programs.get("tasks/proxy.ts")!, { env })).output;

  expect(await run()).toBe("channel: reached\nERP: reached\n");
  expect(new Set(asked)).toEqual(new Set([new URL(server.url).host]));
  isOpen = false;
  expect(await run()).toContain("A proxy refused to connect");
  proxy.close();
});

test("the first program of the start guide stores, acknowledges and handles an event", async () => {
  const { sandbox } = server;
  const id = sandbox.trigger("Seller:Offer.StockUpdate", { sellerId: "1", offerId: 4711, quantity: "3" });

  const { ran, output } = await runSample(programs.get("start/first-event.ts")!);

  expect({ ran, output }).toMatchObject({ ran: true, output: expect.stringContaining("Waiting for more events") });
  expect(sandbox.events().find(({ event }) => event.id === id)).toMatchObject({ state: "acknowledged" });
});
