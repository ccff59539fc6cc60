import { ErpError, type AppRegistrationsGroup } from "@kontor/erp-client";
import { appRegistrations } from "@kontor/erp-client/groups";
import { isPlatformError, pipeline, toSecret, withTimeout, type Clock, type DecodeError } from "@kontor/http";
import { createCallSender } from "@kontor/http/internal";
import type { Fetch, Secret } from "@kontor/http";

const REJECTED = 1;
const CALL_MS = 30_000; // the same as for other calls that a person waits for

/** The result of asking for the decision once. */
export type Decision =
  | { key: Secret; grantedScopes: readonly string[] }
  | { rejected: true }
  | { waiting: number | undefined }
  | { status: number | undefined; error: unknown };

interface CallOptions {
  baseUrl: string;
  tenantId: string | undefined;
  apiVersion: string | undefined;
  fetch: Fetch;
  clock: Clock;
}

/**
 * The two calls of a registration.
 *
 * @throws {ArgumentError} If `baseUrl` is not https (http only to this machine).
 */
export function createRegistrationCalls({
  baseUrl,
  tenantId,
  apiVersion,
  fetch,
  clock,
}: CallOptions): AppRegistrationsGroup {
  const headers = { ...(tenantId && { "x-tenant-id": tenantId }), ...(apiVersion && { "api-version": apiVersion }) };
  return appRegistrations(
    createCallSender({
      what: "a registration",
      baseUrl,
      fetch: pipeline(fetch, withTimeout(CALL_MS, { clock })),
      headers,
      fail: (place, status, body, answered) => new ErpError(place, status, body, answered),
    }),
  );
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
