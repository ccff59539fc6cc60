import { buildDashboard } from "./dashboard.ts";
import { listMetrics, type Metric } from "./metrics.ts";
import { writeRules } from "./rules.ts";
import { createSelect } from "./select.ts";

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
