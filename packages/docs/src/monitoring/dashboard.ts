import { type Select, listMetrics, type Metric, createSelect } from "./metrics.ts";
import { limits, writeRules } from "./alarms.ts";

const WIDTH = 8; // three panels in a row of Grafana, which has 24 columns
const HEIGHT = 8;
const source = { type: "prometheus", uid: "${datasource}" };

/** Builds the dashboard in the JSON model of Grafana: import the file as it is, and choose the Prometheus. */
export function buildDashboard(select: Select): object {
  const panels: object[] = [];
  let y = 0;
  for (const [title, plans] of Object.entries(listPanels(select))) {
    panels.push({
      id: panels.length + 1,
      type: "row",
      title,
      collapsed: false,
      gridPos: { x: 0, y, w: 24, h: 1 },
      panels: [],
    });
    y += 1;
    for (const [index, plan] of plans.entries()) {
      const place = { x: (index % 3) * WIDTH, y: y + Math.floor(index / 3) * HEIGHT, w: WIDTH, h: HEIGHT };
      panels.push(buildPanel(panels.length + 1, plan, place));
    }
    y += Math.ceil(plans.length / 3) * HEIGHT;
  }
  return {
    uid: "kontor",
    title: "Kontor",
    tags: ["kontor"],
    schemaVersion: 41,
    editable: true,
    graphTooltip: 1,
    refresh: "1m",
    time: { from: "now-6h", to: "now" },
    templating: { list: listVariables(select) },
    annotations: { list: [] },
    panels,
  };
}

function listVariables(select: Select): object[] {
  return [
    { name: "datasource", label: "Prometheus", type: "datasource", query: "prometheus", current: {} },
    {
      name: "job",
      label: "Job",
      type: "query",
      datasource: source,
      query: { query: `label_values(${select("kontor.inbox.waiting")}, job)`, refId: "job" },
      refresh: 2,
      multi: true,
      includeAll: true,
      allValue: ".*",
      current: { text: "All", value: "$__all" },
    },
  ];
}

function buildPanel(id: number, [title, description, unit, targets, limit]: Panel, gridPos: object): object {
  const steps = [{ color: "green", value: null }, ...(limit === undefined ? [] : [{ color: "red", value: limit }])];
  return {
    id,
    type: "timeseries",
    title,
    description,
    datasource: source,
    gridPos,
    fieldConfig: {
      defaults: {
        unit,
        min: 0,
        thresholds: { mode: "absolute", steps },
        custom: { thresholdsStyle: { mode: limit === undefined ? "off" : "dashed" } },
      },
      overrides: [],
    },
    options: { legend: { displayMode: "list", placement: "bottom" }, tooltip: { mode: "multi" } },
    targets: targets.map(({ expr, legend }, index) => ({
      refId: String.fromCodePoint(65 + index),
      datasource: source,
      expr,
      legendFormat: legend,
      range: true,
    })),
  };
}

/** A panel of the dashboard, before it has its place, in the order in which a reader sees its parts. From the limit on it is red. */
type Panel = [title: string, description: string, unit: string, targets: Target[], limit?: number];

type Target = { expr: string; legend: string };

const JOB = 'job=~"$job"';
const RATE = "[$__rate_interval]";

/** Lists the panels, by the title of their row. */
export function listPanels(select: Select): Record<string, Panel[]> {
  return { Inbox: listOfInbox(select), Handlers: listOfHandlers(select), "Calls and tokens": listOfCalls(select) };
}

function listOfInbox(select: Select): Panel[] {
  const gauge = (name: string): Target[] => [
    { expr: `max by (job) (${select(`kontor.inbox.${name}`, { where: JOB })})`, legend: "{{job}}" },
  ];
  const consumed = select("messaging.client.consumed.messages", { where: JOB });
  const fetched = [{ expr: `sum by (job) (rate(${consumed}${RATE}))`, legend: "{{job}}" }];
  const { waiting, oldestSeconds, deliveries } = limits;
  return [
    ["Waiting events", "Events that no handler has finished.", "short", gauge("waiting"), waiting],
    [
      "Age of the oldest waiting event",
      "A seller is stuck if it grows without end.",
      "s",
      gauge("oldest_age"),
      oldestSeconds,
    ],
    [
      "Most deliveries of an event",
      "After ten an event that is not acknowledged is gone.",
      "short",
      gauge("most_deliveries"),
      deliveries,
    ],
    ["Dead events", "Events that no handler tries again until somebody replays them.", "short", gauge("dead")],
    [
      "Parked sellers",
      "Sellers that are left alone, for a time or until somebody resumes them.",
      "short",
      gauge("parked_lanes"),
    ],
    ["Fetched events", "Events that came from the platform, those that came again too.", "cps", fetched],
  ];
}

function listOfHandlers(select: Select): Panel[] {
  const runs = "messaging.process.duration";
  const requests = quantiles(select, "messaging.client.operation.duration", "messaging_operation_name");
  return [
    ["Duration of handlers", "One run of a handler.", "s", quantiles(select, runs)],
    [
      "Runs of handlers",
      "Runs that ended, by their problem: none, retry or dead.",
      "cps",
      rate(select, runs, "error_type"),
    ],
    ["Duration of fetches and acknowledgements", "One request of the consumer, with its retries.", "s", requests],
  ];
}

function listOfCalls(select: Select): Panel[] {
  const answers = rate(select, "http.client.request.duration", "http_response_status_code");
  const tokens = rate(select, "kontor.token.refresh.duration", "error_type");
  const calls = quantiles(select, "kontor.client.call.duration");
  return [
    ["Duration of calls", "One call of a method, with its retries.", "s", calls],
    ["Answers by status", "Each attempt. An empty status is an attempt without an answer.", "cps", answers],
    ["Token calls", "An empty error is a token call that succeeded.", "cps", tokens],
  ];
}

function quantiles(select: Select, name: string, by?: string): Target[] {
  const buckets = select(name, { of: "bucket", where: JOB });
  return [0.5, 0.95].map((share) => ({
    expr: `histogram_quantile(${share}, sum by (${by ? `le, ${by}` : "le"}) (rate(${buckets}${RATE})))`,
    legend: `p${share * 100}${by ? ` {{${by}}}` : ""}`,
  }));
}

function rate(select: Select, name: string, by: string): Target[] {
  const count = select(name, { of: "count", where: JOB });
  return [{ expr: `sum by (${by}) (rate(${count}${RATE}))`, legend: `{{${by}}}` }];
}

/** Builds the files for Grafana and Prometheus, by their name in `public/monitoring`. */
export function buildOutputs(docs: string, metrics: readonly Metric[] = listMetrics()): Map<string, string> {
  const select = createSelect(metrics);
  const outputs = new Map([
    ["kontor-dashboard.json", `${JSON.stringify(buildDashboard(select), null, 2)}\n`],
    ["kontor-alerts.yaml", writeRules(select, docs)],
  ]);
  const text = outputs.get("kontor-dashboard.json")!;
  const missing = metrics.filter(({ name }) => !text.includes(name.replaceAll(".", "_")));
  if (missing.length > 0)
    throw new Error(
      `Cannot build the dashboard as every metric must have a panel: ${missing.map(({ name }) => name).join(", ")}`,
    );
  return outputs;
}
