import { ErpError, type AppRegistrations } from "@kontor/erp-client";
import { appRegistrations } from "@kontor/erp-client/groups";
import type { AppRegistration } from "@kontor/erp-types";
import {
  ArgumentError,
  isPlatformError,
  pipeline,
  toSecret,
  withTimeout,
  type Clock,
  type DecodeError,
  type Fetch,
  type Secret,
} from "@kontor/http";
import { createCallSender, checkOptionNames, systemClock, hideText } from "@kontor/http/parts";
import { checkRegistration } from "./check.ts";
import { messages, type RegistrationResult } from "./outcome.ts";
import type { ProgressStore, RegistrationProgress } from "./progress.ts";

const REJECTED = 1;
const ACCEPTED = 2;
const CALL_MS = 30_000; // as the other calls that a person waits for

/** What one look at the decision has shown. */
type Seen =
  | { key: Secret; grantedScopes: readonly string[] }
  | { rejected: true }
  | { waiting: number | undefined }
  | { status: number | undefined; error: unknown };

/** What happens on the way, for whoever watches. No secret is in it. */
export type RegistrationStep =
  | { step: "requesting"; appId: string }
  /** The ERP user must decide now. */
  | { step: "waiting"; registrationId: string; waitedMs: number }
  /** The platform could not be asked; it is asked again. */
  | { step: "retrying"; problem: string };

