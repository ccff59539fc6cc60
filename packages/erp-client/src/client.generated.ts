// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import createRawClient, { type Client } from "openapi-fetch";
import type { CategoryUpdate, TaxClassUpdate, paths } from "@kontor/erp-types";
import { caller, clientHeaders, type Call, type CallOptions, type Fetch, type Secret } from "@kontor/http";
import { ErpError } from "./errors.generated.ts";

/** The headers of a request, set once for a client. */
export interface ErpHeaders {
  /** Tenant ID of the target ERP instance. Header `x-tenant-id`. */
  tenantId: string;
  /** Name of the calling application, form `<app_name>/<version>`. Header `x-appid`. */
  appId: string;
  /** Version number of the calling application. Header `x-appversion`. */
  appVersion: string;
  /** User id (int or uuid) on whose behalf the request runs; needs scope `application.runas`. Header `x-runas`. */
  runAs?: string;
  /** Company id (int or uuid) on whose behalf the request runs. Header `x-companyid`. */
  companyId?: string;
  /** Requested API version. Header `api-version`. */
  apiVersion?: string;
  /** Session in which the call runs. Header `X-SessionId`. */
  sessionId?: string;
  /** The key obtained at the end of the app registration. Documented as required, with a note that the gateway injects it when no token is present; hence an alternative to a token, not an addition. Header `x-api-key`. */
  apiKey?: string | Secret;
}

const headerRules = {
  tenantId: { header: "x-tenant-id", required: true, pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, must: "be a UUID" },
  appId: { header: "x-appid", required: true, pattern: new RegExp("^[^/]+/[^/]+$"), must: "have the form <app_name>/<version>" },
  appVersion: { header: "x-appversion", required: true, pattern: /^.{1,}$/s, must: "be text" },
  runAs: { header: "x-runas", required: false, pattern: new RegExp("^([0-9]+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"), must: "be an integer or a UUID" },
  companyId: { header: "x-companyid", required: false, pattern: new RegExp("^([0-9]+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"), must: "be an integer or a UUID" },
  apiVersion: { header: "api-version", required: false, pattern: /^.{1,}$/s, must: "be text" },
  sessionId: { header: "X-SessionId", required: false, pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, must: "be a UUID" },
  apiKey: { header: "x-api-key", required: false, pattern: /^.{1,}$/s, must: "be text", secret: true },
};

/** What a client needs to know. */
export interface ErpClientOptions extends ErpHeaders {
  /** Base address, `{base_url}`; a path prefix is kept. */
  baseUrl: string;
  /** Sends the requests; credentials, timeouts and retries live here. Default `globalThis.fetch`. */
  fetch?: Fetch;
}

/** Operations on `categories`. Every method throws an {@link ErpError}. */
export interface Categories {
  /**
   * Updates a category. `PATCH /v2/UpdateCategory`, scope `items.write`. Maturity: Development.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §4.1
   */
  update(body: CategoryUpdate, options?: CallOptions): Promise<unknown>;
}

export function categories(core: ErpCore): Categories {
  return {
    update: (body, options) => core.call({ ...options, operation: "Category_UpdateCategory", method: "PATCH", path: "/v2/UpdateCategory", body }) as Promise<unknown>,
  };
}

/** Operations on `taxClasses`. Every method throws an {@link ErpError}. */
export interface TaxClasses {
  /**
   * Updates an existing tax class. `PATCH /v2/taxclasses/update`, scope `taxes.write`. Maturity: stable.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §4.2
   */
  update(body: TaxClassUpdate, options?: CallOptions): Promise<unknown>;
}

export function taxClasses(core: ErpCore): TaxClasses {
  return {
    update: (body, options) => core.call({ ...options, operation: "TaxClass_UpdateTaxClass", method: "PATCH", path: "/v2/taxclasses/update", body }) as Promise<unknown>,
  };
}

/** What the groups share; for importing them one by one: `categories(erpCore(options))`. */
export interface ErpCore {
  readonly raw: Client<paths>;
  call(call: Call): Promise<unknown>;
}

/** @throws {ArgumentError} If an option is missing or malformed. */
export function erpCore(options: ErpClientOptions): ErpCore {
  const fail = (operation: string, status: number, body: unknown, headers: Headers) => new ErpError(operation, status, body, headers);
  return caller<Client<paths>>({ what: "an ERP client", createRawClient, ...options, fail, headers: clientHeaders("an ERP client", headerRules, options) });
}

/** A client of the ERP cloud API. */
export interface ErpClient {
  readonly categories: Categories;
  readonly taxClasses: TaxClasses;
  /** The openapi-fetch client underneath, for `{ data, error, response }`. */
  readonly raw: Client<paths>;
  /** The same client with other headers: another tenant, another user. */
  with(headers: Partial<ErpHeaders>): ErpClient;
}

/**
 * Makes a client. Every method throws an {@link ErpError} when the platform answers outside 2xx, and a
 * `PlatformError` with another `code` when no answer came or it could not be read.
 *
 * @throws {ArgumentError} If an option is missing or malformed.
 */
export function createErpClient(options: ErpClientOptions): ErpClient {
  const core = erpCore(options);
  return {
    categories: categories(core),
    taxClasses: taxClasses(core),
    raw: core.raw,
    with: (headers) => createErpClient({ ...options, ...headers }),
  };
}
