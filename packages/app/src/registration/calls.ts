import { ErpError, type AppRegistrationsGroup } from "@kontor/erp-client";
import { appRegistrations } from "@kontor/erp-client/groups";
import {
  isPlatformError,
  pipeline,
  toSecret,
  withTimeout,
  type Clock,
  type DecodeError,
  type Fetch,
  type Secret,
  ArgumentError,
} from "@kontor/http";
import { createCallSender, checkOptionNames } from "@kontor/http/internal";
import type { AppRegistration } from "@kontor/erp-types";

const REJECTED = 1;
const CALL_MS = 30_000; // the same as for other calls that a person waits for

/** The result of asking for the decision once. */
export type Decision =
  | { key: Secret; grantedScopes: readonly string[] }
  | { rejected: true }
  | { waiting: number | undefined }
  | { status: number | undefined; error: unknown };

type RegistrationHost = { baseUrl: string; fetch: Fetch; clock: Clock } & Record<
  "tenantId" | "apiVersion",
  string | undefined
>;

/**
 * The two calls of a registration.
 *
 * @throws {ArgumentError} If `baseUrl` is not https (http only to this machine).
 */
export function createRegistrationCalls(options: RegistrationHost): AppRegistrationsGroup {
  const { baseUrl, tenantId, apiVersion, clock } = options;
  const headers = { ...(tenantId && { "x-tenant-id": tenantId }), ...(apiVersion && { "api-version": apiVersion }) };
  const fetch = pipeline(options.fetch, withTimeout(CALL_MS, { clock }));
  const fail = (...facts: ConstructorParameters<typeof ErpError>) => new ErpError(...facts);
  return appRegistrations(createCallSender({ what: "a registration", baseUrl, fetch, headers, fail }));
}

/**
 * Asks for the decision once. No signal stops this call, since the key may be on its way. An answer of an unexpected form is
 * searched for the key as well.
 */
export async function fetchDecision(
  calls: Pick<AppRegistrationsGroup, "fetch">,
  { registrationId, challengeCode }: { registrationId: string; challengeCode: string },
): Promise<Decision> {
  try {
    const answer = await calls.fetch({ registrationId, "x-challengecode": challengeCode });
    const key = findKey(answer);
    if (key) return { key: toSecret(key), grantedScopes: answer.grantedScopes ?? [] };
    const status = answer.requestStatusInfo?.status;
    return status === REJECTED ? { rejected: true } : { waiting: status };
  } catch (error) {
    const key = isPlatformError(error) && error.code === "ERR_PLATFORM_DECODE" && findKey((error as DecodeError).value);
    return key ? { key: toSecret(key), grantedScopes: [] } : { status: readStatus(error), error };
  }
}

/** The HTTP status of an answer outside 2xx; `undefined` for any other error. */
export function readStatus(error: unknown): number | undefined {
  return isPlatformError(error) && error.code === "ERR_PLATFORM_API" ? (error as ErpError).status : undefined;
}

/** Finds the key in an answer of any form, in any spelling of its name. */
function findKey(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    if (/^apikey$/i.test(name) && typeof inner === "string" && inner !== "") return inner;
    const deeper = findKey(inner);
    if (deeper) return deeper;
  }
  return undefined;
}

const TEXTS = ["AppId", "DisplayName", "Description", "Version", "ProviderName", "ProviderWebsite"] as const;
const SCOPES = ["MandatoryApiScopes", "OptionalApiScopes"] as const;
const OTHERS = ["LocalizedDisplayNames", "LocalizedDescriptions", "AppIcon", "RegistrationType"] as const;
const BASE64 =
  /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$|^[A-Za-z0-9+/]{2}==$|^[A-Za-z0-9+/]{3}=$/;

/**
 * Checks the request of a registration before it is sent, and adds an icon if it has none: the platform's own description requires
 * one (observed), the given spec does not mention it.
 *
 * `AppId` may have any form, since the platform shows none. The form of `x-appid` is a rule of that header (given §4.2).
 *
 * @throws {ArgumentError} If a field is missing, malformed or unknown; it names the field.
 * @see given spec §2.5
 */
export function checkRegistration(app: AppRegistration): AppRegistration {
  const fail = (field: string, must: string, got: unknown): never => {
    throw new ArgumentError("register an app", `app.${field}`, must, got);
  };
  if (typeof app !== "object" || app === null) throw new ArgumentError("register an app", "app", "be an object", app);
  const known = Object.fromEntries([...TEXTS, ...SCOPES, ...OTHERS].map((name) => [name, 1]));
  checkOptionNames<AppRegistration>("register an app", app, known as Record<keyof AppRegistration, 1>, "app.");
  for (const field of TEXTS) {
    const value: unknown = app[field];
    if (typeof value !== "string" || value.trim() === "") fail(field, "be text", value);
  }
  const { ProviderWebsite: website } = app;
  if (!URL.canParse(website) || !/^https?:$/.test(new URL(website).protocol))
    fail("ProviderWebsite", "be a web address", website);
  for (const field of SCOPES) {
    const scopes: unknown = app[field];
    if (scopes === undefined && field === "OptionalApiScopes") continue;
    if (!Array.isArray(scopes) || !scopes.every((scope) => typeof scope === "string" && scope !== ""))
      fail(field, "be a list of scopes", scopes);
  }
  const { AppIcon = defaultIcon, RegistrationType: type } = app;
  if (typeof AppIcon !== "string" || !BASE64.test(AppIcon)) fail("AppIcon", "be an image in base64", AppIcon);
  if (type !== undefined && ![0, 1, 2, 3].includes(type)) fail("RegistrationType", "be 0, 1, 2 or 3", type);
  return { ...app, AppIcon };
}

/** A frame with a dot, 32 × 32, PNG in base64: what a registration shows where no icon is given. */
const defaultIcon =
  "iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAASUlEQVR42mMITZtJU8RAJwv+0wCMWjBqwXC0ADn7UNkCXLmUOhbgLwkGvQXEFGejFtDWgqGfiuiR0ehRVIwW16MWjAwLhnDrGgCYLawo//kGbwAAAABJRU5ErkJggg==";
