// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import createRawClient, { type Client } from "openapi-fetch";
import type { paths } from "@kontor/channel-types/openapi";
import { checkCall, checkTelemetry, secureUrl, withRules } from "@kontor/http/internal";
import { channelHeaders, type ChannelClientOptions } from "./core.generated.ts";

/**
 * The operations by path, for `{ data, error, response }` and middleware: an openapi-fetch client with the same options. Its
 * answers are not decoded, and an answer outside 2xx is no exception. Telemetry names a call by its method and its path.
 *
 * @throws {ArgumentError} If an option is missing or malformed. A call rejects with one if a value in its path is no single step, or if it cannot be written.
 */
export function rawChannelClient(options: ChannelClientOptions): Client<paths> {
  const { baseUrl: base, fetch = globalThis.fetch, telemetry, allowHttp } = { ...options };
  const { href: baseUrl } = secureUrl("create a channel client", "baseUrl", base, "", allowHttp);
  checkTelemetry("create a channel client", telemetry);
  const client = createRawClient<paths>({ baseUrl, fetch, redirect: "manual", headers: channelHeaders(options) });
  client.use({
    onRequest: ({ request: { method }, schemaPath: path, params }) =>
      checkCall(`send ${method} ${path}`, { operation: "", method, path, params: params.path ?? {} }),
  });
  return withRules(client, telemetry);
}
