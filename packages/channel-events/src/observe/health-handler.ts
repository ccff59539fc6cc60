import { ArgumentError } from "@kontor/http";
import { readOptions } from "@kontor/http/internal";
import type { HealthReport } from "./health.ts";

/** Options of `healthHandler()`: which health check it answers. */
export interface HealthHandlerOptions {
  /**
   * Chooses which health check sets the HTTP status. `status` (default): 503 for `failing`. `live`: 503 if only a restart
   * of the program can help, so not during an outage of the platform. `ready`: 503 until the consumer is started and a poll
   * has succeeded, and for `failing`.
   */
  probe?: "status" | "live" | "ready" | undefined;
}

/**
 * Makes a handler that answers with the health of a consumer or of a fleet, as JSON, with 200 or 503. It fits every server that takes a `Request`,
 * such as Hono: `app.mount("/ready", healthHandler(consumer))`. `nodeListener()` of `@kontor/channel-events/node` adapts it to Node's
 * `http`, Express and Fastify.
 *
 * @throws {ArgumentError} If the probe or an option is unknown, or what was given is no consumer.
 */
export function healthHandler(
  consumer: { health(): Promise<Pick<HealthReport, "status" | "isLive" | "isReady">> },
  options: HealthHandlerOptions = {},
): (request?: Request) => Promise<Response> {
  const action = "answer with the health";
  const { probe } = readOptions(action, options, { probe: "status" });
  if (!["status", "live", "ready"].includes(probe))
    throw new ArgumentError(action, "probe", "be status, live or ready", probe);
  if (typeof consumer?.health !== "function")
    throw new ArgumentError(action, "consumer", "be a consumer or a fleet", consumer);
  return async () => {
    const report = await consumer.health();
    const isWell = { status: report.status !== "failing", live: report.isLive, ready: report.isReady }[probe];
    return Response.json(report, { status: isWell ? 200 : 503, headers: { "cache-control": "no-store" } });
  };
}
