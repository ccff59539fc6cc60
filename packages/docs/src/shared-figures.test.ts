import { readFileSync } from "node:fs";
import { join } from "node:path";
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
