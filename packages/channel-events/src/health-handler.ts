import type { ChannelConsumer } from "./consumer.ts";

/**
 * Answers with the health of a consumer, as JSON: 200 for `ok` and `degraded`, 503 for `failing`. For any server that takes a
 * `Request`.
 */
export function healthHandler(consumer: Pick<ChannelConsumer, "health">): (request?: Request) => Promise<Response> {
  return async () => {
    const report = await consumer.health();
    return Response.json(report, {
      status: report.status === "failing" ? 503 : 200,
      headers: { "cache-control": "no-store" },
    });
  };
}
