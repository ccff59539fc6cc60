/** The dashboard and the alarms that the site offers: they fit the metrics of the packages, the operations guide, and project.json. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { consumerTelemetry } from "@kontor/channel-events/telemetry";
import { openTelemetry } from "@kontor/http/telemetry";
import { ROOT_CONTEXT, trace } from "@opentelemetry/api";
import { PrometheusExporter, PrometheusSerializer } from "@opentelemetry/exporter-prometheus";
import { MeterProvider } from "@opentelemetry/sdk-metrics";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { listMetrics } from "./metrics.ts";

interface Panel {
  id: number;
  type: string;
  title: string;
  description?: string;
  gridPos: { x: number; y: number; w: number; h: number };
  datasource?: { type: string; uid: string };
  fieldConfig?: { defaults: { thresholds: { steps: { value: number | null }[] } } };
  targets?: { refId: string; expr: string; datasource: object }[];
}
interface Alarm {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url: string };
}

const PLACEHOLDER = "https://kontor-docs.example"; // Stands for the address of the docs until project.json has one.

const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");
const rules = read("../../public/monitoring/kontor-alerts.yaml");
const alarms = (parse(rules) as { groups: { rules: Alarm[] }[] }).groups.flatMap((group) => group.rules);
const dashboardText = read("../../public/monitoring/kontor-dashboard.json");
const dashboard = JSON.parse(dashboardText) as {
  uid: string;
  title: string;
  schemaVersion: number;
  panels: Panel[];
  templating: { list: { name: string; type: string }[] };
};
const panels = dashboard.panels.filter(({ type }) => type !== "row");
const guide = read("../content/docs/operations/guide.mdx");
const sections = new Map(
  guide
    .split(/^## /m)
    .slice(1)
    .map((text) => [text.slice(0, text.indexOf("\n")), text]),
);

test("each alarm has a section of the operations guide that names it and its severity, and no section names another", () => {
  for (const { alert, annotations, labels } of alarms) {
    expect(["critical", "warning"]).toContain(labels.severity);
    expect([alert, sections.get(annotations.summary)]).toEqual([
      alert,
      expect.stringMatching(`\n\n\`${alert}\`, ${labels.severity}. `),
    ]);
  }
  const named = [...guide.matchAll(/^`(Kontor\w+)`, /gm)].map(([, name]) => name);
  expect(named).toEqual(alarms.map(({ alert }) => alert));
  expect(new Set(named).size).toBe(alarms.length);
});

test("each alarm leads to its section, below the address that project.json has for the docs", () => {
  const { docs } = JSON.parse(read("../../../../project.json")) as { docs: string | null };
  const buildAnchor = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, "")
      .replaceAll(" ", "-");

  for (const { annotations } of alarms)
    expect(annotations.runbook_url).toBe(
      `${docs ?? PLACEHOLDER}/operations/guide/#${buildAnchor(annotations.summary)}`,
    );
  const says = rules.includes(`# Put the address of your copy of the docs in place of ${PLACEHOLDER}.`);
  expect({ docs, says }).toEqual({ docs, says: docs === null });
});

test("the dashboard has the form that Grafana imports: ids once, a source for each panel, variables that are declared", () => {
  const { panels, templating } = dashboard;
  const ids = panels.map(({ id }) => id);
  const named = [...JSON.stringify(panels).matchAll(/\$\{?(\w+)/g)].map(([, name]) => name);
  const declared = [...templating.list.map(({ name }) => name), "__rate_interval"];

  expect(dashboard).toMatchObject({ uid: "kontor", title: "Kontor", schemaVersion: expect.any(Number) });
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(named)).toEqual(new Set(declared));
  expect(panels.filter(({ type }) => type === "timeseries")).not.toEqual([]);
  for (const { type, title, targets, datasource } of panels) {
    expect(title).not.toBe("");
    if (type === "row") continue;
    expect([type, datasource]).toEqual(["timeseries", { type: "prometheus", uid: "${datasource}" }]);
    expect(new Set(targets!.map(({ refId }) => refId)).size).toBe(targets!.length);
    expect(targets!.length).toBeGreaterThan(0);
  }
});

test("no panel of the dashboard covers another, and none leaves the 24 columns", () => {
  const places = dashboard.panels.map(({ gridPos }) => gridPos);

  for (const [index, one] of places.entries()) {
    expect(one.x + one.w).toBeLessThanOrEqual(24);
    for (const other of places.slice(index + 1)) {
      const isApart =
        one.x + one.w <= other.x ||
        other.x + other.w <= one.x ||
        one.y + one.h <= other.y ||
        other.y + other.h <= one.y;
      expect([one, other, isApart]).toEqual([one, other, true]);
    }
  }
});

test("each panel has its own title and a sentence, and a red line is the limit of an alarm", () => {
  const limits = panels
    .flatMap(({ fieldConfig }) => fieldConfig!.defaults.thresholds.steps)
    .flatMap(({ value }) => value ?? []);

  expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
  expect(panels.filter(({ description }) => !description?.endsWith("."))).toEqual([]);
  expect(limits).toHaveLength(3);
  for (const limit of limits) expect(alarms.some(({ expr }) => new RegExp(`>=? ${limit}$`).test(expr))).toBe(true);
});

test("every metric of the code has a panel, and durations are selected with and without the unit behind their name", () => {
  const metrics = listMetrics();
  expect(metrics.length).toBeGreaterThanOrEqual(11);
  for (const { name, unit } of metrics) {
    const shown = name.replaceAll(".", "_");
    expect(dashboardText).toContain(shown);
    const ends = [...(rules + dashboardText).matchAll(new RegExp(`${shown}(\\(_seconds\\)\\?)?`, "g"))];
    expect([name, new Set(ends.map(([, end]) => end !== undefined))]).toEqual([name, new Set([unit === "s"])]);
  }
});

const expressions = [
  ...alarms.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets!.map(({ expr }) => expr)),
];
const WORDS = new Set(["and", "unless", "or"]);
const FUNCTIONS = new Set("max min sum rate increase deriv absent min_over_time histogram_quantile".split(" "));

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
