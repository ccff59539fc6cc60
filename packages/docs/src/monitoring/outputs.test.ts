import { readFileSync } from "node:fs";
import { join } from "node:path";
import { consumerTelemetry } from "@kontor/channel-events/telemetry";
import { openTelemetry } from "@kontor/http/telemetry";
import { ROOT_CONTEXT, trace } from "@opentelemetry/api";
import { PrometheusExporter, PrometheusSerializer } from "@opentelemetry/exporter-prometheus";
import { MeterProvider } from "@opentelemetry/sdk-metrics";
import { expect, test } from "vitest";
import { listAlarms } from "./alarms.ts";
import { listMetrics } from "./metrics.ts";
import { buildOutputs } from "./outputs.ts";
import { PLACEHOLDER } from "./rules.ts";
import { listPanels } from "./panels.ts";
import { createSelect } from "./select.ts";

const metrics = listMetrics();
const select = createSelect(metrics);
const panels = Object.values(listPanels(select)).flat();
const expressions = [
  ...listAlarms(select).map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];
const WORDS = new Set(["and", "unless", "or"]);
const FUNCTIONS = new Set("max min sum rate increase deriv absent min_over_time histogram_quantile".split(" "));

test("every metric of the code has a panel, and one that is renamed, new or gone stops the generator", () => {
  const read = (change: (name: string) => string[]) =>
    metrics.flatMap((metric) => change(metric.name).map((name) => ({ ...metric, name })));

  expect(metrics.length).toBeGreaterThanOrEqual(11);
  for (const { name: changed } of metrics) {
    const renamed = read((name) => [name === changed ? `${name}.new` : name]);
    const gone = read((name) => (name === changed ? [] : [name]));
    expect(() => buildOutputs("", renamed)).toThrow(`Cannot select ${changed} as it must be a metric`);
    expect(() => buildOutputs("", gone)).toThrow(`Cannot select ${changed}`);
  }
  const added = [...metrics, { name: "kontor.new", kind: "gauge" as const, unit: "" }];
  expect(() => buildOutputs("", added)).toThrow("every metric must have a panel: kontor.new");
});

test("the files are those that the generator writes", () => {
  for (const [name, text] of buildOutputs(PLACEHOLDER))
    expect(readFileSync(join(import.meta.dirname, "../../public/monitoring", name), "utf8")).toBe(text);
});

/** Measures one of each with the real exporter, and gives the series as Prometheus reads them. */
async function scrape(): Promise<{ name: string; labels: string[] }[]> {
  const exporter = new PrometheusExporter({ preventServerStart: true });
  const meter = new MeterProvider({ readers: [exporter] }).getMeter("test");
  const stats = { events: { waiting: 1, dead: 0 }, oldestWaitingMs: 1_000, parked: [], mostDeliveries: 1 };
  const inbox = { readStats: async () => stats } as never;
  const consumer = consumerTelemetry({ api: { trace, ROOT_CONTEXT }, meter, inbox });
  const calls = openTelemetry({ meter });
  const fail = () => Promise.reject(new Error("down"));
  await consumer.receive(
    async () => [],
    () => 0,
  );
  await consumer.receive(fail, () => 0).catch(() => {});
  await consumer.process(
    { id: "1", type: "T", lane: "1", attempts: 0, deliveries: 1 } as never,
    async () => {},
    () => "retry",
  );
  await calls.observe({ operation: "A_B", method: "GET", path: "/a" }, async () => {});
  await calls.attempt(async () => new Response("", { status: 429 }))("https://a.test/");
  await calls
    .tokenRefresh(fail)()
    .catch(() => {});
  const text = new PrometheusSerializer().serialize((await exporter.collect()).resourceMetrics);
  return [...text.matchAll(/^(\w+)\{(.*)\} \S+$/gm)].map(([, name = "", labels = ""]) => ({
    name,
    labels: [...labels.matchAll(/(\w+)="/g)].map(([, label = ""]) => label),
  }));
}

/** Reads the selectors of an expression: the name or its pattern, and the labels that it compares. */
function readSelectors(expr: string): { name: RegExp; labels: string[] }[] {
  const found = [...expr.matchAll(/(\w*)\{([^}]*)\}/g)].map(([, bare = "", inside = ""]) => ({
    name: new RegExp(`^(?:${bare || /__name__=~"([^"]*)"/.exec(inside)![1]})$`),
    labels: [...inside.matchAll(/(\w+)!?=/g)].map(([, label = ""]) => label).filter((label) => label !== "__name__"),
  }));
  const rest = expr.replaceAll(/\w*\{[^}]*\}|\[[^\]]*\]|\b(?:by|on|without) \([^)]*\)/g, "");
  const names = [...rest.matchAll(/\b([a-z_]\w*)\b(?! *\()/g)].map(([, name = ""]) => name);
  const used = [...rest.matchAll(/\b([a-z_]\w*) *\(/g)].map(([, name = ""]) => name);
  expect(used.filter((name) => !FUNCTIONS.has(name) && !WORDS.has(name))).toEqual([]);
  return [
    ...found,
    ...names.filter((name) => !WORDS.has(name)).map((name) => ({ name: new RegExp(`^${name}$`), labels: [] })),
  ];
}

test("every expression names series, and labels, that the real exporter shows", async () => {
  const series = await scrape();
  const outer = new Set(["job", "instance", "pod", "le"]); // of Prometheus itself, and of buckets
  const known = new Set(series.flatMap(({ labels }) => labels));

  for (const expr of expressions) {
    const selectors = readSelectors(expr);
    expect([expr, selectors.length > 0]).toEqual([expr, true]);
    for (const { name, labels } of selectors) {
      const own = series.filter((each) => name.test(each.name));
      expect([expr, String(name), own.length > 0]).toEqual([expr, String(name), true]);
      const missing = labels.filter((label) => !outer.has(label) && !own.some((each) => each.labels.includes(label)));
      expect([expr, missing]).toEqual([expr, []]);
    }
    const grouped = [...expr.matchAll(/\b(?:by|on|without) \(([^)]*)\)/g)].flatMap(([, list = ""]) => list.split(", "));
    expect([expr, grouped.filter((label) => !outer.has(label) && !known.has(label))]).toEqual([expr, []]);
    expect(expr.split("(").length).toBe(expr.split(")").length);
  }
});
