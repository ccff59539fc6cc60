import type { AppRegistration } from "@kontor/erp-types";
import { ArgumentError, type Clock, type Fetch, type Secret } from "@kontor/http";
import { readOptions, readSetting, hideText, runtimeFetch, systemClock } from "@kontor/http/internal";
import { checkRegistration } from "./calls.ts";

/** One step of a registration. No secret is in it. */
export type RegistrationStep =
  | { step: "requesting"; appId: string }
  /** The ERP user must decide now. */
  | { step: "waiting"; registrationId: string; waitedMs: number }
  /** The platform could not be asked. It is asked again. */
  | { step: "retrying"; problem: string };

/** The progress of a registration, so that it continues after a crash. It contains no secret. */
export interface RegistrationProgress {
  appId: string;
  /** The address of the ERP that was asked, and the tenant. */
  baseUrl: string;
  tenantId?: string | undefined;
  /** Proves that all calls of one registration are from the same app. */
  challengeCode: string;
  /** When the request was about to be sent for the first time. */
  requestedAt: string;
  /** The authentication ID. It is absent while it is not known whether the request arrived. */
  registrationId?: string;
  /** The outcome. It is absent while the registration is not over. */
  ended?: string;
}

/** Stores the progress; `progressFile()` of `@kontor/app/file` keeps it in a file. */
export interface ProgressStore {
  load(): Promise<RegistrationProgress | undefined>;
  /** Must resolve when a crash cannot lose the progress any more. */
  save(progress: RegistrationProgress): Promise<void>;
}

/** Options of `registerApp()`: the ERP, the app and its scopes, and where the key is kept. */
export interface RegisterAppOptions {
  /** Base address of the ERP API, `{base_url}`. */
  baseUrl: string;
  /** The fields of the request. An icon is added if it has none. */
  app: AppRegistration;
  /** Stores the progress of the registration, so that it continues after a crash; `progressFile()` of `@kontor/app/file` makes one. */
  progress: ProgressStore;
  /**
   * Saves the key. The platform shows it once, so nothing else happens between its arrival and this call. It must resolve when a
   * crash cannot lose the key any more; `keyFile()` of `@kontor/app/file` does so.
   */
  saveKey(key: Secret, facts: { grantedScopes: readonly string[] }): Promise<void> | void;
  /** Says whether a key is saved. It is called after a crash, before the platform is asked. */
  hasKey(): Promise<boolean> | boolean;
  /** Called at every step. Default: no call. */
  onStep?: ((step: RegistrationStep) => void) | undefined;
  /** Time between two calls that ask for the decision, in ms. Default 5 000 (observed). */
  intervalMs?: number | undefined;
  /** Longest wait for the ERP user, in ms; then the outcome is `pending`. Default 600 000. */
  timeoutMs?: number | undefined;
  /** Tenant ID, for the header `x-tenant-id`. The cloud requires it, on-premise installations do not. Default: the header is not sent. */
  tenantId?: string | undefined;
  /** Requested API version, for the header `api-version`. Default: the header is not sent. */
  apiVersion?: string | undefined;
  /** Sends the requests. Default `globalThis.fetch`; each request may take 30 s. */
  fetch?: Fetch | undefined;
  /** Tells time and waits. Default: the clock of this machine. */
  clock?: Clock | undefined;
  /** Stops the waiting. The call rejects with its reason, and a further call continues. Default: it waits as long as `timeoutMs` says. */
  signal?: AbortSignal | undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i; // given §4.1

/** The options of a registration with their defaults. */
export type CheckedOptions = ReturnType<typeof checkRegisterOptions>;

/** @throws {ArgumentError} If an option is missing, unknown or out of range, or the app is malformed. */
export function checkRegisterOptions(options: RegisterAppOptions) {
  const { progress: store, ...rest } = readOptions("register an app", options, {
    baseUrl: undefined,
    app: undefined,
    progress: undefined,
    saveKey: undefined,
    hasKey: undefined,
    onStep: undefined,
    intervalMs: 5_000,
    timeoutMs: 600_000,
    tenantId: undefined,
    apiVersion: undefined,
    fetch: runtimeFetch,
    clock: systemClock,
    signal: undefined,
  });
  const { hasKey, intervalMs, timeoutMs } = rest;
  const [baseUrl, tenantId, apiVersion] = (["baseUrl", "tenantId", "apiVersion"] as const).map((name) =>
    readSetting("register an app", name, rest[name]),
  ) as [string, string | undefined, string | undefined];
  const app = checkRegistration(rest.app);
  if (typeof store?.load !== "function") throw new ArgumentError("register an app", "progress", "be a store", store);
  for (const [name, value] of Object.entries({ saveKey: rest.saveKey, hasKey }))
    if (typeof value !== "function") throw new ArgumentError("register an app", name, "be a function", value); // Without it the key would be lost.
  for (const [name, value] of Object.entries({ intervalMs, timeoutMs }))
    if (!(value >= 1 && value < 2 ** 31))
      throw new ArgumentError("register an app", name, "be a number from 1 to 2147483647", value);
  if (tenantId !== undefined && !UUID.test(tenantId))
    throw new ArgumentError("register an app", "tenantId", "be a UUID", hideText(tenantId));
  const saveKey: RegisterAppOptions["saveKey"] = (key, facts) => options.saveKey(key, facts);
  return { ...rest, baseUrl, tenantId, apiVersion, app, store, saveKey };
}
