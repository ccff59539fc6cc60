import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { findProgram } from "./find-program.ts";
import type { Broker } from "./play.ts";

/**
 * Starts a stand-in for three Kafka brokers, the mock cluster of librdkafka within kcat. It keeps nothing when it ends, and does not compare the
 * numbers of an idempotent producer, so a duplicate that Kafka would drop stays.
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
      const lines = execFileSync(kcat, read, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 })
        .trim()
        .split("\n");
      return lines.map((line) => line.split(" id=")).map(([seller = "", id = ""]) => ({ seller, id }));
    },
    async close() {
      child.kill("SIGKILL");
    },
  };
}
