import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";
import { findProgram } from "./find-program.ts";
import type { Broker } from "./play.ts";

/**
 * Starts a stand-in for three Kafka brokers: the mock cluster that librdkafka runs within a client, here kcat, which waits for a topic that stays
 * empty. It gives ids to idempotent producers as Kafka does, and keeps nothing when it ends.
 */
export async function startKafka(): Promise<Broker> {
  const kcat = findProgram("kcat");
  const options = ["-C", "-t", "unused", "-b", "mock", "-X", "test.mock.num.brokers=3", "-d", "mock"];
  const child = spawn(kcat, options, { stdio: ["ignore", "ignore", "pipe"] });
  let text = "";
  child.stderr.setEncoding("utf8").on("data", (part: string) => (text = (text + part).slice(0, 10_000)));
  let brokers: string | undefined;
  while (!(brokers = /bootstrap\.servers=(\S+)\s/.exec(text)?.[1])) {
    if (child.exitCode !== null) throw new Error(`Cannot start kcat as it must run a mock cluster: got ${text}`);
    await once(child.stderr, "data");
  }
  return {
    env: { KAFKA_BROKERS: brokers },
    async read() {
      const read = ["-C", "-b", brokers, "-t", "seller-events", "-o", "beginning", "-e", "-q", "-f", "%k %h\n"];
      const { stdout } = await promisify(execFile)(kcat, read, { maxBuffer: 64 * 1024 * 1024 });
      const lines = stdout.trim().split("\n");
      return lines.map((line) => line.split(" id=")).map(([seller = "", id = ""]) => ({ seller, id }));
    },
    async close() {
      child.kill("SIGKILL");
    },
  };
}
