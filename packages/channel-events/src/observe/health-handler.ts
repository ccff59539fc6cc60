import { ArgumentError } from "@kontor/http";
import { checkOptionNames } from "@kontor/http/parts";
import type { ChannelConsumer } from "../consumer/stored.ts";

export interface HealthHandlerOptions {
  /**
   * What the answer's status says. `status` (default): 503 for `failing`. `live`: 503 where only a new start of the program can
   * help, so that an outage of the platform restarts nothing. `ready`: 503 until it is started, and for `failing`.
   */
  probe?: "status" | "live" | "ready";
}

/**
 * Answers with the health of a consumer, as JSON, with 200 or 503. For any server that takes a `Request`: Hono's
 * `app.mount("/ready", healthHandler(consumer))`. `nodeListener()` of `@kontor/channel-events/node` takes it to Node's `http`, Express
 * and Fastify.
 *
 * @throws {ArgumentError} If there is no such probe, or no such option.
 */
export function healthHandler(
  consumer: Pick<ChannelConsumer, "health">,
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
