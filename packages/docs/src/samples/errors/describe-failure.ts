import { ConnectionError, TimeoutError, isPlatformError } from "@kontor/http";
import { TokenError } from "@kontor/auth";
import { ErpError } from "@kontor/erp-client";

/** Decides about a failed call. */
export function describeFailure(error: unknown): string {
  if (error instanceof ErpError && error.status === 404) return "it is not there";
  if (error instanceof ErpError && error.status === 429) return "the quota is used up";
  if (error instanceof ErpError) return `refused: ${error.status} ${error.details?.errorCode ?? "without a code"}`;
  if (error instanceof TimeoutError || error instanceof ConnectionError) return "nobody knows whether it was done";
  if (error instanceof TokenError) return error.isFinal ? "the credential is refused" : "no token for the moment";
  if (isPlatformError(error)) return `${error.code}, see ${error.docs}`;
  throw error; // not of Kontor: a mistake in the program, or the reason of your own signal
}
