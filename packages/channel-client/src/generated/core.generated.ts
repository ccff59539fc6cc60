// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Fetch, Telemetry } from "@kontor/http";
import { clientHeaders, createCallSender, type OperationCall } from "@kontor/http/internal";
import { ChannelError } from "./errors.generated.ts";

/** The headers of a request, set once for a client. */
export interface ChannelHeaders {
  /** Language of error messages: `de` or `en`. Without it the platform takes `de`. Header `Accept-Language`. Default: the header is not sent. */
  language?: string | undefined;
}

const headerRules = {
  language: { header: "Accept-Language", pattern: /^.{1,}$/s, must: "be text" },
};

/**
 * The headers that a client sends with every request.
 *
 * @throws {ArgumentError} If one is missing or malformed.
 */
export function channelHeaders(options: ChannelHeaders): Record<string, string> {
  return clientHeaders("a channel client", headerRules, { ...options });
}

/** The options of a client. */
export interface ChannelClientOptions extends ChannelHeaders {
  /** Base address, `{channel_base_url}`; a path prefix is kept. */
  baseUrl: string;
  /** Sends the requests; credentials, timeouts and retries live here. Default `globalThis.fetch`. */
  fetch?: Fetch | undefined;
  /** Runs around every call; `openTelemetry()` of `@kontor/http/telemetry` gives one. Default: nothing does. */
  telemetry?: Pick<Telemetry, "observe"> | undefined;
  /** Hosts that may be reached by plain http, such as a sandbox in another container: `["sandbox:7070"]`. They get the credentials. Default: none but this machine. */
  allowHttp?: readonly string[] | undefined;
}

/** The part that all groups share; it is for importing them one by one: `attributes(createChannelCore(options))`. */
export interface ChannelCore {
  call(call: OperationCall): Promise<unknown>;
}

/**
 * Makes the part that all groups of a client share, for a program that imports only some of them.
 *
 * @throws {ArgumentError} If an option is missing or malformed.
 */
export function createChannelCore(options: ChannelClientOptions): ChannelCore {
  const fail = (...facts: ConstructorParameters<typeof ChannelError>) => new ChannelError(...facts);
  return createCallSender({ what: "a channel client", ...options, fail, headers: channelHeaders(options) });
}
