import type { Model } from "../../model/model.ts";
import { formatBanner } from "../comments.ts";

/** The same operations by openapi-fetch: in a separate file, so that only who wants it loads it. */
export function emitRaw({ Api, api, headers, traits, ...model }: Model): string {
  const headersOf = headers.length > 0;
  return `${formatBanner(model)}import createRawClient, { type Client } from "openapi-fetch";
import type { paths } from "@kontor/${api}-types/openapi";
import { checkCall, checkTelemetry, secureUrl, withRules } from "@kontor/http/internal";
import { ${headersOf ? `${api}Headers, ` : ""}type ${Api}ClientOptions } from "./core.generated.ts";

/**
 * The operations by path, for \`{ data, error, response }\` and middleware: an openapi-fetch client with the same options. Its
 * answers are not decoded, and an answer outside 2xx is no exception. Telemetry names a call by its method and its path.
 *
 * @throws {ArgumentError} If an option is missing or malformed. A call rejects with one if a value in its path is no single step, or if it cannot be written.
 */
export function raw${Api}Client(options: ${Api}ClientOptions): Client<paths> {
  const { baseUrl: base, fetch = globalThis.fetch, telemetry, allowHttp } = { ...options };
  const { href: baseUrl } = secureUrl("create ${traits.what}", "baseUrl", base, "", allowHttp);
  checkTelemetry("create ${traits.what}", telemetry);
  const client = createRawClient<paths>({ baseUrl, fetch, redirect: "manual"${headersOf ? `, headers: ${api}Headers(options)` : ""} });
  client.use({
    onRequest: ({ request: { method }, schemaPath: path, params }) =>
      checkCall(\`send \${method} \${path}\`, { operation: "", method, path, params: params.path ?? {} }),
  });
  return withRules(client, telemetry);
}
`;
}
