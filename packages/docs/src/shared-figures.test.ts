import { readFileSync } from "node:fs";
import { join } from "node:path";
import { backoff } from "@kontor/channel-events";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");
const words = ["no", "one", "two", "three", "four", "five", "six", "seven"];
const pool = Number(/max: (\d+)/.exec(read("samples/fleet/main.ts"))![1]);
const alarms = read("../public/monitoring/kontor-alerts.yaml").match(/ alert: /g)!.length;
const shown = read("content/docs/operations/monitoring.mdx")
  .split("## Metrics of the consumer")[0]!
  .match(/^\| .* \|/gm)!;

const benchmarks = read("content/docs/reference/benchmarks.mdx");
const readBenchmark = (figure: string) =>
  Number(new RegExp(`${figure} \\| ([\\d.,]+)`).exec(benchmarks)![1]!.replace(",", ""));
const wal = ((readBenchmark("WAL of an event") - 320) / 1000).toFixed(1); // beside the payload of the benchmark

test.each([
  ["scale", `| WAL | – | ${(Number(wal) + 0.74).toFixed(1)} KB |`],
  ["scale", `- WAL a day = (${wal} KB + payload) × \`e\``],
  ["scale", `| Dead tuples | – | ${Math.round(readBenchmark("dead tuples of an event"))} |`],
  ["monitoring", `has these and ${words[alarms - (shown.length - 1)]} more as rules`],
  ["fleet", `A process needs a pool of ${words[pool]}: the inboxes use ${words[pool - 1]} at most`],
  ["fleet", `Thirty pods with a pool of ${words[pool]} each are ${30 * pool} connections`],
  [
    "scale",
    `pool of ${pool}](/operations/fleet/#connections) for each pod and database) | none for files, else ${pool} to ${2 * pool}`,
  ],
  ["scale", `| ${3 * pool} to ${30 * pool} | ${3 * pool} to ${10 * pool} for each database |`],
  ["scale", `- Connections = ${pool} × pods`],
  ["workers", `at most ${words[pool - 1]} connections of the pool, one of which listens`],
])("the page %s has the figure of its source: %s", (page, figure) => {
  expect(read(`content/docs/operations/${page}.mdx`)).toContain(figure);
});

test("the guide and the option say how long the default back-off waits", () => {
  const bounds = (...attempts: number[]) => attempts.map((attempt) => backoff(attempt, 1) / 1_000).join(", ");
  const minutes = backoff(10, 1) / 60_000;

  expect(read("content/docs/events/retries.mdx")).toContain(`
| 1, 2, 3, 4 | ${bounds(1, 2, 3, 4)} seconds |
| 5, 6, 7, 8 | ${bounds(5, 6, 7, 8)} seconds |
| 9 | ${bounds(9)} seconds |
| 10 and later | ${minutes} minutes |
`);
  expect(bounds(11, 100)).toBe(`${minutes * 60}, ${minutes * 60}`);
  expect(read("../../channel-events/src/options.ts")).toContain(`exponential with jitter, up to ${minutes} min. */`);
});
