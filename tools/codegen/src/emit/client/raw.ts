import { formatBanner } from "../banner.ts";
import { words } from "./headers.ts";
import type { Spec } from "../../read/spec.ts";

/** The same operations by openapi-fetch: in a file of its own, so that only who wants it loads it. */
export function emitRaw(spec: Spec): string {
  const { Api, api, headers } = spec;
  const headersOf = headers.length > 0;
  return `${formatBanner(spec)}import createRawClient, { type Client } from "openapi-fetch";
import type { paths } from "@kontor/${api}-types";
import { secureUrl } from "@kontor/http/parts";
import { ${headersOf ? `${api}Headers, ` : ""}type ${Api}ClientOptions } from "./client.generated.ts";

/**
 * The operations by path, for \`{ data, error, response }\` and middleware: an openapi-fetch client with the same options. Its
 * answers are not decoded, and an answer outside 2xx is no exception.
 *
 * @throws {ArgumentError} If an option is missing or malformed.
 */
export function raw${Api}Client(options: Omit<${Api}ClientOptions, "telemetry">): Client<paths> {
  const { baseUrl, fetch = globalThis.fetch } = options;
  secureUrl("create ${words[api]}", "baseUrl", baseUrl);
  return createRawClient<paths>({ baseUrl, fetch, redirect: "manual"${headersOf ? `, headers: ${api}Headers(options)` : ""} });
}
`;
}
