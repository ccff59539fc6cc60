import { ArgumentError } from "@kontor/http";
import { checkOptionNames } from "@kontor/http/internal";
import type { HealthReport } from "./read-health.ts";

/** Options of `healthHandler()`: the question that its answer is for. */
export interface HealthHandlerOptions {
  /**
   * Chooses which health check sets the HTTP status. `status` (default): 503 for `failing`. `live`: 503 if only a new start
   * of the program can help, so that an outage of the platform restarts nothing. `ready`: 503 until the consumer is started, and for
   * `failing`.
   */
  probe?: "status" | "live" | "ready";
}

/**
 * Makes a handler that answers with the health of a consumer or of a fleet, as JSON, with 200 or 503. It fits every server that takes a `Request`,
 * such as Hono: `app.mount("/ready", healthHandler(consumer))`. `nodeListener()` of `@kontor/channel-events/node` adapts it to Node's
 * `http`, Express and Fastify.
 *
 * @throws {ArgumentError} If the probe or an option is unknown.
 */
export function healthHandler(
  consumer: { health(): Promise<Pick<HealthReport, "status" | "isLive" | "isReady">> },
  options: HealthHandlerOptions = {},
): (request?: Request) => Promise<Response> {
  const { probe = "status" } = options;
  checkOptionNames("answer with the health", options, { probe: 1 });
  if (!["status", "live", "ready"].includes(probe))
    throw new ArgumentError("answer with the health", "probe", "be status, live or ready", probe);
  return async () => {
    const report = await consumer.health();
    const isWell = { status: report.status !== "failing", live: report.isLive, ready: report.isReady }[probe];
    return Response.json(report, { status: isWell ? 200 : 503, headers: { "cache-control": "no-store" } });
  };
}
