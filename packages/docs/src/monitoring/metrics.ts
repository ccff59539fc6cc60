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
