import { expect, test } from "vitest";
import { createSelect } from "./select.ts";

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
