/** The compose file of the guide without containers: its commands, variables and names of hosts on one machine. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import dns from "node:dns";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findFreePort } from "@kontor/testing/find-free-port";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { waitUntil } from "@kontor/testing/wait-until";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { parse } from "yaml";

interface Service {
  command?: string;
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
}

const root = join(import.meta.dirname, "../../../..");
const samples = join(root, "packages/docs/src/samples/compose");
const { services, volumes } = parse(readFileSync(join(samples, "compose.yaml"), "utf8")) as {
  services: Record<"sandbox" | "postgres" | "consumer", Service>;
  volumes: object;
};
const guide = readFileSync(join(root, "packages/docs/src/content/docs/operations/compose.mdx"), "utf8");
const cli = ["--conditions=@kontor/source", join(root, "packages/cli/src/main.ts")];
const folder = mkdtempSync(join(tmpdir(), "kontor-compose-"));

/** Lets the names of the services lead to this machine, as the network of compose lets them lead to the containers. */
const NAMES = `import dns from "node:dns"; const { lookup } = dns;
dns.lookup = (host, ...rest) => lookup(["sandbox", "postgres"].includes(host) ? "127.0.0.1" : host, ...rest);`;

let postgres: Postgres;
let port: number;
let sandbox: ChildProcess;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  [postgres, port] = await Promise.all([startPostgres({ fsync: true }), findFreePort()]);
  const pool = new Pool({ connectionString: postgres.url });
  await pool.query("CREATE DATABASE kontor");
  await pool.end();
  environment = {
    ...process.env,
    ...services.consumer.environment,
    KONTOR_CHANNEL_URL: onPort(services.consumer.environment!["KONTOR_CHANNEL_URL"]!, 7070, port),
    KONTOR_INBOX: onPort(services.consumer.environment!["KONTOR_INBOX"]!, 5432, Number(new URL(postgres.url).port)),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(NAMES)}`,
  };
  sandbox = spawn(process.execPath, [...cli, ...readWords(services.sandbox.command!)], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  await waitUntil(answers, { intervalMs: 100 });
  await waitUntil(isHealthy, { intervalMs: 500 });
});

afterAll(async () => {
  sandbox.kill();
  await once(sandbox, "exit");
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

/** Reads the words behind `npx --yes @kontor/cli`, with a port that is free and a folder that is there. */
function readWords(command: string): string[] {
  const [, words = ""] = command.split("npx --yes @kontor/cli ");
  return onPort(words.replace("/data/", `${folder}/`), 7070, port).split(" ");
}

function onPort(text: string, from: number, to: number): string {
  expect(text).toContain(String(from));
  return text.replace(String(from), String(to));
}

/** Asks without a process for each try, as the check of the compose file has one. */
function answers(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}`).then(
    () => true,
    () => false,
  );
}

function isHealthy(): Promise<boolean> {
  const [, , ...words] = services.sandbox.healthcheck!.test.map((word) => word.replace("7070", String(port)));
  return promisify(execFile)(process.execPath, words).then(
    () => true,
    () => false,
  );
}

/** Runs a command as in the container of the consumer. The published command line exports no function, so its file is found by its path. */
async function kontor(...words: string[]): Promise<string> {
  const { runHere } = (await import(join(root, "packages/cli/src/fixtures/run-here.ts"))) as {
    runHere: (words: string[], options: { env: NodeJS.ProcessEnv }) => Promise<{ code: number; stdout: string }>;
  };
  const lookup = dns.lookup as (host: string, ...rest: unknown[]) => void;
  const own = (host: string, ...rest: unknown[]) =>
    lookup(/^(sandbox|postgres)$/.test(host) ? "127.0.0.1" : host, ...rest);
  const spy = vi.spyOn(dns, "lookup").mockImplementation(own as never);
  const ended = await runHere(words, { env: environment });
  spy.mockRestore();
  expect(ended).toMatchObject({ code: 0 });
  return ended.stdout;
}

test("each service that another waits for says when it is healthy, and each volume is declared", () => {
  for (const [name, { condition }] of Object.entries(services.consumer.depends_on!)) {
    expect(condition).toBe("service_healthy");
    expect(services[name as keyof typeof services].healthcheck).toBeDefined();
  }
  const used = Object.values(services).flatMap((each) => each.volumes ?? []);
  expect(used.map((volume) => volume.split(":")[0])).toEqual(Object.keys(volumes));
});

test("the consumer reaches the sandbox by its name, handles an event in PostgreSQL, ends on SIGTERM, and has the variables of the commands", async () => {
  const [, seller = ""] = /@kontor\/cli (events trigger .*) --sandbox/.exec(guide) ?? [];
  const [, payload = ""] = /'(.*)'/.exec(seller) ?? [];
  const words = seller.split(" ").map((word) => (word.startsWith("'") ? payload : word));
  await kontor(...words, "--sandbox", `http://127.0.0.1:${port}`);
  const program = ["--conditions=@kontor/source", join(samples, "main.ts")];
  const consumer = spawn(process.execPath, program, { env: environment, stdio: ["ignore", "pipe", "inherit"] });
  let log = "";
  consumer.stdout.setEncoding("utf8").on("data", (text: string) => (log += text));

  const ended = once(consumer, "exit");
  await Promise.race([waitUntil(() => log.includes("offer 4711 has 3 pieces")), ended]);
  consumer.kill("SIGTERM");
  const [code] = (await ended) as [number | null];

  expect(code).toBe(0);
  expect(log).toContain("The consumer runs");
  const commands = [...guide.matchAll(/exec consumer npx kontor (.+)$/gm)].map(([, words = ""]) => words);
  expect(commands.length).toBeGreaterThanOrEqual(2);
  for (const line of commands) expect(await kontor(...line.split(" "))).not.toBe("");
});
