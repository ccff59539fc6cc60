import { type Meter, ROOT_CONTEXT, trace } from "@opentelemetry/api";
import { consumerTelemetry } from "@kontor/channel-events/telemetry";
import { openTelemetry } from "@kontor/http/telemetry";

/** A metric that the packages measure. */
export interface Metric {
  /** As OpenTelemetry writes it: `kontor.inbox.waiting`. */
  name: string;
  kind: "counter" | "histogram" | "gauge";
  unit: string;
}

const KINDS = { createCounter: "counter", createHistogram: "histogram", createObservableGauge: "gauge" } as const;

/** Lists every metric of the packages. Their own code makes them, with a meter that only takes notes. */
export function listMetrics(): Metric[] {
  const metrics: Metric[] = [];
  const meter = new Proxy({} as Meter, {
    get(_, method: string) {
      if (method === "addBatchObservableCallback") return () => {};
      const kind = KINDS[method as keyof typeof KINDS];
      if (!kind)
        throw new Error(`Cannot list the metrics as ${method}() must have its own panel kind: add it to KINDS`);
      return (name: string, { unit = "" } = {}) => void metrics.push({ name, kind, unit });
    },
  });
  openTelemetry({ meter });
  consumerTelemetry({
    api: { trace, ROOT_CONTEXT },
    meter,
    inbox: { readStats: () => Promise.reject(new Error("unread")) },
  });
  return metrics;
}

/** Writes the selector of a metric in the language of Prometheus: `of` is the series of a histogram, `where` conditions on labels (`error_type=""`). */
export type Select = (name: string, options?: { of?: "bucket" | "count"; where?: string }) => string;

/**
 * Makes a `Select` for the metrics that exist. Names are written as Prometheus shows them: with `_` for a dot, and `_total` behind a counter.
 * The collector of OpenTelemetry puts `_seconds` behind durations, the exporter of Node does not: both are selected.
 */
export function createSelect(metrics: readonly Metric[]): Select {
  return (name, { of, where = "" } = {}) => {
    const metric = metrics.find((each) => each.name === name);
    if (!metric)
      throw new Error(
        `Cannot select ${name} as it must be a metric of the packages: ${metrics.map((each) => each.name).join(", ")}`,
      );
    if ((metric.kind === "histogram") !== (of !== undefined))
      throw new Error(
        `Cannot select ${name} as a ${metric.kind} must ${of ? "not " : ""}be read by its buckets or its count: got ${of}`,
      );
    const base = name.replaceAll(".", "_");
    const end = of ? `_${of}` : metric.kind === "counter" ? "_total" : "";
    if (metric.unit !== "s") return `${base}${end}${where && `{${where}}`}`;
    return `{__name__=~"${base}(_seconds)?${end}"${where && `,${where}`}}`;
  };
}
