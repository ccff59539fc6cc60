// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Fetch, Secret, Telemetry } from "@kontor/http";
import { clientHeaders, createCallSender, type OperationCall } from "@kontor/http/internal";
import { ErpError } from "./errors.generated.ts";

/** The headers of a request, set once for a client. */
export interface ErpHeaders {
  /** Name of the calling application, form `<app_name>/<version>`. Header `x-appid`. */
  appId: string;
  /** Version number of the calling application. Header `x-appversion`. */
  appVersion: string;
  /** Tenant ID of the target ERP instance. Header `x-tenant-id`. */
  tenantId: string;
  /** The key obtained at the end of the app registration. Documented as required, with a note that the gateway injects it when no token is present; hence an alternative to a token, not an addition. Header `x-api-key`. Default: the header is not sent. */
  apiKey?: string | Secret | undefined;
  /** Requested API version. Header `api-version`. Default: the header is not sent. */
  apiVersion?: string | undefined;
  /** Company id (int or uuid) on whose behalf the request runs. Header `x-companyid`. Default: the header is not sent. */
  companyId?: string | undefined;
  /** User id (int or uuid) on whose behalf the request runs; needs scope `application.runas`. Header `x-runas`. Default: the header is not sent. */
  runAs?: string | undefined;
  /** Session in which the call runs. Header `X-SessionId`. Default: the header is not sent. */
  sessionId?: string | undefined;
}

const headerRules = {
  appId: { header: "x-appid", required: true, pattern: /^[^/]+\/[^/]+$/, must: "have the form <app_name>/<version>" },
  appVersion: { header: "x-appversion", required: true, pattern: /^.{1,}$/s, must: "be text" },
  tenantId: { header: "x-tenant-id", required: true, pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, must: "be a UUID" },
  apiKey: { header: "x-api-key", pattern: /^.{1,}$/s, must: "be text" },
  apiVersion: { header: "api-version", pattern: /^.{1,}$/s, must: "be text" },
  companyId: { header: "x-companyid", pattern: /^([0-9]+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/, must: "be an integer or a UUID" },
  runAs: { header: "x-runas", pattern: /^([0-9]+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/, must: "be an integer or a UUID" },
  sessionId: { header: "X-SessionId", pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, must: "be a UUID" },
};

/**
 * The headers that a client sends with every request.
 *
 * @throws {ArgumentError} If one is missing or malformed.
 */
export function erpHeaders(options: ErpHeaders): Record<string, string> {
  return clientHeaders("an ERP client", headerRules, { ...options });
}

const errorFields = ["errorcode","errormessage","errors","stacktrace","validationerrors"];

/** The options of a client. */
export interface ErpClientOptions extends ErpHeaders {
  /** Base address, `{base_url}`; a path prefix is kept. */
  baseUrl: string;
  /** Sends the requests; credentials, timeouts and retries live here. Default `globalThis.fetch`. */
  fetch?: Fetch | undefined;
  /** Runs around every call; `openTelemetry()` of `@kontor/http/telemetry` gives one. Default: nothing does. */
  telemetry?: Pick<Telemetry, "observe"> | undefined;
  /** Hosts that may be reached by plain http, such as a sandbox in another container: `["sandbox:7070"]`. They get the credentials. Default: none but this machine. */
  allowHttp?: readonly string[] | undefined;
}

/** The part that all groups share; it is for importing them one by one: `accountingData(createErpCore(options))`. */
export interface ErpCore {
  call(call: OperationCall): Promise<unknown>;
}

/**
 * Makes the part that all groups of a client share, for a program that imports only some of them.
 *
 * @throws {ArgumentError} If an option is missing or malformed.
 */
export function createErpCore(options: ErpClientOptions): ErpCore {
  const fail = (...facts: ConstructorParameters<typeof ErpError>) => new ErpError(...facts);
  return createCallSender({ what: "an ERP client", ...options, fail, errorFields, headers: erpHeaders(options) });
}