export interface RegisterAppOptions {
  /** Base address of the ERP API, `{base_url}`. */
  baseUrl: string;
  /** The fields of the request. An icon is added where there is none. */
  app: AppRegistration;
  /** Remembers how far it is, so that a crash costs nothing; `progressFile()` of `@kontor/app/file`. */
  progress: ProgressStore;
  /**
   * Keeps the key. It is shown once: this is the only thing that is waited for between its arrival and its safety. Resolves
   * when a crash cannot lose it any more; `keyFile()` of `@kontor/app/file` does so.
   */
  saveKey(key: Secret, facts: { grantedScopes: readonly string[] }): Promise<void> | void;
  /** Whether a key was kept: asked after a crash, before the platform is. */
  hasKey(): Promise<boolean> | boolean;
  onStep?(step: RegistrationStep): void;
  /** Time between two looks at the decision, in ms. Default 5 000 (observed). */
  intervalMs?: number;
  /** Longest wait for the ERP user, in ms; then the outcome is `pending`. Default 600 000. */
  timeoutMs?: number;
  /** Tenant ID, for the header `x-tenant-id`; the cloud wants it, on-premise installations do not. */
  tenantId?: string;
  /** Requested API version, for the header `api-version`. */
  apiVersion?: string;
  /** Sends the requests. Default `globalThis.fetch`, each for 30 s at most. */
  fetch?: Fetch;
  /** Tells time and waits. Default: the clock of this machine. */
  clock?: Clock;
  /** Stops the waiting; its reason is what the call rejects with. Calling again goes on. */
  signal?: AbortSignal;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i; // given §4.1

const known = {
  baseUrl: 1,
  app: 1,
  progress: 1,
  saveKey: 1,
  hasKey: 1,
  onStep: 1,
  intervalMs: 1,
  timeoutMs: 1,
  tenantId: 1,
  apiVersion: 1,
  fetch: 1,
  clock: 1,
  signal: 1,
} as const;

/**
 * Registers an app with an ERP: asks, waits for the ERP user, fetches the key once and hands it to `saveKey` before anything else
 * may fail. After a crash at any point, calling it again goes on where it was.
 *
 * Killed between the request and its answer, it asks again with the same challenge code: the platform has no way to tell whether it
 * arrived, and the ERP user may see the request twice. The newer one is ours.
 *
 * The one window that cannot be closed: between the arrival of the key and the end of `saveKey`. Who is killed in it gets
 * `key-lost`.
 *
 * @returns How it ended; also what went wrong for good is an outcome.
 * @throws {ArgumentError} If a field is missing or malformed, a key is there already, or the progress is that of another app or ERP
 *   which is not over; nothing was sent.
 * @throws {ErpError | ConnectionError | TimeoutError} If the request itself cannot be sent. Calling again goes on.
 * @see given spec §2.5, §3
 */
export async function registerApp(options: RegisterAppOptions): Promise<RegistrationResult> {
  const { baseUrl, progress: store, tenantId, apiVersion, onStep, signal, hasKey } = options;
  const { intervalMs = 5_000, timeoutMs = 600_000, fetch = globalThis.fetch, clock = systemClock } = options;
  checkOptionNames("register an app", options, known);
  const app = checkRegistration(options.app);
  for (const [name, value] of Object.entries({ intervalMs, timeoutMs }))
    if (!(value >= 1 && value < 2 ** 31))
      throw new ArgumentError("register an app", name, "be a number from 1 to 2147483647", value);
  if (tenantId !== undefined && !UUID.test(tenantId))
    throw new ArgumentError("register an app", "tenantId", "be a UUID", hideText(tenantId));
  const headers = { ...(tenantId && { "x-tenant-id": tenantId }), ...(apiVersion && { "api-version": apiVersion }) };
  const platform: AppRegistrations = appRegistrations(
    createCallSender({
      what: "a registration",
      baseUrl,
      fetch: pipeline(fetch, withTimeout(CALL_MS, { clock })),
      headers,
      fail: (place, status, body, answered) => new ErpError(place, status, body, answered),
    }),
  );
  let progress = await begun();
  const isResumed = progress.registrationId !== undefined;
  // we were killed just after it was saved, or the end was not written down
  if (isResumed && (await hasKey())) return ended("registered", { grantedScopes: [] });
  if (progress.ended === "registered") return outcome("key-lost"); // it was saved, and is not where it was
  const refusal = isResumed ? undefined : await request();
  return refusal ?? decision(isResumed);

  /** What an earlier call began; what has ended otherwise than with a key begins anew. */
  async function begun(): Promise<RegistrationProgress> {
    const earlier = await store.load();
    const facts = { appId: app.AppId, baseUrl, ...(tenantId !== undefined && { tenantId }) };
    const isSame = (["appId", "baseUrl", "tenantId"] as const).every(
      (name) => earlier?.[name] === facts[name as "appId"],
    );
    const mayHaveKey =
      earlier?.registrationId !== undefined && ["registered", "key-lost"].includes(earlier.ended ?? "");
    const isOpen = earlier?.registrationId !== undefined && earlier.ended === undefined;
    if (earlier && !isSame && (isOpen || earlier.ended === "registered"))
      throw new ArgumentError(
        "register an app",
        "progress",
        `be that of ${app.AppId} at this address, or new`,
        `that of ${earlier.appId} at ${earlier.baseUrl}`,
      );
    if (earlier && isSame && (isOpen || earlier.ended === undefined || earlier.ended === "registered")) return earlier;
    if (earlier && isSame && mayHaveKey && (await hasKey())) return earlier;
    if (await hasKey())
      throw new ArgumentError("register an app", "the place of the key", "be empty", "a key, which would be lost");
    const challengeCode = crypto.randomUUID().replaceAll("-", "").slice(0, 30); // any value, at most 30 characters
    const fresh = { ...facts, challengeCode, requestedAt: new Date(clock.now()).toISOString() };
    await store.save(fresh); // before it is sent: a second attempt is the same registration
    return fresh;
  }

  async function request(): Promise<RegistrationResult | undefined> {
    signal?.throwIfAborted();
    onStep?.({ step: "requesting", appId: app.AppId });
    try {
      const answer = await platform.register({ "x-challengecode": progress.challengeCode }, app, signal && { signal });
      const { registrationRequestId: registrationId } = answer;
      if (!registrationId) throw new TypeError("Cannot go on as the answer to the registration has no id");
      progress = { ...progress, registrationId };
      await store.save(progress);
      return undefined;
    } catch (error) {
      const status = statusOf(error);
      if (status === 409) return ended("already-registered");
      if (status === 403) return outcome("no-dialog");
      if (status === 402) return outcome("no-app-service");
      throw error;
    }
  }

  /** Looks until the ERP user has decided. Every look may be the one that brings the key. */
  async function decision(mayHaveBeenShown: boolean): Promise<RegistrationResult> {
    const registrationId = progress.registrationId!;
    const startedAt = clock.monotonicMs();
    for (;;) {
      signal?.throwIfAborted();
      const seen = await look(registrationId);
      if ("key" in seen) return kept(seen.key, seen.grantedScopes);
      if ("rejected" in seen) return ended("rejected");
      if ("waiting" in seen) {
        mayHaveBeenShown ||= seen.waiting === ACCEPTED; // and no key that we could find
        onStep?.({ step: "waiting", registrationId, waitedMs: Math.round(clock.monotonicMs() - startedAt) });
      } else {
        const { status, error } = seen;
        if (status === 410) return ended(mayHaveBeenShown ? "key-lost" : "already-answered");
        if (status === 404) return ended("expired");
        if (status === 402) return outcome("no-app-service");
        if (status === 403) return outcome("no-dialog");
        signal?.throwIfAborted();
        if (!isPlatformError(error)) throw error;
        mayHaveBeenShown ||= status === undefined || status >= 500; // an answer was on its way and broke off, or died at a gateway
        onStep?.({ step: "retrying", problem: error.message });
      }
      if (clock.monotonicMs() - startedAt + intervalMs > timeoutMs) return outcome("pending", { registrationId });
      await clock.sleep(intervalMs, { signal });
    }
  }

  /**
   * One look, and never cut short: the key may be on its way. An answer that does not fit our idea of it may have the key in
   * it all the same.
   */
  async function look(registrationId: string): Promise<Seen> {
    try {
      const answer = await platform.fetch({ registrationId, "x-challengecode": progress.challengeCode });
      const key = keyIn(answer);
      if (key) return { key: toSecret(key), grantedScopes: answer.grantedScopes ?? [] };
      const status = answer.requestStatusInfo?.status;
      return status === REJECTED ? { rejected: true } : { waiting: status };
    } catch (error) {
      const key = isPlatformError(error) && error.code === "ERR_PLATFORM_DECODE" && keyIn((error as DecodeError).value);
      return key ? { key: toSecret(key), grantedScopes: [] } : { status: statusOf(error), error };
    }
  }

  async function kept(key: Secret, grantedScopes: readonly string[]): Promise<RegistrationResult> {
    try {
      await options.saveKey(key, { grantedScopes });
    } catch (cause) {
      return outcome("key-not-saved", { key, cause });
    }
    return ended("registered", { grantedScopes });
  }

  async function ended<Kind extends RegistrationResult["outcome"]>(
    kind: Kind,
    facts?: object,
  ): Promise<RegistrationResult> {
    await store.save({ ...progress, ended: kind });
    return outcome(kind, facts);
  }
}

function outcome(kind: RegistrationResult["outcome"], facts: object = {}): RegistrationResult {
  return { outcome: kind, message: messages[kind], ...facts } as RegistrationResult;
}

function statusOf(error: unknown): number | undefined {
  return isPlatformError(error) && error.code === "ERR_PLATFORM_API" ? (error as ErpError).status : undefined;
}

/** The key in an answer of whatever form and spelling. */
function keyIn(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    if (/^apikey$/i.test(name) && typeof inner === "string" && inner !== "") return inner;
    const deeper = keyIn(inner);
    if (deeper) return deeper;
  }
  return undefined;
}
