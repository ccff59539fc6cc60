import type { Metric } from "./metrics.ts";

/** Writes the selector of a metric in the language of Prometheus. */
export type Select = (name: string, options?: SelectOptions) => string;

interface SelectOptions {
  /** The series of a histogram. */
  of?: "bucket" | "count";
  /** Conditions on labels: `error_type=""`. */
  where?: string;
}

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
