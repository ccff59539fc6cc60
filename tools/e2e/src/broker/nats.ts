import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { jetstream, jetstreamManager } from "@nats-io/jetstream";
import { connect } from "@nats-io/transport-node";
import { findFreePort } from "@kontor/testing/find-free-port";
import { waitUntil } from "@kontor/testing/wait-until";
import { findProgram } from "./find-program.ts";
import type { Broker } from "./play.ts";

const STREAM = "seller-events";

/** Starts three servers with JetStream, each with a separate folder, as one cluster. */
export async function startNats(): Promise<Broker> {
  const program = findProgram("nats-server");
  const folder = mkdtempSync(join(tmpdir(), "kontor-nats-"));
  const names = ["one", "two", "three"];
  const findPorts = () => Promise.all(names.map(findFreePort));
  const [ports, routes] = [await findPorts(), await findPorts()];
  const children = new Map<string, ChildProcess>();
  const start = (name: string) => {
    const index = names.indexOf(name);
    const own = ["-a", "127.0.0.1", "-p", `${ports[index]}`, "-n", name, "-js", "-sd", join(folder, name)];
    const cluster = ["-cluster_name", "kontor", "-cluster", `nats://127.0.0.1:${routes[index]}`];
    const others = ["-routes", routes.map((port) => `nats://127.0.0.1:${port}`).join()];
    children.set(name, spawn(program, [...own, ...cluster, ...others], { stdio: "ignore" }));
  };
  names.forEach(start);
  const servers = ports.map((port) => `127.0.0.1:${port}`);
  const nats = await waitUntil(() => connect({ servers, maxReconnectAttempts: -1, reconnectTimeWait: 100 }), {
    intervalMs: 100,
  });
  const manager = await waitUntil(() => jetstreamManager(nats, { timeout: 2_000 }), { intervalMs: 100 });
  await waitUntil(async () => void (await manager.getAccountInfo()), { intervalMs: 100 });
  const readCluster = async () => (await manager.streams.info(STREAM)).cluster!;

  return {
    env: { NATS_URL: servers.join() },
    async killLeader() {
      const leader = await waitUntil(async () => (await readCluster()).leader || false, { intervalMs: 50 });
      const killed = children.get(String(leader))!;
      killed.kill("SIGKILL");
      await once(killed, "exit");
      await waitUntil(async () => ![undefined, "", leader].includes((await readCluster()).leader), { intervalMs: 50 });
      start(String(leader));
      const isWhole = async () => (await readCluster()).replicas?.every(({ current }) => current) ?? false;
      await waitUntil(isWhole, { intervalMs: 50 });
    },
    async read() {
      const { state } = await manager.streams.info(STREAM);
      const reader = await jetstream(nats).consumers.get(STREAM);
      const handed = [];
      for await (const { subject, headers } of await reader.consume()) {
        handed.push({ seller: decodeURIComponent(subject.split(".")[1]!), id: headers!.get("Nats-Msg-Id") });
        if (handed.length === state.messages) break;
      }
      return handed;
    },
    async close() {
      await nats.close();
      for (const child of children.values()) child.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
