import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listMetrics, createSelect } from "./metrics.ts";

test("listMetrics() lists what the code measures, and the guide about monitoring has a row for each", () => {
  const metrics = listMetrics();
  const guide = readFileSync(join(import.meta.dirname, "../content/docs/operations/monitoring.mdx"), "utf8");
  const rows = [...guide.matchAll(/^\| `([\w.]+)` \| (\w+)(?:, (\w+))? \|/gm)];

  expect(metrics).toContainEqual({ name: "kontor.inbox.oldest_age", kind: "gauge", unit: "s" });
  const said = rows.map(([, name, kind, unit]) => `${name} ${kind} ${unit === "s"}`);
  expect(metrics.map(({ name, kind, unit }) => `${name} ${kind} ${unit === "s"}`).toSorted()).toEqual(said.toSorted());
});

const select = createSelect([
  { name: "a.waiting", kind: "gauge", unit: "{message}" },
  { name: "a.age", kind: "gauge", unit: "s" },
  { name: "a.seen", kind: "counter", unit: "{message}" },
  { name: "a.duration", kind: "histogram", unit: "s" },
]);

test("a selector has the name that Prometheus shows, with and without the unit behind it", () => {
  expect(select("a.waiting")).toBe("a_waiting");
  expect(select("a.seen", { where: 'x="1"' })).toBe('a_seen_total{x="1"}');
  expect(select("a.age")).toBe('{__name__=~"a_age(_seconds)?"}');
  expect(select("a.duration", { of: "count", where: 'x="1"' })).toBe('{__name__=~"a_duration(_seconds)?_count",x="1"}');
});

test("a metric that nobody measures, and a histogram without its series, are refused", () => {
  expect(() => select("a.nothing")).toThrow("Cannot select a.nothing as it must be a metric of the packages");
  expect(() => select("a.duration")).toThrow("must be read by its buckets or its count");
  expect(() => select("a.waiting", { of: "count" })).toThrow("a gauge must not be read");
});
