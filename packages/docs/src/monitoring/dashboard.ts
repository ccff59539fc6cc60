import { listPanels, type PanelPlan } from "./panels.ts";
import type { Select } from "./select.ts";

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
