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

function buildPanel(id: number, { title, description, unit, limit, targets }: PanelPlan, gridPos: object): object {
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

/** A panel of the dashboard, before it has its place. */
interface PanelPlan {
  title: string;
  description: string;
  unit: string;
  /** From this value on it is red. */
  limit?: number;
  targets: { expr: string; legend: string }[];
}

const JOB = 'job=~"$job"';
const RATE = "[$__rate_interval]";

/** Lists the panels, by the title of their row. */
export function listPanels(select: Select): Record<string, PanelPlan[]> {
  return { Inbox: listOfInbox(select), Handlers: listOfHandlers(select), "Calls and tokens": listOfCalls(select) };
}

function listOfInbox(select: Select): PanelPlan[] {
  const gauge = (name: string) => [{ expr: `max by (job) (${select(name, { where: JOB })})`, legend: "{{job}}" }];
  const consumed = select("messaging.client.consumed.messages", { where: JOB });
  const fetched = [{ expr: `sum by (job) (rate(${consumed}${RATE}))`, legend: "{{job}}" }];
  const { waiting, oldestSeconds, deliveries } = limits;
  return [
    plan("Waiting events", "Events that no handler has finished.", "short", gauge("kontor.inbox.waiting"), waiting),
    plan(
      "Age of the oldest waiting event",
      "A seller is stuck if it grows without end.",
      "s",
      gauge("kontor.inbox.oldest_age"),
      oldestSeconds,
    ),
    plan(
      "Most deliveries of an event",
      "After ten an event that is not acknowledged is gone.",
      "short",
      gauge("kontor.inbox.most_deliveries"),
      deliveries,
    ),
    plan(
      "Dead events",
      "Events that no handler tries again until somebody replays them.",
      "short",
      gauge("kontor.inbox.dead"),
    ),
    plan(
      "Parked sellers",
      "Sellers that are left alone, for a time or until somebody resumes them.",
      "short",
      gauge("kontor.inbox.parked_lanes"),
    ),
    plan("Fetched events", "Events that came from the platform, those that came again too.", "cps", fetched),
  ];
}

function listOfHandlers(select: Select): PanelPlan[] {
  const runs = "messaging.process.duration";
  const requests = quantiles(select, "messaging.client.operation.duration", "messaging_operation_name");
  return [
    plan("Duration of handlers", "One run of a handler.", "s", quantiles(select, runs)),
    plan(
      "Runs of handlers",
      "Runs that ended, by their problem: none, retry or dead.",
      "cps",
      rate(select, runs, "error_type"),
    ),
    plan("Duration of fetches and acknowledgements", "One request of the consumer, with its retries.", "s", requests),
  ];
}

function listOfCalls(select: Select): PanelPlan[] {
  const answers = rate(select, "http.client.request.duration", "http_response_status_code");
  const tokens = rate(select, "kontor.token.refresh.duration", "error_type");
  const calls = quantiles(select, "kontor.client.call.duration");
  return [
    plan("Duration of calls", "One call of a method, with its retries.", "s", calls),
    plan("Answers by status", "Each attempt. An empty status is an attempt without an answer.", "cps", answers),
    plan("Token calls", "An empty error is a token call that succeeded.", "cps", tokens),
  ];
}

/** A panel in the order in which a reader sees its parts. */
function plan(
  title: string,
  description: string,
  unit: string,
  targets: PanelPlan["targets"],
  limit?: number,
): PanelPlan {
  return { title, description, unit, ...(limit !== undefined && { limit }), targets };
}

function quantiles(select: Select, name: string, by?: string): PanelPlan["targets"] {
  const buckets = select(name, { of: "bucket", where: JOB });
  return [0.5, 0.95].map((share) => ({
    expr: `histogram_quantile(${share}, sum by (${by ? `le, ${by}` : "le"}) (rate(${buckets}${RATE})))`,
    legend: `p${share * 100}${by ? ` {{${by}}}` : ""}`,
  }));
}

function rate(select: Select, name: string, by: string): PanelPlan["targets"] {
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
